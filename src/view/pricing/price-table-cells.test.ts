import { expect, test } from 'vitest';
import { priceTableCells } from './price-table-cells.ts';
import { CONTEXT, NAMES, SHEET_FORM, SHEET_TEXTS } from './pricing-for-tests.ts';
import { readPricing } from './pricing-terms.ts';

const { terms } = readPricing(SHEET_TEXTS, NAMES);
const SPEEDS = { path: 'collateral.prepayment.pct', values: ['1.3'] };
const CLASS_D = { noteClass: NAMES.indexOf('D'), ...SPEEDS };

test('the term sheet’s Class D both ways: its price at its yield, its yield at its price', () => {
  const form = SHEET_FORM as never;
  const prices = priceTableCells(form, CONTEXT, terms, { ...CLASS_D, by: 'yield', rows: ['2.820'] });
  expect(prices.ok && prices.value[0]).toMatchObject({
    cells: ['99.98635'],
    plain: ['99.98635'],
    life: '4.06',
    notes: [],
  });
  const yields = priceTableCells(form, CONTEXT, terms, { ...CLASS_D, by: 'price', rows: ['99.98635'] });
  expect(yields.ok && yields.value[0]?.cells).toEqual(['2.820']);
  expect(yields.ok && yields.value[0]?.window).toBe('Nov 2023');
});

test('a cell without a yield has its reason once, and no number', () => {
  const read = priceTableCells(SHEET_FORM as never, CONTEXT, terms, {
    ...CLASS_D,
    by: 'price',
    rows: ['0', '100', '-1'],
  });
  const column = read.ok ? read.value[0] : undefined;
  expect(column?.cells[0]).toBe('n/a');
  expect([column?.plain[0], column?.plain[2]]).toEqual(['', '']);
  expect(
    column?.notes.filter((note) => note.startsWith('Not available, because a price of 0 has no yield')),
  ).toHaveLength(1);
});

test('a class that is paid off: every row says so', () => {
  const late = readPricing({ ...SHEET_TEXTS, settlement: '15 Jul 2021' }, NAMES).terms;
  const read = priceTableCells(SHEET_FORM as never, CONTEXT, late, {
    ...CLASS_D,
    noteClass: 0,
    by: 'yield',
    rows: ['2', '3'],
  });
  expect(read.ok && read.value[0]).toMatchObject({
    cells: ['n/a', 'n/a'],
    plain: ['', ''],
    life: 'n/a',
    window: 'n/a',
    notes: ['Not available, because Class A-1 is paid off before settlement on 15 Jul 2021.'],
  });
});

test('a step that the input cannot take is a fault with its place', () => {
  const read = priceTableCells(SHEET_FORM as never, CONTEXT, terms, {
    ...CLASS_D,
    values: ['1.3', '-4'],
    by: 'yield',
    rows: ['2'],
  });
  expect(read.ok ? '' : read.fault.path).toBe('/columns/1');
});
