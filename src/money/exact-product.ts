import type { Cents } from './cents.ts';

/** Below this quotient the double-precision quotient is within 2^-12 of the true one. */
const SAFE_QUOTIENT = 2 ** 39;
/** A fraction nearer to one half than this is decided by the exact remainder. */
const SAFE_DISTANCE = 0.499;

/**
 * `amount` x `multiplier` / `divisor`, rounded half-up to a whole number, exact although the product may exceed 2^53.
 *
 * The quotient in doubles carries two roundings, so below 2^39 it is off by less than 2^-12: where its fraction is
 * further than that from one half, rounding it is right. All else is decided on the exact remainder.
 * @param amount whole, 0 or more (cents)
 * @param multiplier whole, 0 or more, at most 2^53
 * @param divisor whole, above 0
 */
export function exactProduct(amount: number, multiplier: number, divisor: number): Cents {
  const quotient = (amount * multiplier) / divisor;
  const nearest = Math.floor(quotient + 0.5);
  const distance = quotient - nearest;
  if (quotient < SAFE_QUOTIENT && distance < SAFE_DISTANCE && distance > -SAFE_DISTANCE) return nearest as Cents;
  return decidedByRemainder(amount, multiplier, divisor);
}

function decidedByRemainder(amount: number, multiplier: number, divisor: number): Cents {
  const twice = 2n * BigInt(amount) * BigInt(multiplier);
  const by = BigInt(divisor);
  return Number((twice + by) / (2n * by)) as Cents;
}
