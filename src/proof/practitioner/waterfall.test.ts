import { describe, expect, it } from 'vitest';
import { headlessResult } from '../../view/headless-result.ts';
import { dateOf, paidAt, principalOf, roundDeal, roundScenario, runWith } from './round-deal-material.ts';

const resultOf = runWith(headlessResult);

function cents(text: string): number {
  return Number(text.replace('.', ''));
}

/** What a clause's lines were paid together, in cents. */
function paidBy(date: Parameters<typeof paidAt>[0], clause: string): number {
  return date.clauses.filter((line) => line.clause === clause).reduce((sum, line) => sum + cents(line.paid), 0);
}

/** § 2.8(a): each clause takes the lesser of what is due and what is left. */
describe('priority of payments before an acceleration', () => {
  // 320,000 of the pool is lost: 680,000 is left. Class A 700,000: Priority 20,000. With B 800,000: Secondary 100,000;
  // with C and D likewise 100,000 and 90,000. Regular: 990,000 + 10,000 - 680,000 - 310,000. The account is empty.
  const steps: readonly (readonly [string, number])[] = [
    ['2.8(a)(i)', 1_000_00],
    ['2.8(a)(iii)', 1_120_00],
    ['2.8(a)(iv)', 20_000_00],
    ['2.8(a)(v)', 200_00],
    ['2.8(a)(vi)', 100_000_00],
    ['2.8(a)(vii)', 200_00],
    ['2.8(a)(viii)', 100_000_00],
    ['2.8(a)(ix)', 180_00],
    ['2.8(a)(x)', 90_000_00],
    ['2.8(a)(xi)', 5_000_00],
    ['2.8(a)(xii)', 10_000_00],
  ];

  const ends = steps.map((_, place) => steps.slice(0, place + 1).reduce((sum, [, due]) => sum + due, 0));
  const sums = [0, ...ends].flatMap((end) => [end - 1, end, end + 1]).filter((sum) => sum >= 0);

  it.each(sums)('shares %i cents out step by step (#8)', (available) => {
    const deal = roundDeal({ reserve_initial: '0.00' });
    const months = [{ defaulted: '320000.00', finance_charges: (available / 100).toFixed(2) }];
    const date = dateOf(resultOf(roundScenario(months, { deal })), 0);
    let left = available;
    for (const [clause, due] of steps) {
      const paid = Math.min(left, due);
      expect([clause, paidBy(date, clause)]).toEqual([clause, paid]);
      left -= paid;
    }
    expect(paidBy(date, '2.8(a)(xiv)')).toBe(left);
  });

  it('tests the pool of the month’s end, not the one of the start (#14)', () => {
    const date = dateOf(resultOf(roundScenario([{ principal: '30000.00', defaulted: '20000.00' }])), 0);
    // 990,000 - 950,000, and 990,000 + 10,000 - 950,000 - 40,000. The start's pool would make both nothing.
    expect([date.tests.quaternary, date.tests.regular]).toEqual(['40000.00', '10000.00']);
  });

  it('carries what of the fee is unpaid (§ 2.8(a)(i), Total Servicing Fee)', () => {
    const months = [{ finance_charges: '600.00' }, { finance_charges: '10000.00' }];
    const result = resultOf(roundScenario(months, { events: { acceleration: { mode: 'never' } } }));
    const { current, unpaid_prior, due, paid } = dateOf(result, 1).fee;
    expect([current, unpaid_prior, due, paid]).toEqual(['1000.00', '400.00', '1400.00', '1400.00']);
  });

  it('gives every bucket of collections a destination (#24, #25)', () => {
    // 30,000 + 10,000 + 500 + 2,000 + 30 + 70 + 400 = 43,000 of cash, and 12.34 earned by the Reserve Account.
    const month = {
      principal: '30000.00',
      finance_charges: '10000.00',
      liquidation_proceeds: '500.00',
      purchase_principal: '2000.00',
      purchase_finance: '30.00',
      account_interest: '70.00',
      advances: '400.00',
      defaulted: '100.00',
      reserve_earnings: '12.34',
      unreimbursed_advances: '150.00',
    };
    const date = dateOf(resultOf(roundScenario([month])), 0);
    // Pool end 967,900. Fee 1,000, advances 150, interest 1,700, principal 990,000 + 10,000 - 967,900 = 32,100.
    expect([date.available_collections, date.pool_end]).toEqual(['43000.00', '967900.00']);
    expect(paidAt(date, '2.8(a)(xiv)')).toEqual(['certificateholders 8050.00']);
    expect(date.reserve.to_depositor).toBe('12.34');
    expect(date.clauses.reduce((sum, line) => sum + cents(line.paid), 0)).toBe(43_000_00);
  });
});

