import { cappedClaims, currentFee, interestDue, uncappedClaims } from './amounts-due.ts';
import { tryCall, trySale } from './call-and-sale.ts';
import { sum } from './cents.ts';
import type { DateFacts } from './date-state.ts';
import type { EventRecord, StatusRow } from './event-record.ts';
import type { Position } from './position.ts';
import { ZERO_COLLECTIONS } from './read-terms.ts';
import type { Collections, Terms } from './terms.ts';

/** Rolls the pool, reckons what is due and tries the call and the sale. Leaves the month's end pool in `position`. */
export function gatherFacts(
  terms: Terms,
  position: Position,
  record: EventRecord,
  n: number,
  status: StatusRow[],
): DateFacts {
  const { deal } = terms;
  const given = terms.collections[n - terms.start.afterDate - 1];
  const collections = position.poolGone || given === undefined ? ZERO_COLLECTIONS : given;
  const poolBegin = position.pool;
  position.pool = poolBegin - collections.principal - collections.purchase_principal - collections.defaulted;
  if (position.pool < 0n) throw new Error(`collections of month ${n} exceed the pool`);
  position.owed.advances += collections.unreimbursed_advances;

  const feeCurrent = currentFee(deal, poolBegin);
  const feeDue = feeCurrent + position.unpaidFee;
  const interest = interestDue(deal, terms.benchmark, terms.readings, position, n);
  const capped = cappedClaims(deal, position);
  const second = record.accelerated ? uncappedClaims(position) : capped.indemnity + capped.transition + capped.reviewer;
  const interestTotal = sum(interest.map((i) => i.due));
  const payOff = feeDue + position.owed.advances + second + interestTotal + sum(position.balances);
  const availableCollections = availableOf(collections);
  const reserve = position.reserve + collections.reserve_earnings;
  const offer = { terms, position, record, n, availableCollections, reserve, payOff, interestTotal, status };
  const callPrice = tryCall(offer);
  const saleProceeds = trySale(offer, callPrice > 0n);
  return {
    n,
    poolBegin,
    poolTested: callPrice > 0n ? 0n : position.pool,
    collections,
    availableCollections,
    callPrice,
    saleProceeds,
    interest,
    feeCurrent,
    feeDue,
    capped,
    owedBefore: { ...position.owed },
    payOff,
  };
}

function availableOf(c: Collections): bigint {
  return (
    c.principal +
    c.finance_charges +
    c.liquidation_proceeds +
    c.purchase_principal +
    c.purchase_finance +
    c.account_interest +
    c.advances
  );
}
