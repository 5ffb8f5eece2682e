import { describe, expect, test } from 'vitest';
import { type NumberKind, readNumber } from './read-number.ts';

const value = (text: string, kind: NumberKind = 'money', fromSemicolons = false) =>
  readNumber(text, kind, fromSemicolons).cell.value;
const fault = (text: string, kind: NumberKind = 'money', fromSemicolons = false) =>
  readNumber(text, kind, fromSemicolons).cell.fault;

describe('amounts', () => {
  test.each([
    ['1503750003.50', '1503750003.50'],
    ['1,503,750,003.5', '1503750003.50'],
    ['$1,503,750,003', '1503750003.00'],
    ['US$ 1,234.56', '1234.56'],
    ['1,234.56 USD', '1234.56'],
    ['1 503 750 003.50', '1503750003.50'],
    ['1\u00a0503\u202f750.00', '1503750.00'],
    ["1'503'750.00", '1503750.00'],
    ['  42 ', '42.00'],
    ['.5', '0.50'],
    ['7.', '7.00'],
    ['0012.3400', '12.34'],
    ['+5', '5.00'],
    ['-', '0.00'],
    [' $ -   ', '0.00'],
    ['\u2013', '0.00'],
    ['(0.00)', '0.00'],
  ])('%s is %s', (text, wanted) => {
    expect(value(text)).toBe(wanted);
  });

  test.each([
    '-1,234.56',
    '\u22121234.56',
    '(1,234.56)',
    '$(1,234.56)',
    '($1,234.56)',
    '-$1,234.56',
    '$-1234.56',
    '1,234.56-',
  ])('%s is negative where a column may be, a fault where not', (text) => {
    expect(value(text, 'signed')).toBe('-1234.56');
    expect(value(text)).toBeNull();
    expect(fault(text)).toContain('is negative; write an amount of dollars, as in 1,234.56.');
  });

  test('a blank is neither zero nor a fault here', () => {
    expect(readNumber('  ', 'money').cell).toEqual({ text: '', value: null, units: null });
  });

  test('units are whole cents', () => {
    expect(readNumber('1,503,750,003.50', 'money').cell.units).toBe(150_375_000_350);
    expect(readNumber('(0.05)', 'signed').cell.units).toBe(-5);
  });

  test.each([
    ['12.345', 'has 3 decimals where at most 2 are kept: round it in the table'],
    ['1.5E+09', 'scientific notation'],
    ['1.503750004e9', 'scientific notation'],
    ['#REF!', "is a spreadsheet's error"],
    ['#####', 'is a column too narrow to show'],
    ['€5', 'another currency'],
    ['5 EUR', 'another currency'],
    ['C$5', 'another currency'],
    ['8.66%', 'is a percentage'],
    ['1,23,456.00', 'has separators that part no thousands'],
    ['12,34,5', 'has separators that part no thousands'],
    ['1 23', 'has separators that part no thousands'],
    ['(5', 'is no number'],
    ['-(5)', 'is no number'],
    ['--5', 'is no number'],
    ['$5$', 'is no number'],
    ['five', 'is no number'],
    ['1234567890123456', 'is more than a trillion dollars'],
    ['9'.repeat(70), 'is no number'],
  ])('%s: %s', (text, wanted) => {
    expect(value(text)).toBeNull();
    expect(fault(text)).toContain(wanted);
  });
});

describe('a decimal comma is refused, with what it would be', () => {
  test.each([
    ['8,66', 'percent', '8.66'],
    ['8,660', 'percent', '8.660'],
    ['61,93', 'term', '61.93'],
    ['1234,56', 'money', '1234.56'],
    ['1.234.567,89', 'money', '1234567.89'],
    ['1 234,5', 'money', '1234.5'],
  ] as const)('%s as %s', (text, kind, right) => {
    const read = readNumber(text, kind);
    expect(read.cell.value).toBeNull();
    expect(read.decimal).toBe('comma');
    expect(read.cell.fault).toBe(`"${text}" has a decimal comma: with a decimal point it is ${right}.`);
  });

  test('points between thousands as well', () => {
    expect(fault('1.234.567')).toBe('"1.234.567" has points between thousands: write 1234567.');
  });

  test('"1,503" is 1503, but in doubt where semicolons part the cells', () => {
    expect(value('1,503')).toBe('1503.00');
    expect(value('1,503', 'money', true)).toBeNull();
    expect(fault('1,503', 'money', true)).toContain('may be 1503 or 1.503');
    expect(value('1,503.00', 'money', true)).toBe('1503.00');
  });
});

describe('rates and terms', () => {
  test.each([
    ['8.66', 'percent', '8.66', 866_000_000],
    ['8.66 %', 'percent', '8.66', 866_000_000],
    ['8.66%', 'fraction', '8.66', 866_000_000],
    ['0.0866', 'fraction', '8.66', 866_000_000],
    ['0.086650', 'fraction', '8.665', 866_500_000],
    ['.5', 'fraction', '50', 5_000_000_000],
    ['1', 'fraction', '100', 10_000_000_000],
    ['0', 'fraction', '0', 0],
    ['61.93', 'term', '61.93', 619_300],
    ['60', 'term', '60', 600_000],
  ] as const)('%s as %s is %s', (text, kind, wanted, units) => {
    expect(readNumber(text, kind).cell).toEqual({ text, value: wanted, units });
  });

  test.each([
    ['100.01', 'percent', 'is above 100 %'],
    ['1.5', 'fraction', 'is above 1, that is above 100 %'],
    ['-1', 'percent', 'is negative'],
    ['600.1', 'term', 'is above 600 months'],
    ['60.12345', 'term', 'has 5 decimals where at most 4 are kept'],
    ['8.123456789', 'percent', 'has 9 decimals where at most 8 are kept'],
    ['$60', 'term', 'is an amount of dollars'],
    ['60%', 'term', 'is a percentage'],
    ['60 months', 'term', 'is no number; write a number of months, as in 61.93.'],
    ['-', 'percent', 'is no number'],
  ] as const)('%s as %s: %s', (text, kind, wanted) => {
    expect(value(text, kind)).toBeNull();
    expect(fault(text, kind)).toContain(wanted);
  });
});
