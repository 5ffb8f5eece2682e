import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCents } from '../../money/cents.ts';
import { parseDay } from '../../money/day.ts';
import { parsePercent } from '../../money/rate.ts';
import type { Certificate, LineKey } from './certificate.ts';
import { checkCertificate } from './check-certificate.ts';
import { collectionsOf } from './collections-of.ts';
import { CLASS_COLUMNS, COLUMNS } from './filed-columns-for-tests.ts';
import { filedResultsOf } from './filed-results-of.ts';
import { htmlRowsForTests } from './html-rows-for-tests.ts';
import { LINE_RULES } from './match-lines.ts';
import { readCertificate } from './read-certificate.ts';
import { rowsFromText } from './rows-from-text.ts';

// Originals of Form 10-D, Exhibit 99.1, of five trusts. They are no part of the project: without them these tests skip.
const shared = process.env['PAYDOWN_SHARED'] ?? join(import.meta.dirname, '../../../../shared');
const folder = join(shared, 'certificates');
const there = existsSync(join(folder, 'filings'));
const needs = there ? '' : ' (skipped: no certificates at PAYDOWN_SHARED or in ../shared)';

const OF_2019_4 = ['a2019-4ex991111519', 'a2019-4ex991061520', 'a2019-4ex991091521', 'a2019-4ex991111523'];
const ALL = [...OF_2019_4, 'a2014-1ex991101515', 'a2018-4ex991111518', 'a2024-4ex991111524'];

function source(file: string): string {
  return readFileSync(join(folder, 'filings', `${file}.htm`), 'utf8');
}

function read(file: string): Certificate {
  const reading = readCertificate(htmlRowsForTests(source(file)));
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.certificate;
}

function filedMonths(): Record<string, string>[] {
  const [head = '', ...rows] = readFileSync(join(folder, 'carmx-2019-4.csv'), 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((text, at) => [names[at] ?? '', text])));
}

/** A column's text in the unit of its line. */
function inUnits(text: string, key: LineKey | 'factor' | 'money', column: 'first' | 'value'): number | null {
  if (key === 'factor') return (parsePercent(text) ?? Number.NaN) * 100;
  const kind = key === 'money' ? key : LINE_RULES[key].kind;
  if (kind === 'count' || (kind === 'loans' && column === 'first')) return Number(text);
  if (kind === 'percent') return parsePercent(text);
  if (kind === 'factors') return (parsePercent(text) ?? Number.NaN) * 100;
  return parseCents(text);
}

describe.skipIf(!there)(`the four filings of 2019-4 against the table of filed months${needs}`, () => {
  for (const file of OF_2019_4) {
    test(`${file}: every value that the table has`, () => {
      const certificate = read(file);
      const month =
        filedMonths().find((row) => parseDay(row['distribution_date'] ?? '') === certificate.distributionDate) ?? {};
      const got: Record<string, number | undefined | null> = {};
      const wanted: typeof got = {};
      for (const [name, [key, column = 'value']] of Object.entries(COLUMNS)) {
        if ((month[name] ?? '') === '') continue;
        got[name] = certificate.lines[key]?.[column];
        wanted[name] = inUnits(month[name] ?? '', key, column) ?? undefined;
      }
      for (const [name, [key, column = 'value']] of Object.entries(CLASS_COLUMNS)) {
        for (const one of certificate.classes) {
          const full = `${name}_${one.name.replace('-', '')}`;
          if ((month[full] ?? '') === '') continue;
          got[full] = one[key]?.[column];
          wanted[full] = inUnits(month[full] ?? '', key === 'factor' ? 'factor' : 'money', column);
        }
      }
      expect(Object.keys(wanted).length).toBeGreaterThan(130);
      expect(got).toEqual(wanted);
      expect(certificate.series).toBe('2019-4');
      expect(certificate.determinationDate).toBe(parseDay(month['determination_date'] ?? ''));
      expect(certificate.collectionPeriod.start).toBe(parseDay(month['collection_start'] ?? ''));
      expect(certificate.collectionPeriod.end).toBe(parseDay(month['collection_end'] ?? ''));
      expect(certificate.lines.trigger?.text).toBe(month['delinq_trigger']);
    });
  }

  test('all their sums agree', () => {
    for (const file of OF_2019_4) {
      const checks = checkCertificate(read(file));
      expect(checks.length).toBeGreaterThan(115);
      expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    }
  });

  test('collections and results of November 2019, by hand from the filing', () => {
    const certificate = read('a2019-4ex991111519');
    expect(collectionsOf(certificate)).toEqual({
      principal: 4_459_833_881,
      finance_charges: 1_051_826_538,
      liquidation_proceeds: 4_035_591,
      purchase_principal: 0,
      purchase_finance: 0,
      defaulted: 7_473_641,
      account_interest: 1_976_047,
      reserve_earnings: 168_914,
      advances: 0,
      unreimbursed_advances: 0,
    });
    const results = new Map(filedResultsOf(certificate).map(({ key, line, cents }) => [key, [line, cents]]));
    expect(results.get('tests.required_payment')).toEqual(['37', 4_407_597_032]);
    expect(results.get('classes.A-2b.interest_paid')).toEqual(['45c', 9_530_216]);
    expect(results.get('classes.A-1.principal')).toEqual(['45i', 4_468_244_673]);
    expect(results.get('certificateholders')).toEqual(['44e', 734_137_524]);
  });
});

