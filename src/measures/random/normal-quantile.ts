import { nthRoot } from '../../money/power.ts';
import { exponential, naturalLog } from './natural-log.ts';

/** Coefficients of algorithm AS 241 (M. J. Wichura, Applied Statistics 37, 1988), PPND16, highest power first. */
const CENTRE_UPPER = [
  2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
  133.14166789178438, 3.3871328727963665,
] as const;
const CENTRE_LOWER = [
  5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
  42.31333070160091, 1,
] as const;
const FLANK_UPPER = [
  0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
  5.769497221460691, 4.630337846156546, 1.4234371107496835,
] as const;
const FLANK_LOWER = [
  1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
  1.6763848301838038, 2.053191626637759, 1,
] as const;
const TAIL_UPPER = [
  2.0103343992922881e-7, 0.000027115555687434876, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
  1.7848265399172913, 5.463784911164114, 6.657904643501103,
] as const;
const TAIL_LOWER = [
  2.0442631033899397e-15, 1.421511758316446e-7, 0.000018463183175100548, 0.0007868691311456133, 0.014875361290850615,
  0.1369298809227358, 0.599832206555888, 1,
] as const;
const CENTRE_REACH = 0.425;
const CENTRE_SHIFT = 0.180625;
const FLANK_REACH = 5;
const FLANK_SHIFT = 1.6;

/**
 * The standard normal value below which a share lies: Wichura's AS 241, about 1 part in 10^16, built on this project's
 * own root and logarithm.
 * @param share strictly between 0 and 1
 */
export function normalQuantile(share: number): number {
  const fromHalf = share - 0.5;
  if (fromHalf >= -CENTRE_REACH && fromHalf <= CENTRE_REACH) {
    const r = CENTRE_SHIFT - fromHalf * fromHalf;
    return (fromHalf * polynomial(CENTRE_UPPER, r)) / polynomial(CENTRE_LOWER, r);
  }
  const tail = fromHalf < 0 ? share : 1 - share;
  const r = nthRoot(-naturalLog(tail), 2);
  const size =
    r <= FLANK_REACH
      ? polynomial(FLANK_UPPER, r - FLANK_SHIFT) / polynomial(FLANK_LOWER, r - FLANK_SHIFT)
      : polynomial(TAIL_UPPER, r - FLANK_REACH) / polynomial(TAIL_LOWER, r - FLANK_REACH);
  return fromHalf < 0 ? -size : size;
}

/** Coefficients of Hart's rational approximation 5666 as G. West gives it ("Better approximations to cumulative normal functions", 2005). */
const SHARE_UPPER = [
  0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
  220.206867912376,
] as const;
const SHARE_LOWER = [
  0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
] as const;
const SHARE_REACH = 7.07106781186547;
const ROOT_TWO_PI = 2.506628274631;
const NOTHING_BEYOND = 37;

/** The share of a standard normal that lies below a value; error below 10^-15. */
export function normalShare(value: number): number {
  const size = value < 0 ? -value : value;
  const tail = size > NOTHING_BEYOND ? 0 : tailShare(size);
  return value > 0 ? 1 - tail : tail;
}

function tailShare(size: number): number {
  const density = exponential((-size * size) / 2);
  if (size < SHARE_REACH) return (density * polynomial(SHARE_UPPER, size)) / polynomial(SHARE_LOWER, size);
  let fraction = size + 0.65;
  for (let step = 4; step >= 1; step -= 1) fraction = size + step / fraction;
  return density / fraction / ROOT_TWO_PI;
}

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let index = 0; index < coefficients.length; index += 1) sum = sum * x + (coefficients[index] as number);
  return sum;
}
