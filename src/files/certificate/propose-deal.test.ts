import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDeal } from '../../deal/parse-deal.ts';
import { madeUpRows } from './certificate-for-tests.ts';
import { htmlRowsForTests } from './html-rows-for-tests.ts';
import type { Known } from './propose-dates.ts';
import { type Proposal, type ProposalReading, proposeDeal } from './propose-deal.ts';
import { readCertificate } from './read-certificate.ts';

const shared = process.env['PAYDOWN_SHARED'] ?? join(import.meta.dirname, '../../../../shared');
const filings = join(shared, 'certificates', 'filings');
const there = existsSync(filings);
const needs = there ? '' : ' (skipped: no certificates at PAYDOWN_SHARED or in ../shared)';

function proposalOf(rows: string[][], known?: Known): ProposalReading {
  const reading = readCertificate(rows);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return proposeDeal(reading.certificate, known);
}

function proposed(reading: ProposalReading): Proposal {
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading;
}

function refusal(reading: ProposalReading): string {
  return reading.ok ? 'proposed' : reading.faults.map(({ message }) => message).join(' ');
}

/** "A-1 296000000.00 1.96795 act/360" for each class; a spread with a plus. */
function classesOf({ deal }: Proposal): string[] {
  return deal.classes.map(
    ({ name, rank, balance, rate_pct, benchmark_spread_pct, day_count }) =>
      `${name} ${rank} ${balance} ${rate_pct ?? `+${benchmark_spread_pct}`} ${day_count}`,
  );
}

/** The made-up certificate with words replaced in every cell. */
function changed(...pairs: [from: string, to: string][]): string[][] {
  return madeUpRows().map((cells) =>
    cells.map((cell) => pairs.reduce((text, [from, to]) => text.replaceAll(from, to), cell)),
  );
}

const CLASSES = [
  'A-1 1 400000000.00 1.80 act/360',
  'A-2a 2 300000000.00 2.40 30/360',
  'A-2b 2 100000000.00 +0.30 act/360',
  'A-3 3 250000000.00 3.00 30/360',
  'A-4 4 80000000.00 3.30 30/360',
  'B 5 30000000.00 3.60 30/360',
  'C 6 25000000.00 4.80 30/360',
  'D 7 15000000.00 6.00 30/360',
];

describe('a proposal from a made-up certificate', () => {
  const proposal = proposed(proposalOf(madeUpRows()));

  test('has the coupons, ranks and original balances that its figures were made from', () => {
    expect(classesOf(proposal)).toEqual(CLASSES);
    expect(proposal.deal).toMatchObject({
      name: 'CarMax Auto Owner Trust 2019-9',
      initial_pool: '1250000000.00',
      oc_target: '3125000.00',
      reserve_required: '3125000.00',
      servicing_fee_pct: '1.00',
      caps: { successor_total: '175000.00', reviewer_per_year: '175000.00' },
    });
    expect(parseDeal(proposal.deal).ok).toBe(true);
    expect(proposal.thisTrust).toBe(false);
  });

  test('starts after its date, and runs its own date again', () => {
    expect(proposal.start).toMatchObject({ after_date: 2, pool: '960000000.00', reserve: '3125000.00' });
    expect(proposal.start.balances).toMatchObject({ 'A-1': '156875000.00', 'A-2b': '100000000.00', D: '15000000.00' });
    expect(proposal.replay.start).toMatchObject({ after_date: 1, pool: '1000000000.00' });
    expect(proposal.replay.start.balances['A-1']).toBe('200000000.00');
    expect(proposal.replay.collections[0]).toMatchObject({
      principal: '38000000.00',
      liquidation_proceeds: '500000.00',
      reserve_earnings: '1250.00',
    });
    expect(proposal.replay.benchmark).toEqual({ first_month: 2, rates_pct: ['1.5'] });
    expect(proposal.benchmark).toEqual({ first_month: 3, rates_pct: ['1.5'] });
    expect(proposal.repLine).toEqual({
      balance: '960000000.00',
      rate_pct: '9.60',
      original_term: '66.00',
      remaining_term: '54.50',
    });
    expect(proposal.filedNetLoss).toBe('6000000.00');
  });

  test('says how each term was found and what is assumed', () => {
    const notes = proposal.notes.join('\n');
    for (const words of [
      'Class A-1: 1.80 %, from the interest 310,000.00 of line 29a',
      'Class A-2b: spread 0.30 %',
      '2099-12 stands for each',
      'not listed',
    ]) {
      expect(notes).toContain(words);
    }
    expect(notes).not.toContain('does not agree');
  });

  test('takes what the user knows', () => {
    const known = proposed(proposalOf(madeUpRows(), { closing: '2019-02-20', firstDistribution: '2019-03' }));
    expect(known.deal).toMatchObject({ closing: '2019-02-20', first_distribution: '2019-03' });
    expect(known.start.after_date).toBe(9);
    expect(refusal(proposalOf(madeUpRows(), { firstDistribution: '2019-12' }))).toContain(
      "comes after this certificate's",
    );
    expect(refusal(proposalOf(madeUpRows(), { closing: 'soon' }))).toContain('"soon" is no closing date');
  });
});

