import { powerLessOne } from '../../money/power.ts';
import { TERM_ONE } from '../../scenario/vector/collateral-assumptions.ts';

/**
 * s(n) = ((1 + i)^n - 1) / i, what n monthly payments of 1 come to; n where the rate is zero. A level-pay loan of
 * balance B with n months left pays principal of B i / ((1 + i)^n - 1) = B / s(n) (Standard Formulas, SF-17), which holds
 * for a zero rate as well.
 *
 * Built up from the fraction of a month by s(n + 1) = s(n) (1 + i) + 1. Every term is positive, so nothing cancels,
 * however small the rate; the error stays at a few parts in 10^16 times the number of months.
 * @param rate a month's rate as a fraction, 0 or more
 * @param term in 10^-4 months, above 0
 */
export function levelFactor(rate: number, term: number): number {
  const whole = Math.floor(term / TERM_ONE);
  const part = (term - whole * TERM_ONE) / TERM_ONE;
  let factor = rate === 0 ? part : powerLessOne(rate, part) / rate;
  for (let month = 0; month < whole; month++) factor = factor * (1 + rate) + 1;
  return factor;
}

/** s(n - 1) from s(n), one month on: (s(n) - 1) / (1 + i). An error in s(n) shrinks on the way, as the payments do. */
export function levelFactorAfter(factor: number, rate: number): number {
  return (factor - 1) / (1 + rate);
}
