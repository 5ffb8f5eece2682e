import { nthRoot } from '../../money/power.ts';
import { TERM_ONE } from '../../scenario/vector/collateral-assumptions.ts';
import { VECTOR_ONE } from '../../scenario/vector/vector-values.ts';

/** The speed is cut in two here, so that both products with a term stay exact integers. */
const CUT = 1e7;
const ONE_BY_TERM_AND_CUT = (VECTOR_ONE / CUT) * TERM_ONE;

/**
 * The month's prepayment rate at an absolute speed: SMM = ABS / (1 - ABS (m - 1)), m the month of the loan's age from
 * origination (SF-13). Where the denominator is at or below the speed, all that is left prepays.
 * @param speed in 10^-14 of the original number of loans
 * @param monthsBefore m - 1 in 10^-4 months: the age at the month's start
 */
export function smmOfAbs(speed: number, monthsBefore: number): number {
  if (prepaysAll(speed, monthsBefore)) return 1;
  return (speed * TERM_ONE) / (VECTOR_ONE * TERM_ONE - speed * monthsBefore);
}

/**
 * Whether 1 - ABS (m - 1) <= ABS, that is ABS m >= 1, decided in whole numbers: in doubles 1 - 0.02 x 49 comes out
 * above 0.02.
 */
function prepaysAll(speed: number, monthsBefore: number): boolean {
  const months = monthsBefore + TERM_ONE;
  const upper = Math.floor(speed / CUT);
  const lower = speed - upper * CUT;
  return upper * months + Math.floor((lower * months) / CUT) >= ONE_BY_TERM_AND_CUT;
}

/** The month's rate of a year's: 1 - (1 - rate)^(1/12). @param annual in 10^-14, from 0 to 100 % */
export function monthlyOfAnnual(annual: number): number {
  if (annual === 0) return 0;
  return 1 - nthRoot((VECTOR_ONE - annual) / VECTOR_ONE, 12);
}

/** A year's rate and the month's that belongs to it, kept because vectors hold one value for many months. */
export interface MonthlyHeld {
  annual: number;
  monthly: number;
}

export function monthlyHeld(): MonthlyHeld {
  return { annual: 0, monthly: 0 };
}

/** {@link monthlyOfAnnual}, reckoned anew only where the year's rate is another than the last time. */
export function heldMonthly(held: MonthlyHeld, annual: number): number {
  if (annual !== held.annual) {
    held.annual = annual;
    held.monthly = monthlyOfAnnual(annual);
  }
  return held.monthly;
}
