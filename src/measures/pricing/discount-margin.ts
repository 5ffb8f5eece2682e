import { benchmarkWithAdjustment } from '../../engine/events/benchmark.ts';
import type { Projection } from '../../engine/projection.ts';
import { type Column, columnFrom } from '../../money/column.ts';
import { RATE_ONE } from '../../money/rate.ts';
import { type Measured, measured, notAvailable } from '../not-available.ts';
import type { NoteFlows } from './note-flows.ts';
import { findRoot } from './root.ts';
import { YIELD_RANGE } from './yield-of.ts';

/** Flows with what a margin is added to: the accrual's days by 360, and its benchmark as a fraction a year. */
export interface MarginFlows {
  readonly cash: Column;
  readonly days: Column;
  readonly benchmark: Column;
}

const TOLERANCE = 1e-14;

/**
 * The discount margin: what must be added to the benchmark of each accrual so that the flows, discounted simply over its
 * days by 360 and compounded from date to date, are worth the value (S. Mann and F. Fabozzi, "Introduction to Fixed
 * Income Analytics", floating-rate securities; with the benchmark of each accrual in place of one held level).
 * @param full value with accrued interest for 100 of `balance`
 * @returns as a fraction a year; or why there is none
 */
export function discountMargin(flows: MarginFlows, balance: number, full: number, accrued: number): Measured<number> {
  const price = full - accrued;
  if (full <= 0) return notAvailable({ kind: 'priceNotPositive', price });
  const above = (margin: number): number => (valueAtMargin(flows, margin) / balance) * 100 - full;
  const { lowest, highest } = YIELD_RANGE;
  const root = findRoot(above, lowest, highest, TOLERANCE);
  if (root.ok) return measured(root.at);
  return notAvailable({
    kind: 'noYield',
    price,
    lowest,
    highest,
    priceAtLowest: root.atLower + price,
    priceAtHighest: root.atUpper + price,
  });
}

/** Value of the flows with accrued interest, at a margin over the benchmark; cents, unrounded. */
export function valueAtMargin({ cash, days, benchmark }: MarginFlows, margin: number): number {
  let factor = 1;
  let value = 0;
  for (let date = 0; date < cash.length; date += 1) {
    factor /= 1 + (((benchmark[date] as number) + margin) * (days[date] as number)) / 360;
    value += (cash[date] as number) * factor;
  }
  return value;
}

/** A floating class's flows with the scenario's benchmark of each accrual, its adjustment included; null for a fixed one. */
export function marginFlows(projection: Projection, flows: NoteFlows): MarginFlows | null {
  const { deal, distributionDates, actualDays, startAfter, scenario } = projection;
  const { noteClass, from, cash, settlement } = flows;
  if (deal.classes[noteClass]?.coupon.kind !== 'floating') return null;
  const days = columnFrom(cash, (_, date) =>
    date === 0 ? (distributionDates[from] as number) - settlement : (actualDays[from + date] as number),
  );
  const benchmark = columnFrom(
    cash,
    (_, date) => benchmarkWithAdjustment(scenario.benchmark, startAfter + from + date + 1) / RATE_ONE,
  );
  return { cash, days, benchmark };
}
