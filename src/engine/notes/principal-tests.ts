import { excessOver, lesserOf } from '../../money/cents.ts';
import type { Readings } from '../../scenario/scenario.ts';
import type { DateAmounts } from '../date-amounts.ts';
import type { Plan } from '../plan.ts';
import type { RunState } from '../run-state.ts';

/** The four levels' tests of a date, and room for the sums they are made of. */
const through = new Float64Array(4);
const floors = new Float64Array(4);
const tests = new Float64Array(4);

/**
 * Priority, Secondary, Tertiary and Quaternary Principal Distributable Amounts: by how much the Notes through each level
 * exceed the pool at the month's end, less the tests before; from a class's Final Distribution Date on at least what
 * retires it (definitions after § 2.8(e); engine.md § 4).
 */
export function testPrincipal(plan: Plan, readings: Readings, state: RunState, date: DateAmounts): void {
  fillSums(plan, readings, state, date.number);
  let testsBefore = 0;
  for (let level = 0; level < 4; level += 1) {
    const shortOfPool = excessOver(through[level] as number, date.poolEnd + testsBefore);
    const floor = floors[level] as number;
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

function fillSums(plan: Plan, readings: Readings, state: RunState, number: number): void {
  for (let level = 0; level < 4; level += 1) {
    through[level] = 0;
    floors[level] = 0;
  }
  let prefix = 0;
  for (let one = 0; one < plan.classCount; one += 1) {
    const level = plan.level[one] as number;
    const balance = state.balances[one] as number;
    prefix += balance;
    through[level] = prefix;
    if (balance > 0 && number >= (plan.finalDate[one] as number)) {
      const floor =
        readings.fddFloor === 'own_class'
          ? (floors[level] as number) + balance
          : prefixThroughRank(plan, state, one, prefix);
      if (floor > (floors[level] as number)) floors[level] = floor;
    }
  }
  for (let level = 1; level < 4; level += 1) {
    if ((through[level] as number) < (through[level - 1] as number)) through[level] = through[level - 1] as number;
  }
}

/** Balances of every class above, of the class itself and of any class of its rank. */
function prefixThroughRank(plan: Plan, state: RunState, noteClass: number, prefix: number): number {
  let sum = prefix;
  for (let other = noteClass + 1; other < (plan.rankEnd[noteClass] as number); other += 1)
    sum += state.balances[other] as number;
  return sum;
}
