import { expect, test } from 'vitest';
import { rateOfInterest } from './rate-of-interest.ts';

test('one twelfth of 2.01 % on 468,700,000.00 is 785,072.50', () => {
  expect(rateOfInterest(78_507_250, 46_870_000_000, 30, 2)).toEqual({ rate: 201_000_000, decimals: 2, candidates: 1 });
});

test('23 actual days of 1.96795 % on 296,000,000.00 are 372,161.21', () => {
  expect(rateOfInterest(37_216_121, 29_600_000_000, 23, 5)).toEqual({ rate: 196_795_000, decimals: 5, candidates: 1 });
});

test('fewer decimals where they do: 2.60 % is found as 2.6', () => {
  // 30,070,000.00 x 2.6 % / 12 = 65,151.666...
  expect(rateOfInterest(6_515_167, 3_007_000_000, 30, 2)).toEqual({ rate: 260_000_000, decimals: 1, candidates: 1 });
});

test('a balance too small to tell says how many rates fit', () => {
  // 100.00 earns 0.17 a month from 1.98 % (0.165) up to, but not with, 2.10 % (0.175): 12 rates of two decimals.
  expect(rateOfInterest(17, 10_000, 30, 2)).toEqual({ rate: 200_000_000, decimals: 0, candidates: 12 });
});

test('half a cent rounds up and so belongs to the interest above it', () => {
  // 1,200.00 x 5.005 % / 12 = 5.005: printed 5.01, and 5.00 has no rate of three decimals that high.
  expect(rateOfInterest(501, 120_000, 30, 3)).toMatchObject({ candidates: 10 });
  expect(rateOfInterest(501, 120_000, 30, 3)?.rate).toBe(501_000_000);
});

test('no rate at all', () => {
  expect(rateOfInterest(37_216_122, 29_600_000_000, 23, 5)).toBeNull();
  expect(rateOfInterest(0, 100, 30, 2)).toBeNull();
  expect(rateOfInterest(100, 0, 30, 2)).toBeNull();
  expect(rateOfInterest(1_000_000, 100, 30, 2)).toBeNull();
});
