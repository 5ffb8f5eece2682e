import { describe, expect, test } from 'vitest';
import { RATE_ONE, type Rate } from '../../money/rate.ts';
import { SHELF_TIMING_POINTS } from '../../scenario/collateral-form.ts';
import type { LossTiming } from '../../scenario/vector/collateral-assumptions.ts';
import { halfLifeOf, stretchedTiming } from './stretched-timing.ts';

const shelf: LossTiming = { kind: 'cumulative', points: SHELF_TIMING_POINTS };

function sharesOf(timing: LossTiming): readonly number[] {
  if (timing.kind !== 'monthly') throw new Error('A stretched curve is by month.');
  return timing.shares;
}
const through = (shares: readonly number[], month: number): number =>
  shares.slice(0, month).reduce((sum, share) => sum + share, 0);

describe('a loss curve stretched in time', () => {
  test('by 1 is the curve itself', () => expect(stretchedTiming(shelf, 1)).toBe(shelf));

  test('by 2 reaches at month 24 what it reached at 12, and ends at 108', () => {
    const shares = sharesOf(stretchedTiming(shelf, 2));
    expect(shares).toHaveLength(108);
    expect([12, 24, 108].map((month) => through(shares, month) / RATE_ONE)).toEqual([0.125, 0.337, 1]);
  });

  test.each([0.1, 0.37, 0.5, 0.999, 1.0037, 1.7, 10])(
    'by %d adds up to all of it, no month below nothing',
    (stretch) => {
      const shares = sharesOf(stretchedTiming(shelf, stretch));
      expect(through(shares, shares.length)).toBe(RATE_ONE);
      expect(shares.every((share) => share >= 0)).toBe(true);
    },
  );

  test('given by month, twice as fast: pairs of months fall together', () => {
    const monthly: LossTiming = {
      kind: 'monthly',
      shares: [0.1, 0.2, 0.3, 0.4].map((share) => (share * RATE_ONE) as Rate),
    };
    expect(sharesOf(stretchedTiming(monthly, 0.5))).toEqual([0.3 * RATE_ONE, 0.7 * RATE_ONE]);
  });

  test('half of an even year has fallen by month 6; of the shelf’s curve between 12 and 18', () => {
    expect(halfLifeOf({ kind: 'cumulative', points: [[12, RATE_ONE as Rate]] })).toBe(6);
    // 33.7 + (52.8 - 33.7) x k/6 = 50
    expect(halfLifeOf(shelf).toFixed(6)).toBe((12 + (6 * 16.3) / 19.1).toFixed(6));
  });
});
