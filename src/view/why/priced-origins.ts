import { parseCents } from '../../money/cents.ts';
import type { Input, Origin } from './explanation.ts';
import { calendarTerm } from './origins.ts';
import type { PricedRun } from './priced-run.ts';
import { cents, decimalValue } from './value.ts';
import { leaf, type Walk } from './walk.ts';

/** Where a quote comes from: typed into the table of Pricing. */
function quoteOrigin({ at: { noteClass } }: PricedRun): Origin {
  return { kind: 'typed', where: noteClass === '' ? 'Pricing, price of the residual' : `Pricing, Class ${noteClass}` };
}

/** The day on which it is bought: typed, or the earliest. */
export function settlementLeaf(walk: Walk, { at, settlement }: PricedRun): Input {
  const origin: Origin =
    at.settlement.trim() === '' ? calendarTerm(walk) : { kind: 'typed', where: 'Pricing, settlement' };
  return leaf('settlement', { unit: 'date', amount: settlement }, origin);
}

/** The year's yield as it enters the discounting: quoted, or the one that is found. */
export function yieldLeaf(run: PricedRun): Input {
  const isQuoted = run.at.by === 'yield';
  const found: Origin = { kind: 'found', how: 'by trial: at no other yield are the payments worth the price' };
  return leaf(
    isQuoted ? 'yield quoted' : 'yield found',
    { unit: 'fraction', amount: run.yearly ?? 0 },
    isQuoted ? quoteOrigin(run) : found,
  );
}

export function marginLeaf(run: PricedRun): Input {
  const isQuoted = run.at.by === 'margin';
  const found: Origin = { kind: 'found', how: 'by trial: at no other margin are the payments worth the price' };
  const amount = run.measures?.margin.ok ? run.measures.margin.value : 0;
  return leaf(
    isQuoted ? 'margin quoted' : 'margin found',
    { unit: 'fraction', amount },
    isQuoted ? quoteOrigin(run) : found,
  );
}

/** Decimals of a price for 100. */
export const PRICE_PLACES = 5;

export function priceLeaf(run: PricedRun): Input {
  return leaf('price quoted', decimalValue(Number(run.at.quote), PRICE_PLACES), quoteOrigin(run));
}

export function residualPriceLeaf(run: PricedRun): Input {
  return leaf('price typed', cents(parseCents(run.at.quote) ?? 0), quoteOrigin(run));
}
