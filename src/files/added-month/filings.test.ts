import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { parsePercent } from '../../money/rate.ts';
import type { Filed } from '../../scenario/filed.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { htmlRowsForTests } from '../certificate/html-rows-for-tests.ts';
import { readCertificate } from '../certificate/read-certificate.ts';
import { addMonth } from './add-month.ts';

// Originals of Form 10-D, Exhibit 99.1, of 2019-4. They are no part of the project: without them these tests skip.
const shared = process.env['PAYDOWN_SHARED'] ?? join(import.meta.dirname, '../../../../shared');
const filings = join(shared, 'certificates', 'filings');
const there = existsSync(filings);
const needs = there ? '' : ' (skipped: no certificates at PAYDOWN_SHARED or in ../shared)';

const all = filedMonths(THIS_TRUST);

/** The filed months as they were when only the first of them had been filed. */
function filedThrough(count: number): Filed {
  const lines = Object.entries(all.collections.lines).map(([line, column]) => [line, column.slice(0, count)]);
  return {
    ...all,
    count,
    collections: { count, lines: Object.fromEntries(lines) },
    benchmark: all.benchmark.slice(0, Math.max(1, count)),
  };
}

function readingOf(file: string, count: number) {
  const reading = readCertificate(htmlRowsForTests(readFileSync(join(filings, `${file}.htm`), 'utf8')));
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return addMonth(reading.certificate, { context: { deal: THIS_TRUST, filed: filedThrough(count) }, added: [] });
}

const FILES: [file: string, month: number][] = [
  ['a2019-4ex991111519', 1],
  ['a2019-4ex991061520', 8],
  ['a2019-4ex991091521', 23],
  ['a2019-4ex991111523', 49],
];

describe.skipIf(!there)(`filed months taken as the next one${needs}`, () => {
  test.each(FILES)('%s as month %i, with the months before it known', (file, month) => {
    const reading = readingOf(file, month - 1);
    if (reading.kind !== 'next') throw new Error(JSON.stringify(reading));
    expect([reading.month, reading.failing, reading.needsWord]).toEqual([month, [], false]);
    expect(reading.comparison).toHaveLength(49);
    // engine.md § 11: how the filer split A-2a and A-2b in June 2020 fits no rounding rule; one cent, in four figures.
    const differences = reading.comparison.filter(({ difference }) => difference !== 0);
    expect(differences.map(({ key, difference }) => `${key} ${difference}`)).toEqual(
      month === 8
        ? ['classes.A-2a.principal -1', 'classes.A-2a.after 1', 'classes.A-2b.principal 1', 'classes.A-2b.after -1']
        : [],
    );
  });

  test.each(FILES)('%s stands after month %i as the filed months have it', (file, month) => {
    const reading = readingOf(file, month - 1);
    if (reading.kind !== 'next') throw new Error(JSON.stringify(reading));
    const { added } = reading;
    const stood = all.startAfter(month);
    const cents = (text: string | undefined) => Math.round(Number(text) * 100);
    expect(THIS_TRUST.classes.map(({ name }) => cents(added.start.balances[name]))).toEqual(stood.balances);
    expect([cents(added.start.pool), cents(added.start.reserve)]).toEqual([stood.pool, stood.reserve]);
    expect(cents(added.netLoss)).toBe(all.lossesThrough(month).netLoss);
    const line = all.repLineAfter(month);
    expect(parsePercent(added.repLine?.rate_pct ?? '')).toBe(line.annualRate);
    expect([cents(added.repLine?.original_term), cents(added.repLine?.remaining_term)]).toEqual([
      line.originalTerm / 100,
      line.remainingTerm / 100,
    ]);
  });

  test.each(FILES)('%s of a month that is filed is compared only', (file, month) => {
    const reading = readingOf(file, 49);
    if (reading.kind !== 'known') throw new Error(JSON.stringify(reading));
    expect([reading.month, reading.failing, reading.otherCollections]).toEqual([month, [], []]);
  });

  test('one that skips a month is refused', () => {
    expect(readingOf('a2019-4ex991111523', 47)).toMatchObject({ kind: 'refused' });
  });

  test('another trust of the shelf is refused', () => {
    const reading = readingOf('a2018-4ex991111518', 0);
    expect(reading.kind === 'refused' && reading.message).toContain('certificate of CarMax Auto Owner Trust 2018-4');
  });
});
