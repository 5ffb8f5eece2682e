import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { exponential, naturalLog } from './natural-log.ts';

const Exact = Decimal.clone({ precision: 40 });

/** The number itself, not the shortest text that stands for it. */
function exactly(value: number): Decimal {
  let whole = value;
  let halvings = 0;
  for (; !Number.isInteger(whole); halvings += 1) whole *= 2;
  return new Exact(BigInt(whole).toString()).dividedBy(new Exact(2).pow(halvings));
}

const close = (found: number, exact: Decimal): number => exactly(found).minus(exact).dividedBy(exact).abs().toNumber();

describe('naturalLog', () => {
  test('of 1 is 0, of 2 and 10 the printed constants', () => {
    expect(naturalLog(1)).toBe(0);
    expect(naturalLog(2)).toBe(Math.LN2);
    expect(naturalLog(10)).toBe(Math.LN10);
  });

  test('agrees with a 40-digit logarithm to 4 parts in 10^16 over twenty orders of magnitude', () => {
    for (let step = 0; step < 400; step += 1) {
      const value = 1e-12 * 1.17 ** step;
      expect(close(naturalLog(value), exactly(value).ln())).toBeLessThan(4e-16);
    }
  });
});

describe('exponential', () => {
  test('of 0 is 1, of -1000 nothing', () => {
    expect(exponential(0)).toBe(1);
    expect(exponential(-1000)).toBe(0);
  });

  test('agrees with a 40-digit exponential to 4 parts in 10^16', () => {
    for (let step = -600; step <= 600; step += 1) {
      const power = step / 17;
      expect(close(exponential(power), exactly(power).exp())).toBeLessThan(4e-16);
    }
  });
});
