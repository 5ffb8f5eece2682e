import { expect, test } from 'vitest';
import { monthSentence } from './month-sentence.ts';
import { GOOD_MONTH, roundRun } from './round-run-material.ts';

test('a good month: where the rest goes', () => {
  expect(monthSentence(roundRun({ collections: [GOOD_MONTH] }), 0)).toBe(
    'Every clause is paid in full; 14,000.00 goes to the certificateholders.',
  );
});

test('a thin month: what the reserve gives', () => {
  expect(monthSentence(roundRun({ collections: [{ finance_charges: '14000.00' }] }), 0)).toBe(
    'The reserve gives 2,000.00.',
  );
});

test('an accelerated month: who is repaid and who receives nothing', () => {
  const run = roundRun({
    collections: [GOOD_MONTH, GOOD_MONTH],
    events: { eod: { vi: { state: 'forced', month: 1 } } },
  });
  expect(monthSentence(run, 1)).toBe(
    'All cash left repays A. B receives nothing. The whole reserve, 10,000.00, is drawn.',
  );
});

test('a test that is not met is no default', () => {
  // 100,000 of principal and 1,000: 10,000 fee, 6,000 interest, 50,000 Secondary, 35,000 of the Regular 100,000.
  const run = roundRun({
    collections: [{ principal: '100000.00', finance_charges: '1000.00', defaulted: '50000.00' }],
  });
  expect(monthSentence(run, 0)).toBe('(xii) is not paid in full; no interest and no fee is short.');
});
