import type { Projection } from '../../engine/projection.ts';
import type { Day } from '../../money/day.ts';
import type { Measured } from '../not-available.ts';
import { type ClassMeasures, classMeasures, type Quote } from '../pricing/class-measures.ts';
import { startOf } from '../pricing/note-flows.ts';
import type { YieldBasis } from '../pricing/present-value.ts';
import type { Figure } from './figure.ts';

/** What prices and yields are asked at: one settlement and basis, and a quote by class. */
export interface PricingTerms {
  /** null for the day from which the run can be bought into. */
  readonly settlement: Day | null;
  readonly basis: YieldBasis;
  readonly quotes: ReadonlyMap<string, Quote>;
}

const NO_QUOTE: Quote = { yearlyYield: null, price: null, margin: null };

/** The measures of every class of a run, in the deal's order. */
export function allMeasures(projection: Projection, terms: PricingTerms): readonly ClassMeasures[] {
  return projection.deal.classes.map((_, noteClass) => measuresOf(projection, noteClass, terms));
}

function measuresOf(projection: Projection, noteClass: number, terms: PricingTerms): ClassMeasures {
  const quote = terms.quotes.get(projection.deal.classes[noteClass]?.name ?? '') ?? NO_QUOTE;
  return classMeasures(projection, noteClass, terms.settlement ?? startOf(projection), terms.basis, quote);
}

/** Decimals of what is printed: prices for 100, rates in percent, years. */
const PLACES = { price: 5, percent: 6, years: 6 } as const;

interface Field {
  readonly places: number;
  readonly of: (one: ClassMeasures) => Measured<number>;
}

/** Each measure in whole units of its last decimal. */
export const MEASURE_FIELDS: Readonly<Record<string, Field>> = {
  price: { places: PLACES.price, of: (one) => rounded(one.price, 1e5) },
  yield_pct: { places: PLACES.percent, of: (one) => rounded(one.yearlyYield, 1e8) },
  discount_margin_pct: { places: PLACES.percent, of: (one) => rounded(one.margin, 1e8) },
  accrued: { places: PLACES.price, of: (one) => rounded(one.accruedPer100, 1e5) },
  accrued_amount: { places: 2, of: (one) => one.accrued },
  wal_years: { places: PLACES.years, of: (one) => one.walMillionths },
  duration_macaulay: { places: PLACES.years, of: (one) => rounded(part(one, 'macaulay'), 1e6) },
  duration_modified: { places: PLACES.years, of: (one) => rounded(part(one, 'modified'), 1e6) },
  convexity: { places: PLACES.years, of: (one) => rounded(part(one, 'convexity'), 1e6) },
  interest: { places: 2, of: (one) => one.interest },
};

export function measureFigure(
  path: string,
  noteClass: number,
  name: string,
  field: string,
  terms: PricingTerms,
): Figure | null {
  const known = Object.hasOwn(MEASURE_FIELDS, field) ? MEASURE_FIELDS[field] : undefined;
  if (!known) return null;
  const of = (projection: Projection): number | null => {
    const found = known.of(measuresOf(projection, noteClass, terms));
    return found.ok ? found.value : null;
  };
  return {
    path,
    kind: 'decimal',
    places: known.places,
    noteClass,
    of,
    none: { kind: 'noMeasure', noteClass: name, measure: field },
  };
}

function part({ sensitivity }: ClassMeasures, name: 'macaulay' | 'modified' | 'convexity'): Measured<number> {
  return sensitivity.ok ? { ok: true, value: sensitivity.value[name] } : sensitivity;
}

/** Half-up to whole units; the value is unrounded until here. */
function rounded(found: Measured<number>, units: number): Measured<number> {
  return found.ok ? { ok: true, value: Math.floor(found.value * units + 0.5) } : found;
}
