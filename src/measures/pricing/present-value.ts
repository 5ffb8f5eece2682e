import { power, powerLessOne } from '../../money/power.ts';
import type { NoteFlows, NotePosition } from './note-flows.ts';

/** How a yield compounds: twice a year (bond-equivalent), or every month. */
export type YieldBasis = 'bey' | 'monthly';

function periodsPerYear(basis: YieldBasis): number {
  return basis === 'bey' ? 2 : 12;
}

/**
 * The month's rate of a year's yield: (1 + y/2)^(1/6) - 1, or y/12 (Standard Securities Calculation Methods,
 * "bond equivalent yield" and "mortgage yield").
 * @param yearly as a fraction, above -2 or above -12
 */
export function monthlyRate(yearly: number, basis: YieldBasis): number {
  return basis === 'bey' ? powerLessOne(yearly / 2, 1 / 6) : yearly / 12;
}

/** Value of the flows at settlement, in cents and unrounded, at a month's rate; accrued interest is in it. */
export function presentValue(flows: Pick<NoteFlows, 'cash' | 'firstMonths'>, rate: number): number {
  const { cash, firstMonths } = flows;
  const discount = 1 / (1 + rate);
  let sum = 0;
  for (let month = cash.length - 1; month >= 0; month -= 1) sum = sum * discount + (cash[month] as number);
  return sum / power(1 + rate, firstMonths);
}

/** Clean price for 100 of the balance bought, unrounded. */
export function cleanPrice(flows: NoteFlows, yearly: number, basis: YieldBasis): number {
  return ((presentValue(flows, monthlyRate(yearly, basis)) - flows.accrued) / flows.balance) * 100;
}

/** Accrued interest for 100 of the balance bought, unrounded. */
export function accruedPer100({ accrued, balance }: NotePosition): number {
  return (accrued / balance) * 100;
}

/** How the value moves with the yield, per unit of yield as a fraction; years. On the value with accrued interest. */
export interface Sensitivity {
  /** Present-value-weighted time to the cash, in 30/360 years. */
  readonly macaulay: number;
  /** -dP/dy / P */
  readonly modified: number;
  /** d²P/dy² / P, in years squared. */
  readonly convexity: number;
}

/** Durations and convexity at a yield, in closed form. */
export function sensitivityOf(flows: NoteFlows, yearly: number, basis: YieldBasis): Sensitivity {
  const periods = periodsPerYear(basis);
  const rate = monthlyRate(yearly, basis);
  const discount = 1 / (1 + rate);
  let factor = 1 / power(1 + rate, flows.firstMonths);
  let [value, first, second] = [0, 0, 0];
  for (let month = 0; month < flows.cash.length; month += 1) {
    const worth = (flows.cash[month] as number) * factor;
    const time = ((flows.firstMonths + month) * periods) / 12;
    value += worth;
    first += worth * time;
    second += worth * time * (time + 1);
    factor *= discount;
  }
  const growth = 1 + yearly / periods;
  const macaulay = first / value / periods;
  return { macaulay, modified: macaulay / growth, convexity: second / value / (periods * periods * growth * growth) };
}
