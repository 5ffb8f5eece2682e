import { expect, test } from 'vitest';
import { GLOSSARY, glossaryEntry } from './glossary.ts';

const terms = GLOSSARY.map(({ term }) => term);

test('the terms of a waterfall and of its screens are there', () => {
  const needed = [
    'Available Collections',
    'Available Funds',
    'Required Payment Amount',
    'Reserve Account Draw Amount',
    'Priority Principal Distributable Amount',
    'Secondary Principal Distributable Amount',
    'Tertiary Principal Distributable Amount',
    'Quaternary Principal Distributable Amount',
    'Regular Principal Distributable Amount',
    'Total Servicing Fee',
    'Total Note Interest',
    'Controlling Class',
    'Pool Balance',
    'Note Balance',
    'Final Distribution Date',
    'Distribution Date',
    'Collection Period',
    'Excess Collections',
    ...['(i)', '(ii)', '(iii)', '(iv)', '(v)', '(vi)'].map((kind) => `Event of Default ${kind}`),
    ...['ABS', 'CPR', 'SMM', 'CDR', 'MDR', 'CNL', 'WAL', 'OC'],
  ];
  expect(needed.filter((term) => !terms.some((one) => one === term))).toEqual([]);
});

test('each term stands once, in alphabetical order', () => {
  const letters = terms.map((term) => term.toLowerCase());
  expect(letters).toEqual([...new Set(letters)].sort());
});

test('each meaning is a sentence or two that does not open with the term itself', () => {
  const odd = GLOSSARY.filter(
    ({ term, clause, meaning }) =>
      clause === '' || meaning.length > 190 || !/^[A-Z].*\.$/.test(meaning) || meaning.startsWith(`${term} `),
  );
  expect(odd).toEqual([]);
});

test('an entry is found by its term', () => {
  expect(glossaryEntry('Available Funds')).toEqual({
    term: 'Available Funds',
    clause: 'App. A; line 25',
    meaning: 'Available Collections and what is drawn from the Reserve Account: all that a date can pay out.',
  });
});
