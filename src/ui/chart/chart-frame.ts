import type { Projection } from '../../engine/projection.ts';
import { linearScale, type Scale, ticksUpTo } from '../../view/chart/scale.ts';
import type { Series } from '../../view/class-balances.ts';
import type { ChartLayout } from './layout.ts';

/** The scales of the chart; the same for every run on the screen, so that a drag moves bands and never the axes. */
export interface ChartFrame {
  readonly layout: ChartLayout;
  readonly first: number;
  readonly last: number;
  /** From a Distribution Date's number to pixels. */
  readonly x: Scale;
  readonly mainTicks: readonly number[];
  readonly lensTicks: readonly number[];
  readonly main: Scale;
  readonly lens: Scale;
  readonly reserve: Scale;
  readonly reserveTop: number;
  /** The largest stack of any scenario, in cents: the upper edge of its plot. */
  readonly mainTop: number;
  /** How many times taller a dollar is in the lens than in the stack. */
  readonly enlargement: number;
}

export interface FrameSizes {
  readonly first: number;
  readonly last: number;
  readonly notes: number;
  readonly juniors: number;
  readonly reserve: number;
}

export function chartFrame(layout: ChartLayout, sizes: FrameSizes): ChartFrame {
  const { main, lens } = layout;
  const mainTop = sizes.notes;
  const lensTop = sizes.juniors;
  return {
    layout,
    first: sizes.first,
    last: sizes.last,
    x: linearScale(sizes.first, sizes.last, layout.left, layout.right),
    mainTicks: ticksUpTo(mainTop, 4, [1, 2, 5]),
    lensTicks: ticksUpTo(lensTop, 3, [1, 2, 4]),
    main: linearScale(0, mainTop, main.foot, main.top),
    lens: linearScale(0, lensTop, lens.foot, lens.top),
    reserve: linearScale(0, sizes.reserve, layout.reserve?.foot ?? 0, layout.reserve?.top ?? 0),
    reserveTop: sizes.reserve,
    mainTop,
    enlargement: (lens.foot - lens.top) / lensTop / ((main.foot - main.top) / mainTop),
  };
}

/** The classes below Class A, which the lens enlarges. */
export function juniorPlaces({ deal }: Projection): readonly number[] {
  return deal.classes.flatMap(({ level }, place) => (level === 'A' ? [] : [place]));
}

/** Their series out of those of all classes. */
export function juniorsOf(projection: Projection, series: readonly Series[]): readonly Series[] {
  return juniorPlaces(projection).map((place) => series[place] ?? []);
}

export function largest(series: Series): number {
  return series.reduce((most, amount) => Math.max(most, amount), 0);
}
