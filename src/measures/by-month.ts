import { LEVELS } from '../deal/deal.ts';
import { type Projection, REGIMES } from '../engine/projection.ts';
import { type Column, emptyColumn } from '../money/column.ts';

/**
 * What stands behind the Notes date by date, in cents; entry t is the projection's date t. Enhancement is what a level
 * has beneath it: the pool less the Notes of its level and of those before it, and the reserve.
 */
export interface MonthMeasures {
  readonly count: number;
  readonly pool: Column;
  readonly notes: Column;
  /** Pool less Notes after the date's payments; negative where the Notes are more. */
  readonly overcollateralization: Column;
  readonly reserve: Column;
  /** Finance charges and account interest less the month's fee and the Notes' current interest. */
  readonly excessSpread: Column;
  /** The same less defaults, plus liquidation proceeds. */
  readonly excessAfterLosses: Column;
  readonly netLoss: Column;
  /** Paid to the certificateholders and, from the reserve, to the Depositor. */
  readonly residual: Column;
  /** Enhancement of levels A to D. */
  readonly enhancement: readonly Column[];
}

/** Excess spread, OC, reserve, credit enhancement and residual cash of every date of a run. */
export function monthMeasures(projection: Projection): MonthMeasures {
  const { count, byDate, deal, byClass, dates } = projection;
  const column = (): Column => emptyColumn(count);
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
      (enhancement[place] as Column)[at] = pool - senior + (byDate.reserveClosing[at] as number);
    }
    notes[at] = senior;
    oc[at] = pool - senior;
    excess[at] = earnedAt(at) - interest - (byDate.feeCurrent[at] as number);
    netLoss[at] = (byDate.defaulted[at] as number) - (at < fed ? (lines.liquidation_proceeds[at] as number) : 0);
    afterLosses[at] = (excess[at] as number) - (netLoss[at] as number);
  }
  return {
    count,
    pool: byDate.poolEnd.slice(0, count),
    notes,
    overcollateralization: oc,
    reserve: byDate.reserveClosing.slice(0, count),
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
export function residualCash(projection: Projection): Column {
  const { count, byDate } = projection;
  const cash = emptyColumn(count);
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
