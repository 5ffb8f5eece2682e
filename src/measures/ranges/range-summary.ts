import { nthRoot } from '../../money/power.ts';

const PERCENTILES = [1, 5, 25, 50, 75, 95, 99] as const;
/** Points at which the estimates are looked at again, as tenths of the draws. */
const CHECKPOINTS = 10;

/** What draws of a figure come to, in whole units of its last decimal. */
export interface RangeSummary {
  readonly draws: number;
  /** Draws that have the figure. */
  readonly available: number;
  /** The least value that at least p per cent of the available draws do not exceed; null where none has it. */
  readonly percentiles: readonly { readonly percentile: number; readonly value: number }[];
  /** Exact, half-up; null where no draw has the figure. */
  readonly mean: number | null;
  /** Standard deviation of the available draws over the root of their number. */
  readonly standardError: number | null;
  /** Draws in which the figure's class (any class, for a figure of the trust) is short. */
  readonly short: number;
  readonly convergence: readonly Checkpoint[];
}

/** The estimates after the first draws. */
export interface Checkpoint {
  readonly draws: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly short: number;
}

/**
 * Sums up one column of a job's values.
 * @param values of a job of the given width, whose last value is the classes that are short as powers of two
 * @param noteClass the class whose shorts count; null for any
 */
export function rangeSummary(
  values: Float64Array,
  width: number,
  column: number,
  noteClass: number | null,
): RangeSummary {
  const draws = values.length / width;
  const { found, short } = foundOf(values, width, column, noteClass, draws);
  const sorted = Float64Array.from(found).sort();
  const mean = exactMean(found);
  return {
    draws,
    available: found.length,
    percentiles: percentilesOf(sorted),
    mean,
    standardError: mean === null ? null : standardError(found, mean),
    short,
    convergence: checkpointPlaces(draws).map((upTo) => checkpointAt(values, width, column, noteClass, upTo)),
  };
}

/** Whether a class is among those of a sum of powers of two; null for any. */
export function isShortIn(classes: number, noteClass: number | null): boolean {
  if (noteClass === null) return classes > 0;
  let rest = classes;
  for (let step = 0; step < noteClass; step += 1) rest = Math.floor(rest / 2);
  return rest % 2 === 1;
}

/** The percentiles of values in rising order; none of none. */
export function percentilesOf(sorted: Float64Array): RangeSummary['percentiles'] {
  if (sorted.length === 0) return [];
  return PERCENTILES.map((percentile) => ({ percentile, value: atRank(sorted, percentile) }));
}

/** Nearest rank: the value of place ceil(p n / 100) in rising order. */
function atRank(sorted: Float64Array, percentile: number): number {
  const place = Math.ceil((percentile * sorted.length) / 100);
  return sorted[Math.max(place, 1) - 1] as number;
}

/** Beyond this a sum of whole numbers is carried over into a BigInt. */
const SAFE_SUM = 2 ** 52;

/** The mean of whole numbers, half-up and exact. */
function exactMean(values: Float64Array): number | null {
  if (values.length === 0) return null;
  let whole = 0n;
  let part = 0;
  for (let index = 0; index < values.length; index += 1) {
    part += values[index] as number;
    if (part > SAFE_SUM || part < -SAFE_SUM) {
      whole += BigInt(part);
      part = 0;
    }
  }
  const twice = 2n * (whole + BigInt(part));
  const count = BigInt(values.length);
  return Number(floorDivision(twice + count, 2n * count));
}

function floorDivision(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}

function standardError(values: Float64Array, mean: number): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) {
    const distance = (values[index] as number) - mean;
    sum += distance * distance;
  }
  const count = values.length;
  return count < 2 ? 0 : nthRoot(sum / (count - 1) / count, 2);
}

/** After how many of the draws the estimates are looked at again: each tenth, as far as they differ. */
export function checkpointPlaces(draws: number): readonly number[] {
  const places = Array.from({ length: CHECKPOINTS }, (_, tenth) => Math.floor((draws * (tenth + 1)) / CHECKPOINTS));
  return [...new Set(places)].filter((upTo) => upTo > 0);
}

/** The estimates after the first draws of a job, `upTo` of them. */
export function checkpointAt(
  values: Float64Array,
  width: number,
  column: number,
  noteClass: number | null,
  upTo: number,
): Checkpoint {
  const { found, short } = foundOf(values, width, column, noteClass, upTo);
  const sorted = found.sort();
  return { draws: upTo, mean: exactMean(sorted), median: sorted.length === 0 ? null : atRank(sorted, 50), short };
}

/** The values of a column that are there in the first draws, in their order, and how many of those draws are short. */
function foundOf(
  values: Float64Array,
  width: number,
  column: number,
  noteClass: number | null,
  upTo: number,
): { readonly found: Float64Array; readonly short: number } {
  const found = new Float64Array(upTo);
  let short = 0;
  let available = 0;
  for (let draw = 0; draw < upTo; draw += 1) {
    const value = values[draw * width + column] as number;
    if (isShortIn(values[draw * width + width - 1] as number, noteClass)) short += 1;
    if (!Number.isNaN(value)) found[available++] = value;
  }
  return { found: found.subarray(0, available), short };
}
