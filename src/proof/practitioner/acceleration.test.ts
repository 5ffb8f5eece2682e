import { describe, expect, it } from 'vitest';
import { headlessResult } from '../../view/headless-result.ts';
import { dateOf, paidAt, principalOf, roundDeal, roundScenario, runWith } from './round-deal-material.ts';

const resultOf = runWith(headlessResult);

const noReserve = roundDeal({ reserve_initial: '0.00', reserve_required: '0.00' });

/** A run of the round deal without a reserve, accelerated at closing by an event of the kind given. */
function acceleratedBy(kind: string, collections: readonly object[], more: object = {}, events: object = {}) {
  const eod = { [kind]: { state: 'forced', month: 0 } };
  return resultOf(roundScenario(collections, { deal: noReserve, events: { eod, ...events }, ...more }));
}

/** § 5.4(b): the two orders, without caps and without tests. */
describe('priority of payments after an acceleration', () => {
  const month = [{ finance_charges: '102820.00' }];

  it('fourth: A-1, then the other Class A by balance, before any interest of B', () => {
    // 102,820 - fee 1,000 - interest of A 1,120 - A-1 100,000 = 700 for 200 : 100 : 300.
    const result = acceleratedBy('v', month);
    expect(result.opening.status.map(({ code, detail }) => [code, detail])).toEqual([['accelerated', 'v']]);
    const date = dateOf(result, 0);
    expect(date.regime).toBe('5.4(b)(iv)');
    expect(paidAt(date, '5.4(b)(iv)(A)')).toEqual(['principal A-1 100000.00']);
    expect(paidAt(date, '5.4(b)(iv)(B)')).toEqual([
      'principal A-2a 233.33',
      'principal A-2b 116.67',
      'principal A-3 350.00',
    ]);
    expect(paidAt(date, '5.4(b)(iv)(C)')).toEqual(['interest B 0.00']);
  });

  it('fifth: all interest, then A-1, then the blank (E), pro rata or one after the other', () => {
    // B 200, C 200 and D 180 come first; 120 is left for 200 : 100 : 300, or for A-2a and A-2b alone.
    const date = dateOf(acceleratedBy('iii', month), 0);
    expect(date.regime).toBe('5.4(b)(v)');
    expect(['(A)', '(B)', '(C)', '(D)'].flatMap((letter) => paidAt(date, `5.4(b)(v)${letter}`))).toEqual([
      'interest B 200.00',
      'interest C 200.00',
      'interest D 180.00',
      'principal A-1 100000.00',
    ]);
    expect(principalOf(date, 'A-2a', 'A-2b', 'A-3')).toEqual(['40.00', '20.00', '60.00']);
    const inOrder = dateOf(acceleratedBy('iii', month, { readings: { blank_5_4_b_v_E: 'sequential' } }), 0);
    expect(principalOf(inOrder, 'A-2a', 'A-2b', 'A-3')).toEqual(['80.00', '40.00', '0.00']);
  });

  it('turns from fifth to fourth with a later event of the other kind', () => {
    const eod = { iii: { state: 'forced', month: 0 }, vi: { state: 'forced', month: 1 } };
    const { dates } = acceleratedBy('iii', [{}, {}], {}, { eod });
    expect(dates.map(({ regime }) => regime)).toEqual(['5.4(b)(v)', '5.4(b)(iv)']);
  });

  it('second: claims without caps, in full or pro rata', () => {
    const claims = [{ month: 1, reviewer: '300000.00', trustee: '50000.00', owner_trustee: '50000.00' }];
    const run = (finance: string) => dateOf(acceleratedBy('v', [{ finance_charges: finance }], {}, { claims }), 0);
    expect(paidAt(run('402120.00'), '5.4(b)(ii)')).toEqual([
      'trustee 50000.00',
      'owner_trustee 50000.00',
      'reviewer 300000.00',
    ]);
    // 201,000 less the fee is half of 400,000.
    expect(paidAt(run('201000.00'), '5.4(b)(ii)')).toEqual([
      'trustee 25000.00',
      'owner_trustee 25000.00',
      'reviewer 150000.00',
    ]);
  });

  it('draws the whole account, which never reaches the certificateholders', () => {
    // Needed 1,000 + 1,700 + 990,000 = 992,700. 993,000 + 5,000 leaves 5,300, out of collections; 1,000 pays the fee and
    // an account of 1,000,000 has 8,300 more than interest and Notes: the Depositor's.
    const run = (reserve: string, finance: string) => {
      const more = { deal: roundDeal({ reserve_initial: reserve }) };
      const date = dateOf(acceleratedBy('v', [{ finance_charges: finance }], more), 0);
      return [date.reserve.draw, ...paidAt(date, '5.4(b)(vii)'), date.reserve.to_depositor, date.reserve.closing];
    };
    expect(run('5000.00', '993000.00')).toEqual(['5000.00', 'certificateholders 5300.00', '0.00', '0.00']);
    expect(run('1000000.00', '1000.00')).toEqual(['1000000.00', '8300.00', '0.00']);
  });
});

