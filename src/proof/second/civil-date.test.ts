import { describe, expect, it } from 'vitest';
import { businessDaysAfter, civilDate, dateText, isBusinessDay, rolled, thirty360 } from './civil-date.ts';

describe('days', () => {
  it.each([
    ['2020-02-15', '2020-02-18'], // a Saturday before Presidents' Day
    ['2023-01-15', '2023-01-17'], // a Sunday before the third Monday of January
    ['2024-06-15', '2024-06-17'],
    ['2021-11-15', '2021-11-15'],
  ])('%s rolls to %s', (day, next) => expect(dateText(rolled(civilDate(day)))).toBe(next));

  it.each([
    ['2022-06-20', false], // Juneteenth on a Sunday moves to Monday
    ['2021-06-18', true], // not kept before 2022
    ['2021-12-31', true], // New Year's Day on a Saturday does not move
    ['2020-07-03', true],
    ['2022-12-26', false],
    ['2020-05-25', false],
    ['2019-11-28', false],
    ['2019-10-14', false],
  ])('%s is a Business Day: %s', (day, open) => expect(isBusinessDay(civilDate(day))).toBe(open));

  it('five Business Days on from 16 Feb 2021 is 23 Feb 2021', () => {
    expect(dateText(businessDaysAfter(civilDate('2021-02-16'), 5))).toBe('2021-02-23');
  });

  it.each([
    ['2019-10-23', '2019-11-15', 22],
    ['2019-01-31', '2019-02-15', 15],
    ['2021-02-28', '2021-03-15', 15],
    ['2020-02-28', '2020-03-15', 17],
    ['2021-02-28', '2022-02-28', 360],
    ['2020-01-30', '2020-03-31', 60],
    ['2020-01-29', '2020-03-31', 62],
  ])('30/360 from %s to %s is %i', (from, to, days) => expect(thirty360(civilDate(from), civilDate(to))).toBe(days));
});
