import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateOfInterest } from './rate-of-interest.ts';

/** Balance x percent x days / 360 to the cent, in decimal arithmetic. */
function interestOf(balance: number, percent: Decimal, days: number): number {
  return percent.times(balance).times(days).dividedBy(36_000).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
}

test('the rate found gives the interest it was found from, and is the rate itself where only one does', () => {
  const balances = fc.integer({ min: 1, max: 200_000_000_000 });
  const hundredths = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(balances, hundredths, fc.integer({ min: 1, max: 60 }), (balance, rate, days) => {
      const interest = interestOf(balance, new Decimal(rate).dividedBy(100), days);
      const found = rateOfInterest(interest, balance, days, 2);
      if (interest === 0) {
        expect(found).toBeNull();
        return;
      }
      const percent = new Decimal(found?.rate ?? 0).dividedBy(1e8);
      expect(interestOf(balance, percent, days)).toBe(interest);
      expect(found?.decimals).toBeLessThanOrEqual(2);
      if (found?.candidates === 1) expect(percent.times(100).toNumber()).toBe(rate);
    }),
    { numRuns: 2000 },
  );
});
