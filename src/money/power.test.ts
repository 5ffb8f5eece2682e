import { describe, expect, test } from 'vitest';
import { Decimal } from './decimal.ts';
import { integerPower, nthRoot, power, powerLessOne } from './power.ts';

/** How far a double is from the true value, in units of 10^-16 of it. */
function off(value: number, truth: Decimal): number {
  return new Decimal(value).minus(truth).dividedBy(truth).abs().times(1e16).toNumber();
}

describe('integerPower', () => {
  test('is exact where the power is a whole number', () => {
    expect(integerPower(3, 4)).toBe(81);
    expect(integerPower(2, 52)).toBe(4503599627370496);
    expect(integerPower(7, 1)).toBe(7);
    expect(integerPower(7, 0)).toBe(1);
    expect(integerPower(2, -3)).toBe(0.125);
  });

  test('stays within |exponent| parts in 10^16', () => {
    for (const exponent of [2, 11, 12, 60, 84, 360, -12, -360]) {
      expect(off(integerPower(1.0075, exponent), new Decimal(1.0075).pow(exponent))).toBeLessThan(Math.abs(exponent));
    }
  });
});

describe('nthRoot', () => {
  test('takes whole roots exactly', () => {
    expect(nthRoot(4096, 12)).toBe(2);
    expect(nthRoot(1e10, 2)).toBe(100000);
    expect(nthRoot(0.25, 2)).toBe(0.5);
    expect(nthRoot(0, 12)).toBe(0);
    expect(nthRoot(1, 12)).toBe(1);
  });

  test('is within a few parts in 10^16 from near 0 to far above 1', () => {
    for (const value of [1e-14, 1e-4, 0.06, 0.5, 0.94, 0.99999999, 1.00000001, 1.05, 2, 1e6]) {
      for (const degree of [2, 3, 12, 360]) {
        expect(off(nthRoot(value, degree), new Decimal(value).pow(new Decimal(1).dividedBy(degree)))).toBeLessThan(8);
      }
    }
  });
});

describe('powerLessOne', () => {
  test('keeps its digits where x is tiny', () => {
    for (const x of [1e-12, 1e-6, 0.0072, 0.125, 0.2, 3, 1000, -0.01, -0.6, -0.999]) {
      for (const exponent of [0.0001, 0.06, 0.5, 0.93, 1]) {
        const truth = new Decimal(x).plus(1).pow(exponent).minus(1);
        expect(off(powerLessOne(x, exponent), truth)).toBeLessThan(20);
      }
    }
  });

  test('is x for an exponent of 1, and nothing for 0', () => {
    expect(powerLessOne(0.0123, 1)).toBe(0.0123);
    expect(powerLessOne(0.0123, 0)).toBe(0);
    expect(powerLessOne(0, 0.5)).toBe(0);
  });
});

test('power takes any exponent', () => {
  for (const base of [0.5, 0.94, 1.0000001, 1.0072166, 1.25, 9]) {
    for (const exponent of [-61.93, -1, -0.25, 0.25, 2.5, 61.93]) {
      expect(off(power(base, exponent), new Decimal(base).pow(exponent))).toBeLessThan(70);
    }
  }
});
