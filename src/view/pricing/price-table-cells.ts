import type { Read } from '../../deal/fault.ts';
import type { PricingTerms } from '../../measures/figures/measure-figures.ts';
import { readVariants } from '../../measures/inputs/variants.ts';
import { priceTable } from '../../measures/pricing/price-table.ts';
import type { ScenarioContext } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { hundredthsOf, withPlaces } from '../amount-text.ts';
import { printRounded } from '../request-answers-print.ts';
import { becauseOf } from '../request-answers-words.ts';
import { decimal, windowText } from './price-rows.ts';

export interface TableColumn {
  readonly life: string;
  readonly window: string;
  readonly cells: readonly string[];
  /** The cells as plain decimals, yields in percent with six decimals; '' where there is none. */
  readonly plain: readonly string[];
  readonly notes: readonly string[];
}

export interface TableRequest {
  readonly noteClass: number;
  readonly by: 'price' | 'yield';
  readonly rows: readonly string[];
  readonly path: string;
  readonly values: readonly unknown[];
}

/** Most columns of a price/yield table: each is a run of its own, and all of them are reckoned at once. */
export const MOST_COLUMNS = 20;

/** Yields of prices, or prices of yields, under a scenario stepped through one input. */
export function priceTableCells(
  form: ScenarioForm,
  context: ScenarioContext,
  terms: PricingTerms,
  { noteClass, by, rows, path, values }: TableRequest,
): Read<readonly TableColumn[]> {
  const read = readVariants(form, path, values, context, '/columns');
  if (!read.ok) return read;
  const numbers = rows.map((row) => (by === 'price' ? Number(row) : Number(row) / 100));
  const found = priceTable(read.value.read, noteClass, terms.settlement, terms.basis, { kind: by, values: numbers });
  return {
    ok: true,
    value: found.map(({ measures, cells }) => ({
      life: measures.walMillionths.ok ? withPlaces(hundredthsOf(measures.walMillionths.value), 2) : 'n/a',
      window: measures.window.ok ? windowText(measures.window.value) : 'n/a',
      cells: cells.map((cell) =>
        cell.ok ? decimal(by === 'price' ? cell.value * 100 : cell.value, by === 'price' ? 3 : 5) : 'n/a',
      ),
      plain: cells.map((cell) => {
        if (!cell.ok) return '';
        return by === 'price' ? printRounded(cell.value * 100, 6) : printRounded(cell.value, 5);
      }),
      notes: [
        ...new Set(
          [...cells, measures.walMillionths].flatMap((cell) =>
            cell.ok ? [] : [`Not available, ${becauseOf(cell.because)}.`],
          ),
        ),
      ],
    })),
  };
}
