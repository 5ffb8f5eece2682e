import { describe, expect, it } from 'vitest';
import { headlessResult } from '../../view/headless-result.ts';
import { dateOf, lateStart, roundScenario, runWith } from './round-deal-material.ts';

const resultOf = runWith(headlessResult);

/**
 * § 10.1(a): the Servicer may buy the assets on a date with the pool at or below 10 % of the initial one; the price is
 * treated as collections and pays what is due to the Servicer, the Notes and their interest.
 */
describe('clean-up call', () => {
  // Notes C 10,000 and D 90,000; a pool of 105,000 of which 6,000 is paid: 99,000 is left and is the price.
  const start = lateStart({ C: '10000.00', D: '90000.00' }, '105000.00', '5000.00');
  const collections = [{ principal: '6000.00', finance_charges: '700.00' }, {}];

  it('pays price, collections and reserve out to the cent, each clause once (#3, #4)', () => {
    // In: 99,000 + 6,700 + 5,000 = 110,700. Fee 105, interest 20 + 180, Notes 100,000: 10,395 is left.
    const result = resultOf(roundScenario(collections, { start }));
    const date = dateOf(result, 0);
    expect([date.call_price, date.available_collections, date.reserve.draw]).toEqual([
      '99000.00',
      '6700.00',
      '5000.00',
    ]);
    expect(date.clauses.map(({ clause, payee, paid }) => `${clause} ${payee} ${paid}`)).toEqual([
      '2.8(a)(i) servicing_fee 105.00',
      '2.8(a)(vii) interest C 20.00',
      '2.8(a)(viii) principal 10000.00',
      '2.8(a)(ix) interest D 180.00',
      '2.8(a)(x) principal 90000.00',
      '2.8(a)(xiv) certificateholders 10395.00',
    ]);
    expect([date.reserve.to_depositor, date.reserve.closing]).toEqual(['0.00', '0.00']);
    expect(date.status.map(({ code }) => code)).toEqual(['called', 'notes_paid_in_full']);
    expect(result.dates).toHaveLength(1);
  });

  it('leaves the account to the Depositor where only a gap is ever drawn', () => {
    // 99,000 + 6,700 - 105 - 200 - 100,000 = 5,395 for the certificateholders, and the account's 5,000.
    const readings = { whole_account_draw: false };
    const { totals } = resultOf(roundScenario(collections, { start, readings }));
    expect([totals.certificateholders, totals.depositor]).toEqual(['5395.00', '5000.00']);
  });

  it.each([
    ['10.01 %', '9900.00', '100100.00', '0.00'],
    ['a cent above 10 %', '9999.99', '100000.01', '0.00'],
    ['10.00 %', '10000.00', '0.00', '100000.00'],
    ['9.99 %', '10100.00', '0.00', '99900.00'],
  ])('of a pool at %s of the initial one (#5)', (_, principal, poolEnd, price) => {
    const small = lateStart({ D: '50000.00' }, '110000.00', '5000.00');
    const date = dateOf(resultOf(roundScenario([{ principal, finance_charges: '700.00' }], { start: small })), 0);
    expect([date.pool_end, date.call_price]).toEqual([poolEnd, price]);
  });

  it.each([
    ['9624999.65', '150375000.35'],
    ['9624999.64', '0.00'],
  ])('of this trust: 10 %% of 1,503,750,003.50 is 150,375,000.35; principal %s (#5)', (principal, price) => {
    const names = ['A-1', 'A-2a', 'A-2b', 'A-3', 'A-4', 'B', 'C'];
    const balances = { ...Object.fromEntries(names.map((name) => [name, '0.00'])), D: '24070000.00' };
    const after = { kind: 'after', after_date: 40, balances, pool: '160000000.00', reserve: '3759375.01' };
    expect(dateOf(resultOf({ start: after, collections: [{ principal }] }), 0).call_price).toBe(price);
  });

  it('is refused a cent below the pay-off amount, unless the reserve counts', () => {
    // Pay-off: fee 105, interest 200, Notes 100,000. Price 99,000 and principal 1,000 leave 305.00 to find.
    const tried = (finance: string, readings = {}) => {
      const months = [{ principal: '1000.00', defaulted: '5000.00', finance_charges: finance }];
      return dateOf(resultOf(roundScenario(months, { start, readings })), 0);
    };
    expect(tried('305.00').tests.pay_off).toBe('100305.00');
    expect(tried('305.00').call_price).toBe('99000.00');
    expect(tried('304.99').status.map(({ code }) => code)).toEqual(['call_refused']);
    expect(tried('304.99', { call_test: 'with_reserve' }).call_price).toBe('99000.00');
  });
});
