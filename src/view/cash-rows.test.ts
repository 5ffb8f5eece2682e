import { expect, test } from 'vitest';
import { cashRows } from './cash-rows.ts';
import { PROJECTED, runOf } from './run-for-tests.ts';

// Certificate of 15 Jun 2020 (0001788503-20-000033): Class A-1 is paid off; month 12 is 15 Oct 2020.
const form = { ...PROJECTED, start: { kind: 'filed', month: 12 } } as const;
const run = runOf(form);

test('filed months stand before the projected ones, each with its origin', () => {
  const rows = cashRows(run, form, 'balance');
  expect(rows.length).toBe(12 + run.count);
  expect(rows.slice(0, 12).every(({ provenance }) => provenance === 'actual')).toBe(true);
  expect(rows.slice(12).every(({ provenance }) => provenance === 'projection')).toBe(true);
  expect(rows[7]).toMatchObject({ number: 8, date: '15 Jun 2020' });
  expect(rows[7]?.cells[0]).toEqual({ text: '–', isPaid: true, isInterestShort: false });
  expect(rows[11]?.pool).toBe('1,023,449,745.35');
});

test('the row that begins the projection says so, and no other', () => {
  const begun = cashRows(run, form, 'balance').filter(({ begins }) => begins !== null);
  expect(begun.map(({ number, begins }) => [number, begins])).toEqual([[13, 'Projection from 16 Nov 2020']]);
});

test('interest of a filed month is the certificate’s', () => {
  // Line 29 of the certificate of 15 Nov 2019: Class B interest 33,840,000.00 x 2.32 % x 22 / 360.
  expect(cashRows(run, form, 'interest')[0]?.cells[5]?.text).toBe('47,977.60');
});
