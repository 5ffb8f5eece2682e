import { rangeSummary } from '../../measures/ranges/range-summary.ts';
import { grouped } from '../amount-text.ts';
import { isShortIn } from '../sensitivity/contours.ts';
import type { DrawnFigure, DrawnId, PricedAt } from './analysis-id.ts';
import type { Input, Origin } from './explanation.ts';
import { drawKey, drawRun } from './other-runs.ts';
import { pathFigure } from './path-figure.ts';
import { cents, decimalValue, type Value } from './value.ts';
import { classPlace, type Drawn, elsewhere, leaf, type Rule, type Walk } from './walk.ts';

/** One figure of all draws. */
interface Column {
  readonly drawn: Drawn;
  readonly path: string;
  readonly place: number;
  readonly width: number;
  readonly draws: number;
  /** Draws that have the figure, in rising order of its value, each with its value in units of the last decimal. */
  readonly ranked: readonly { readonly draw: number; readonly value: number }[];
  readonly summary: ReturnType<typeof rangeSummary>;
}

const columns = new WeakMap<Drawn, Map<string, Column>>();

function columnOf(walk: Walk, path: string): Column | null {
  const { drawn } = walk;
  const place = drawn?.paths.indexOf(path) ?? -1;
  if (!drawn || place < 0) return null;
  const found = columns.get(drawn) ?? new Map<string, Column>();
  columns.set(drawn, found);
  const column = found.get(path) ?? reckon(walk, drawn, path, place);
  found.set(path, column);
  return column;
}

function reckon(walk: Walk, drawn: Drawn, path: string, place: number): Column {
  const width = drawn.paths.length + 1;
  const draws = drawn.values.length / width;
  const ranked: { draw: number; value: number }[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const value = drawn.values[draw * width + place] as number;
    if (!Number.isNaN(value)) ranked.push({ draw, value });
  }
  ranked.sort((one, other) => one.value - other.value || one.draw - other.draw);
  const summary = rangeSummary(drawn.values, width, place, classOf(walk, path));
  return { drawn, path, place, width, draws, ranked, summary };
}

/** The place of the class that a path is of; null for one of the trust. */
function classOf(walk: Walk, path: string): number | null {
  const name = /^classes\.(.+)\.\w+$/.exec(path)?.[1];
  return name === undefined ? null : classPlace(walk, name);
}

/** A value of a draw as its figure has it: millionths of a year, or cents. */
function drawnValue(path: string, units: number): Value {
  return path.endsWith('.wal_years') ? { unit: 'years', amount: units } : cents(units);
}

/** No figure of a range is priced. */
const NO_QUOTE = (noteClass: string): PricedAt => ({ noteClass, settlement: '', basis: 'bey', by: 'price', quote: '' });

function drawInput(walk: Walk, { path, ranked }: Column, rank: number): Input | null {
  const one = ranked[rank - 1];
  const found = one && drawRun(walk, one.draw);
  const id = pathFigure(path, NO_QUOTE);
  if (!one || !found || id === null) return null;
  return elsewhere(walk, { run: found.run, key: drawKey(one.draw) }, `the figure of ${found.name}`, id);
}

const DRAWS: Origin = { kind: 'typed', where: 'Monte Carlo, number of draws' };

function countInput({ ranked, draws }: Column, operator: Input['operator'] = 'plus'): Input {
  const label = ranked.length === draws ? 'draws' : 'draws that have the figure';
  return leaf(label, decimalValue(ranked.length, 0), DRAWS, operator);
}

function seedInput({ drawn }: Column): Input {
  return leaf('seed', { unit: 'text', text: String(drawn.seed) }, { kind: 'typed', where: 'Monte Carlo, seed' });
}

function allDraws({ draws, drawn }: Column): string {
  return `${grouped(draws)} draws of seed ${drawn.seed}`;
}

function drawnRule(
  title: (id: DrawnId) => string,
  value: (column: Column, id: DrawnId) => Value | null,
  explain: (walk: Walk, column: Column, id: DrawnId) => Omit<ReturnType<Rule<DrawnId>['explain']>, 'clauses'>,
): Rule<DrawnId> {
  return {
    title,
    value: (walk, id) => {
      const column = columnOf(walk, id.path);
      return column && value(column, id);
    },
    explain: (walk, id) => {
      const column = columnOf(walk, id.path);
      if (!column) throw new Error('A figure without a value was asked for its reasons.');
      return { clauses: [], ...explain(walk, column, id) };
    },
  };
}

