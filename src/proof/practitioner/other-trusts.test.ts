import { describe, expect, it } from 'vitest';
import { headlessResult } from '../../view/headless-result.ts';
import { dateOf, paidAt, runWith } from './round-deal-material.ts';

const resultOf = runWith(headlessResult);

/** A class, and the interest that the certificate prints for it. */
type ClassRow = readonly [name: string, balance: string, rate: string, interest: string];

/** Classes of a trust of the shelf in order: A-1 and A-2b by actual days, the latter at a spread over the benchmark. */
function classesOf(rows: readonly ClassRow[]): object[] {
  return rows.map(([name, balance, rate], place) => ({
    name,
    level: name.startsWith('A') ? 'A' : name,
    rank: name === 'A-2b' ? place : place + 1,
    balance,
    ...(name === 'A-2b' ? { benchmark_spread_pct: rate } : { rate_pct: rate }),
    day_count: name === 'A-1' || name === 'A-2b' ? 'act/360' : '30/360',
    final: '2099-12',
    ...(name === 'A-1' ? { first_after_acceleration: true } : {}),
  }));
}

/**
 * Monthly certificates of other trusts (EX-99.1): what they print against what the headless form gives (#20). Coupons and
 * closings are worked back from the interest that they print; all coupons but those of A-1 come out at two decimals. Final
 * dates do not bear on these dates and are set far off.
 */
