import { describe, expect, it } from 'vitest';
import { codes, ROUND_DEAL, roundDates } from './round-deal-material.ts';

/** A healthy month: 30,000 of principal and more than fee and interest. */
const HEALTHY = { principal: '30000.00', finance_charges: '12000.00' };

const months = (count: number, month: object = HEALTHY) => Array.from({ length: count }, () => month);

describe('events after a date, in the order of the Indenture', () => {
  it('forced, cured, rescinded; a later event alone accelerates again, by its own order', () => {
    const events = {
      eod: { iii: { state: 'forced', month: 1, cured_month: 2 }, vi: { state: 'forced', month: 5 } },
      rescission: { month: 3 },
    };
    const dates = roundDates({ collections: months(6), events });
    expect(dates.map(codes)).toEqual([['accelerated'], ['cured'], ['rescinded'], [], ['accelerated'], []]);
    const regimes = ['2.8(a)', '5.4(b)(v)', '5.4(b)(v)', '2.8(a)', '2.8(a)', '5.4(b)(iv)'];
    expect(dates.map((date) => date.regime)).toEqual(regimes);
  });

  it('a rescission waits for the cure and for what is unpaid', () => {
    const eod = { iv: { state: 'forced', month: 1 } };
    const uncured = roundDates({ collections: months(3), events: { eod, rescission: { month: 2 } } });
    expect(codes(uncured[1])).toEqual(['rescission_refused']);
    const cured = { iv: { state: 'forced', month: 1, cured_month: 2 } };
    const short = roundDates({ collections: [HEALTHY, {}, {}], events: { eod: cured, rescission: { month: 2 } } });
    expect(codes(short[1])).toEqual(['cured', 'rescission_refused']);
  });

  it('a waiver of the month comes before the acceleration; payment defaults cannot be waived', () => {
    const eod = { iii: { state: 'forced', month: 1 }, i: { state: 'forced', month: 2 } };
    const waivers = [
      { kind: 'iii', month: 1 },
      { kind: 'i', month: 2 },
      { kind: 'iii', month: 3 },
    ];
    const dates = roundDates({ collections: months(3), events: { eod, waivers } });
    expect(dates.map(codes)).toEqual([['waived'], ['waiver_refused', 'accelerated'], ['waiver_refused']]);
  });

  it('(i) is dated five Business Days on, recorded once, and again only after it was paid', () => {
    const collections = [{}, {}, { finance_charges: '60000.00' }, {}];
    const deal = { ...ROUND_DEAL, reserve_initial: '0.00', reserve_required: '0.00' };
    const dates = roundDates({ deal, collections, events: { acceleration: { mode: 'never' } } });
    expect(dates.map((date) => date.events.map((e) => `${e['kind']} ${e['date']}`))).toEqual([
      ['i 2019-11-22'],
      [],
      [],
      ['i 2020-02-25'],
    ]);
  });

  it('the Controlling Class is the senior level with a balance', () => {
    const start = { kind: 'after', after_date: 1, balances: { C: '1000.00', D: '1000.00' }, pool: '500000.00' };
    const dates = roundDates({ start, collections: [{}], events: { call: { mode: 'never' } } });
    expect(dates[0]?.events.map((e) => e['about'])).toEqual(['C']);
  });
});

describe('a sale while an acceleration governs', () => {
  const sold = (eod: object, sale: object) =>
    roundDates({
      collections: months(3),
      events: { eod: { i: { state: 'ignored' }, ...eod }, sale: { month: 2, ...sale } },
    })[1];

  it.each([
    ['payment_default', { ii: { state: 'forced', month: 1 } }, { price_pct: '50', consent_all: true }],
    ['all_holders', { iii: { state: 'forced', month: 1 } }, { price_pct: '100', consent_all: true }],
    [
      'proceeds_sufficient',
      { iii: { state: 'forced', month: 1 } },
      { price_pct: '100', insufficiency_and_two_thirds: true },
    ],
    [
      'insufficiency_and_two_thirds',
      { iii: { state: 'forced', month: 1 } },
      { price_pct: '50', insufficiency_and_two_thirds: true },
    ],
  ])('by %s', (test, eod, sale) => {
    expect(sold(eod, sale)?.status[0]).toEqual({ code: 'sold', detail: test });
  });

  it('brings the price of the pool at the end of the month: 50 % of 940,000', () => {
    const date = sold({ iii: { state: 'forced', month: 1 } }, { price_pct: '50', consent_all: true });
    expect(date?.sale_proceeds).toBe('470000.00');
  });

  it('is refused where no test is met, and before acceleration', () => {
    expect(codes(sold({ iii: { state: 'forced', month: 1 } }, { price_pct: '50' }))).toEqual(['sale_refused']);
    expect(codes(sold({}, { price_pct: '100', consent_all: true }))).toEqual(['sale_refused']);
  });
});

describe('how long a run is', () => {
  const lost = { defaulted: '1000000.00' };

  it('as long as the lists, or the horizon', () => {
    expect(roundDates({ collections: months(4) })).toHaveLength(4);
    expect(roundDates({ collections: months(4), switches: { horizon: 2 } })).toHaveLength(2);
    expect(roundDates({ collections: [lost], switches: { horizon: 5 } })).toHaveLength(5);
  });

  it('a projection with Notes left goes on to the last final date, January 2030', () => {
    const dates = roundDates({}, [lost, { liquidation_proceeds: '100.00' }]);
    expect(dates.at(-1)?.date).toBe('2030-01-15');
  });

  it('a projection without Notes ends with its last recovery', () => {
    const paidOff = { principal: '990000.00', defaulted: '10000.00' };
    const recovery = { liquidation_proceeds: '100.00' };
    expect(roundDates({}, [paidOff, {}, recovery])).toHaveLength(3);
  });
});
