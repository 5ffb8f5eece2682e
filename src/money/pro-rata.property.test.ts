import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proRataThrough } from './pro-rata.ts';

const claims = fc.array(fc.integer({ min: 0, max: 1e11 }), { minLength: 1, maxLength: 9 });

it('gives parts that add up, none above its claim and each within a cent of its exact share', () => {
  fc.assert(
    fc.property(claims, fc.integer({ min: 0, max: 1e11 }), (wanted, offered) => {
      const all = wanted.reduce((sum, claim) => sum + claim, 0);
      fc.pre(all > 0);
      const total = Math.min(offered, all);
      let soFar = 0;
      let given = 0;
      for (const claim of wanted) {
        soFar += claim;
        const through = proRataThrough(total, soFar, all);
        const part = through - given;
        given = through;
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(claim);
        const exact = (BigInt(total) * BigInt(claim)) / BigInt(all);
        expect(Math.abs(part - Number(exact))).toBeLessThanOrEqual(2);
      }
      expect(given).toBe(total);
    }),
    { numRuns: 5000 },
  );
});

it('splits 100.00 over claims 1, 1 and 1 as 33.33, 33.34, 33.33 (engine.md § 5, by hand)', () => {
  const through = [1, 2, 3].map((sum) => proRataThrough(10_000, sum, 3));
  expect(through).toEqual([3333, 6667, 10_000]);
});
