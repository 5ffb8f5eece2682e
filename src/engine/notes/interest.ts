import type { Column } from '../../money/column.ts';
import { exactProduct } from '../../money/exact-product.ts';
import { RATE_ONE } from '../../money/rate.ts';
import type { Readings, Scenario } from '../../scenario/scenario.ts';
import { benchmarkWithAdjustment } from '../events/benchmark.ts';
import type { Calendar, Plan } from '../plan.ts';
import type { ClassQuantity } from '../projection.ts';
import type { RunState } from '../run-state.ts';

const YEAR = 360 * RATE_ONE;

/**
 * Total Note Interest of each class at a date: balance before x rate x day fraction, what earlier dates left unpaid, and
 * interest on that for the same accrual (§ 2.8(f); the three interest lines of the certificate). One rounding for each.
 * @param interestDue receives the total by class
 * @returns the sum over all classes
 */
export function accrueInterest(
  plan: Plan,
  calendar: Calendar,
  scenario: Scenario,
  state: RunState,
  columns: Readonly<Record<ClassQuantity, Column>>,
  interestDue: Column,
  number: number,
  at: number,
): number {
  const dates = columns.rate.length / plan.classCount;
  const benchmark = benchmarkWithAdjustment(scenario.benchmark, number);
  const actual = calendar.actualDays[number] as number;
  const thirty = calendar.days360[number] as number;
  let total = 0;
  for (let one = 0; one < plan.classCount; one += 1) {
    const before = state.balances[one] as number;
    const unpaid = state.unpaidInterest[one] as number;
    interestDue[one] = 0;
    if (before === 0 && unpaid === 0) continue;
    const cell = one * dates + at;
    const rate = rateOf(plan, one, benchmark);
    const multiplier = rate * (plan.actual360[one] === 1 ? actual : thirty);
    const current = exactProduct(before, multiplier, YEAR);
    const onUnpaid = interestOnUnpaid(scenario.readings, unpaid, multiplier);
    const due = current + unpaid + onUnpaid;
    columns.rate[cell] = rate;
    columns.before[cell] = before;
    columns.unpaidPrior[cell] = unpaid;
    columns.interestCurrent[cell] = current;
    columns.interestOnUnpaid[cell] = onUnpaid;
    interestDue[one] = due;
    total += due;
  }
  return total;
}

/** The class's rate for the accrual: its coupon, or benchmark + adjustment + spread, the sum never below zero. */
function rateOf(plan: Plan, noteClass: number, benchmark: number): number {
  if (plan.floating[noteClass] === 0) return plan.fixedRate[noteClass] as number;
  const sum = benchmark + (plan.spread[noteClass] as number);
  return sum > 0 ? sum : 0;
}

/** The switch interest_on_unpaid_interest; on by default. */
function interestOnUnpaid(readings: Readings, unpaid: number, multiplier: number): number {
  if (unpaid === 0 || !readings.interestOnUnpaidInterest) return 0;
  return exactProduct(unpaid, multiplier, YEAR);
}