describe('dates of other trusts as filed', () => {
  it('2018-4, 15 November 2018', () => {
    const rows: readonly ClassRow[] = [
      ['A-1', '297000000.00', '2.59198', '470444.37'],
      ['A-2a', '453000000.00', '3.11', '821817.50'],
      ['A-2b', '70000000.00', '0.20', '105019.87'],
      ['A-3', '468000000.00', '3.36', '917280.00'],
      ['A-4', '104970000.00', '3.48', '213089.10'],
      ['B', '42210000.00', '3.67', '90364.58'],
      ['C', '35430000.00', '3.85', '79569.88'],
      ['D', '29390000.00', '4.15', '71148.29'],
    ];
    const deal = {
      name: 'CarMax Auto Owner Trust 2018-4',
      closing: '2018-10-24',
      first_distribution: '2018-11',
      initial_pool: '1507545086.26',
      oc_target: '8291497.97',
      reserve_initial: '3768862.72',
      reserve_required: '3768862.72',
      servicing_fee_pct: '1.00',
      call_threshold_pct: '10',
      classes: classesOf(rows),
    };
    const month = {
      principal: '42800270.38',
      finance_charges: '10070173.60',
      account_interest: '16129.79',
      reserve_earnings: '1392.81',
    };
    const benchmark = { first_month: 1, rates_pct: ['2.25501'] };
    const date = dateOf(resultOf({ deal, benchmark, collections: [month] }), 0);
    expect(Object.values(date.classes).map((one) => one.interest_paid)).toEqual(rows.map((row) => row[3]));
    expect([date.available_collections, date.fee.paid]).toEqual(['52886573.77', '1256287.57']);
    const { priority, secondary, tertiary, quaternary, regular, required_payment } = date.tests;
    expect([priority, secondary, tertiary]).toEqual(['0.00', '0.00', '5865184.12']);
    expect([quaternary, regular, required_payment]).toEqual(['29390000.00', '8291497.97', '39280205.28']);
    expect(date.classes['A-1']?.principal).toBe('43546682.09');
    expect(paidAt(date, '2.8(a)(xiv)')).toEqual(['certificateholders 5314870.52']);
    expect([date.reserve.to_depositor, date.reserve.closing]).toEqual(['1392.81', '3768862.72']);
  });

  it('2024-4, 15 November 2024: ten days, and lines 37 to 39 of the form read a row lower', () => {
    const rows: readonly ClassRow[] = [
      ['A-1', '219710000.00', '4.733', '288857.62'],
      ['A-2a', '355870000.00', '4.67', '461642.47'],
      ['A-2b', '165000000.00', '0.45', '242661.83'],
      ['A-3', '520870000.00', '4.60', '665556.11'],
      ['A-4', '88930000.00', '4.64', '114620.89'],
      ['B', '14180000.00', '4.82', '18985.44'],
      ['C', '17720000.00', '4.97', '24463.44'],
      ['D', '17720000.00', '5.36', '26383.11'],
    ];
    const deal = {
      name: 'CarMax Auto Owner Trust 2024-4',
      closing: '2024-11-05',
      first_distribution: '2024-11',
      initial_pool: '1417722032.33',
      oc_target: '17721525.40',
      reserve_initial: '3544305.08',
      reserve_required: '3544305.08',
      servicing_fee_pct: '1.00',
      call_threshold_pct: '10',
      classes: classesOf(rows),
    };
    const month = { principal: '45680089.48', finance_charges: '11210265.40', defaulted: '66832.04' };
    const benchmark = { first_month: 1, rates_pct: ['4.84444'] };
    const date = dateOf(resultOf({ deal, benchmark, collections: [month] }), 0);
    expect(Object.values(date.classes).map((one) => one.interest_paid)).toEqual(rows.map((row) => row[3]));
    expect(date.fee.paid).toBe('1181435.03');
    const { tertiary, quaternary, regular, required_payment } = date.tests;
    expect([tertiary, quaternary]).toEqual(['10304889.19', '17720000.00']);
    expect([required_payment, regular]).toEqual(['31049495.13', '17721525.40']);
    expect(date.classes['A-1']?.after).toBe('173963585.41');
    expect(paidAt(date, '2.8(a)(xiv)')).toEqual(['certificateholders 8119334.35']);
  });

  it('2014-1, 15 October 2015, seven classes, from the balances filed before', () => {
    // The backup servicer's 3,039.19 of that form stands where a reviewer's claim does in this one: a line of clause (ii).
    const rows: readonly ClassRow[] = [
      ['A-1', '0.00', '0.20', '0.00'],
      ['A-2', '16594939.15', '0.47', '6499.68'],
      ['A-3', '288000000.00', '0.79', '189600.00'],
      ['A-4', '119030000.00', '1.32', '130933.00'],
      ['B', '14960000.00', '1.69', '21068.67'],
      ['C', '22440000.00', '1.93', '36091.00'],
      ['D', '20570000.00', '2.43', '41654.25'],
    ];
    const deal = {
      name: 'CarMax Auto Owner Trust 2014-1',
      closing: '2014-02-12',
      first_distribution: '2014-03',
      initial_pool: '935000026.30',
      oc_target: '4675000.13',
      reserve_initial: '2337500.07',
      reserve_required: '2337500.07',
      servicing_fee_pct: '1.00',
      call_threshold_pct: '10',
      classes: classesOf(rows),
    };
    const balances = Object.fromEntries(rows.map(([name, balance]) => [name, balance]));
    const start = { kind: 'after', after_date: 19, balances, pool: '486269939.28', reserve: '2337500.07' };
    const month = {
      principal: '18059530.66',
      defaulted: '902872.98',
      finance_charges: '2924807.70',
      liquidation_proceeds: '559242.01',
      account_interest: '2231.76',
      reserve_earnings: '274.03',
    };
    const events = { claims: [{ month: 20, reviewer: '3039.19' }] };
    const date = dateOf(resultOf({ deal, start, collections: [month], events }), 0);
    expect(Object.values(date.classes).map((one) => one.interest_paid)).toEqual(rows.map((row) => row[3]));
    expect([date.available_collections, date.fee.paid]).toEqual(['21545812.13', '405224.95']);
    expect([date.tests.quaternary, date.tests.required_payment]).toEqual(['14287403.51', '15121514.25']);
    expect(Object.values(date.classes).map((one) => one.principal)).toEqual([
      '0.00',
      '16594939.15',
      '2367464.49',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
    ]);
    expect(paidAt(date, '2.8(a)(xiv)')).toEqual(['certificateholders 1749297.75']);
    expect(date.reserve.to_depositor).toBe('274.03');
  });
});
