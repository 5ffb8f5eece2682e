import type { Projection } from '../../engine/projection.ts';
import type { Day } from '../../money/day.ts';
import { exactProduct } from '../../money/exact-product.ts';
import { type Measured, measured, notAvailable } from '../not-available.ts';
import { discountMargin, marginFlows, valueAtMargin } from './discount-margin.ts';
import { type NoteFlows, noteFlows, notePosition } from './note-flows.ts';
import { accruedPer100, cleanPrice, type Sensitivity, sensitivityOf, type YieldBasis } from './present-value.ts';
import { yieldOf } from './yield-of.ts';

/** What a class is quoted at: any of the three, as fractions and for 100 of the balance; null for none. */
export interface Quote {
  readonly yearlyYield: number | null;
  readonly price: number | null;
  readonly margin: number | null;
}

/** The figures of a class for a buyer who settles on a day. Prices for 100, rates as fractions a year, all unrounded; amounts in cents. */
export interface ClassMeasures {
  readonly noteClass: number;
  readonly name: string;
  readonly balance: Measured<number>;
  /** From the yield, else from the margin, where one is given; else as given. */
  readonly price: Measured<number>;
  /** From the price where one is given; else as given, else that of the margin's price. */
  readonly yearlyYield: Measured<number>;
  readonly margin: Measured<number>;
  readonly accrued: Measured<number>;
  readonly accruedPer100: Measured<number>;
  /** From settlement, in millionths of a 30/360 year, half-up. */
  readonly walMillionths: Measured<number>;
  /** At the yield given, else at the one found. */
  readonly sensitivity: Measured<Sensitivity>;
  /** First and last Distribution Date that pays principal after settlement. */
  readonly window: Measured<readonly [first: Day, last: Day]>;
  /** Interest paid after settlement. */
  readonly interest: Measured<number>;
}

/** The measures of one class at a settlement and a quote; each with a value or with why there is none. */
export function classMeasures(
  projection: Projection,
  noteClass: number,
  settlement: Day,
  basis: YieldBasis,
  quote: Quote,
): ClassMeasures {
  const name = projection.deal.classes[noteClass]?.name ?? '';
  const position = notePosition(projection, noteClass, settlement);
  const flows = noteFlows(projection, noteClass, settlement);
  const of = <T>(work: (flows: NoteFlows) => Measured<T>): Measured<T> => (flows.ok ? work(flows.value) : flows);
  const price = of((one) => priceFor(projection, one, basis, quote));
  const yearlyYield = of((one) => yieldFor(one, basis, quote, price));
  const at = quote.yearlyYield === null ? yearlyYield : measured(quote.yearlyYield);
  return {
    noteClass,
    name,
    balance: position.ok ? measured(position.value.balance) : position,
    price,
    yearlyYield,
    margin: of((one) => marginFor(projection, one, quote, price)),
    accrued: position.ok ? measured(position.value.accrued) : position,
    accruedPer100: position.ok ? measured(accruedPer100(position.value)) : position,
    walMillionths: of((one) => lifeFrom(projection, one)),
    sensitivity: of((one) => (at.ok ? measured(sensitivityOf(one, at.value, basis)) : at)),
    window: of((one) => windowOf(projection, one)),
    interest: of((one) => measured(interestFrom(projection, one))),
  };
}

function priceFor(projection: Projection, flows: NoteFlows, basis: YieldBasis, quote: Quote): Measured<number> {
  if (quote.yearlyYield !== null) return measured(cleanPrice(flows, quote.yearlyYield, basis));
  if (quote.margin !== null) return priceAtMargin(projection, flows, quote.margin);
  if (quote.price !== null) return measured(quote.price);
  return notAvailable({ kind: 'neitherGiven', noteClass: nameOf(projection, flows) });
}

function priceAtMargin(projection: Projection, flows: NoteFlows, margin: number): Measured<number> {
  const floating = marginFlows(projection, flows);
  if (!floating) return notAvailable({ kind: 'notFloating', noteClass: nameOf(projection, flows) });
  return measured((valueAtMargin(floating, margin) / flows.balance) * 100 - accruedPer100(flows));
}

function yieldFor(flows: NoteFlows, basis: YieldBasis, quote: Quote, price: Measured<number>): Measured<number> {
  if (quote.price !== null) return yieldOf(flows, quote.price, basis);
  if (quote.yearlyYield !== null) return measured(quote.yearlyYield);
  return price.ok ? yieldOf(flows, price.value, basis) : price;
}

function marginFor(projection: Projection, flows: NoteFlows, quote: Quote, price: Measured<number>): Measured<number> {
  const floating = marginFlows(projection, flows);
  if (!floating) return notAvailable({ kind: 'notFloating', noteClass: nameOf(projection, flows) });
  if (quote.price === null && quote.margin !== null && quote.yearlyYield === null) return measured(quote.margin);
  const at = quote.price === null ? price : measured(quote.price);
  if (!at.ok) return at;
  const accrued = accruedPer100(flows);
  return discountMargin(floating, flows.balance, at.value + accrued, accrued);
}

const MILLION = 1_000_000;

/** Weighted average life from settlement: 30/360 days to each date's own 15th, over the principal paid after settlement. */
function lifeFrom(projection: Projection, flows: NoteFlows): Measured<number> {
  const { byClass, dates, count } = projection;
  const { noteClass, from } = flows;
  const first = Math.round(flows.firstMonths * 30);
  let dollarDays = 0n;
  let paid = 0;
  for (let at = from; at < count; at += 1) {
    const principal = byClass.principal[noteClass * dates + at] as number;
    paid += principal;
    dollarDays += BigInt(principal) * BigInt(first + 30 * (at - from));
  }
  if (paid === 0) return notAvailable({ kind: 'noPrincipal', noteClass: nameOf(projection, flows) });
  if (dollarDays <= Number.MAX_SAFE_INTEGER) return measured(exactProduct(Number(dollarDays), MILLION, 360 * paid));
  const year = 360n * BigInt(paid);
  return measured(Number((2n * dollarDays * BigInt(MILLION) + year) / (2n * year)));
}

function windowOf(projection: Projection, { noteClass, from }: NoteFlows): Measured<readonly [Day, Day]> {
  const { byClass, dates, count, distributionDates, deal } = projection;
  const principal = byClass.principal.slice(noteClass * dates, noteClass * dates + count);
  const first = principal.findIndex((amount, at) => at >= from && amount > 0);
  if (first < 0) return notAvailable({ kind: 'noPrincipal', noteClass: deal.classes[noteClass]?.name ?? '' });
  const last = principal.findLastIndex((amount) => amount > 0);
  return measured([distributionDates[first] as Day, distributionDates[last] as Day] as const);
}

function interestFrom({ byClass, dates, count }: Projection, { noteClass, from }: NoteFlows): number {
  let total = 0;
  for (let at = from; at < count; at += 1) total += byClass.interestPaid[noteClass * dates + at] as number;
  return total;
}

function nameOf(projection: Projection, flows: NoteFlows): string {
  return projection.deal.classes[flows.noteClass]?.name ?? '';
}
