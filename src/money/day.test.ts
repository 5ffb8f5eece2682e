import { expect, it } from 'vitest';
import { civilOf, dayOf, monthOfDay, parseDay, parseMonth, printDay, printMonth, weekdayOf } from './day.ts';

it('counts days from 1 January 1970, a Thursday', () => {
  expect(dayOf(1970, 1, 1)).toBe(0);
  expect(weekdayOf(dayOf(1970, 1, 1))).toBe(4);
  expect(dayOf(2000, 3, 1)).toBe(11_017);
});

it('goes from day to date and back for every day of 1999 to 2101', () => {
  let wrong = 0;
  for (let day = dayOf(1999, 1, 1); day <= dayOf(2101, 12, 31); day = (day + 1) as typeof day) {
    const { year, month, day: date } = civilOf(day);
    if (dayOf(year, month, date) !== day) wrong += 1;
  }
  expect(wrong).toBe(0);
});

it('reads and prints dates and months, and refuses what is none', () => {
  expect(printDay(parseDay('2020-02-29') ?? dayOf(1, 1, 1))).toBe('2020-02-29');
  expect([parseDay('2019-02-29'), parseDay('2019-13-01'), parseDay('19-10-23'), parseMonth('2019-00')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(printMonth(monthOfDay(dayOf(2019, 11, 15)))).toBe('2019-11');
});
