import type { Rate } from '../../money/rate.ts';

declare const unit: unique symbol;

/**
 * The monthly values of a vector, one or more, in whole numbers of 10^-14 (1.3 % is 1,300,000,000,000); the last one is
 * held. A value as typed is a whole number of 10^-10, a {@link Rate}. The inner values of a ramp are rounded half-up
 * once, four digits further on: a ramp of the prepayment rate kept to 10^-10 would move a month's principal of a pool of
 * 1.5 billion by up to seven cents.
 */
export type VectorValues = readonly number[] & { readonly [unit]: 'vector' };

/** One (100 %) on the scale of {@link VectorValues}. */
export const VECTOR_ONE = 1e14;
/** What a {@link Rate} is multiplied by to stand on that scale. */
export const VECTOR_PER_RATE = 1e4;
/** No more months than this in one vector. */
export const MOST_VECTOR_MONTHS = 600;

/** The value of a month as a whole rate, half-up. Months count from 0, the first month of the vector. */
export function vectorAt(values: VectorValues, month: number): Rate {
  return Math.floor((vectorPartsAt(values, month) + VECTOR_PER_RATE / 2) / VECTOR_PER_RATE) as Rate;
}

/** The value of a month in whole numbers of 10^-14. Months count from 0, the first month of the vector. */
export function vectorPartsAt(values: VectorValues, month: number): number {
  const last = values.length - 1;
  return values[month < last ? month : last] as number;
}

/** A vector of the rates given, one a month. @throws RangeError where there is none, or are more than 600. */
export function vectorOf(rates: readonly Rate[]): VectorValues {
  if (rates.length < 1 || rates.length > MOST_VECTOR_MONTHS) {
    throw new RangeError(`A vector holds 1 to ${MOST_VECTOR_MONTHS} months, not ${rates.length}.`);
  }
  return rates.map((rate) => rate * VECTOR_PER_RATE) as readonly number[] as VectorValues;
}

/**
 * Value k (0 .. steps) of a ramp from `start` to `end`: start + (end - start) k / steps, rounded half-up once. Exact: the
 * quotient and the remainder of (end - start) / steps are taken apart, so that no product leaves the exact integers.
 */
export function rampValue(start: number, end: number, steps: number, k: number): number {
  const quotient = Math.floor((end - start) / steps);
  const remainder = end - start - quotient * steps;
  return start + quotient * k + Math.floor((2 * remainder * k + steps) / (2 * steps));
}