/** Nearest rank: of n draws the p-th percentile is the one of place p n / 100, rounded up. */
function rankOf({ ranked }: Column, percentile: number): number {
  return Math.max(Math.ceil((percentile * ranked.length) / 100), 1);
}

const percentile = drawnRule(
  (id) => (id.percentile === 50 ? 'Median of the draws' : `Percentile ${id.percentile} of the draws`),
  (column, { percentile: p, path }) => {
    const one = p > 0 && p <= 100 ? column.ranked[rankOf(column, p) - 1] : undefined;
    return one ? drawnValue(path, one.value) : null;
  },
  (walk, column, { percentile: p }) => {
    const rank = rankOf(column, p);
    const one = drawInput(walk, column, rank);
    const place = leaf(`place ${p} % up`, decimalValue(rank, 0), {
      kind: 'found',
      how: `${p} % of the draws, rounded up`,
    });
    return {
      sentence: `The least value that ${p} % of the ${allDraws(column)} do not exceed. Its draw is a run of its own and can be followed.`,
      formula: 'Percentile',
      method: 'ranked',
      inputs: [...(one ? [one] : []), place, countInput(column), seedInput(column)],
    };
  },
);

const mean = drawnRule(
  () => 'Mean of the draws',
  ({ summary, path }) => (summary.mean === null ? null : drawnValue(path, summary.mean)),
  (_, column) => {
    const all = column.ranked.reduce((sum, { value }) => sum + value, 0);
    return {
      sentence: `The ${allDraws(column)} added up and divided by their number.`,
      formula: 'Mean',
      method: 'product',
      inputs: [
        leaf('all draws together', drawnValue(column.path, all), {
          kind: 'found',
          how: 'each draw is a run of its own',
        }),
        countInput(column, 'divided by'),
      ],
    };
  },
);

/** Decimals beyond the figure's own that its error is shown with. */
const ERROR_PLACES = 2;

const error = drawnRule(
  () => 'Standard error of the mean',
  ({ summary, path }) => {
    if (summary.standardError === null) return null;
    const isYears = path.endsWith('.wal_years');
    const units = isYears ? 1_000_000 : 100;
    return decimalValue(summary.standardError / units, (isYears ? 6 : 2) + ERROR_PLACES, isYears ? ' years' : '');
  },
  (_, column) => ({
    sentence: `How far the mean may be off by chance: the standard deviation of the ${allDraws(column)} by the root of their number.`,
    formula: 'Standard error',
    method: 'stated',
    inputs: [
      leaf('mean of the draws', drawnValue(column.path, column.summary.mean ?? 0), {
        kind: 'figure',
        id: { kind: 'drawn-mean', path: column.path, percentile: 0 },
      }),
      countInput(column),
      seedInput(column),
    ],
  }),
);

/** Decimals of a share of draws in percent. */
const SHARE_PLACES = 3;

const share = drawnRule(
  ({ path }) => `Probability of a short${/^classes/.test(path) ? '' : ' of any class'}`,
  ({ summary }) => decimalValue((summary.short / summary.draws) * 100, SHARE_PLACES, ' %'),
  (walk, column) => {
    const { summary, draws } = column;
    const name = walk.projection.deal.classes[classOf(walk, column.path) ?? -1]?.name;
    const who = name === undefined ? 'some class is' : `Class ${name} is`;
    const first = firstShort(walk, column);
    const inputs = [
      leaf('draws with a short', decimalValue(summary.short, 0), { kind: 'found', how: 'counted over all draws' }),
      leaf('draws', decimalValue(draws, 0), DRAWS, 'divided by'),
    ];
    const words = first === null ? '' : ` The first of them is draw ${grouped(first + 1)}.`;
    return {
      sentence: `In how many of the ${allDraws(column)} ${who} short of interest on any date, or of principal when it is due.${words}`,
      formula: 'Share of the draws',
      method: 'product',
      inputs,
    };
  },
);

function firstShort(walk: Walk, { drawn, width, draws, path }: Column): number | null {
  const noteClass = classOf(walk, path);
  for (let draw = 0; draw < draws; draw += 1) {
    const short = drawn.values[draw * width + width - 1] as number;
    if (noteClass === null ? short > 0 : isShortIn(short, noteClass)) return draw;
  }
  return null;
}

export const DRAWN_RULES: Readonly<Record<DrawnFigure, Rule<DrawnId>>> = {
  'drawn-percentile': percentile,
  'drawn-mean': mean,
  'drawn-error': error,
  'drawn-share': share,
};
