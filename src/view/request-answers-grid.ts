import { faultAt, type Read } from '../deal/fault.ts';
import type { Figure } from '../measures/figures/figure.ts';
import { readVariants } from '../measures/inputs/variants.ts';
import { priceTable } from '../measures/pricing/price-table.ts';
import { type Axis, gridJob } from '../measures/ranges/grid.ts';
import { shortClasses } from '../measures/ranges/monte-carlo.ts';
import { printDay } from '../money/day.ts';
import { RATE_ONE } from '../money/rate.ts';
import type { DealAndScenario, ScenarioContext } from '../scenario/parse-scenario.ts';
import { readFigures } from './request-answers-figures.ts';
import type { GridValues, PriceTableValues } from './request-answers-form.ts';
import { type RequestJob, settled } from './request-answers-job.ts';
import { readTerms } from './request-answers-measures.ts';
import { printFigure, printMeasured } from './request-answers-print.ts';
import { becauseOf } from './request-answers-words.ts';

/**
 * The job of a `grid`: a cell an item, row after row; its values are the figure and, as in draws, the classes that are
 * short as a sum of powers of two.
 */
export function gridRequest(
  form: object,
  base: DealAndScenario,
  values: GridValues,
  context: ScenarioContext,
): Read<RequestJob> {
  const terms = values.measures ? readTerms(values.measures, base.deal) : null;
  if (terms && !terms.ok) return faultAt(`/measures${terms.fault.path}`, terms.fault.message);
  const figures = readFigures([values.figure], base, terms ? terms.value : null, () => '/figure');
  if (!figures.ok) return figures;
  const figure = figures.value[0] as Figure;
  const y: Axis = values.y ?? ONE_ROW;
  const empty = [values.x, y].find((axis) => axis.values.length === 0);
  if (empty) {
    const side = empty === values.x ? 'x' : 'y';
    return settled({ not_available: `because the grid has no steps: ${side} has no values` });
  }
  const job = gridJob(form, values.x, y, [figure, SHORT_CLASSES], context);
  if (!job.ok) return job;
  const columns = values.x.values.length;
  return {
    ok: true,
    value: {
      ...job.value,
      figures: [figure],
      answer: (found) => ({
        values: Array.from(y.values, (_, row) =>
          Array.from({ length: columns }, (__, column) =>
            printCell(figure, found[(row * columns + column) * CELL_WIDTH] as number),
          ),
        ),
      }),
    },
  };
}

/** A grid of one side: its other input is a note that no run reads. */
const ONE_ROW: Axis = { path: 'note', values: [''] };

/** Values of a cell: the figure, and which classes are short. */
const CELL_WIDTH = 2;

const SHORT_CLASSES: Figure = {
  path: 'short',
  kind: 'decimal',
  places: 0,
  noteClass: null,
  of: shortClasses,
  none: { kind: 'noCash' },
};

function printCell(figure: Figure, value: number) {
  return Number.isNaN(value) ? { not_available: becauseOf(figure.none) } : printFigure(figure, value);
}

/** The answer to `price_table`: yields of prices, or prices of yields, by row; scenarios by column. */
export function answerPriceTable(
  form: object,
  base: DealAndScenario,
  values: PriceTableValues,
  context: ScenarioContext,
): Read<object> {
  const noteClass = base.deal.classes.findIndex(({ name }) => name === values.class);
  if (noteClass < 0) {
    return faultAt(
      '/class',
      `The deal has no such class; its classes are ${base.deal.classes.map(({ name }) => name).join(', ')}.`,
    );
  }
  if ((values.prices === undefined) === (values.yields_pct === undefined)) {
    return faultAt('', 'Give either prices or yields_pct: one makes the rows, the other is reckoned.');
  }
  const rows = rowsOf(values);
  if (rows.values.length === 0) return { ok: true, value: { not_available: 'because the table has no rows' } };
  if (values.columns.values.length === 0)
    return { ok: true, value: { not_available: 'because the table has no columns' } };
  const read = readVariants(form, values.columns.path, values.columns.values, context, '/columns/values');
  if (!read.ok) return read;
  const found = priceTable(read.value.read, noteClass, values.settlement ?? null, values.yield_basis ?? 'bey', rows);
  const { units, places } = rows.kind === 'price' ? { units: 1e8, places: 6 } : { units: 1e5, places: 5 };
  const columns = found.map(({ measures, cells }, index) => ({
    value: values.columns.values[index],
    wal_years: printMeasured(measures.walMillionths, 6),
    window: measures.window.ok
      ? measures.window.value.map(printDay)
      : { not_available: becauseOf(measures.window.because) },
    cells: cells.map((cell) =>
      printMeasured(cell.ok ? { ok: true, value: Math.floor(cell.value * units + 0.5) } : cell, places),
    ),
  }));
  return { ok: true, value: { [rows.kind === 'price' ? 'prices' : 'yields_pct']: rows.values.map(String), columns } };
}

function rowsOf(values: PriceTableValues) {
  return values.prices
    ? ({ kind: 'price', values: values.prices } as const)
    : ({ kind: 'yield', values: (values.yields_pct ?? []).map((rate) => rate / RATE_ONE) } as const);
}
