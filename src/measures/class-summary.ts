import type { Projection } from '../engine/projection.ts';
import { type Column, emptyColumn } from '../money/column.ts';
import { type Day, dayInMonth, type Month } from '../money/day.ts';
import { days360 } from '../money/day-count.ts';
import { exactProduct } from '../money/exact-product.ts';

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
  return projection.deal.classes.map((_, noteClass) => classSummary(projection, noteClass, days));
}

/**
 * 30/360 days from the closing, or from the unrolled day of the start's month, to the unrolled day of each date: the
 * base of every weighted average life (engine.md § 11).
 */
export function daysToDates(projection: Projection): Column {
  const { deal, startAfter, count } = projection;
  const days = emptyColumn(count);
  // Up to the 27th no end of a month comes into it, so that each unrolled day is 30 days after the one before.
  const isEven = startAfter > 0 || deal.distributionDay <= 27;
  for (let at = 0; at < count; at += 1) {
    if (isEven && at > 0) days[at] = (days[at - 1] as number) + 30;
    else days[at] = startAfter > 0 ? 30 : days360(deal.closing, unrolledDay(projection, at));
  }
  return days;
}

function unrolledDay({ deal, startAfter }: Projection, at: number): Day {
  return dayInMonth((deal.firstDistribution + startAfter + at) as Month, deal.distributionDay);
}

/** The summary of one class. @param days of {@link daysToDates} */
export function classSummary(projection: Projection, noteClass: number, days: Column): ClassSummary {
  const { byClass, dates, count, scenario, deal } = projection;
  let interestPaid = 0;
  let principalPaid = 0;
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
    walMillionths: principalPaid === 0 ? null : walMillionths(projection, noteClass, days, principalPaid),
  };
}

/** Total Note Interest due in a cell of the class columns. */
export function interestDueAt(projection: Projection, cell: number): number {
  const { interestCurrent, unpaidPrior, interestOnUnpaid } = projection.byClass;
  return (interestCurrent[cell] as number) + (unpaidPrior[cell] as number) + (interestOnUnpaid[cell] as number);
}

const MILLION = 1_000_000;

/**
 * Weighted average life in millionths of a year of 360 days, half-up and exact: dollar-days stay whole numbers that a
 * double holds, but for balances beyond any trust's, which are added up in BigInt.
 * @param days of {@link daysToDates}
 * @param principalPaid of the class over the run, above 0
 */
function walMillionths(projection: Projection, noteClass: number, days: Column, principalPaid: number): number {
  const { byClass, dates, count } = projection;
  if (principalPaid * (days[count - 1] as number) > Number.MAX_SAFE_INTEGER) {
    return walOfLarge(projection, noteClass, days, principalPaid);
  }
  let weighted = 0;
  for (let at = 0; at < count; at += 1) {
    weighted += (byClass.principal[noteClass * dates + at] as number) * (days[at] as number);
  }
  return exactProduct(weighted, MILLION, 360 * principalPaid);
}

function walOfLarge({ byClass, dates, count }: Projection, noteClass: number, days: Column, paid: number): number {
  let weighted = 0n;
  for (let at = 0; at < count; at += 1) {
    weighted += BigInt(byClass.principal[noteClass * dates + at] as number) * BigInt(days[at] as number);
  }
  const year = 360n * BigInt(paid);
  return Number((2n * weighted * BigInt(MILLION) + year) / (2n * year));
}

/** Prints millionths of a year with six places, "0.201591". */
export function printMillionths(value: number): string {
  const whole = Math.floor(value / 1_000_000);
  return `${whole}.${String(value - whole * 1_000_000).padStart(6, '0')}`;
}
