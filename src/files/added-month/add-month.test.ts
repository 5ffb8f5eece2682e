import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { madeUpRows } from '../certificate/certificate-for-tests.ts';
import { readCertificate } from '../certificate/read-certificate.ts';
import { addMonth } from './add-month.ts';
import type { AddedMonth, KnownMonths } from './known-months.ts';
import { calledMonth50, month50Rows } from './month-50-for-tests.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const FILED: KnownMonths = { context, added: [] };

type Changes = Readonly<Record<string, readonly string[]>>;

function certificateOf(rows: readonly (readonly string[])[]) {
  const reading = readCertificate(rows);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.certificate;
}

function nextMonth(rows: string[][], known: KnownMonths = FILED) {
  const reading = addMonth(certificateOf(rows), known);
  if (reading.kind !== 'next') throw new Error(JSON.stringify(reading));
  return reading;
}

/** The certificate of month 50 under the dates of another month. */
function dated(rows: string[][], period: string, determination: string, distribution: string): string[][] {
  const dates: Readonly<Record<string, string>> = {
    'Collection Period': period,
    'Determination Date': determination,
    'Distribution Date': distribution,
  };
  return rows.map((cells) => {
    const date = dates[cells[1] ?? ''];
    return date === undefined ? cells : ['', cells[1] ?? '', '', date];
  });
}

const inJanuary = (changes: Changes = {}) =>
  dated(month50Rows(changes), '12/01/23-12/31/23', '01/09/2024', '01/16/2024');

function refusal(rows: string[][], known: KnownMonths = FILED): string {
  const reading = addMonth(certificateOf(rows), known);
  if (reading.kind !== 'refused') throw new Error('It was not refused.');
  return reading.message;
}

describe('the certificate of the month after the last filed one', () => {
  const reading = nextMonth(month50Rows());

  test('agrees with the rules in every figure, reckoned by hand, and in every sum', () => {
    expect(reading.comparison).toHaveLength(49);
    expect(reading.comparison.filter(({ difference }) => difference !== 0)).toEqual([]);
    expect(reading.comparison.find(({ key }) => key === 'classes.A-4.after')).toMatchObject({
      line: '8e',
      cents: 5_066_062_499,
      engine: 5_066_062_499,
    });
    expect([reading.failing, reading.needsWord]).toEqual([[], false]);
  });

  test('gives the collections, the start after it and the pool as one line', () => {
    const added: AddedMonth = {
      month: 50,
      distributionDate: '2023-12-15',
      collections: {
        principal: '11000000.00',
        finance_charges: '1250000.00',
        liquidation_proceeds: '200000.00',
        purchase_principal: '0.00',
        purchase_finance: '0.00',
        defaulted: '217205.91',
        account_interest: '50000.00',
        reserve_earnings: '16000.00',
        advances: '0.00',
        unreimbursed_advances: '0.00',
      },
      start: {
        kind: 'after',
        after_date: 50,
        balances: {
          'A-1': '0.00',
          'A-2a': '0.00',
          'A-2b': '0.00',
          'A-3': '0.00',
          'A-4': '50660624.99',
          B: '33840000.00',
          C: '30070000.00',
          D: '24070000.00',
        },
        pool: '142400000.00',
        reserve: '3759375.01',
      },
      repLine: { balance: '142400000.00', rate_pct: '9.47', original_term: '68.95', remaining_term: '17.75' },
      netLoss: '19823288.34',
      benchmark: null,
    };
    expect(reading.added).toEqual(added);
    expect(JSON.parse(JSON.stringify(reading.added))).toEqual(added);
  });

  test('tells that the call may be made from here', () => {
    expect(reading.notes).toHaveLength(1);
    expect(reading.notes[0]).toMatch(
      /^The pool of 142,400,000.00 is at or below the 150,375,000.35 .* calls in month 51/,
    );
  });

  test('in which the call was made: every figure, and no Note is left', () => {
    const called = nextMonth(calledMonth50());
    expect(called.comparison.filter(({ difference }) => difference !== 0)).toEqual([]);
    expect([called.failing, called.needsWord]).toEqual([[], false]);
    expect(called.notes).toEqual(['No Note is left after this date: there is nothing to project.']);
    expect(called.added.start).toMatchObject({ pool: '0.00', reserve: '0.00' });
  });
});

