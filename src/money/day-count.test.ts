import { expect, it } from 'vitest';
import { type Day, parseDay } from './day.ts';
import { actualDays, days360 } from './day-count.ts';

const on = (text: string): Day => parseDay(text) as Day;

it('counts the first period of the trust: 23 actual days, 22 of 30/360', () => {
  expect(actualDays(on('2019-10-23'), on('2019-11-15'))).toBe(23);
  expect(days360(on('2019-10-23'), on('2019-11-15'))).toBe(22);
});

// 30/360 US with end-of-month dates of February; worked by hand from the rule.
it.each([
  ['2007-01-15', '2007-01-30', 15],
  ['2007-01-15', '2007-01-31', 16],
  ['2007-01-30', '2007-01-31', 0],
  ['2007-01-31', '2007-02-28', 28],
  ['2007-01-31', '2007-03-31', 60],
  ['2007-02-28', '2007-03-31', 30],
  ['2007-02-28', '2008-02-29', 360],
  ['2008-02-29', '2009-02-28', 360],
  ['2007-08-31', '2008-02-28', 178],
  ['2008-02-28', '2008-02-29', 1],
  ['2007-11-30', '2007-12-31', 30],
  ['2019-11-15', '2019-12-15', 30],
])('counts %s to %s as %i days', (from, to, days) => {
  expect(days360(on(from), on(to))).toBe(days);
});