/** § 2.8(c), (d): ratable payments in whole cents. */
describe('pro rata', () => {
  // This trust with A-1 paid off, Notes 1,204,000,000 and the pool at the target above them: principal passes through.
  const full = ['468700000', '70000000', '473500000', '103820000', '33840000', '30070000', '24070000'];
  const names = ['A-2a', 'A-2b', 'A-3', 'A-4', 'B', 'C', 'D'];
  const balances = { 'A-1': '0.00', ...Object.fromEntries(names.map((name, k) => [name, `${full[k]}.00`])) };
  const start = { kind: 'after', after_date: 8, balances, pool: '1207759375.01', reserve: '3759375.01' };

  it.each([
    ['538700.00', '468700.00', '70000.00'],
    ['100.00', '87.01', '12.99'],
    ['1.00', '0.87', '0.13'],
    ['0.01', '0.01', '0.00'],
  ])('splits %s of principal 468.7 : 70.0, the first by half-up (#7, #45)', (principal, first, second) => {
    // 100.00 x 468.7/538.7 = 87.0057; 1.00 gives 0.8701; a cent gives 0.87 of a cent, rounded to one.
    const months = [{ principal, finance_charges: '9000000.00' }];
    const date = dateOf(resultOf({ start, collections: months }), 0);
    expect(principalOf(date, 'A-2a', 'A-2b', 'A-3')).toEqual([first, second, '0.00']);
  });

  it.each([
    ['100.00', ['33.33', '33.34', '33.33']],
    ['0.02', ['0.01', '0.00', '0.01']],
    ['0.01', ['0.00', '0.01', '0.00']],
  ])('gives all of %s to three equal claims and no cent twice (#45)', (cash, shares) => {
    // Through each claimant half-up: 33.33, 66.67, 100.00; of two cents 0.67, 1.33, 2; of one 0.33, 0.67, 1.
    const classes = [1, 2, 3].map((rank) => ({
      name: `A-${rank}`,
      level: 'A',
      rank,
      balance: '100000.00',
      rate_pct: '1.20',
      day_count: '30/360',
      final: '2024-11',
    }));
    const deal = roundDeal({ servicing_fee_pct: '0', reserve_initial: '0.00', reserve_required: '0.00', classes });
    const date = dateOf(resultOf(roundScenario([{ finance_charges: cash }], { deal })), 0);
    expect(paidAt(date, '2.8(a)(iii)')).toEqual(shares.map((share, k) => `interest A-${k + 1} ${share}`));
  });
});

/** § 2.8(a)(ii), (xiii): 175,000 in all for a successor, 175,000 a year for the reviewer; what is above waits for (xiii). */
describe('caps', () => {
  const rich = { finance_charges: '200000.00' };
  const bare = { finance_charges: '2700.00' };

  it('of the reviewer begin anew with the calendar year', () => {
    // Nov 2019: 175,000 at (ii); fee 1,000 and interest 1,700 leave 22,300 at (xiii); 202,700 is carried. Dec: nothing
    // left of the year's cap. Jan 2020, A-1 and A-2b 300 each: (ii) 175,000, then 200,000 - 1,000 - 175,000 - 1,680.
    const events = { claims: [{ month: 1, reviewer: '400000.00' }] };
    const { dates } = resultOf(roundScenario([rich, bare, rich], { events }));
    const seen = dates.map((date) => [paidAt(date, '2.8(a)(ii)'), paidAt(date, '2.8(a)(xiii)'), date.owed['reviewer']]);
    expect(seen).toEqual([
      [['reviewer 175000.00'], ['reviewer 22300.00'], '202700.00'],
      [[], ['reviewer 0.00'], '202700.00'],
      [['reviewer 175000.00'], ['reviewer 22320.00'], '5380.00'],
    ]);
  });

  it('of a trustee-successor do not, unless read as the certificate has it', () => {
    // Indemnity 100,000 comes first and leaves 75,000 of the cap for transition costs; 25,000 waits for (xiii).
    const events = {
      servicer_transfer: { month: 1, successor: 'trustee' },
      claims: [{ month: 1, successor_indemnity: '100000.00', successor_transition: '100000.00' }],
    };
    const run = (readings: object) => resultOf(roundScenario([rich, bare, bare], { events, readings }));
    const { dates } = run({});
    expect(dates.map((date) => paidAt(date, '2.8(a)(ii)'))).toEqual([
      ['successor_indemnity 100000.00', 'successor_transition 75000.00'],
      [],
      [],
    ]);
    expect(dates.map((date) => date.owed['successor_transition'])).toEqual(['2700.00', '2700.00', '2680.00']);
    const annual = dateOf(run({ successor_cap: 'annual' }), 2);
    expect(paidAt(annual, '2.8(a)(ii)')).toEqual(['successor_transition 2700.00']);
  });
});
