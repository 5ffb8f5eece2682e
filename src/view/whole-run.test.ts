import { expect, test } from 'vitest';
import { PROJECTED, runOf } from './run-for-tests.ts';
import { entryOf, filedBefore, wholeRun } from './whole-run.ts';

// Certificates of 15 Nov 2019 (0001788503-19-000005) and 15 Oct 2020 (0001788503-20-000060): Class A-1 stands at 296,000,000.00
// at closing and is paid off on 15 Jun 2020; the pool after month 12 is 1,023,449,745.35.
const afterTwelve = runOf({ ...PROJECTED, start: { kind: 'filed', month: 12 } });

test('a start after a filed month has the filed months before it', () => {
  const whole = wholeRun(afterTwelve);
  expect([whole.first, whole.actual]).toEqual([0, 12]);
  expect(whole.notes.length).toBe(1 + 12 + afterTwelve.count);
  expect(whole.pool[0]).toBe(150_375_000_350);
  expect(whole.pool[12]).toBe(102_344_974_535);
  expect(whole.balances[0]?.[0]).toBe(29_600_000_000);
  expect([whole.balances[0]?.[7], whole.balances[0]?.[8]].map((cents) => (cents ?? 0) > 0)).toEqual([true, false]);
});

test('the entry of the start is the same from both sides, and the first projected one follows', () => {
  const whole = wholeRun(afterTwelve);
  expect(whole.balances.map((series) => series[12])).toEqual([...afterTwelve.scenario.start.balances]);
  const paid = afterTwelve.byClass.principal[1 * afterTwelve.dates] as number;
  expect((whole.balances[1]?.[12] ?? 0) - (whole.balances[1]?.[13] ?? 0)).toBe(paid);
});

test('a run from closing is whole by itself', () => {
  const run = runOf(PROJECTED);
  expect(filedBefore(run)).toBe(0);
  expect(wholeRun(run).notes.length).toBe(run.count + 1);
});

test('a number outside of the run is taken to its nearest entry', () => {
  const whole = wholeRun(afterTwelve);
  expect([entryOf(whole, -3), entryOf(whole, 5), entryOf(whole, 999)]).toEqual([0, 5, whole.notes.length - 1]);
});
