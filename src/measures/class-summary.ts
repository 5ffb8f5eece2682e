import type { Projection } from '../engine/projection.ts';
import { dayInMonth, type Month } from '../money/day.ts';
import { days360 } from '../money/day-count.ts';

/** What a run comes to for one class. Amounts in cents, dates as places in the projection's columns (-1 for none). */
export interface ClassSummary {
  readonly name: string;
  readonly startBalance: number;
  readonly interestPaid: number;
  readonly principalPaid: number;
  readonly balanceEnd: number;
  readonly unpaidInterestEnd: number;
  readonly firstPrincipal: number;
  readonly lastPrincipal: number;
  readonly datesShortOfInterest: number;
  readonly firstShortOfInterest: number;
  readonly lastShortOfInterest: number;
  /** Weighted average life in millionths of a year, rounded half-up; null where no principal is paid. */
  readonly walMillionths: number | null;
}

/** Summaries of all classes in the deal's order. */
export function classSummaries(projection: Projection): readonly ClassSummary[] {
  const days = daysToDates(projection);
  return projection.deal.classes.map((_, noteClass) => summaryOf(projection, noteClass, days));
}

/**
 * 30/360 days from the closing, or from the unrolled day of the start's month, to the unrolled day of each date: the
 * base of every weighted average life (engine.md § 11).
 */
export function daysToDates(projection: Projection): Int32Array {
  const { deal, startAfter, count } = projection;
  const days = new Int32Array(count);
  for (let at = 0; at < count; at += 1) {
    const unrolled = dayInMonth((deal.firstDistribution + startAfter + at) as Month, deal.distributionDay);
    days[at] = startAfter === 0 ? days360(deal.closing, unrolled) : 30 * (at + 1);
  }
  return days;
}

function summaryOf(projection: Projection, noteClass: number, days: Int32Array): ClassSummary {
  const { byClass, dates, count, scenario, deal } = projection;
  let interestPaid = 0;
  let principalPaid = 0;
  let weighted = 0n;
  let firstPrincipal = -1;
  let lastPrincipal = -1;
  let short = 0;
  let firstShort = -1;
  let lastShort = -1;
  let unpaid = scenario.start.unpaidInterest[noteClass] ?? 0;
  for (let at = 0; at < count; at += 1) {
    const cell = noteClass * dates + at;
    const principal = byClass.principal[cell] as number;
    const paid = byClass.interestPaid[cell] as number;
    unpaid = interestDueAt(projection, cell) - paid;
    interestPaid += paid;
    if (unpaid > 0) {
      short += 1;
      lastShort = at;
      if (firstShort < 0) firstShort = at;
    }
    if (principal === 0) continue;
    principalPaid += principal;
    weighted += BigInt(principal) * BigInt(days[at] as number);
    lastPrincipal = at;
    if (firstPrincipal < 0) firstPrincipal = at;
  }
  const startBalance = scenario.start.balances[noteClass] ?? 0;
  return {
    name: deal.classes[noteClass]?.name ?? '',
    startBalance,
    interestPaid,
    principalPaid,
    balanceEnd: startBalance - principalPaid,
    unpaidInterestEnd: unpaid,
    firstPrincipal,
    lastPrincipal,
    datesShortOfInterest: short,
    firstShortOfInterest: firstShort,
    lastShortOfInterest: lastShort,
    walMillionths: principalPaid === 0 ? null : walOf(weighted, principalPaid),
  };
}

/** Total Note Interest due in a cell of the class columns. */
export function interestDueAt(projection: Projection, cell: number): number {
  const { interestCurrent, unpaidPrior, interestOnUnpaid } = projection.byClass;
  return (interestCurrent[cell] as number) + (unpaidPrior[cell] as number) + (interestOnUnpaid[cell] as number);
}

const MILLION = 1_000_000n;

function walOf(weightedDays: bigint, principal: number): number {
  const year = 360n * BigInt(principal);
  return Number((2n * weightedDays * MILLION + year) / (2n * year));
}

/** Prints millionths of a year with six places, "0.201591". */
export function printMillionths(value: number): string {
  const whole = Math.floor(value / 1_000_000);
  return `${whole}.${String(value - whole * 1_000_000).padStart(6, '0')}`;
}
