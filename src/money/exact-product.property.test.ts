import { describe, expect, it } from 'vitest';
import { Decimal } from './decimal.ts';
import { exactProduct } from './exact-product.ts';

/** Numbers of one seed, the same on every machine: a 32-bit mixer (splitmix32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  return (below) => Number((BigInt(next()) * 4294967296n + BigInt(next())) % BigInt(below));
}

const YEAR = 360e10;

/** Half-up in whole numbers. */
function byBigInt(a: number, b: number, m: number): number {
  return Number((2n * BigInt(a) * BigInt(b) + BigInt(m)) / (2n * BigInt(m)));
}

/** Half-up in decimal.js, the referee. */
function byDecimal(a: number, b: number, m: number): number {
  return new Decimal(a).times(b).dividedBy(m).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
}

describe('exactProduct', () => {
  it('agrees with decimal.js and BigInt on 1,000,000 products of balances, rates and days', () => {
    const pick = numbersFrom(2019);
    let wrong = 0;
    for (let product = 0; product < 1_000_000; product += 1) {
      const balance = pick(10 ** (3 + (product % 10)));
      const multiplier = pick(4e9) * (1 + pick(31));
      const ours = exactProduct(balance, multiplier, YEAR);
      if (ours !== byBigInt(balance, multiplier, YEAR)) wrong += 1;
      if (ours !== byDecimal(balance, multiplier, YEAR)) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it('agrees on 200,000 ties and their neighbours, where a plain rounding of the quotient fails', () => {
    const pick = numbersFrom(4);
    let wrong = 0;
    let plainWrong = 0;
    for (let tie = 0; tie < 200_000; tie += 1) {
      // With m = 2k, b = k x odd and a odd, a x b / m is odd / 2: a tie whose product is beyond 2^53. b + 1 and b - 1 lie beside it.
      const k = 1 + pick(2e9);
      const m = 2 * k;
      const a = 2 * pick(5e7) + 1;
      const b = k * (2 * pick(500) + 1) + (tie % 3) - 1;
      const right = byBigInt(a, b, m);
      if (exactProduct(a, b, m) !== right) wrong += 1;
      if (Math.round((a * b) / m) !== right) plainWrong += 1;
    }
    expect(wrong).toBe(0);
    expect(plainWrong).toBeGreaterThan(0);
  });

  it('is right at the extremes: zero, one cent, and quotients at and above 2^39', () => {
    for (const [a, b, m] of [
      [0, 9e15, 1],
      [1, 1, 2],
      [1, 1, 3],
      [1e14, 4e9 * 31, YEAR],
      [2 ** 53 - 1, 2 ** 53 - 1, 2 ** 53 - 1],
      [2 ** 39, 3, 2],
      [2 ** 40 + 1, 1, 2],
      [9e15, 7, 13],
    ] as const) {
      expect(exactProduct(a, b, m)).toBe(byBigInt(a, b, m));
    }
  });
});
