import { nthRoot } from '../../money/power.ts';
import { SHELF_TIMING_POINTS } from '../../scenario/collateral-form.ts';
import { TIMING_STRETCH } from '../inputs/scenario-inputs.ts';
import { halfLifeOf } from '../inputs/stretched-timing.ts';
import { naturalLog } from '../random/natural-log.ts';
import type { DrawnInput } from './monte-carlo.ts';
import type { ShelfExperience } from './shelf-history.ts';

/** Distributions and correlation as the shelf's own history has them. */
export interface ShelfFit {
  readonly trusts: number;
  readonly inputs: readonly DrawnInput[];
  readonly correlation: readonly (readonly number[])[];
}

/** Decimals that a fitted figure keeps: it is stated, so it must be short enough to type. */
const UNITS = 1e4;

/**
 * Speed, lifetime net loss, recovery and timing of the trusts whose certificates have ended, as distributions: the loss
 * lognormal (it cannot be negative and has a long right side), the others normal, each with the sample's mean and
 * standard deviation; correlations of the sample, the loss by its logarithm. Timing is the month by which half of the
 * net loss had fallen, as a multiple of the shelf curve's own.
 */
export function shelfFit(trusts: readonly ShelfExperience[]): ShelfFit {
  const ended = trusts.filter((trust) => trust.ended);
  const base = halfLifeOf({ kind: 'cumulative', points: SHELF_TIMING_POINTS });
  const speed = ended.map((trust) => trust.speed);
  const loss = ended.map((trust) => trust.lifetimeLoss);
  const recovery = ended.map((trust) => trust.recovery);
  const stretch = ended.map((trust) => trust.halfLife / base);
  const columns = [speed, loss.map(naturalLog), recovery, stretch];
  return {
    trusts: ended.length,
    inputs: [
      { path: 'collateral.prepayment.pct', distribution: { kind: 'normal', ...moments(speed), least: 0, most: 100 } },
      { path: 'collateral.default.pct', distribution: { kind: 'lognormal', ...moments(loss), least: 0, most: 100 } },
      {
        path: 'collateral.recovery_pct',
        distribution: { kind: 'normal', ...moments(recovery), least: 0, most: 99.99 },
      },
      { path: TIMING_STRETCH, distribution: { kind: 'normal', ...moments(stretch), least: 0.1, most: 10 } },
    ],
    correlation: columns.map((one, row) =>
      columns.map((another, column) => (row === column ? 1 : correlationOf(one, another))),
    ),
  };
}

function moments(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  return { mean: short(meanOf(values)), deviation: short(nthRoot(covariance(values, values), 2)) };
}

function correlationOf(a: readonly number[], b: readonly number[]): number {
  return short(covariance(a, b) / nthRoot(covariance(a, a) * covariance(b, b), 2));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of a sample: divided by one less than its size. */
function covariance(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [meanOf(a), meanOf(b)];
  return a.reduce((sum, value, at) => sum + (value - x) * ((b[at] as number) - y), 0) / (a.length - 1);
}

function short(value: number): number {
  return Math.floor(value * UNITS + 0.5) / UNITS;
}
