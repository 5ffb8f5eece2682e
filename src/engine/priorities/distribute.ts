import type { Column } from '../../money/column.ts';
import { proRataThrough } from '../../money/pro-rata.ts';
import type { PaymentColumns } from '../projection.ts';
import { type CompiledList, PURSE_CODE } from './clause-list.ts';

/** The two purses of a date: what each still holds, in cents, and how they may be used. */
export interface Purses {
  collections: number;
  reserve: number;
  /** Whether reserve dollars may pay the servicing fee: a successor services (§ 2.8(a), § 5.4(b)). */
  reserveMayPayFee: boolean;
  /** The reading first_purse: reserve dollars are spent first on every clause that may take them. */
  reserveFirst: boolean;
}

/**
 * Shares the purses out over a clause list, in its order. Each group of lines takes the lesser of what is due and what
 * its purse has left; a group that is short is paid pro rata to the claims; reserve dollars fill the claimants in the
 * document's order.
 * @param dues the date's amounts due, by slot
 * @param columns receives due, paid and from-reserve of each row at the date
 * @param date the date's place in the columns
 * @param fromGroup first group to pay; `toGroup` is the one after the last
 */
export function distribute(
  list: CompiledList,
  dues: Column,
  columns: PaymentColumns,
  date: number,
  purses: Purses,
  fromGroup: number,
  toGroup: number,
): void {
  const { groups, slots } = list;
  const { due, paid, fromReserve, dates } = columns;
  const { reserveFirst, reserveMayPayFee } = purses;
  let { collections, reserve } = purses;
  for (let group = fromGroup * 3; group < toGroup * 3; group += 3) {
    const first = groups[group] as number;
    const end = groups[group + 1] as number;
    let claims = 0;
    for (let row = first; row < end; row += 1) claims += dues[slots[row] as number] as number;
    if (claims <= 0) continue;
    const purse = groups[group + 2] as number;
    const mayUseReserve = purse === PURSE_CODE.either || (purse !== PURSE_CODE.collections && reserveMayPayFee);
    const ready = mayUseReserve ? reserve : 0;
    const available = collections + ready;
    const total = claims < available ? claims : available;
    const ofReserve = reserveShare(total, collections, ready, reserveFirst);
    reserve -= ofReserve;
    collections -= total - ofReserve;
    if (end - first > 1) {
      payGroup(list, dues, columns, date, first, end, claims, total, ofReserve, reserveFirst);
      continue;
    }
    const cell = first * dates + date;
    due[cell] = claims;
    paid[cell] = total;
    fromReserve[cell] = ofReserve;
  }
  purses.collections = collections;
  purses.reserve = reserve;
}

/** Shares what a group of lines is paid, and the reserve dollars in it, out over its lines. */
function payGroup(
  list: CompiledList,
  dues: Column,
  columns: PaymentColumns,
  date: number,
  first: number,
  end: number,
  claims: number,
  total: number,
  ofReserve: number,
  reserveFirst: boolean,
): void {
  const { due, paid, fromReserve, dates } = columns;
  // The purse that is spent first fills the claimants first.
  let firstLeft = reserveFirst ? ofReserve : total - ofReserve;
  let claimsSoFar = 0;
  let givenSoFar = 0;
  for (let row = first; row < end; row += 1) {
    const claim = dues[list.slots[row] as number] as number;
    claimsSoFar += claim;
    const through = total === claims ? claimsSoFar : proRataThrough(total, claimsSoFar, claims);
    const payment = through - givenSoFar;
    givenSoFar = through;
    const firstPart = payment < firstLeft ? payment : firstLeft;
    firstLeft -= firstPart;
    const cell = row * dates + date;
    due[cell] = claim;
    paid[cell] = payment;
    fromReserve[cell] = reserveFirst ? firstPart : payment - firstPart;
  }
}

function reserveShare(total: number, collections: number, reserve: number, reserveFirst: boolean): number {
  if (reserveFirst) return total < reserve ? total : reserve;
  return total > collections ? total - collections : 0;
}
