import type { Read } from '../../deal/fault.ts';
import { type Figure, figureAt } from '../../measures/figures/figure.ts';
import { type Axis, gridJob } from '../../measures/ranges/grid.ts';
import { runWhole } from '../../measures/ranges/long-job.ts';
import type { ScenarioContext } from '../../scenario/parse-scenario.ts';
import type { GridFigure } from './grid-figures.ts';

/** One class along a row of a grid: its figure at each column, in whole units of the last decimal. */
export interface ProfileBand {
  readonly name: string;
  readonly noteClass: number;
  /** null where the pair of inputs makes no scenario. */
  readonly values: readonly (number | null)[];
}

/**
 * What the classes add to a figure of all Notes along one row of a grid, in the deal's order: a cell's figure is the sum of
 * its column. One run a column.
 * @param figure an amount that each class has
 */
export function classProfile(
  form: object,
  x: Axis,
  row: Axis,
  figure: GridFigure,
  context: ScenarioContext,
  names: readonly string[],
  deal: Parameters<typeof figureAt>[1],
): Read<readonly ProfileBand[]> {
  const { ofClass } = figure;
  const figures = names.flatMap((name): readonly Figure[] => {
    const found = ofClass && figureAt(ofClass(name), deal, null);
    return found ? [found] : [];
  });
  const job = gridJob(form, x, row, figures, context);
  if (!job.ok) return job;
  const found = runWhole(job.value);
  const bands = figures.map(
    ({ noteClass }, place): ProfileBand => ({
      name: names[noteClass ?? place] ?? '',
      noteClass: noteClass ?? place,
      values: x.values.map((_, column) => {
        const value = found[column * figures.length + place] as number;
        return Number.isNaN(value) ? null : value;
      }),
    }),
  );
  return { ok: true, value: bands };
}

/** A band between two heights at each column. */
export interface StackedBand {
  readonly name: string;
  readonly noteClass: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Bands on each other, the most junior class at the foot; only those that are anything anywhere. */
export function stackedBands(bands: readonly ProfileBand[]): readonly StackedBand[] {
  let from: readonly number[] = bands[0]?.values.map(() => 0) ?? [];
  const stacked: StackedBand[] = [];
  for (const { name, noteClass, values } of bands.toReversed()) {
    if (values.every((value) => value === null || value === 0)) continue;
    const to = from.map((height, column) => height + (values[column] ?? 0));
    stacked.push({ name, noteClass, from, to });
    from = to;
  }
  return stacked;
}

const ROUND = [1, 2, 2.5, 5, 10] as const;
const MOST_TICKS = 4;

/** Round numbers from 0 to the greatest, four at most above 0. */
export function roundTicks(greatest: number): readonly number[] {
  if (!(greatest > 0)) return [0];
  let unit = 1;
  while (unit * 10 * MOST_TICKS < greatest) unit *= 10;
  const step = unit * (ROUND.find((one) => one * unit * MOST_TICKS >= greatest) ?? 10);
  return Array.from({ length: Math.floor(greatest / step) + 1 }, (_, at) => at * step);
}
