import { expect, test } from 'vitest';
import { dayOf } from '../money/day.ts';
import { dateText, monthEndBefore, monthText } from './date-text.ts';

test('dates are written with the month in letters', () => {
  expect(dateText(dayOf(2019, 11, 15))).toBe('15 Nov 2019');
  expect(dateText(dayOf(2024, 2, 29))).toBe('29 Feb 2024');
  expect(monthText(dayOf(2019, 10, 1))).toBe('Oct 2019');
});

test('the Collection Period of a Distribution Date ends with the month before', () => {
  expect(dateText(monthEndBefore(dayOf(2020, 3, 16)))).toBe('29 Feb 2020');
  expect(dateText(monthEndBefore(dayOf(2021, 1, 15)))).toBe('31 Dec 2020');
});