/** § 5.1(a)(i): interest of the Controlling Class unpaid for five Business Days. */
describe('an Event of Default has three states (#22)', () => {
  const missed = [{ finance_charges: '1000.00' }, { finance_charges: '10000.00' }];
  const eventsOf = (i: object) => {
    const events = { eod: { i }, acceleration: { mode: 'never' } };
    const { dates } = resultOf(roundScenario(missed, { deal: noReserve, events }));
    return dates.map((date) => date.events.map(({ kind, source, date: on }) => `${kind} ${source} ${on}`));
  };

  it('found, forced in its place, or ignored', () => {
    // Five Business Days from Friday 15 November 2019 are Friday the 22nd.
    expect(eventsOf({ state: 'modelled' })).toEqual([['i detected 2019-11-22'], []]);
    expect(eventsOf({ state: 'forced', month: 2 })).toEqual([[], ['i forced 2019-12-16']]);
    expect(eventsOf({ state: 'ignored' })).toEqual([[], []]);
  });
});

/** § 5.4(a)(iv): the tests of a sale, in their order. Notes 990,000 and interest 1,700; a pool of 1,000,000. */
describe('sale of the Trust Estate', () => {
  const sold = (kind: string, sale: object) => {
    const date = dateOf(acceleratedBy(kind, [{}], {}, { sale: { month: 1, ...sale } }), 0);
    return [date.sale_proceeds, ...date.status.filter(({ code }) => code !== 'sale_refused').map((one) => one.detail)];
  };

  it('needs proceeds of 991,700.00, a consent, or a payment default', () => {
    expect(sold('v', { price_pct: '99.17' })).toEqual(['991700.00', 'proceeds_sufficient']);
    expect(sold('v', { price_pct: '99.1699' })).toEqual(['0.00']);
    expect(sold('v', { price_pct: '50', consent_all: true })).toEqual(['500000.00', 'all_holders']);
    const twoThirds = { insufficiency_and_two_thirds: true };
    expect(sold('v', { price_pct: '50', ...twoThirds })).toEqual(['500000.00', 'insufficiency_and_two_thirds']);
    expect(sold('ii', { price_pct: '1' })).toEqual(['10000.00', 'payment_default']);
  });

  it('is refused while no acceleration governs the date', () => {
    const events = { sale: { month: 1, price_pct: '100', consent_all: true } };
    const date = dateOf(resultOf(roundScenario([{}], { events })), 0);
    expect([date.sale_proceeds, ...date.status.map(({ code }) => code)]).toEqual(['0.00', 'sale_refused']);
  });
});

/** § 5.2(b): rescission once all that would be due is paid and each event is cured. */
describe('rescission', () => {
  const months = [{ finance_charges: '10000.00' }, { finance_charges: '10000.00' }, { finance_charges: '10000.00' }];
  const codes = (cured: object, claims: readonly object[] = []) => {
    const eod = { iii: { state: 'forced', month: 1, ...cured } };
    const events = { eod, rescission: { month: 2 }, claims };
    const { dates } = resultOf(roundScenario(months, { events }));
    return [dates[1]?.status.map(({ code }) => code), dates[2]?.regime];
  };

  it('brings § 2.8(a) back from the next date', () => {
    expect(codes({ cured_month: 2 })).toEqual([['cured', 'rescinded'], '2.8(a)']);
  });

  it('is refused for an event that is not cured, or a claim of the second clause that is unpaid', () => {
    expect(codes({})).toEqual([['rescission_refused'], '5.4(b)(v)']);
    // 50,000 takes the 9,000 after the fee and the account: interest of Class A is unpaid as well, an event (i).
    const claims = [{ month: 2, owner_trustee: '50000.00' }];
    expect(codes({ cured_month: 2 }, claims)).toEqual([['cured', 'rescission_refused'], '5.4(b)(iv)']);
  });
});
