import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  isBusinessDay,
  isLondonBusinessDay,
  londonBusinessDaysBefore,
  rollForward,
} from './business-days.ts';
import { type Day, dayOf, printDay } from './day.ts';

const on = (text: string): Day => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return dayOf(year, month, day);
};

describe('Federal Reserve holidays', () => {
  // Federal Reserve, "Holidays Observed", schedules of 2019 to 2027.
  it.each([
    '2019-11-11',
    '2019-11-28',
    '2019-12-25',
    '2020-01-01',
    '2020-01-20',
    '2020-02-17',
    '2020-05-25',
    '2020-09-07',
    '2020-10-12',
    '2020-11-11',
    '2020-11-26',
    '2020-12-25',
    '2021-01-18',
    '2021-02-15',
    '2021-05-31',
    '2021-07-05',
    '2021-09-06',
    '2021-10-11',
    '2022-06-20',
    '2022-12-26',
    '2023-01-02',
    '2023-01-16',
    '2023-06-19',
    '2024-06-19',
    '2024-11-28',
    '2025-11-27',
    '2026-05-25',
    '2027-07-05',
  ])('are closed on %s', (text) => {
    expect(isBusinessDay(on(text))).toBe(false);
  });

  it.each([
    '2020-07-03',
    '2021-06-18',
    '2021-12-24',
    '2021-12-31',
    '2022-01-03',
    '2023-11-10',
    '2026-07-03',
    '2027-12-24',
  ])('that fall on a Saturday are not moved, and no other day is closed: open on %s', (text) => {
    expect(isBusinessDay(on(text))).toBe(true);
  });
});

it('rolls the 15th as the filed dates did: 17 Jan 2023 after a Sunday and a holiday', () => {
  expect(printDay(rollForward(on('2023-01-15')))).toBe('2023-01-17');
  expect(printDay(rollForward(on('2020-02-15')))).toBe('2020-02-18');
  expect(printDay(rollForward(on('2021-02-15')))).toBe('2021-02-16');
});

it('counts five Business Days over a weekend', () => {
  expect(printDay(addBusinessDays(on('2020-12-15'), 5))).toBe('2020-12-22');
});

it('finds the London fixing two business days before an accrual: 9 Apr 2020 for 15 Apr 2020, over Easter', () => {
  expect(printDay(londonBusinessDaysBefore(on('2020-04-15'), 2))).toBe('2020-04-09');
  expect(printDay(londonBusinessDaysBefore(on('2017-04-17'), 2))).toBe('2017-04-12');
});

// Bank holidays of England and Wales as gov.uk lists them.
it.each([
  '2019-12-26',
  '2020-05-08',
  '2020-12-28',
  '2021-12-27',
  '2021-12-28',
  '2022-01-03',
  '2022-06-02',
  '2022-09-19',
  '2023-05-08',
  '2024-04-01',
])('knows London closed on %s', (text) => {
  expect(isLondonBusinessDay(on(text))).toBe(false);
});

it.each(['2020-05-04', '2022-05-30', '2023-01-03', '2021-12-29'])('knows London open on %s', (text) => {
  expect(isLondonBusinessDay(on(text))).toBe(true);
});
