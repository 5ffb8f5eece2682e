import { excessOver, lesserOf } from '../../money/cents.ts';
import { type Column, emptyColumn } from '../../money/column.ts';
import type { Readings } from '../../scenario/scenario.ts';
import type { DateAmounts } from '../date-amounts.ts';
import type { Plan } from '../plan.ts';
import type { RunState } from '../run-state.ts';

/** The four tests of a date, by level. */
const tests = emptyColumn(4);

/**
 * Priority, Secondary, Tertiary and Quaternary Principal Distributable Amounts: by how much the Notes through each level
 * exceed the pool at the month's end, less the tests before; from a class's Final Distribution Date on at least what
 * retires it (definitions after § 2.8(e); engine.md § 4).
 */
export function testPrincipal(plan: Plan, readings: Readings, state: RunState, date: DateAmounts): void {
  const { levelEnd } = plan;
  const mayBeFinal = date.number >= plan.firstFinalDate;
  let through = 0;
  let testsBefore = 0;
  let one = 0;
  for (let level = 0; level < 4; level += 1) {
    const first = one;
    for (; one < (levelEnd[level] as number); one += 1) through += state.balances[one] as number;
    const shortOfPool = excessOver(through, date.poolEnd + testsBefore);
    const floor = mayBeFinal ? floorOf(plan, readings, state, date.number, first, one) : 0;
    const retires = readings.fddFloor === 'own_class' ? floor : excessOver(floor, testsBefore);
    const test = shortOfPool > retires ? shortOfPool : retires;
    tests[level] = test;
    testsBefore += test;
  }
  date.priority = tests[0] as number;
  date.secondary = tests[1] as number;
  date.tertiary = tests[2] as number;
  date.quaternary = tests[3] as number;
}

/** After an acceleration there are no tests (engine.md § 6). */
export function dropTests(date: DateAmounts): void {
  date.priority = 0;
  date.secondary = 0;
  date.tertiary = 0;
  date.quaternary = 0;
  date.regular = 0;
  date.requiredPayment = 0;
}

/**
 * Regular Principal Distributable Amount: what brings the Notes down to the pool less the OC target, after the four
 * tests; all that is left of the Notes when the whole account is drawn.
 */
export function testRegular(plan: Plan, date: DateAmounts): void {
  const four = date.priority + date.secondary + date.tertiary + date.quaternary;
  const target = excessOver(date.notesBefore + plan.deal.ocTarget, date.poolEnd);
  const wanted = date.wholeAccount ? date.notesBefore : lesserOf(date.notesBefore, target);
  date.regular = excessOver(wanted, four);
}

/**
 * What retires the classes of a level (from `first` until `end`) that are past their Final Distribution Date: these
 * classes together (reading own_class), or every class above and of the same rank too.
 */
function floorOf(
  plan: Plan,
  readings: Readings,
  { balances }: RunState,
  number: number,
  first: number,
  end: number,
): number {
  let floor = 0;
  for (let one = first; one < end; one += 1) {
    const balance = balances[one] as number;
    if (balance === 0 || number < (plan.finalDate[one] as number)) continue;
    if (readings.fddFloor === 'own_class') floor += balance;
    else floor = balancesUntil(balances, plan.rankEnd[one] as number);
  }
  return floor;
}

function balancesUntil(balances: Column, end: number): number {
  let sum = 0;
  for (let one = 0; one < end; one += 1) sum += balances[one] as number;
  return sum;
}
