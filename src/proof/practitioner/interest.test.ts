import { describe, expect, it } from 'vitest';
import { type Day, parseDay } from '../../money/day.ts';
import { days360 } from '../../money/day-count.ts';
import { headlessResult } from '../../view/headless-result.ts';
import { classOf, dateOf, roundDeal, roundScenario, runWith } from './round-deal-material.ts';

const resultOf = runWith(headlessResult);

/** § 2.8(f): accruals, day counts and Total Note Interest. */
describe('interest', () => {
  const paying = Array.from({ length: 5 }, () => ({ finance_charges: '10000.00' }));

  it('accrues 30 days by 30/360 although the payment rolls, actual days otherwise (#19, #37)', () => {
    // 15 Dec 2019 is a Sunday; 15 Feb 2020 a Saturday and the 17th Presidents' Day. A-1 earns 10.00 a day.
    const { dates } = resultOf(roundScenario(paying));
    const seen = dates.map((date) => {
      const [first, b] = [classOf(date, 'A-1'), classOf(date, 'B')];
      return [date.date, first.days, first.interest_current, b.days, b.interest_current];
    });
    expect(seen).toEqual([
      ['2019-11-15', 31, '310.00', 30, '200.00'],
      ['2019-12-16', 31, '310.00', 30, '200.00'],
      ['2020-01-15', 30, '300.00', 30, '200.00'],
      ['2020-02-18', 34, '340.00', 30, '200.00'],
      ['2020-03-16', 27, '270.00', 30, '200.00'],
    ]);
  });

  it('of the first period of this trust: 23 actual days, 22 by 30/360 (#34)', () => {
    // 296,000,000 x 1.96795 % x 23/360 = 372,161.2111; 468,700,000 x 2.01 % x 22/360 = 575,719.8333;
    // 70,000,000 x (1.83098 + 0.30) % x 23/360 = 95,302.1611.
    const date = dateOf(resultOf({ collections: 'filed', switches: { horizon: 1 } }), 0);
    const row = (name: string) => [classOf(date, name).days, classOf(date, name).interest_current];
    expect([row('A-1'), row('A-2a'), row('A-2b')]).toEqual([
      [23, '372161.21'],
      [22, '575719.83'],
      [23, '95302.16'],
    ]);
  });

  it('of a missed coupon stands apart, bears the class’s rate, and is one amount due (#17)', () => {
    // 1,000 pays the fee alone. B: 200 unpaid x 2.40 % / 12 = 0.40. A-1: 310 x 3.60 % x 31/360 = 0.961.
    const months = [{ finance_charges: '1000.00' }, { finance_charges: '10000.00' }];
    const deal = roundDeal({ reserve_initial: '0.00', reserve_required: '0.00' });
    const events = { acceleration: { mode: 'never' } };
    const second = (switches: object) => dateOf(resultOf(roundScenario(months, { deal, events, switches })), 1);
    const lines = (date: ReturnType<typeof second>, name: string) => {
      const one = classOf(date, name);
      return [one.interest_unpaid_prior, one.interest_current, one.interest_on_unpaid, one.interest_due];
    };
    const on = second({});
    expect(lines(on, 'B')).toEqual(['200.00', '200.00', '0.40', '400.40']);
    expect(lines(on, 'A-1')).toEqual(['310.00', '310.00', '0.96', '620.96']);
    expect(classOf(on, 'B').interest_paid).toBe('400.40');
    const off = second({ interest_on_unpaid_interest: false });
    expect(lines(off, 'B')).toEqual(['200.00', '200.00', '0.00', '400.00']);
  });

  it('of a floating class depends on its own accrual’s benchmark, and never falls below zero (#43)', () => {
    // With the spread of 0.30: 3.60, 0, below 0, 0.30 and 0.01 %. 100,000 x 0.30 % x 34/360 = 28.33;
    // 100,000 x 0.01 % x 27/360 = 0.75.
    const benchmark = { first_month: 1, rates_pct: ['3.30', '-0.30', '-0.31', '0.00', '-0.29'] };
    const { dates } = resultOf(roundScenario(paying, { benchmark }));
    const seen = dates.map((date) => [classOf(date, 'A-2b').rate_pct, classOf(date, 'A-2b').interest_current]);
    expect(seen).toEqual([
      ['3.6', '310.00'],
      ['0', '0.00'],
      ['0', '0.00'],
      ['0.3', '28.33'],
      ['0.01', '0.75'],
    ]);
  });

  it('follows the replacement that began last, however the list is sorted (§ 2.16)', () => {
    // From accrual 3: 3.30 + 0.11448 + 0.30; 100,000 x 3.71448 % x 30/360 = 309.54, x 34/360 = 350.812. From accrual
    // 5: 3.30 + 0.10 + 0.30; 100,000 x 3.70 % x 27/360 = 277.50.
    const replacements = [
      { from_month: 5, name: 'Term SOFR', adjustment_pct: '0.10' },
      { from_month: 3, name: 'SOFR', adjustment_pct: '0.11448' },
    ];
    const benchmark = { first_month: 1, rates_pct: ['3.30'], replacements };
    const { dates } = resultOf(roundScenario(paying, { benchmark }));
    expect(dates.map((date) => classOf(date, 'A-2b').interest_current)).toEqual([
      '310.00',
      '310.00',
      '309.54',
      '350.81',
      '277.50',
    ]);
  });
});

/** SIFMA, 30/360 US: the 31st is the 30th after a 30th; the last day of February is the 30th. */
describe('30/360 at the ends of months (#35)', () => {
  it.each([
    ['2019-10-23', '2019-11-15', 22],
    ['2019-01-31', '2019-02-15', 15],
    ['2019-02-28', '2019-03-15', 15],
    ['2020-02-29', '2020-03-15', 15],
    ['2020-02-28', '2020-03-15', 17],
    ['2019-03-31', '2019-05-31', 60],
    ['2019-03-30', '2019-05-31', 60],
    ['2019-03-29', '2019-05-31', 62],
    ['2019-02-28', '2019-03-31', 30],
    ['2019-08-31', '2020-02-28', 178],
    ['2019-02-28', '2020-02-29', 360],
    ['2019-02-28', '2020-02-28', 358],
  ])('from %s to %s: %i', (from, to, days) => {
    expect(days360(parseDay(from) as Day, parseDay(to) as Day)).toBe(days);
  });
});

describe('dates', () => {
  it('are the same west and east of Greenwich (#38)', () => {
    const zone = process.env['TZ'];
    const seen = ['Pacific/Honolulu', 'Asia/Tokyo'].map((name) => {
      process.env['TZ'] = name;
      return [new Date(2019, 10, 15).getTimezoneOffset(), dateOf(resultOf(roundScenario([{}])), 0).date];
    });
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    expect(seen).toEqual([
      [600, '2019-11-15'],
      [-540, '2019-11-15'],
    ]);
  });
});
