import { expect, test } from 'vitest';
import { GOOD_MONTH, judged, roundRun } from './round-run-material.ts';

/** What of the verdicts says how a class ends. */
function ends(run: ReturnType<typeof judged>) {
  return run.verdicts.map(({ paidOffAt, principalShort, outstanding, datesPastFinal }) => ({
    paidOffAt,
    principalShort,
    outstanding,
    datesPastFinal,
  }));
}

test('a balance that is not due when the dates end is outstanding, not short', () => {
  expect(ends(judged(roundRun({ collections: [GOOD_MONTH] })))).toEqual([
    { paidOffAt: -1, principalShort: 0, outstanding: 50_000_000, datesPastFinal: 0 },
    { paidOffAt: -1, principalShort: 0, outstanding: 30_000_000, datesPastFinal: 0 },
  ]);
});

test('from its Final Distribution Date on a balance is short', () => {
  // A's is June 2020, the fifth date: four good months leave A 200,000; the fifth and the sixth bring 30,000 each, which
  // pay fee (6,000), interest of A (1,000) and then principal: the class is past its final date on both.
  const thin = { finance_charges: '30000.00' };
  const run = judged(roundRun({ collections: [GOOD_MONTH, GOOD_MONTH, GOOD_MONTH, GOOD_MONTH, thin, thin] }));
  const [a] = ends(run);
  expect(a?.datesPastFinal).toBe(2);
  expect(a?.principalShort).toBe(run.verdicts[0]?.summary.balanceEnd);
  expect(a?.principalShort).toBeGreaterThan(0);
});

test('with no pool left a balance is short, whatever its final date', () => {
  // All of the pool defaults in month 1: the reserve of 10,000 pays (iii), 3,000 of interest on A, and 7,000 of (iv), A's
  // principal; nothing is left for (v), the interest on B.
  const run = judged(roundRun({ collections: [{ defaulted: '1000000.00' }] }));
  expect(ends(run)).toEqual([
    { paidOffAt: -1, principalShort: 59_300_000, outstanding: 0, datesPastFinal: 0 },
    { paidOffAt: -1, principalShort: 30_000_000, outstanding: 0, datesPastFinal: 0 },
  ]);
});
