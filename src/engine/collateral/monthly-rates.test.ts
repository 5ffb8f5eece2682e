import { describe, expect, test } from 'vitest';
import { Decimal } from '../../money/decimal.ts';
import { heldMonthly, monthlyHeld, monthlyOfAnnual, smmOfAbs } from './monthly-rates.ts';

const PERCENT = 1e12;
const MONTH = 1e4;

describe('SMM = ABS / (1 - ABS (m - 1))', () => {
  test('2 % in month 11 is 2.5 %, in month 26 it is 4 %', () => {
    expect(smmOfAbs(2 * PERCENT, 10 * MONTH)).toBe(0.025);
    expect(smmOfAbs(2 * PERCENT, 25 * MONTH)).toBe(0.04);
    expect(smmOfAbs(0, 25 * MONTH)).toBe(0);
  });

  test('in the month in which the denominator meets the speed all prepays, whatever doubles make of it', () => {
    for (const [percent, month] of [
      [2, 50],
      [1, 100],
      [0.5, 200],
      [4, 25],
      [10, 10],
      [100, 1],
      [1.25, 80],
      [1.28, 78.125],
      [3.2, 31.25],
      [6.4, 15.625],
      [0.64, 156.25],
    ] as const) {
      const speed = percent * PERCENT;
      expect(smmOfAbs(speed, (month - 1) * MONTH)).toBe(1);
      expect(smmOfAbs(speed, month * MONTH)).toBe(1);
      if (month > 1) expect(smmOfAbs(speed, (month - 1) * MONTH - 1)).toBeLessThan(1);
    }
  });

  test('long past that month it stays at 100 %', () => {
    expect(smmOfAbs(2 * PERCENT, 600 * MONTH)).toBe(1);
    expect(smmOfAbs(100 * PERCENT, 600 * MONTH)).toBe(1);
  });

  test('an age with a fraction of a month counts as it is', () => {
    // 1.86 % at the start of month 6.98: 0.0186 / (1 - 0.0186 x 5.98) = 0.0186 / 0.888772
    expect(smmOfAbs(1.86 * PERCENT, 59_800).toFixed(16)).toBe('0.0209277519993879');
  });
});

describe('a month of a year', () => {
  test('0 and 100 % are themselves', () => {
    expect(monthlyOfAnnual(0)).toBe(0);
    expect(monthlyOfAnnual(100 * PERCENT)).toBe(1);
  });

  test('agrees with exact arithmetic to 2 parts in 10^16 of the balance', () => {
    for (const percent of [0.00000001, 0.1, 4.4, 6, 54.21, 99.99999999]) {
      const kept = new Decimal(1).minus(new Decimal(percent).dividedBy(100));
      const exact = new Decimal(1).minus(kept.pow(new Decimal(1).dividedBy(12)));
      expect(
        exact
          .minus(monthlyOfAnnual(Math.round(percent * 1e8) * 1e4))
          .abs()
          .toNumber(),
      ).toBeLessThan(3e-16);
    }
  });

  test('a rate that is held is reckoned once and follows a change', () => {
    const held = monthlyHeld();
    expect(heldMonthly(held, 0)).toBe(0);
    for (const percent of [6, 6, 12, 6, 0]) {
      expect(heldMonthly(held, percent * PERCENT)).toBe(monthlyOfAnnual(percent * PERCENT));
    }
  });
});
