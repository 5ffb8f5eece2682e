import { Decimal } from './decimal.ts';

declare const unit: unique symbol;

/** A rate a year, or a plain percentage, as a whole number of 10^-10: 1.96795 % is 196,795,000. */
export type Rate = number & { readonly [unit]: 'rate' };

/** One, on the scale of {@link Rate}. */
export const RATE_ONE = 1e10;
/** Decimals of a percentage that a {@link Rate} holds. */
export const PERCENT_DECIMALS = 8;

const PERCENT = /^-?\d{1,6}(\.\d{1,8})?$/;

/**
 * Reads a percentage such as "1.96795" into a rate.
 * @returns null where the text is not a plain decimal with at most {@link PERCENT_DECIMALS} decimals.
 */
export function parsePercent(text: string): Rate | null {
  if (!PERCENT.test(text)) return null;
  const scaled = new Decimal(text).times(RATE_ONE / 100).toNumber();
  return (scaled === 0 ? 0 : scaled) as Rate;
}

/** Prints a rate as a percentage with as many decimals as it has, and at least `least` of them: "2.6" or "2.60". */
export function printPercent(rate: number, least = 0): string {
  const text = new Decimal(rate).dividedBy(RATE_ONE / 100);
  return text.decimalPlaces() < least ? text.toFixed(least) : text.toFixed();
}
