import type { Cents } from '../../money/cents.ts';
import type { Rate } from '../../money/rate.ts';
import type { VectorValues } from './vector-values.ts';

/** Terms and ages are whole numbers of 10^-4 months, so that fractions of a month are exact: 66.44 months is 664,400. */
export const TERM_ONE = 1e4;

/** A part of the pool, taken as one level-pay simple-interest loan. */
export interface RepLine {
  readonly balance: Cents;
  /** A year's rate, 0 or more. */
  readonly annualRate: Rate;
  /** In 10^-4 months, fractions allowed. */
  readonly originalTerm: number;
  /** In 10^-4 months; at most the original term. */
  readonly remainingTerm: number;
}

/** Voluntary prepayment: the absolute speed (SF-13), the year's rate, or the month's. From 0 to 100 %. */
export interface Prepayment {
  readonly kind: 'abs' | 'cpr' | 'smm';
  readonly vector: VectorValues;
}

/** Defaults as a rate of the performing balance: the year's or the month's. From 0 to 100 %. */
export interface DefaultRate {
  readonly kind: 'cdr' | 'mdr';
  readonly vector: VectorValues;
}

/** When a lifetime loss falls. The month is the Collection Period's number, counted from closing. */
export type LossTiming =
  | {
      readonly kind: 'cumulative';
      /** Whole months, rising, with the share of the lifetime loss up to each; linear between them, from 0 at month 0. */
      readonly points: readonly (readonly [month: number, share: Rate])[];
    }
  | {
      readonly kind: 'monthly';
      /** The share of months 1, 2, ... */
      readonly shares: readonly Rate[];
    };

/** A lifetime net loss in percent of the initial pool, spread over time. */
export interface LossCurve {
  readonly kind: 'cnl';
  readonly vector: VectorValues;
  /** In whole numbers of 10^-10: a multiple of 1 is 10,000,000,000. */
  readonly multiple: number;
  readonly timing: LossTiming;
  /** Net loss to date of the months before the first projected one; `net` takes it off the lifetime loss. */
  readonly filedNetLoss: Cents;
  /** `curve`: each month's share of the lifetime loss, as it stands. `net`: what the filed loss leaves of it, over the rest of the curve. */
  readonly midLife: 'curve' | 'net';
}
