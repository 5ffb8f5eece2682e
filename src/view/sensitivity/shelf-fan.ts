import type { ShelfTrust } from '../../deal/shelf/shelf-performance.ts';
import type { Projection } from '../../engine/projection.ts';
import { monthMeasures } from '../../measures/by-month.ts';
import { lossesBefore } from './losses-before.ts';

/** A trust's net loss so far by month, in percent of its initial pool; a month without a certificate is null. */
interface FanLine {
  readonly name: string;
  readonly ended: boolean;
  readonly values: readonly (number | null)[];
  readonly last: number;
}

/** What lies between two percentiles of the trusts that have a month. */
export interface FanBand {
  readonly month: number;
  readonly low: number;
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
  readonly high: number;
}

export interface Fan {
  readonly lines: readonly FanLine[];
  readonly bands: readonly FanBand[];
  /** This scenario's own line. */
  readonly own: readonly (number | null)[];
  readonly months: number;
  readonly greatest: number;
}

/** Certificates print the cumulative net loss in ten-thousandths of a percent here. */
const PER_PERCENT = 1e4;
/** Fewer trusts than this make no percentiles. */
const LEAST_TRUSTS = 5;

/** Cumulative net losses of the shelf's trusts by month, the range they span, and the scenario's own. */
export function shelfFan(trusts: readonly ShelfTrust[], projection: Projection): Fan {
  const lines = trusts.map(({ name, ended, cumulativeNetLoss }): FanLine => {
    const values = cumulativeNetLoss.map((value) => (value === null ? null : value / PER_PERCENT));
    return { name, ended, values, last: values.findLast((value) => value !== null) ?? 0 };
  });
  const months = Math.max(...lines.map(({ values }) => values.length));
  const own = ownLine(projection);
  const all = [...lines.flatMap(({ values }) => values), ...own].filter((value) => value !== null);
  return {
    lines,
    bands: bandsOf(lines, months),
    own,
    months: Math.max(months, own.length),
    greatest: Math.max(...all),
  };
}

function ownLine(projection: Projection): readonly (number | null)[] {
  const { netLoss, count } = monthMeasures(projection);
  let sum = lossesBefore(projection);
  const line: (number | null)[] = Array.from({ length: projection.startAfter }, () => null);
  for (let at = 0; at < count; at += 1) {
    sum += netLoss[at] as number;
    line.push((sum / projection.deal.initialPool) * 100);
  }
  return line;
}

function bandsOf(lines: readonly FanLine[], months: number): readonly FanBand[] {
  const bands: FanBand[] = [];
  for (let month = 0; month < months; month += 1) {
    const found = lines.map(({ values }) => values[month] ?? null).filter((value) => value !== null);
    if (found.length < LEAST_TRUSTS) continue;
    const sorted = found.toSorted((a, b) => a - b);
    const at = (percent: number): number =>
      sorted[Math.max(Math.ceil((percent * sorted.length) / 100), 1) - 1] as number;
    bands.push({ month: month + 1, low: at(5), lower: at(25), middle: at(50), upper: at(75), high: at(95) });
  }
  return bands;
}

/** Labels in rising order of height, none nearer to the next than `gap`, moved as little as the order allows. */
export function spreadLabels(heights: readonly number[], gap: number, top: number, foot: number): readonly number[] {
  const order = heights.map((_, place) => place).toSorted((a, b) => (heights[a] as number) - (heights[b] as number));
  const placed: number[] = [...heights];
  let last = top - gap;
  for (const place of order) {
    last = Math.max(heights[place] as number, last + gap);
    placed[place] = last;
  }
  let next = foot + gap;
  for (const place of order.toReversed()) {
    next = Math.min(placed[place] as number, next - gap);
    placed[place] = next;
  }
  return placed;
}
