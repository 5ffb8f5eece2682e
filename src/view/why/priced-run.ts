import type { Projection } from '../../engine/projection.ts';
import { type ClassMeasures, classMeasures } from '../../measures/pricing/class-measures.ts';
import { type MarginFlows, marginFlows } from '../../measures/pricing/discount-margin.ts';
import { type NotePosition, noteFlows, notePosition, startOf } from '../../measures/pricing/note-flows.ts';
import { monthlyRate } from '../../measures/pricing/present-value.ts';
import { type Residual, residualOf } from '../../measures/residual.ts';
import { parseCents } from '../../money/cents.ts';
import type { Column } from '../../money/column.ts';
import { type Day, dayInMonth, type Month } from '../../money/day.ts';
import { days360 } from '../../money/day-count.ts';
import { power } from '../../money/power.ts';
import { readPricing } from '../pricing/pricing-terms.ts';
import { analysisAddress } from './analysis-address.ts';
import type { PricedAt } from './analysis-id.ts';

/** The payments a buyer gets, each on its date. */
export interface PricedFlows {
  /** Place of the first payment's date in the projection's columns. */
  readonly from: number;
  /** Cents, date by date. */
  readonly cash: Column;
  /** 30/360 days from settlement to the first payment's own day of the month. */
  readonly firstDays: number;
}

/** A class, or the residual, at a settlement and a quote, with all that its figures are made of. */
export interface PricedRun {
  readonly at: PricedAt;
  /** Of the class; -1 for the residual. */
  readonly place: number;
  readonly settlement: Day;
  readonly measures: ClassMeasures | null;
  readonly position: NotePosition | null;
  readonly flows: PricedFlows | null;
  /** The year's yield that the flows are discounted at, as a fraction; null where there is none. */
  readonly yearly: number | null;
  /** The month's rate of the same, or of the residual's return. */
  readonly monthly: number | null;
  readonly margin: MarginFlows | null;
  /** Discount factors at the margin, date by date. */
  readonly factors: readonly number[];
  readonly residual: Residual | null;
}

const known = new WeakMap<Projection, Map<string, PricedRun | null>>();

/** Null where settlement or quote cannot be read, or the run has no such class. */
export function pricedRun(projection: Projection, at: PricedAt): PricedRun | null {
  const found = known.get(projection) ?? new Map<string, PricedRun | null>();
  known.set(projection, found);
  const key = analysisAddress({ kind: 'price', at });
  const before = found.get(key);
  if (before !== undefined) return before;
  const made = at.noteClass === '' ? residualRun(projection, at) : classRun(projection, at);
  found.set(key, made);
  return made;
}

function classRun(projection: Projection, at: PricedAt): PricedRun | null {
  const { noteClass: name, settlement: typed, basis, by, quote: text } = at;
  const place = projection.deal.classes.findIndex((one) => one.name === name);
  const { terms, settlementFault, quoteFaults } = readPricing(
    { settlement: typed, basis, quotes: { [name]: { by, text } } },
    [name],
  );
  const quote = terms.quotes.get(name);
  if (place < 0 || settlementFault !== null || quoteFaults[name] !== undefined || !quote) return null;
  const settlement = terms.settlement ?? startOf(projection);
  const measures = classMeasures(projection, place, settlement, basis, quote);
  const position = notePosition(projection, place, settlement);
  const flows = noteFlows(projection, place, settlement);
  const yearly = quote.yearlyYield ?? (measures.yearlyYield.ok ? measures.yearlyYield.value : null);
  const margin = flows.ok ? marginFlows(projection, flows.value) : null;
  return {
    at,
    place,
    settlement,
    measures,
    position: position.ok ? position.value : null,
    flows: flows.ok ? { ...flows.value, firstDays: Math.round(flows.value.firstMonths * 30) } : null,
    yearly,
    monthly: yearly === null ? null : monthlyRate(yearly, basis),
    margin,
    factors: margin && measures.margin.ok ? factorsAt(margin, measures.margin.value) : [],
    residual: null,
  };
}

function factorsAt({ days, benchmark }: MarginFlows, margin: number): readonly number[] {
  let factor = 1;
  return Array.from(days, (count, date) => {
    factor /= 1 + (((benchmark[date] as number) + margin) * count) / 360;
    return factor;
  });
}

function residualRun(projection: Projection, at: PricedAt): PricedRun | null {
  const price = at.quote === '' ? null : parseCents(at.quote);
  if (at.quote !== '' && price === null) return null;
  const residual = residualOf(projection, price);
  const settlement = startOf(projection);
  const { monthlyReturn } = residual;
  return {
    at,
    place: -1,
    settlement,
    measures: null,
    position: null,
    flows: { from: 0, cash: residual.cash, firstDays: Math.max(days360(settlement, dueOn(projection, 0)), 0) },
    yearly: null,
    monthly: monthlyReturn.ok ? monthlyReturn.value : null,
    margin: null,
    factors: [],
    residual,
  };
}

/** A date's own day of the month, whether or not it is a Business Day. */
export function dueOn({ deal, startAfter }: Projection, at: number): Day {
  return dayInMonth((deal.firstDistribution + startAfter + at) as Month, deal.distributionDay);
}

/** 30/360 days from settlement to a payment: each a month of 30 days after the one before. */
export function flowDays({ firstDays }: PricedFlows, place: number): number {
  return firstDays + 30 * place;
}

/** Days of the period in which a yield compounds. */
export function periodDays({ at: { basis } }: PricedRun): number {
  return basis === 'bey' ? 180 : 30;
}

/** Decimals of a percentage near 100 %: all that a double holds there. */
export const FACTOR_PLACES = 13;

/** Cents below which amounts are shown with more decimals, as a price for 100 is otherwise not to be reckoned from them. */
const SMALL = 1_000_000;

/** How many decimals more the values are shown with where little is paid. */
export function finerPlaces({ flows }: PricedRun): number {
  const paid = flows?.cash.reduce((sum, amount) => sum + amount, 0) ?? 0;
  return paid < SMALL ? 3 : 0;
}

/** What a sum over the payments weighs each one with. */
export type FlowWeight = 'value' | 'time' | 'curve' | 'margin';

/** A payment's part of a sum in dollars, unrounded; null where the sum is not to be had. */
export function flowPart(run: PricedRun, weight: FlowWeight, place: number): number | null {
  const { flows, monthly, factors } = run;
  const cents = flows?.cash[place];
  if (!flows || cents === undefined) return null;
  const dollars = cents / 100;
  if (weight === 'margin') return factors.length === 0 ? null : dollars * (factors[place] as number);
  if (monthly === null) return null;
  const days = flowDays(flows, place);
  const worth = dollars / power(1 + monthly, days / 30);
  if (weight === 'value') return worth;
  if (weight === 'time') return (worth * days) / 360;
  const period = periodDays(run);
  return (worth * days * (days + period)) / (period * period);
}
