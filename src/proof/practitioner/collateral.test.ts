import { describe, expect, it } from 'vitest';
import { headlessResult } from '../../view/headless-result.ts';
import { dateOf, roundScenario, runWith } from './round-deal-material.ts';

const resultOf = runWith(headlessResult);

/** The first months of a pool of 1,000,000.00 that is one loan: principal, interest, defaults and recoveries. */
function months(loan: object, assumptions: object, count: number) {
  const rep_lines = [{ balance: '1000000.00', ...loan }];
  const scenario = roundScenario([], {
    collections: undefined,
    collateral: { rep_lines, recovery_pct: '50', recovery_lag: 4, ...assumptions },
    events: { call: { mode: 'never' }, acceleration: { mode: 'never' } },
    switches: { horizon: count },
  });
  const result = resultOf(JSON.parse(JSON.stringify(scenario)));
  return { result, collections: result.collections ?? [] };
}

const interestFree = { rate_pct: '0', original_term: '60', remaining_term: '50' };

describe('one month of a loan', () => {
  it('defaults come off the opening balance, the schedule off the survivors, prepayment off the rest (#29)', () => {
    // Defaults 100,000. Survivors 900,000 at 1 % a month, two payments left: 1/2.01 of them, 447,761.194. A tenth of the
    // rest of 452,238.806: 45,223.881. Together 492,985.075; interest 9,000.
    const loan = { rate_pct: '12', original_term: '2', remaining_term: '2' };
    const assumptions = { default: { kind: 'mdr', pct: '10' }, prepayment: { kind: 'smm', pct: '10' } };
    expect(months(loan, assumptions, 1).collections).toEqual([
      { principal: '492985.07', finance_charges: '9000.00', defaulted: '100000.00' },
    ]);
  });

  it('an absolute speed counts the age from origination (#26, #28)', () => {
    // Month 11 at 1 % ABS: 0.01 / 0.90. Schedule 20,000; 980,000 / 90 = 10,888.89. One month older: 980,000 / 89 =
    // 11,011.24. As new: 1 % of 980,000.
    const first = (originalTerm: string) => {
      const loan = { ...interestFree, original_term: originalTerm };
      return months(loan, { prepayment: { kind: 'abs', pct: '1' } }, 1).collections[0]?.['principal'];
    };
    expect([first('60'), first('61'), first('50')]).toEqual(['30888.89', '31011.24', '29800.00']);
  });

  it('an absolute speed that is too fast for the age pays all, and nothing is left to pay (#27)', () => {
    // 2 % ABS: in month 50 of age 0.02 / (1 - 0.98) is 100 %; a month before, 0.02 / 0.04, it is 50 %. Age 48 with 12
    // months left: schedule 83,333.33, half of 916,666.67 = 458,333.33; then the other 458,333.34 at once.
    const loan = { rate_pct: '0', original_term: '60', remaining_term: '12' };
    const { collections, result } = months(loan, { prepayment: { kind: 'abs', pct: '2' } }, 3);
    expect(collections.map((month) => month['principal'])).toEqual(['541666.67', '458333.33']);
    expect(result.dates.map((date) => date.pool_end)).toEqual(['458333.33', '0.00', '0.00']);
  });

  it('a year’s prepayment is compounded, not divided by twelve (#33)', () => {
    // 6 % CPR: 1 - 0.94^(1/12) = 0.514301 %, by Newton from 0.99486^12 = 0.9400. 980,000 x 0.00514301 = 5,040.15; a
    // twelfth of 6 % would be 4,900.
    const six = months(interestFree, { prepayment: { kind: 'cpr', pct: '6' } }, 1).collections[0]?.['principal'];
    expect(six).toBe('25040.15');
    const all = months(interestFree, { prepayment: { kind: 'cpr', pct: '100' } }, 12);
    expect(all.collections[0]?.['principal']).toBe('1000000.00');
    expect(dateOf(all.result, 11).pool_end).toBe('0.00');
  });

  it('all may default at once, and half of it still comes back four months later (#30)', () => {
    const { collections, result } = months(interestFree, { default: { kind: 'cdr', pct: '100' } }, 6);
    expect(dateOf(result, 0).pool_end).toBe('0.00');
    expect(collections).toEqual([{ defaulted: '1000000.00' }, {}, {}, {}, { liquidation_proceeds: '500000.00' }]);
  });

  it('a lifetime net loss becomes defaults by what is not recovered', () => {
    // 2 % of 1,000,000 twice over is 40,000, half of it in two months: 10,000 each, and 20,000 of defaults at 50 %.
    const loss = {
      kind: 'cnl',
      pct: '2',
      multiple: '2',
      timing: {
        cumulative_pct: [
          [2, '50'],
          [4, '100'],
        ],
      },
    };
    const { collections } = months(interestFree, { default: loss }, 5);
    expect(collections.map((month) => month['defaulted'])).toEqual([
      '20000.00',
      '20000.00',
      '20000.00',
      '20000.00',
      undefined,
    ]);
    expect(collections[4]?.['liquidation_proceeds']).toBe('10000.00');
  });
});
