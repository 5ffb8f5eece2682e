import type { Deal } from '../deal/deal.ts';
import { faultAt, quoted, type Read } from '../deal/fault.ts';
import { engine } from '../engine/run.ts';
import { CLASS_FIELDS } from '../measures/figures/class-figures.ts';
import { type Figure, figureAt } from '../measures/figures/figure.ts';
import { MEASURE_FIELDS, type PricingTerms } from '../measures/figures/measure-figures.ts';
import { TOTAL_FIELDS } from '../measures/figures/total-figures.ts';
import { parseDay } from '../money/day.ts';
import type { DealAndScenario } from '../scenario/parse-scenario.ts';
import { headlessResult } from './headless-result.ts';

/**
 * The figures of a request by their paths. Those of a class or of the totals are read from the columns; any other number
 * of a run's result ("dates.14.pool_end") is read from the result written out, which takes far longer.
 * @param place JSON pointer of the path, or of the list of paths
 */
export function readFigures(
  paths: readonly string[],
  base: DealAndScenario,
  terms: PricingTerms | null,
  place: (index: number) => string,
): Read<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [index, path] of paths.entries()) {
    const figure = figureAt(path, base.deal, terms) ?? writtenFigure(path, base);
    if (!figure) return faultAt(place(index), unknownFigure(path, base.deal, terms));
    figures.push(figure);
  }
  return { ok: true, value: figures };
}

function unknownFigure(path: string, deal: Deal, terms: PricingTerms | null): string {
  const names = deal.classes.map(({ name }) => name).join(', ');
  const measures = terms ? `, measures.CLASS.${Object.keys(MEASURE_FIELDS).join('|')}` : '';
  return `${quoted(path)} is no figure of this scenario's result. Figures are classes.CLASS.${CLASS_FIELDS.join('|')} (CLASS: ${names}), totals.${TOTAL_FIELDS.join('|')}${measures}, and any number of the result, as in dates.11.pool_end.`;
}

/** A number somewhere in the result of a run, found by looking at the result of the scenario as it stands. */
function writtenFigure(path: string, { deal, scenario }: DealAndScenario): Figure | null {
  const keys = path.split('.');
  const result = headlessResult(engine(deal, scenario));
  // A date that this run does not reach may be reached by others: the first date has its shape.
  const onFirstDate = keys[0] === 'dates' && /^\d{1,4}$/.test(keys[1] ?? '') ? keys.with(1, '0') : keys;
  const shape = shapeOf(valueAt(result, keys), keys) ?? shapeOf(valueAt(result, onFirstDate), keys);
  if (!shape) return null;
  const noteClass = deal.classes.findIndex(({ name }) => keys.includes(name));
  return {
    path,
    ...shape,
    noteClass: noteClass < 0 ? null : noteClass,
    none: { kind: 'noFigure', path },
    of: (projection) => unitsOf(valueAt(headlessResult(projection), keys), shape),
  };
}

function valueAt(node: unknown, keys: readonly string[]): unknown {
  let value = node;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

type Shape = Pick<Figure, 'kind' | 'places'>;

const DECIMAL = /^-?\d+(?:\.(\d+))?$/;
/** Decimals of a rate, of which the result prints only as many as there are. */
const RATE_PLACES = 8;

function shapeOf(value: unknown, keys: readonly string[]): Shape | null {
  if (typeof value === 'number') return { kind: 'decimal', places: 0 };
  if (typeof value !== 'string') return null;
  if (parseDay(value) !== null) return { kind: 'day', places: 0 };
  const decimal = DECIMAL.exec(value);
  if (!decimal) return null;
  return { kind: 'decimal', places: keys.at(-1) === 'rate_pct' ? RATE_PLACES : (decimal[1] ?? '').length };
}

function unitsOf(value: unknown, { kind, places }: Shape): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  if (kind === 'day') return parseDay(value);
  const [whole = '', decimals = ''] = value.split('.');
  return DECIMAL.test(value) && decimals.length <= places ? Number(whole + decimals.padEnd(places, '0')) : null;
}
