import { describe, expect, it } from 'vitest';
import { type DateForm, firstDate, paid, ROUND_DEAL } from './round-deal-material.ts';
import { TRUST_2019_4 } from './trust-2019-4.ts';

describe('each reading beside its alternative', () => {
  it('§ 5.4(b)(v)(E): 211,000 for A-2 and A-3 pro rata, or A-2 first', () => {
    const scenario = {
      collections: [{ principal: '300000.00', finance_charges: '10000.00' }],
      events: { eod: { iii: { state: 'forced', month: 0 } } },
    };
    // 310,000 and the reserve's 10,000 less fee 1,000, interest 8,000 and A-1's 100,000.
    const together = firstDate(scenario, {});
    expect([paid(together, 'principal A-2'), paid(together, 'principal A-3')]).toEqual(['105500.00', '105500.00']);
    const inOrder = firstDate(scenario, { blank_5_4_b_v_E: 'sequential' });
    expect([paid(inOrder, 'principal A-2'), paid(inOrder, 'principal A-3')]).toEqual(['200000.00', '11000.00']);
  });

  it('the purse that is spent first', () => {
    const scenario = { collections: [{ finance_charges: '3000.00' }] };
    const reserve = firstDate(scenario, {});
    expect(reserve.reserve['draw']).toBe('6000.00');
    expect(paid(reserve, 'interest A-2', 'from_reserve')).toBe('2000.00');
    expect(paid(reserve, 'interest C', 'from_reserve')).toBe('0.00');
    const collections = firstDate(scenario, { first_purse: 'collections' });
    expect(paid(collections, 'interest A-1', 'from_reserve')).toBe('0.00');
    expect(paid(collections, 'interest A-2', 'from_reserve')).toBe('1000.00');
    expect(paid(collections, 'interest D', 'from_reserve')).toBe('1000.00');
  });

  it('the floor from a final date on: A-1 and A-2 together, or A-2 alone', () => {
    const classes = ROUND_DEAL.classes.map((c) => (c['name'] === 'A-2' ? { ...c, final: '2019-11' } : c));
    const scenario = { deal: { ...ROUND_DEAL, classes }, collections: [{}] };
    expect(firstDate(scenario, {}).tests['priority']).toBe('300000.00');
    expect(firstDate(scenario, { fdd_floor: 'own_class' }).tests['priority']).toBe('200000.00');
  });

  it('the whole account when the pool is zero: the reserve pays Notes, or is left for the Depositor', () => {
    const deal = { ...ROUND_DEAL, reserve_initial: '300000.00' };
    const scenario = { deal, collections: [{ principal: '700000.00', defaulted: '300000.00' }] };
    // Fee 1,000, interest 8,000, Notes 800,000 of 1,000,000.
    const whole = firstDate(scenario, {});
    expect(whole.reserve).toMatchObject({ draw: '300000.00', whole_account: true, to_depositor: '0.00' });
    expect(paid(whole, 'certificateholders')).toBe('191000.00');
    for (const other of [firstDate(scenario, { whole_account_draw: false }), sweepOff(scenario)]) {
      expect(other.reserve).toMatchObject({ draw: '109000.00', whole_account: false, to_depositor: '191000.00' });
      expect(paid(other, 'certificateholders')).toBeUndefined();
    }
  });

  it('the call test with and without the reserve', () => {
    const start = { kind: 'after', after_date: 1, balances: { D: '85000.00' }, pool: '80000.00', reserve: '6000.00' };
    const scenario = { start, collections: [{ principal: '10000.00' }] };
    // 80,000 of price and collections against 80 + 850 + 85,000.
    expect(firstDate(scenario, {}).status.map((s) => s['code'])).toEqual(['call_refused']);
    const called = firstDate(scenario, { call_test: 'with_reserve' });
    expect(called.status.map((s) => s['code'])).toEqual(['called', 'notes_paid_in_full']);
  });

  it("the successor's cap, used up last year: in all, or afresh each year", () => {
    const start = {
      kind: 'after',
      after_date: 2,
      balances: Object.fromEntries(ROUND_DEAL.classes.map((c) => [c['name'], c['balance']])),
      pool: '1000000.00',
      cap_successor_used: '1000.00',
    };
    const events = {
      servicer_transfer: { month: 3, successor: 'trustee', additional_fee_monthly: '0.00' },
      claims: [{ month: 3, successor_indemnity: '500.00' }],
    };
    const scenario = { start, events, collections: [{ finance_charges: '9500.00' }] };
    const clause = (date: DateForm) =>
      date.clauses.filter((row) => row['payee'] === 'successor_indemnity').map((r) => [r['clause'], r['paid']]);
    expect(clause(firstDate(scenario, {}))).toEqual([['2.8(a)(xiii)', '0.00']]);
    expect(clause(firstDate(scenario, { successor_cap: 'annual' }))).toEqual([['2.8(a)(ii)', '500.00']]);
  });

  it('interest on unpaid interest: one per cent of 100.00, or none', () => {
    const balances = { D: '100000.00' };
    const start = { kind: 'after', after_date: 1, balances, pool: '200000.00', unpaid_interest: { D: '100.00' } };
    const scenario = { start, collections: [{}] };
    expect(firstDate(scenario, {}).classes['D']?.['interest_due']).toBe('1101.00');
    expect(firstDate(scenario, { interest_on_unpaid_interest: false }).classes['D']?.['interest_due']).toBe('1100.00');
    const switched = firstDate({ ...scenario, switches: { interest_on_unpaid_interest: false } }, {});
    expect(switched.classes['D']?.['interest_due']).toBe('1100.00');
  });

  it("Class A-4's final date: July 2025 by the amendment, July 2024 by the note form", () => {
    const start = { kind: 'after', after_date: 56, balances: { 'A-4': '1000000.00' }, pool: '9000000.00' };
    const scenario = { deal: TRUST_2019_4, start, collections: [{}], benchmark: { first_month: 57, rates_pct: ['1'] } };
    const never = { ...scenario, events: { call: { mode: 'never' } } };
    expect(firstDate(never, {}).tests['priority']).toBe('0.00');
    expect(firstDate(never, { a4_final: '2024-07' }).tests['priority']).toBe('1000000.00');
  });
});

function sweepOff(scenario: { readonly deal: object }): DateForm {
  return firstDate({ ...scenario, deal: { ...scenario.deal, sweep_when_all_paid: false } }, {});
}
