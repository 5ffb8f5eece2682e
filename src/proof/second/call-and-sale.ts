import { halfUp, sum } from './cents.ts';
import type { EventRecord, StatusRow } from './event-record.ts';
import { PERCENT_UNITS } from './percent.ts';
import { notesOutstanding, type Position } from './position.ts';
import type { SaleTerms, Terms } from './terms.ts';

/** One date at the moment a call or a sale is tried: `position.pool` is the pool at the month's end. */
export interface Offer {
  readonly terms: Terms;
  readonly position: Position;
  readonly record: EventRecord;
  readonly n: number;
  readonly availableCollections: bigint;
  readonly reserve: bigint;
  readonly payOff: bigint;
  readonly interestTotal: bigint;
  /** Refusals and what was done are added here. */
  readonly status: StatusRow[];
}

/** § 10.1: the price is the pool; the call needs the threshold, a Note, and money for all that it must pay. */
export function tryCall(offer: Offer): bigint {
  const { terms, position, n, status } = offer;
  const { mode, month } = terms.events.call;
  const asked = mode === 'month' && month === n;
  if (mode === 'never' || (mode === 'month' && !asked)) return 0n;
  const refuse = (detail: string): bigint => {
    status.push({ code: 'call_refused', detail });
    return 0n;
  };
  const idle = position.pool === 0n || !notesOutstanding(position);
  if (idle) return asked ? refuse('nothing to buy or no Note left') : 0n;
  const { callThreshold, initialPool } = terms.deal;
  const above = position.pool * PERCENT_UNITS * 100n > initialPool * callThreshold;
  if (above) return asked ? refuse('pool above the threshold') : 0n;
  const money = position.pool + offer.availableCollections + (terms.readings.callWithoutReserve ? 0n : offer.reserve);
  if (money < offer.payOff) return refuse('price and collections do not reach the pay-off amount');
  status.push({ code: 'called', detail: '' });
  return position.pool;
}

/** § 5.4(a)(iv): only while an acceleration governs the date; the tests in their order. */
export function trySale(offer: Offer, called: boolean): bigint {
  const { terms, position, record, n, status } = offer;
  const sale = terms.events.sale;
  if (sale?.month !== n) return 0n;
  const refuse = (detail: string): bigint => {
    status.push({ code: 'sale_refused', detail });
    return 0n;
  };
  if (called || position.pool === 0n || !notesOutstanding(position)) return refuse('nothing to sell or no Note left');
  if (!record.accelerated) return refuse('the Notes are not accelerated');
  const proceeds = halfUp(position.pool * sale.price, PERCENT_UNITS * 100n);
  const test = saleTest(record, proceeds >= sum(position.balances) + offer.interestTotal, sale);
  if (test === null) return refuse('no test of § 5.4(a)(iv) is met');
  status.push({ code: 'sold', detail: test });
  return proceeds;
}

function saleTest(record: EventRecord, sufficient: boolean, sale: SaleTerms): string | null {
  if (record.grounds.has('i') || record.grounds.has('ii')) return 'payment_default';
  if (sale.consentAll) return 'all_holders';
  if (sufficient) return 'proceeds_sufficient';
  return sale.insufficiencyAndTwoThirds ? 'insufficiency_and_two_thirds' : null;
}
