import { Decimal } from './decimal.ts';

declare const unit: unique symbol;

/** An amount of money: a whole number of cents. Nothing else counts money. */
export type Cents = number & { readonly [unit]: 'cents' };

export const ZERO = 0 as Cents;

/** The largest amount accepted from outside, in cents: 10^14 (a trillion dollars), far inside the exact integers of a double. */
export const MOST_CENTS = 1e14;

const MONEY = /^-?\d{1,15}(\.\d{1,2})?$/;

/**
 * Reads a dollar amount such as "1503750003.50" into cents.
 * @returns null where the text is not a plain decimal with at most two decimals, or is above {@link MOST_CENTS}.
 */
export function parseCents(text: string): Cents | null {
  if (!MONEY.test(text)) return null;
  const cents = new Decimal(text).times(100).toNumber();
  if (!Number.isSafeInteger(cents) || Math.abs(cents) > MOST_CENTS) return null;
  return (cents === 0 ? 0 : cents) as Cents;
}

/** Prints cents as a plain decimal with two places, "1503750003.50"; the form of files and scripts. */
export function printCents(amount: number): string {
  const sign = amount < 0 ? '-' : '';
  const whole = Math.abs(amount);
  const dollars = Math.floor(whole / 100);
  const rest = whole - dollars * 100;
  return `${sign}${dollars}.${rest < 10 ? '0' : ''}${rest}`;
}

/** The lesser of two amounts. */
export function lesserOf(a: number, b: number): Cents {
  return (a < b ? a : b) as Cents;
}

/** The amount by which `a` exceeds `b`, or zero. */
export function excessOver(a: number, b: number): Cents {
  return (a > b ? a - b : 0) as Cents;
}
