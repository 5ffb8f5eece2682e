import { CLASS_QUANTITIES, DATE_QUANTITIES, type Projection, REGIMES } from '../../engine/projection.ts';
import type { Column } from '../../money/column.ts';

/** Whether two runs of one deal pay and owe the same on every date: what an input that changes nothing leaves alike. */
export function sameResult(a: Projection, b: Projection): boolean {
  if (a.count !== b.count || a.startAfter !== b.startAfter || a.statuses.length !== b.statuses.length) return false;
  const rows = a.deal.classes.length;
  return (
    DATE_QUANTITIES.every((name) => sameCells(a.byDate[name], a.dates, b.byDate[name], b.dates, 1, a.count)) &&
    CLASS_QUANTITIES.every((name) => sameCells(a.byClass[name], a.dates, b.byClass[name], b.dates, rows, a.count)) &&
    REGIMES.every((regime) => samePayments(a, b, regime))
  );
}

function samePayments(a: Projection, b: Projection, regime: (typeof REGIMES)[number]): boolean {
  const [mine, other] = [a.payments[regime], b.payments[regime]];
  if (!mine || !other) return mine === other;
  const rows = a.lists[regime].rows.length;
  return (
    sameCells(mine.due, mine.dates, other.due, other.dates, rows, a.count) &&
    sameCells(mine.fromReserve, mine.dates, other.fromReserve, other.dates, rows, a.count)
  );
}

function sameCells(a: Column, datesOfA: number, b: Column, datesOfB: number, rows: number, count: number): boolean {
  for (let row = 0; row < rows; row += 1) {
    for (let at = 0; at < count; at += 1) if (a[row * datesOfA + at] !== b[row * datesOfB + at]) return false;
  }
  return true;
}