describe('one altered line is reported, and the month is added only at the word of the user', () => {
  const altered: [line: string, values: string[], key: string | null, failing: string[]][] = [
    ['44e', ['858,207.70'], 'certificateholders', ['44f', '44e', '47', '62']],
    ['36', ['7,457,831.90'], 'tests.quaternary', ['36']],
    ['29t', ['109,843.15'], 'classes.A-4.interest_due', ['29t', '45e']],
    ['57', ['3,759,375.91'], 'reserve.closing', ['57']],
    ['82', ['19,823,289.34'], null, ['82', '82']],
  ];
  test.each(altered)('line %s', (line, values, key, failing) => {
    const reading = nextMonth(month50Rows({ [line]: values }));
    expect(reading.needsWord).toBe(true);
    expect(reading.failing.map((check) => check.line)).toEqual(failing);
    expect(reading.comparison.filter(({ difference }) => difference !== 0).map((one) => one.key)).toEqual(
      key === null ? [] : [key],
    );
  });

  test('a difference is told with both amounts', () => {
    const { comparison } = nextMonth(month50Rows({ '44e': ['858,207.70'] }));
    expect(comparison.at(-1)).toMatchObject({
      key: 'certificateholders',
      line: '44e',
      cents: 85_820_770,
      engine: 85_820_760,
      difference: 10,
    });
  });

  test('an opening balance that is not what stood before', () => {
    const reading = nextMonth(month50Rows({ '8f': ['33,840,100.00', '33,840,000.00'] }));
    expect(reading.failing.map(({ sentence }) => sentence)).toContain(
      'Line 8f (Class B Note Balance) prints 33,840,100.00; by what stood after month 49 as it is known it is 33,840,000.00, a difference of 100.00.',
    );
    expect(reading.needsWord).toBe(true);
  });
});

describe('what cannot be added is refused with a sentence', () => {
  test('another trust', () => {
    expect(refusal(madeUpRows())).toBe(
      'This is a certificate of CarMax Auto Owner Trust 2019-9, not of CarMax Auto Owner Trust 2019-4: open it as a deal of its own instead.',
    );
    expect(refusal(month50Rows({ 7: ['1,503,750,003.51'] }))).toContain(
      'prints an Initial Pool Balance of 1,503,750,003.51; the trust',
    );
  });

  test('a month too far on, or before the first', () => {
    expect(refusal(inJanuary())).toBe(
      'This certificate is of month 51 (2024-01-16); the next one to be added is month 50, with its Distribution Date in 2023-12. Months are added one by one, in order.',
    );
    const early = dated(month50Rows(), '09/01/19-09/30/19', '10/09/2019', '10/15/2019');
    expect(refusal(early)).toContain("before the trust's first Distribution Date in 2019-11");
  });

  test('collections that the pool does not have', () => {
    expect(refusal(month50Rows({ '18a': ['160,000,000.00'] }))).toMatch(
      /^This certificate does not follow on month 49\. .*principal is 160000000\.00, but the pool has only 153617205\.91 left\.$/,
    );
  });

  test('a balance that the deal has no class for', () => {
    const rows = month50Rows().map((cells) => cells.map((cell) => cell.replace('Class A-4', 'Class A-5')));
    expect(refusal(rows)).toContain('The deal has no class "A-5"');
  });
});

describe('months go on one by one', () => {
  const { added } = nextMonth(month50Rows());
  const known: KnownMonths = { context, added: [added] };

  test('an added month is known: compared, with nothing to add', () => {
    const reading = addMonth(certificateOf(month50Rows({ 20: ['50,001.00'] })), known);
    if (reading.kind !== 'known') throw new Error(reading.kind);
    expect(reading.otherCollections).toEqual([{ line: 'account_interest', certificate: 5_000_100, known: 5_000_000 }]);
    expect(reading.failing.map(({ line }) => line)).toContain('22');
  });

  test('the next one rolls from it', () => {
    const reading = nextMonth(inJanuary(), known);
    expect(reading.month).toBe(51);
    expect(reading.failing.map(({ what, printed, computed }) => [what, printed, computed])).toEqual([
      ['opening Pool Balance', '153,617,205.91', '142,400,000.00'],
      ['opening balance of Class A-4', '61,877,830.90', '50,660,624.99'],
      ['net losses to date', '19,823,288.34', '19,840,494.25'],
    ]);
    expect(reading.needsWord).toBe(true);
  });
});