describe('what a certificate does not tell', () => {
  test('a class paid off before has rate 0, and its original balance follows from the factor of all Notes', () => {
    // Class C is gone: Notes 975 m and 931.875 m of an original 1,200 m.
    const rows = changed(
      ['25,000,000.00', '0.00'],
      ['1,000,000,000.00', '975,000,000.00'],
      ['956,875,000.00', '931,875,000.00'],
    )
      .map((cells) =>
        /^. Class C Note Pool/.test(cells[1]?.slice(1) ?? '')
          ? ['', cells[1] ?? '', '', '0.0000000', '0.0000000']
          : cells,
      )
      .map((cells) =>
        cells.map((cell) =>
          cell.replace('0.8333333', '0.8125000').replace('0.7973958', '0.7765625').replace('100,000.00', '0.00'),
        ),
      );
    const proposal = proposed(proposalOf(rows));
    expect(classesOf(proposal)[6]).toBe('C 6 25000000.00 0 30/360');
    expect(proposal.notes.join('\n')).toContain('Class C: paid off before this date');
  });

  test('a coupon that no rate gives is refused', () => {
    expect(refusal(proposalOf(changed(['625,000.00', '625,000.01'])))).toContain(
      'The coupon of Class A-3 cannot be found',
    );
  });

  test('a floating class with a balance and no printed rate is refused', () => {
    expect(refusal(proposalOf(changed(['1.80000', 'N/A'])))).toContain('its spread cannot be found');
  });

  test('a target without cents is the percentage of the initial pool', () => {
    const rows = changed(['1,250,000,000.00', '1,250,000,123.45']).map((cells) =>
      cells[0] === '10.' ? ['10.', 'Overcollateralization Target Amount', '$', '3,125,000'] : cells,
    );
    // 0.25 % of 1,250,000,123.45 is 3,125,000.308625.
    expect(proposed(proposalOf(rows)).deal.oc_target).toBe('3125000.31');
    const odd = rows.map((cells) =>
      cells[0] === '10.' ? ['10.', 'Overcollateralization Target Amount', '$', '3,125,777'] : cells,
    );
    expect(refusal(proposalOf(odd))).toContain('the target cannot be told');
  });
});

const read = (file: string) => htmlRowsForTests(readFileSync(join(filings, `${file}.htm`), 'utf8'));

describe.skipIf(!there)(`proposals from filings${needs}`, () => {
  const OF_2019_4 = [
    'A-1 1 296000000.00 1.96795 act/360',
    'A-2a 2 468700000.00 2.01 30/360',
    'A-2b 2 70000000.00 +0.30 act/360',
    'A-3 3 473500000.00 2.02 30/360',
    'A-4 4 103820000.00 2.13 30/360',
    'B 5 33840000.00 2.32 30/360',
    'C 6 30070000.00 2.60 30/360',
    'D 7 24070000.00 2.80 30/360',
  ];

  test('2019-4 at its first date: the terms of the Indenture and the closing of 23 October 2019', () => {
    const proposal = proposed(proposalOf(read('a2019-4ex991111519')));
    expect(classesOf(proposal)).toEqual(OF_2019_4);
    expect(proposal.deal).toMatchObject({
      closing: '2019-10-23',
      first_distribution: '2019-11',
      oc_target: '3759375.01',
    });
    expect(proposal.start.after_date).toBe(1);
    expect(proposal.thisTrust).toBe(true);
  });

  test('2019-4 at its eighth date, with A-1 almost gone: the same terms', () => {
    const proposal = proposed(proposalOf(read('a2019-4ex991061520')));
    expect(classesOf(proposal)).toEqual(OF_2019_4);
    expect(proposal.start.after_date).toBe(8);
  });

  test('2019-4 at its 49th date: no coupon for the classes that are gone, and no benchmark', () => {
    const proposal = proposed(proposalOf(read('a2019-4ex991111523')));
    expect(classesOf(proposal).slice(4)).toEqual(OF_2019_4.slice(4));
    expect(proposal.deal.classes.slice(0, 4).map(({ rate_pct }) => rate_pct)).toEqual(['0', '0', '0', '0']);
    expect(proposal.benchmark).toBeNull();
    expect(proposal.notes.join('\n')).toContain('Original balance of Class A-1, A-2a, A-2b, A-3: cannot be told');
  });

  test('2018-4 (first date): Class B by the interest distributed, and the slip named', () => {
    const proposal = proposed(proposalOf(read('a2018-4ex991111518')));
    expect(proposal.deal.closing).toBe('2018-10-24');
    expect(classesOf(proposal)[5]).toBe('B 5 42210000.00 3.67 30/360');
    expect(proposal.notes[0]).toContain(
      'does not agree with itself in 4 places (line 31d, line 45f, line 31, line 32)',
    );
    expect(proposal.notes.join('\n')).toContain('do not add up, so the interest distributed was taken');
  });

  test('2024-4 (first date): 30 day Average SOFR + 0.45 %, closing 5 November 2024, target to the cent', () => {
    const proposal = proposed(proposalOf(read('a2024-4ex991111524')));
    expect(proposal.deal).toMatchObject({
      closing: '2024-11-05',
      oc_target: '17721525.40',
      reserve_required: '3544305.08',
    });
    expect(classesOf(proposal)[2]).toBe('A-2b 2 165000000.00 +0.45 act/360');
    expect(proposal.benchmark).toEqual({ first_month: 2, rates_pct: ['4.84444'] });
  });

  test('2014-1 (20th date): seven classes, an older form, a backup servicer', () => {
    const proposal = proposed(proposalOf(read('a2014-1ex991101515')));
    expect(classesOf(proposal)).toEqual([
      'A-1 1 164000000.00 0 act/360',
      'A-2 2 306000000.00 0.47 30/360',
      'A-3 3 288000000.00 0.79 30/360',
      'A-4 4 119030000.00 1.32 30/360',
      'B 5 14960000.00 1.69 30/360',
      'C 6 22440000.00 1.93 30/360',
      'D 7 20570000.00 2.43 30/360',
    ]);
    expect(proposal.start.after_date).toBe(20);
    const notes = proposal.notes.join('\n');
    expect(notes).toContain('3,039.19 was paid on line 26d');
    expect(notes).toContain('pays it to the certificateholder (line 55)');
  });
});
