import { describe, expect, test } from 'vitest';
import type { Cents } from '../../money/cents.ts';
import type { Rate } from '../../money/rate.ts';
import { agedRepLines, repLinesOf } from './rep-lines.ts';

const line = (dollars: number, percent: number, original: number, remaining: number) => ({
  balance: (dollars * 100) as Cents,
  annualRate: (percent * 1e8) as Rate,
  originalTerm: Math.round(original * 1e4),
  remainingTerm: Math.round(remaining * 1e4),
});

test('lines of 0.00 are skipped; age is original less remaining term', () => {
  const lines = repLinesOf([line(100, 12, 66.44, 61.93), line(0, 9, 60, 50), line(50, 0, 24, 10.81)]);
  expect(lines.count).toBe(2);
  expect([...lines.balance]).toEqual([10_000, 5_000]);
  expect([...lines.monthlyRate]).toEqual([0.01, 0]);
  expect([...lines.age]).toEqual([45_100, 131_900]);
});

describe('aged rep lines', () => {
  test('one line takes the pool that is left, and is older', () => {
    const aged = agedRepLines(repLinesOf([line(1000, 12, 66.44, 61.93)]), 7, 54_321);
    expect([...aged.balance]).toEqual([54_321]);
    expect([...aged.age]).toEqual([115_100]);
    expect([...aged.remainingTerm]).toEqual([549_300]);
  });

  test('several lines run down by their own schedules first', () => {
    // At no interest a third and a half of the two lines are gone after 10 months: 200.00 and 300.00 are left, 2 to 3.
    const lines = repLinesOf([line(300, 0, 30, 30), line(600, 0, 20, 20)]);
    expect([...agedRepLines(lines, 10, 100_000).balance]).toEqual([40_000, 60_000]);
  });

  test('interest slows a schedule: 12 % a year, 3 payments, after the first 201/303.01 of the balance is left', () => {
    const lines = repLinesOf([line(303.01, 12, 3, 3), line(202, 0, 4, 4)]);
    // 303.01 pays principal of 100.00 (303.01 x 0.01 / (1.01^3 - 1)); 202.00 pays 50.50.
    const aged = agedRepLines(lines, 1, 35_451);
    expect(Array.from(aged.balance, (cents) => cents.toFixed(9))).toEqual(['20301.000000000', '15150.000000000']);
  });

  test('a line whose term is over has nothing left', () => {
    const aged = agedRepLines(repLinesOf([line(300, 5, 30, 4.56), line(600, 0, 20, 20)]), 5, 70_000);
    expect([...aged.balance]).toEqual([0, 70_000]);
  });

  test('where every term is over the pool that is left is shared as before and due at once', () => {
    const aged = agedRepLines(repLinesOf([line(300, 5, 30, 4), line(100, 0, 20, 3)]), 6, 1_000);
    expect([...aged.balance]).toEqual([750, 250]);
    expect([...aged.remainingTerm]).toEqual([-20_000, -30_000]);
  });
});
