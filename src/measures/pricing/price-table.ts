import { engine } from '../../engine/run.ts';
import type { Day } from '../../money/day.ts';
import type { DealAndScenario } from '../../scenario/parse-scenario.ts';
import type { Measured } from '../not-available.ts';
import { type ClassMeasures, classMeasures, type Quote } from './class-measures.ts';
import { startOf } from './note-flows.ts';
import type { YieldBasis } from './present-value.ts';

/** A column of a price/yield table: one scenario. */
export interface PriceColumn {
  /** At the first row's quote: life, window and the rest. */
  readonly measures: ClassMeasures;
  /** For each row the yield of its price, or the price of its yield; unrounded. */
  readonly cells: readonly Measured<number>[];
}

/**
 * Yields of a class at several prices (or prices at several yields) under several scenarios, as a term sheet prints them:
 * rows are prices, columns speeds or losses.
 * @param settlement null for the day from which the run can be bought into
 * @param rows one or more; prices for 100, yields as fractions
 */
export function priceTable(
  scenarios: readonly DealAndScenario[],
  noteClass: number,
  settlement: Day | null,
  basis: YieldBasis,
  rows: { readonly kind: 'price' | 'yield'; readonly values: readonly number[] },
): readonly PriceColumn[] {
  return scenarios.map(({ deal, scenario }) => {
    const projection = engine(deal, scenario);
    const day = settlement ?? startOf(projection);
    const found = rows.values.map((value) =>
      classMeasures(projection, noteClass, day, basis, quoteOf(rows.kind, value)),
    );
    return {
      measures: found[0] as ClassMeasures,
      cells: found.map((one) => (rows.kind === 'price' ? one.yearlyYield : one.price)),
    };
  });
}

function quoteOf(kind: 'price' | 'yield', value: number): Quote {
  return { yearlyYield: kind === 'yield' ? value : null, price: kind === 'price' ? value : null, margin: null };
}
