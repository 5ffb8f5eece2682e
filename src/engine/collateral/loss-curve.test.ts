import { describe, expect, test } from 'vitest';
import type { Cents } from '../../money/cents.ts';
import { RATE_ONE, type Rate } from '../../money/rate.ts';
import type { LossCurve, LossTiming } from '../../scenario/vector/collateral-assumptions.ts';
import { vectorOf } from '../../scenario/vector/vector-values.ts';
import { netLossOf, restOfCurve, shareOf } from './loss-curve.ts';

const percent = (value: number): Rate => (value * 1e8) as Rate;
const points: LossTiming = {
  kind: 'cumulative',
  points: [
    [6, percent(12)],
    [12, percent(36)],
    [16, percent(100)],
  ],
};
const monthly: LossTiming = { kind: 'monthly', shares: [percent(10), percent(60), percent(30)] };
const curve = (timing: LossTiming, midLife: 'curve' | 'net', filed = 0): LossCurve => ({
  kind: 'cnl',
  vector: vectorOf([percent(2)]),
  multiple: 3 * RATE_ONE,
  timing,
  filedNetLoss: filed as Cents,
  midLife,
});

describe('timing', () => {
  test('is linear between cumulative points from 0 at month 0, and over after the last', () => {
    expect([1, 6, 7, 12, 13, 16, 17].map((month) => shareOf(points, month))).toEqual([
      2e8, 2e8, 4e8, 4e8, 16e8, 16e8, 0,
    ]);
  });

  test('by month is taken month by month', () => {
    expect([1, 2, 3, 4].map((month) => shareOf(monthly, month))).toEqual([1e9, 6e9, 3e9, 0]);
  });

  test('the rest of a curve holds what its months to come hold', () => {
    expect([1, 7, 9, 13, 17, 40].map((month) => restOfCurve(points, month))).toEqual([1e10, 88e8, 80e8, 64e8, 0, 0]);
    expect([1, 2, 3, 4].map((month) => restOfCurve(monthly, month))).toEqual([1e10, 9e9, 3e9, 0]);
  });
});

describe('net loss of a month, 3 x 2 % of an initial pool of 1,000,000.00', () => {
  const pool = 100_000_000;

  test('as the curve has it, whatever was filed', () => {
    expect(netLossOf(curve(points, 'curve', 999), 7, 0.02, pool, 0)).toBe(240_000);
    expect(netLossOf(curve(points, 'curve', 999), 17, 0.02, pool, 0)).toBe(0);
  });

  test('what the filed loss leaves, over the rest of the curve', () => {
    // 60,000.00 less 16,000.00 filed = 44,000.00 over 88 % of the curve, 4 % of it in month 7: 2,000.00.
    const net = curve(points, 'net', 1_600_000);
    const rest = restOfCurve(points, 7);
    expect(netLossOf(net, 7, 0.02, pool, rest)).toBe(200_000);
    expect(netLossOf(net, 13, 0.02, pool, rest)).toBe(800_000);
    expect(netLossOf(net, 17, 0.02, pool, rest)).toBe(0);
    expect(netLossOf(net, 17, 0.02, pool, restOfCurve(points, 17))).toBe(0);
  });

  test('nothing more is lost where the filed loss is above the target', () => {
    expect(netLossOf(curve(points, 'net', 6_000_001), 7, 0.02, pool, 88e8)).toBe(0);
  });
});
