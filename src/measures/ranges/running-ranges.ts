import { nthRoot } from '../../money/power.ts';
import {
  type Checkpoint,
  checkpointAt,
  checkpointPlaces,
  isShortIn,
  percentilesOf,
  type RangeSummary,
} from './range-summary.ts';

/** What the draws that are in so far come to, while others are still to come. */
export interface RunningRanges {
  /**
   * Takes over what is new of a job's values. Taking the same draws twice counts them once.
   * @param done 1 for each draw whose values are there; they come in any order
   * @returns draws that the summaries rest on
   */
  readonly take: (values: Float64Array, done: Uint8Array) => number;
  /**
   * One figure so far.
   * @param looksBack whether the estimates of the first draws are wanted too: of each tenth of all, once it is complete
   */
  readonly summary: (column: number, noteClass: number | null, looksBack: boolean) => RangeSummary;
}

/** New draws are taken over when they are at least so many of those that there are, in percent: sorting them in has its price. */
const LEAST_NEW = 2;

interface Column {
  sorted: Float64Array;
  sum: number;
  /** Sums of the distances from the first value, and of their squares: as such they lose no digits. */
  readonly from: number[];
  apart: number;
  squares: number;
  readonly points: Map<number, Checkpoint>;
}

/** @param width values of a draw, the last the classes that are short as a sum of powers of two */
export function runningRanges(width: number): RunningRanges {
  const columns = Array.from({ length: Math.max(width - 1, 0) }, newColumn);
  const shorts = new Map<number, number>();
  let taken = new Uint8Array(0);
  let draws = 0;
  let all: Float64Array = new Float64Array(0);
  let complete = 0;
  const take = (values: Float64Array, done: Uint8Array): number => {
    if (taken.length !== done.length) taken = new Uint8Array(done.length);
    all = values;
    const fresh: number[] = [];
    for (let draw = 0; draw < done.length; draw += 1) if (done[draw] === 1 && taken[draw] === 0) fresh.push(draw);
    const isLast = draws + fresh.length === done.length;
    if (fresh.length === 0 || (!isLast && fresh.length * 100 < draws * LEAST_NEW)) return draws;
    for (const draw of fresh) {
      taken[draw] = 1;
      const classes = values[draw * width + width - 1] as number;
      shorts.set(classes, (shorts.get(classes) ?? 0) + 1);
    }
    draws += fresh.length;
    while (complete < taken.length && taken[complete] === 1) complete += 1;
    for (const [place, column] of columns.entries()) {
      const found = fresh.map((draw) => values[draw * width + place] as number).filter((value) => !Number.isNaN(value));
      takeInto(column, found);
    }
    return draws;
  };
  const summary = (place: number, noteClass: number | null, looksBack: boolean): RangeSummary => {
    const column = columns[place] ?? newColumn();
    const available = column.sorted.length;
    let short = 0;
    for (const [classes, count] of shorts) if (isShortIn(classes, noteClass)) short += count;
    return {
      draws,
      available,
      percentiles: percentilesOf(column.sorted),
      mean: available === 0 ? null : Math.floor(column.sum / available + 0.5),
      standardError: available === 0 ? null : errorOf(column, available),
      short,
      convergence: looksBack ? pointsOf(column, all, width, place, noteClass, taken.length, complete) : [],
    };
  };
  return { take, summary };
}

function newColumn(): Column {
  return { sorted: new Float64Array(0), sum: 0, from: [], apart: 0, squares: 0, points: new Map() };
}

function takeInto(column: Column, found: readonly number[]): void {
  if (found.length === 0) return;
  if (column.from.length === 0) column.from.push(found[0] as number);
  const from = column.from[0] as number;
  for (const value of found) {
    column.sum += value;
    column.apart += value - from;
    column.squares += (value - from) * (value - from);
  }
  column.sorted = merged(column.sorted, Float64Array.from(found).sort());
}

/** Two lists in rising order as one. */
function merged(one: Float64Array, other: Float64Array): Float64Array {
  const both = new Float64Array(one.length + other.length);
  let [left, right] = [0, 0];
  for (let at = 0; at < both.length; at += 1) {
    const isLeft = right >= other.length || (left < one.length && (one[left] as number) <= (other[right] as number));
    both[at] = (isLeft ? one[left++] : other[right++]) as number;
  }
  return both;
}

function errorOf({ apart, squares }: Column, count: number): number {
  if (count < 2) return 0;
  const rest = squares - (apart * apart) / count;
  return rest <= 0 ? 0 : nthRoot(rest / (count - 1) / count, 2);
}

function pointsOf(
  { points }: Column,
  values: Float64Array,
  width: number,
  place: number,
  noteClass: number | null,
  draws: number,
  complete: number,
): readonly Checkpoint[] {
  return checkpointPlaces(draws)
    .filter((upTo) => upTo <= complete)
    .map((upTo) => {
      const point = points.get(upTo) ?? checkpointAt(values, width, place, noteClass, upTo);
      points.set(upTo, point);
      return point;
    });
}
