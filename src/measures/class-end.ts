import { planOf } from '../engine/plan.ts';
import type { Projection } from '../engine/projection.ts';
import { interestDueAt } from './class-summary.ts';

/** How a run ends for a class. Amounts in cents, dates as places in the projection's columns (-1 for none). */
export interface ClassEnd {
  /** Balance at the end that was due: past its Final Distribution Date, or with no pool left to pay it. */
  readonly principalLoss: number;
  /** The date on which that principal was due: the Final Distribution Date, or the last date where the pool ended before. */
  readonly principalDueAt: number;
  /** Balance at the end that is not due yet, because the run's dates end first. */
  readonly outstanding: number;
  /** First date on or past the Final Distribution Date that leaves a balance. */
  readonly firstPastFinal: number;
  /** Interest unpaid at the end, interest on it included. */
  readonly interestShortfall: number;
  readonly firstShortOfInterest: number;
  readonly lastShortOfInterest: number;
  readonly datesShortOfInterest: number;
}

/** The principal and interest that a class is not paid, and when. */
export function classEnd(projection: Projection, noteClass: number): ClassEnd {
  const { byClass, byDate, dates, count, startAfter, scenario } = projection;
  const final = planOf(projection.deal, scenario.readings).finalDate[noteClass] as number;
  const finalAt = final - startAfter - 1;
  let balance = scenario.start.balances[noteClass] as number;
  let unpaid = scenario.start.unpaidInterest[noteClass] as number;
  let firstPastFinal = -1;
  let [first, last, short] = [-1, -1, 0];
  for (let at = 0; at < count; at += 1) {
    const cell = noteClass * dates + at;
    balance -= byClass.principal[cell] as number;
    unpaid = interestDueAt(projection, cell) - (byClass.interestPaid[cell] as number);
    if (balance > 0 && at >= finalAt && firstPastFinal < 0) firstPastFinal = at;
    if (unpaid === 0) continue;
    if (first < 0) first = at;
    last = at;
    short += 1;
  }
  const poolIsZero = count > 0 && byDate.poolEnd[count - 1] === 0;
  const isDue = balance > 0 && (poolIsZero || startAfter + count >= final);
  return {
    principalLoss: isDue ? balance : 0,
    principalDueAt: isDue ? Math.min(Math.max(finalAt, 0), count - 1) : -1,
    outstanding: isDue ? 0 : balance,
    firstPastFinal,
    interestShortfall: unpaid,
    firstShortOfInterest: first,
    lastShortOfInterest: last,
    datesShortOfInterest: short,
  };
}
