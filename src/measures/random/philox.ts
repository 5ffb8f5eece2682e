/**
 * Philox 4x32-10, a counter-based random generator in whole 32-bit numbers alone (J. Salmon and others, "Parallel Random
 * Numbers: As Easy as 1, 2, 3", SC11): the numbers of draw n follow from the seed and n, with no state between. So a
 * range of draws may be reckoned anywhere, in any order, and every browser gets the same digits.
 */
export interface Philox {
  /** The last four numbers drawn, 32 bits each. */
  readonly out: Uint32Array;
  /** Fills `out` with the four numbers of a counter. */
  readonly draw: (low: number, high: number) => void;
}

const MULTIPLIER_0 = 0xd2511f53;
const MULTIPLIER_1 = 0xcd9e8d57;
const WEYL_0 = 0x9e3779b9;
const WEYL_1 = 0xbb67ae85;
const ROUNDS = 10;

/**
 * A generator for a key of two 32-bit numbers. The counter's upper two words may be set for generators that must differ
 * under one key.
 */
export function philox(key0: number, key1: number, upper0 = 0, upper1 = 0): Philox {
  const out = new Uint32Array(4);
  function draw(low: number, high: number): void {
    let [c0, c1, c2, c3] = [low >>> 0, high >>> 0, upper0 >>> 0, upper1 >>> 0];
    let k0 = key0 >>> 0;
    let k1 = key1 >>> 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const high0 = upperProduct(MULTIPLIER_0, c0);
      const low0 = Math.imul(MULTIPLIER_0, c0) >>> 0;
      const high1 = upperProduct(MULTIPLIER_1, c2);
      const low1 = Math.imul(MULTIPLIER_1, c2) >>> 0;
      c0 = (high1 ^ c1 ^ k0) >>> 0;
      c1 = low1;
      c2 = (high0 ^ c3 ^ k1) >>> 0;
      c3 = low0;
      k0 = (k0 + WEYL_0) >>> 0;
      k1 = (k1 + WEYL_1) >>> 0;
    }
    out[0] = c0;
    out[1] = c1;
    out[2] = c2;
    out[3] = c3;
  }
  return { out, draw };
}

/** The upper 32 bits of the product of two 32-bit numbers, by halves that stay exact. */
function upperProduct(a: number, b: number): number {
  const aHigh = a >>> 16;
  const aLow = a & 0xffff;
  const bHigh = b >>> 16;
  const bLow = b & 0xffff;
  const middle = aHigh * bLow + ((aLow * bLow) >>> 16);
  const other = aLow * bHigh + (middle & 0xffff);
  return (aHigh * bHigh + Math.floor(middle / 0x10000) + Math.floor(other / 0x10000)) >>> 0;
}

const BITS_FROM_FIRST = 0x200000;
const TWO_53 = 2 ** 53;

/** A fraction strictly between 0 and 1 from two 32-bit numbers: 52 bits and a half step, so that neither end is met. */
export function fractionOf(first: number, second: number): number {
  return ((first >>> 0) * BITS_FROM_FIRST + ((second >>> 11) & ~1) + 1) / TWO_53;
}
