import { expect, test } from 'vitest';
import { rangeSummary } from './range-summary.ts';
import { runningRanges } from './running-ranges.ts';

/** 100 draws: the figure takes each of 0 to 99 once and is missing in none; the first class is short in the first eight. */
const DRAWS = 100;
const VALUES = Float64Array.from(Array.from({ length: DRAWS }, (_, at) => [(at * 37) % 100, at < 8 ? 1 : 0]).flat());

function doneOf(places: readonly number[]): Uint8Array {
  const done = new Uint8Array(DRAWS);
  for (const place of places) done[place] = 1;
  return done;
}

test('half of the draws, those of even number: 0, 74, 48, … are every even value; by hand', () => {
  const running = runningRanges(2);
  expect(running.take(VALUES, doneOf(Array.from({ length: 50 }, (_, at) => 2 * at)))).toBe(50);
  const one = running.summary(0, 0, true);
  // Even values 0 to 98: the first percentile is the 1st of 50, the median the 25th (48), the 99th the 50th (98).
  expect(one.percentiles.map(({ value }) => value)).toEqual([0, 4, 24, 48, 74, 94, 98]);
  expect(one).toMatchObject({ draws: 50, available: 50, mean: 49, short: 4 });
  // Squared distances of the even numbers 0 to 98 from their mean 49: four times those of 0 to 49 from 24.5, 50 x (50^2 - 1) / 12.
  expect(one.standardError?.toFixed(9)).toBe(Math.sqrt((4 * 50 * (2500 - 1)) / 12 / 49 / 50).toFixed(9));
  // Draw 1 is not there yet, so that no tenth of the draws is complete.
  expect(one.convergence).toEqual([]);
});

test('whatever the order in which they come, all of them are what the summary of all is', () => {
  const running = runningRanges(2);
  for (const places of [[99], [0, 1, 2], [98, 50], Array.from({ length: DRAWS }, (_, at) => at)]) {
    running.take(VALUES, doneOf(places));
  }
  expect(running.take(VALUES, doneOf(Array.from({ length: DRAWS }, (_, at) => at)))).toBe(DRAWS);
  const { standardError, ...own } = running.summary(0, 0, true);
  const { standardError: whole, ...all } = rangeSummary(VALUES, 2, 0, 0);
  // The mean of all is rounded before distances are taken from it; that of the running ones is not.
  expect(Math.abs((standardError ?? 0) - (whole ?? 0))).toBeLessThan(0.01);
  expect(own).toEqual(all);
});

test('a tenth is looked at once its draws are complete; others wait', () => {
  const running = runningRanges(2);
  running.take(VALUES, doneOf([...Array.from({ length: 20 }, (_, at) => at), 40]));
  expect(running.summary(0, 0, true).convergence.map(({ draws, short }) => [draws, short])).toEqual([
    [10, 8],
    [20, 8],
  ]);
  expect(running.summary(0, 0, false).convergence).toEqual([]);
});

test('a few new ones among many wait until there are more, or until they are the last', () => {
  const running = runningRanges(2);
  const first = Array.from({ length: 99 }, (_, at) => at);
  const done = doneOf(first.slice(0, 97));
  expect(running.take(VALUES, done)).toBe(97);
  done[97] = 1;
  expect(running.take(VALUES, done)).toBe(97);
  done.fill(1);
  expect(running.take(VALUES, done)).toBe(100);
});

test('draws without the figure are counted and left out; none with it gives no number', () => {
  const running = runningRanges(2);
  running.take(Float64Array.from([Number.NaN, 1, Number.NaN, 0]), new Uint8Array([1, 1]));
  expect(running.summary(0, null, false)).toEqual({
    draws: 2,
    available: 0,
    percentiles: [],
    mean: null,
    standardError: null,
    short: 1,
    convergence: [],
  });
});
