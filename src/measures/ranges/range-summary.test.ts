import { describe, expect, test } from 'vitest';
import { rangeSummary } from './range-summary.ts';

/** Draws of one figure and of which classes are short. */
function values(rows: readonly (readonly [figure: number, short: number])[]): Float64Array {
  return Float64Array.from(rows.flat());
}

describe('a summary of draws', () => {
  const hundred = values(Array.from({ length: 100 }, (_, at) => [(at * 37) % 100, at < 8 ? 2 : 0] as const));
  const one = rangeSummary(hundred, 2, 0, 1);

  test('percentiles of 0 to 99 by nearest rank: the first is 0, the 50th 49, the 99th 98', () => {
    expect(one.percentiles.map(({ value }) => value)).toEqual([0, 4, 24, 49, 74, 94, 98]);
  });

  test('mean 49.5 half-up is 50; standard error by hand', () => {
    expect(one.mean).toBe(50);
    // Deviations from 50: sum of squares 100 x (833.25 + 0.25), over 99, over 100.
    expect(one.standardError?.toFixed(9)).toBe(Math.sqrt((100 * 833.5) / 99 / 100).toFixed(9));
  });

  test('shorts count for the class asked about, or for any', () => {
    expect([one.short, rangeSummary(hundred, 2, 0, 0).short, rangeSummary(hundred, 2, 0, null).short]).toEqual([
      8, 0, 8,
    ]);
  });

  test('convergence looks again at every tenth', () => {
    expect(one.convergence.map(({ draws, short }) => [draws, short])).toEqual(
      [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((draws) => [draws, 8]),
    );
    expect(one.convergence.at(-1)).toMatchObject({ mean: 50, median: 49 });
  });
});

describe('draws without the figure', () => {
  test('are left out and counted', () => {
    const one = rangeSummary(
      values([
        [5, 0],
        [Number.NaN, 1],
        [7, 0],
        [Number.NaN, 1],
      ]),
      2,
      0,
      0,
    );
    expect(one).toMatchObject({ draws: 4, available: 2, mean: 6, short: 2 });
    expect(one.percentiles.every(({ value }) => value === 5 || value === 7)).toBe(true);
  });

  test('none has it: no figure, and no NaN', () => {
    const one = rangeSummary(
      values([
        [Number.NaN, 0],
        [Number.NaN, 1],
      ]),
      2,
      0,
      null,
    );
    expect(one).toMatchObject({ available: 0, percentiles: [], mean: null, standardError: null, short: 1 });
  });
});

test('a mean of sums beyond 2^53 is exact, also below zero', () => {
  const large = Array.from({ length: 4001 }, (_, at) => [9e14 - (at === 0 ? 2001 : 0), 0] as const);
  expect(rangeSummary(values(large), 2, 0, null).mean).toBe(9e14 - 1);
  const negative = rangeSummary(
    values([
      [-5, 0],
      [-2, 0],
    ]),
    2,
    0,
    null,
  );
  expect(negative.mean).toBe(-3);
});
