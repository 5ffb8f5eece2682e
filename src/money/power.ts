/**
 * Powers and roots from + - x / alone, in a fixed order, so that every browser gives the same bits: Math.pow, Math.exp
 * and Math.log may differ between engines in the last one.
 *
 * Accuracy, relative: {@link nthRoot} and {@link powerLessOne} a few units in the last place (about 5 x 10^-16);
 * {@link integerPower} about |exponent| x 10^-16, as each squaring doubles the error that it is given.
 */

/** Newton's steps fall strictly until they stop, long before this; the bound only shows that the loop ends. */
const MOST_STEPS = 20_000;
/** The binomial series is used where |x| is at most this: it then ends within about twenty terms. */
const SERIES_REACH = 0.125;

/** `base` to a whole power by repeated squaring; a negative exponent gives one over the power. */
export function integerPower(base: number, exponent: number): number {
  let left = exponent < 0 ? -exponent : exponent;
  let square = base;
  let product = 1;
  while (left >= 1) {
    const half = Math.floor(left / 2);
    if (left !== 2 * half) product *= square;
    left = half;
    if (left >= 1) square *= square;
  }
  return exponent < 0 ? 1 / product : product;
}

/**
 * The `degree`-th root of a value that is 0 or more, by Newton's method.
 *
 * It starts at 1 + (value - 1) / degree, which is never below the root (Bernoulli), so that the steps fall one after
 * the other; it stops at the first one that does not fall.
 */
export function nthRoot(value: number, degree: number): number {
  if (value === 0 || value === 1) return value;
  let root = 1 + (value - 1) / degree;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = root - (root - value / integerPower(root, degree - 1)) / degree;
    if (!(next < root)) return root;
    root = next;
  }
  return root;
}

/**
 * (1 + x)^exponent - 1 for x above -1 and an exponent from 0 to 1, without the loss of digits that subtracting 1 from a
 * power would bring: the binomial series, after square roots have brought x near zero where it is not.
 */
export function powerLessOne(x: number, exponent: number): number {
  if (x > SERIES_REACH || x < -SERIES_REACH) {
    const fromHalf = powerLessOne(x / (1 + nthRoot(1 + x, 2)), exponent);
    return fromHalf * (2 + fromHalf);
  }
  let term = exponent * x;
  let sum = term;
  for (let k = 1; term !== 0; k++) {
    term *= ((exponent - k) / (k + 1)) * x;
    const next = sum + term;
    if (next === sum) return sum;
    sum = next;
  }
  return sum;
}

/** `base` above 0 to any power: the whole part by repeated squaring, the rest by {@link powerLessOne}. */
export function power(base: number, exponent: number): number {
  const whole = Math.floor(exponent);
  const part = exponent - whole;
  const ofWhole = integerPower(base, whole);
  return part === 0 ? ofWhole : ofWhole + ofWhole * powerLessOne(base - 1, part);
}
