import { expect, test } from 'vitest';
import { classBalances, notesSeries, overcollateralization, poolSeries, reserveSeries } from './class-balances.ts';
import { GOOD_MONTH, roundRun } from './round-run-material.ts';

// Month 1: 130,000 comes in; 10,000 fee, 3,000 and 3,000 interest; Regular = 900,000 + 100,000 - 900,000 = 100,000 to A.
const run = roundRun({ collections: [GOOD_MONTH] });

test('a series begins with what stands at the start', () => {
  expect(classBalances(run).map((series) => [...series])).toEqual([
    [60_000_000, 50_000_000],
    [30_000_000, 30_000_000],
  ]);
  expect([...notesSeries(run)]).toEqual([90_000_000, 80_000_000]);
});

test('pool, reserve and OC go along', () => {
  expect([...poolSeries(run)]).toEqual([100_000_000, 90_000_000]);
  expect([...reserveSeries(run)]).toEqual([1_000_000, 1_000_000]);
  expect([...overcollateralization(poolSeries(run), notesSeries(run))]).toEqual([10_000_000, 10_000_000]);
});
