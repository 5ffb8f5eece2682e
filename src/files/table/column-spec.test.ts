import { expect, test } from 'vitest';
import { COLLECTIONS_COLUMNS } from './collections-columns.ts';
import { columnLetter, headerIndex, plainHeader } from './column-spec.ts';
import { REP_LINE_COLUMNS } from './rep-line-columns.ts';

test('one header in many spellings has one plain form', () => {
  const forms = ['Remaining Term', 'rem_term', 'W.A. Rem. Term', 'TERM, REMAINING', 'Wtd avg remaining term'];
  expect(new Set(forms.map(plainHeader))).toEqual(new Set(['remaining term']));
  expect(plainHeader(' ($) % ')).toBe('');
});

test('no spelling stands for two columns, and none is empty', () => {
  for (const specs of [REP_LINE_COLUMNS, COLLECTIONS_COLUMNS]) {
    expect([...headerIndex<string>(specs).keys()]).not.toContain('');
  }
  const twice = { kind: 'money', words: '', spellings: ['Balance'] } as const;
  expect(() =>
    headerIndex([
      { ...twice, field: 'a' },
      { ...twice, field: 'b' },
    ]),
  ).toThrow('stands for two columns');
});

test('letters as a spreadsheet has them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
