import { LEVELS } from '../deal/deal.ts';
import { type Projection, REGIMES } from '../engine/projection.ts';

/**
 * What stands behind the Notes date by date, in cents; entry t is the projection's date t. Enhancement is what a level
 * has beneath it: the pool less the Notes of its level and of those before it, and the reserve.
 */
export interface MonthMeasures {
  readonly count: number;
  readonly pool: Float64Array;
  readonly notes: Float64Array;
  /** Pool less Notes after the date's payments; negative where the Notes are more. */
  readonly overcollateralization: Float64Array;
  readonly reserve: Float64Array;
  /** Finance charges and account interest less the month's fee and the Notes' current interest. */
  readonly excessSpread: Float64Array;
  /** The same less defaults, plus liquidation proceeds. */
  readonly excessAfterLosses: Float64Array;
  readonly netLoss: Float64Array;
  /** Paid to the certificateholders and, from the reserve, to the Depositor. */
  readonly residual: Float64Array;
  /** Enhancement of levels A to D. */
  readonly enhancement: readonly Float64Array[];
}

/** Excess spread, OC, reserve, credit enhancement and residual cash of every date of a run. */
export function monthMeasures(projection: Projection): MonthMeasures {
  const { count, byDate, deal, byClass, dates } = projection;
  const column = (): Float64Array => new Float64Array(count);
  const [notes, oc, excess, afterLosses, netLoss] = [column(), column(), column(), column(), column()];
  const enhancement = LEVELS.map(column);
  const fed = datesWithCollections(projection);
  const { lines } = projection.collections;
  const earnedAt = (at: number): number =>
    at < fed ? (lines.finance_charges[at] as number) + (lines.account_interest[at] as number) : 0;
  for (let at = 0; at < count; at += 1) {
    const pool = byDate.poolEnd[at] as number;
    let senior = 0;
    let interest = 0;
    for (const [place, level] of LEVELS.entries()) {
      for (const [noteClass, one] of deal.classes.entries()) {
        if (one.level !== level) continue;
        const cell = noteClass * dates + at;
        senior += (byClass.before[cell] as number) - (byClass.principal[cell] as number);
        interest += byClass.interestCurrent[cell] as number;
      }
      (enhancement[place] as Float64Array)[at] = pool - senior + (byDate.reserveClosing[at] as number);
    }
    notes[at] = senior;
    oc[at] = pool - senior;
    excess[at] = earnedAt(at) - interest - (byDate.feeCurrent[at] as number);
    netLoss[at] = (byDate.defaulted[at] as number) - (at < fed ? (lines.liquidation_proceeds[at] as number) : 0);
    afterLosses[at] = (excess[at] as number) - (netLoss[at] as number);
  }
  return {
    count,
    pool: byDate.poolEnd.subarray(0, count),
    notes,
    overcollateralization: oc,
    reserve: byDate.reserveClosing.subarray(0, count),
    excessSpread: excess,
    excessAfterLosses: afterLosses,
    netLoss,
    residual: residualCash(projection),
    enhancement,
  };
}

/** How many dates of a run bring collections: after a call or a sale nothing comes in any more. */
function datesWithCollections({ count, collections, statuses, startAfter }: Projection): number {
  const end = statuses.find(({ code }) => code === 'called' || code === 'sold');
  return Math.min(count, collections.count, end ? end.month - startAfter : count);
}

/** What the holders of the residual are paid on each date: Excess Collections, and the reserve money that goes to the Depositor. */
export function residualCash(projection: Projection): Float64Array {
  const { count, byDate } = projection;
  const cash = new Float64Array(count);
  for (let at = 0; at < count; at += 1) cash[at] = byDate.reserveToDepositor[at] as number;
  for (const regime of REGIMES) {
    const columns = projection.payments[regime];
    const row = projection.lists[regime].rows.findIndex(({ payee }) => payee === 'certificateholders');
    if (!columns) continue;
    for (let at = 0; at < count; at += 1) {
      cash[at] = (cash[at] as number) + (columns.paid[row * columns.dates + at] as number);
    }
  }
  return cash;
}