describe.skipIf(!there)(`slips of the filers, by name${needs}`, () => {
  const slips = (file: string) => checkCertificate(read(file)).filter(({ ok }) => !ok);

  test('2014-1 has none; its backup servicing fee is in the Required Payment Amount', () => {
    expect(slips('a2014-1ex991101515')).toEqual([]);
    const certificate = read('a2014-1ex991101515');
    expect(certificate.classes.map(({ name }) => name)).toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'B', 'C', 'D']);
    expect(certificate.lines.backupPaid?.value).toBe(303_919);
    expect(certificate.lines.reserveExcess.label).toContain('Certificateholder');
    expect(certificate.lines.benchmark).toBeUndefined();
    expect(certificate.remarks).toHaveLength(1);
  });

  test('2018-4: Class B interest one row block off', () => {
    const found = slips('a2018-4ex991111518');
    expect(found.map(({ line, printed, computed }) => [line, printed, computed])).toEqual([
      ['31d', '0.00', '90,364.58'],
      ['45f', '90,364.58', '0.00'],
      ['31', '90,364.58', 'none'],
      ['32', '90,364.58', '0.00'],
    ]);
    expect(read('a2018-4ex991111518').lines.secondary.value).toBe(9_036_458);
  });

  test('2024-4: lines 37 to 39 one row up, and a percentage in the label of line 49', () => {
    const found = slips('a2024-4ex991111524');
    expect(found.map(({ line, printed, computed }) => [line, printed, computed])).toEqual([
      ['36', '31,049,495.13', '17,720,000.00'],
      ['39', '0.00', '17,721,525.40'],
      ['37', '0.00', '31,049,495.13'],
      ['38', '17,721,525.40', '0.00'],
      ['49', '3,544,305.08', '14,177,220.32'],
    ]);
    expect(found[1]?.sentence).toContain('The row above it (line 38) prints that amount');
    expect(found[2]?.sentence).toContain('The row above it (line 36) prints that amount');
    expect(read('a2024-4ex991111524').lines.ocTarget).toMatchObject({ value: 1_772_152_500, decimals: 0 });
  });
});

describe.skipIf(!there)(`the same page as pasted text${needs}`, () => {
  const ways: [name: string, text: (rows: string[][]) => string][] = [
    ['cells parted by tabs', (rows) => rows.map((cells) => cells.join('\t')).join('\n')],
    ['a tab and a line break between cells', (rows) => rows.map((cells) => cells.join('\n\t')).join('\r\n')],
    ['one cell a line', (rows) => rows.map((cells) => cells.join('\n')).join('\n')],
    ['upright bars', (rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')],
    ['a bar before each cell, on a line of its own', (rows) => rows.map((cells) => cells.join('\n|')).join('\n')],
    [
      'the label on one line, its values on the next',
      (rows) => rows.map((cells) => cells.join(' ').replace('$ ', '\n$ ')).join('\n'),
    ],
    ['a whole row as one text', (rows) => rows.map((cells) => cells.join(' ')).join('\n')],
  ];
  for (const [name, text] of ways) {
    test(name, () => {
      for (const file of ALL) {
        const reading = readCertificate(rowsFromText(text(htmlRowsForTests(source(file)))));
        expect(reading).toEqual({ ok: true, certificate: read(file) });
      }
    });
  }
});

describe.skipIf(!there)(`a filing cut at any length${needs}`, () => {
  test('is refused with sentences, or told to be cut; never an exception', () => {
    const html = source('a2019-4ex991091521');
    const step = Math.floor(html.length / 150);
    for (let length = 0; length < html.length; length += step) {
      const cut = html.slice(0, length);
      const reading = readCertificate(htmlRowsForTests(cut));
      const said = reading.ok ? checkCertificate(reading.certificate) : reading.faults.map(({ message }) => message);
      expect(said.length, `at ${length}`).toBeGreaterThan(0);
      if (!reading.ok || cut.includes('IN WITNESS WHEREOF')) continue;
      const whole = checkCertificate(reading.certificate).find(({ what }) => what === 'certificate is whole');
      expect(whole?.ok, `at ${length}`).toBe(false);
    }
  });
});
