import { expect, test } from 'vitest';
import { EVERY_FIELD } from '../../scenario/link/forms-for-tests.ts';
import { assumptionRows } from './assumption-rows.ts';

test('assumptions as rows of a place and a value', () => {
  const rows = assumptionRows(EVERY_FIELD);
  expect(rows).toContainEqual(['start, balances, A-2', '310000000.12']);
  expect(rows).toContainEqual(['benchmark, rates pct', '0.12663; 0.11; 0.105']);
  expect(rows).toContainEqual(['collateral, default, timing, cumulative pct', '12: 40; 36: 90.25; 60: 100']);
  expect(rows).toContainEqual(['events, eod, ii, cured month', 'none']);
  expect(rows).toContainEqual(['events, claims, 1, reviewer', '40000.25']);
  expect(rows).toContainEqual(['deal, classes, 6, balance', '20000000.00']);
  const many = Array.from({ length: 25 }, () => ({ principal: '1.00' }));
  expect(assumptionRows({ collections: many })).toEqual([['collections', '25 rows: see their own sheet']]);
});
