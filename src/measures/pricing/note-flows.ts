import type { Projection } from '../../engine/projection.ts';
import { type Column, emptyColumn } from '../../money/column.ts';
import { type Day, dayInMonth, type Month } from '../../money/day.ts';
import { days360 } from '../../money/day-count.ts';
import { exactProduct } from '../../money/exact-product.ts';
import { RATE_ONE } from '../../money/rate.ts';
import { classEnd } from '../class-end.ts';
import { type Measured, measured, notAvailable } from '../not-available.ts';

/** What is bought of a class on a day. Amounts in cents. */
export interface NotePosition {
  readonly noteClass: number;
  readonly settlement: Day;
  /** Principal balance that is bought. */
  readonly balance: number;
  /** Interest earned by the seller since the last accrual began, half-up; unpaid interest of earlier dates goes with the Note. */
  readonly accrued: number;
  /** Place of the first Distribution Date after settlement in the projection's columns. */
  readonly from: number;
}

/** What the buyer of a class gets from its settlement on. */
export interface NoteFlows extends NotePosition {
  /** Months of 30 days from settlement to the first date's own 15th; each later flow is one month on. */
  readonly firstMonths: number;
  /** Interest and principal together in cents, date by date from `from` through the last that pays. */
  readonly cash: Column;
}

/** The balance and accrued interest of a class on a day; or why it cannot be bought then. */
export function notePosition(projection: Projection, noteClass: number, settlement: Day): Measured<NotePosition> {
  const { deal, startAfter, count, byClass, dates, distributionDates, scenario } = projection;
  const start = startOf(projection);
  if (settlement < start) {
    return notAvailable({ kind: 'settlementBeforeStart', settlement, start, atClosing: startAfter === 0 });
  }
  let from = 0;
  let balance = scenario.start.balances[noteClass] as number;
  for (; from < count && (distributionDates[from] as number) <= settlement; from += 1) {
    balance -= byClass.principal[noteClass * dates + from] as number;
  }
  const name = deal.classes[noteClass]?.name ?? '';
  if (balance === 0) return notAvailable({ kind: 'paidOffBefore', noteClass: name, settlement });
  if (from === count) {
    const last = (count > 0 ? distributionDates[count - 1] : start) as Day;
    return notAvailable({ kind: 'settlementAfterEnd', settlement, last });
  }
  const accrued = accruedAt(projection, noteClass, from, settlement, balance);
  return measured({ noteClass, settlement, balance, accrued, from });
}

/**
 * The cash flows of a class that settle after a day: every amount paid on a Distribution Date later than settlement, at
 * the 30/360 time of that date's own 15th (the market prices from 15th to 15th, whatever day a 15th rolls to).
 * @returns the flows; or why there are none to price
 */
export function noteFlows(projection: Projection, noteClass: number, settlement: Day): Measured<NoteFlows> {
  const position = notePosition(projection, noteClass, settlement);
  if (!position.ok) return position;
  const { deal, startAfter, count, distributionDates } = projection;
  const { from } = position.value;
  const name = deal.classes[noteClass]?.name ?? '';
  const { outstanding } = classEnd(projection, noteClass);
  if (outstanding > 0) {
    const last = distributionDates[count - 1] as Day;
    return notAvailable({ kind: 'notDueYet', noteClass: name, outstanding, last });
  }
  const cash = cashFrom(projection, noteClass, from);
  if (cash.length === 0) return notAvailable({ kind: 'nothingPaid', noteClass: name });
  const due = dayInMonth((deal.firstDistribution + startAfter + from) as Month, deal.distributionDay);
  return measured({ ...position.value, firstMonths: Math.max(days360(settlement, due), 0) / 30, cash });
}

/** The day from which a run can be bought into: the closing, or the Distribution Date after which it starts. */
export function startOf(projection: Projection): Day {
  const { deal, startAfter, distributionDates, actualDays } = projection;
  if (startAfter === 0) return deal.closing;
  return ((distributionDates[0] as number) - (actualDays[0] as number)) as Day;
}

function cashFrom({ byClass, dates, count }: Projection, noteClass: number, from: number): Column {
  const cell = noteClass * dates;
  const cash = emptyColumn(count - from);
  let length = 0;
  for (let at = from; at < count; at += 1) {
    const paid = (byClass.interestPaid[cell + at] as number) + (byClass.principal[cell + at] as number);
    cash[at - from] = paid;
    if (paid > 0) length = at - from + 1;
  }
  return cash.slice(0, length);
}

/**
 * Interest from the beginning of the accrual to settlement, by the class's own day count. Only on days between a 15th and
 * the Business Day it rolls to, on which nothing settles, would that be outside the accrual; it is then none or all of it.
 */
function accruedAt(projection: Projection, noteClass: number, at: number, settlement: Day, balance: number): number {
  const { deal, startAfter, byClass, dates, distributionDates, actualDays, days360: thirties } = projection;
  const isActual = deal.classes[noteClass]?.dayCount === 'act/360';
  const rolled = ((distributionDates[at] as number) - (actualDays[at] as number)) as Day;
  const unrolled = dayInMonth((deal.firstDistribution + startAfter + at - 1) as Month, deal.distributionDay);
  const began = isActual || startAfter + at === 0 ? rolled : unrolled;
  const days = isActual ? settlement - began : days360(began, settlement);
  const most = (isActual ? actualDays[at] : thirties[at]) as number;
  const rate = byClass.rate[noteClass * dates + at] as number;
  return exactProduct(balance, rate * Math.max(0, Math.min(days, most)), 360 * RATE_ONE);
}
