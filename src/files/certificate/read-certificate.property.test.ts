import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeUpRows } from './certificate-for-tests.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkAgainstPrevious } from './check-continuity.ts';
import { proposeDeal } from './propose-deal.ts';
import { readCertificate } from './read-certificate.ts';
import { rowsFromText } from './rows-from-text.ts';

/** Reads rows and all that is made of them; every answer must be a certificate or sentences. */
function answer(rows: string[][]): boolean {
  const reading = readCertificate(rows);
  if (!reading.ok) {
    expect(reading.faults.length).toBeGreaterThan(0);
    for (const { message } of reading.faults) expect(message).toMatch(/^.{10,500}[.]$/s);
    return false;
  }
  for (const { sentence } of checkCertificate(reading.certificate)) expect(sentence).toMatch(/[.]$/);
  checkAgainstPrevious(reading.certificate, reading.certificate);
  const proposal = proposeDeal(reading.certificate);
  if (!proposal.ok) expect(proposal.faults.length).toBeGreaterThan(0);
  return true;
}

test('rows of any texts are refused with sentences', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('$', '(', ')', '%', '-', '1.', 'a.', 'N/A'),
  );
  const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 40 });
  fc.assert(
    fc.property(rows, (any) => {
      expect(answer(any)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('any text is refused with sentences', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.string({ unit: fc.constantFrom('1', '.', 'a', ' ', '\t', '\n', '$', '(', ')', '|', '-', ','), maxLength: 400 }),
  );
  fc.assert(
    fc.property(text, (any) => {
      expect(answer(rowsFromText(any))).toBe(false);
    }),
    { numRuns: 500 },
  );
});

/** What may befall a row of a certificate. */
const harm = fc.oneof(
  fc.constant((): string[][] => []),
  fc.constant((row: string[]): string[][] => [row, row]),
  fc
    .constantFrom('0.00', '(1.00)', '-', '999,999,999,999.99', '1,23.00', '-1.00', '0.0000000', 'N/A', '')
    .map((value) => (row: string[]): string[][] => [row.map((cell) => (/^[\d,.]+\d$/.test(cell) ? value : cell))]),
  fc.nat({ max: 5 }).map((at) => (row: string[]): string[][] => [row.toSpliced(at, 1)]),
  fc.string().map((text) => (row: string[]): string[][] => [[...row, text]]),
);

test('a certificate with harmed rows is read or refused, and what is read is checked and proposed, never an exception', () => {
  const count = madeUpRows().length;
  const harms = fc.array(fc.tuple(fc.nat({ max: count - 1 }), harm), { minLength: 1, maxLength: 4 });
  let read = 0;
  fc.assert(
    fc.property(harms, (list) => {
      const byRow = new Map(list);
      if (answer(madeUpRows().flatMap((row, at) => byRow.get(at)?.(row) ?? [row]))) read += 1;
    }),
    { numRuns: 200, seed: 20191115 },
  );
  expect(read).toBeGreaterThan(20);
});

test('a pasted certificate cut at any place is refused or told to be cut', () => {
  const text = madeUpRows()
    .map((cells) => cells.join('\t'))
    .join('\n');
  fc.assert(
    fc.property(fc.nat({ max: text.length - 60 }), (length) => {
      const reading = readCertificate(rowsFromText(text.slice(0, length)));
      const whole =
        reading.ok && checkCertificate(reading.certificate).find(({ what }) => what === 'certificate is whole');
      if (whole) expect(whole.ok).toBe(false);
      else expect(reading.ok).toBe(false);
    }),
    { numRuns: 100 },
  );
});
