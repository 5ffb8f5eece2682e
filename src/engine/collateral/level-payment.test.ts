import { expect, test } from 'vitest';
import { Decimal } from '../../money/decimal.ts';
import { levelFactor, levelFactorAfter } from './level-payment.ts';

function truth(rate: number, months: number | Decimal): Decimal {
  const i = new Decimal(rate);
  return i.plus(1).pow(months).minus(1).dividedBy(i);
}

function off(value: number, exact: Decimal): number {
  return new Decimal(value).minus(exact).dividedBy(exact).abs().toNumber();
}

test('three payments at 10 % a month come to 3.31, one to 1', () => {
  expect(levelFactor(0.1, 30_000).toFixed(14)).toBe('3.31000000000000');
  expect(levelFactor(0.1, 10_000)).toBe(1);
});

test('at a zero rate the factor is the number of months', () => {
  expect(levelFactor(0, 45_000)).toBe(4.5);
  expect(levelFactor(0, 45_600).toFixed(14)).toBe('4.56000000000000');
  expect(levelFactorAfter(4.5, 0)).toBe(3.5);
});

test('terms with a fraction agree with exact arithmetic, rates near zero and far above it too', () => {
  for (const rate of [1e-10, 8.3e-8, 0.0072166, 0.0154, 0.5, 2]) {
    for (const term of [0.01, 0.7, 1.5, 4.56, 61.93, 68.07, 119.9999]) {
      expect(off(levelFactor(rate, Math.round(term * 1e4)), truth(rate, term))).toBeLessThan(2e-14);
    }
  }
});

test('stepping down month by month keeps to the exact factor', () => {
  for (const rate of [0, 1e-10, 0.0072166, 0.3]) {
    let factor = levelFactor(rate, 619_300);
    for (let month = 1; month <= 60; month++) {
      factor = levelFactorAfter(factor, rate);
      const left = new Decimal('61.93').minus(month);
      expect(off(factor, rate === 0 ? left : truth(rate, left))).toBeLessThan(2e-14);
    }
  }
});
