/**
 * Logarithm and exponential from + - x / alone, in a fixed order, so that every browser gives the same bits. Relative
 * error a few units in the last place.
 */

/** ln 2 in two parts: the first has few enough digits that a whole multiple of it is exact. */
const LN2_UPPER = 0.6931471803691238;
const LN2_LOWER = 1.9082149292705877e-10;
const ROOT_HALF = Math.SQRT1_2;
const TERMS = 12;

/** The natural logarithm of a number above 0. */
export function naturalLog(value: number): number {
  let mantissa = value;
  let exponent = 0;
  while (mantissa < ROOT_HALF) {
    mantissa *= 2;
    exponent -= 1;
  }
  while (mantissa >= 2 * ROOT_HALF) {
    mantissa /= 2;
    exponent += 1;
  }
  // ln m = 2 (s + s^3/3 + s^5/5 + ...) with s = (m - 1) / (m + 1), which is at most 0.172 here.
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let sum = 0;
  for (let term = TERMS; term >= 1; term -= 1) sum = (sum + 1 / (2 * term + 1)) * square;
  const ofMantissa = 2 * s + 2 * s * sum;
  return exponent * LN2_UPPER + (ofMantissa + exponent * LN2_LOWER);
}

const LEAST_POWER = -745;
const EXP_TERMS = 16;

/** e to a power of at most 700; 0 where the result is below the smallest number. */
export function exponential(power: number): number {
  if (power < LEAST_POWER) return 0;
  const doublings = Math.floor(power / (LN2_UPPER + LN2_LOWER) + 0.5);
  const rest = power - doublings * LN2_UPPER - doublings * LN2_LOWER;
  let sum = 1;
  for (let term = EXP_TERMS; term >= 1; term -= 1) sum = 1 + (rest / term) * sum;
  for (let step = 0; step < doublings; step += 1) sum *= 2;
  for (let step = 0; step > doublings; step -= 1) sum /= 2;
  return sum;
}
