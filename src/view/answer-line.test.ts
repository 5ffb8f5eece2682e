import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { answerLine } from './answer-line.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

function answer(form: unknown): { error?: { path: string; message: string }; [key: string]: unknown } {
  return JSON.parse(answerLine(typeof form === 'string' ? form : JSON.stringify(form), context).text);
}

const REPLAY = { collections: 'filed', benchmark: 'filed' };
const dealWith = (change: object): object => ({
  name: 'made up',
  closing: '2020-01-15',
  first_distribution: '2020-02',
  initial_pool: '1000.00',
  oc_target: '0.00',
  reserve_initial: '0.00',
  reserve_required: '0.00',
  servicing_fee_pct: '1.00',
  call_threshold_pct: '10',
  classes: [
    { name: 'A', level: 'A', rank: 1, balance: '1000.00', rate_pct: '5', day_count: '30/360', final: '2024-01' },
  ],
  ...change,
});
const classOf = (change: object): object => ({
  name: 'A',
  level: 'A',
  rank: 1,
  balance: '1000.00',
  rate_pct: '5',
  day_count: '30/360',
  final: '2024-01',
  ...change,
});

describe('a line that is no valid scenario is answered with its place and a sentence', () => {
  it.each([
    ['not JSON', 'nonsense', '', 'not JSON'],
    ['nothing', 'null', '', 'must be an object'],
    ['no cash', {}, '', 'needs collections or collateral'],
    [
      'month 500 for an event',
      { ...REPLAY, events: { sale: { month: 500, price_pct: '90' } } },
      '/events/sale/month',
      '0 to 480',
    ],
    [
      'a month that is no whole number',
      { ...REPLAY, events: { rescission: { month: 1.5 } } },
      '/events/rescission/month',
      'whole number',
    ],
    [
      'a month as text',
      { ...REPLAY, events: { rescission: { month: '5' } } },
      '/events/rescission/month',
      'without quotation marks',
    ],
    [
      'a decimal comma',
      { ...REPLAY, benchmark: { first_month: 1, rates_pct: ['2,5'] } },
      '/benchmark/rates_pct/0',
      'a percentage',
    ],
    ['NaN', { ...REPLAY, benchmark: { first_month: 1, rates_pct: ['NaN'] } }, '/benchmark/rates_pct/0', 'a percentage'],
    [
      'a rate as a number',
      { ...REPLAY, benchmark: { first_month: 1, rates_pct: [2.5] } },
      '/benchmark/rates_pct/0',
      'quotation marks',
    ],
    ['negative collections', { collections: [{ principal: '-1.00' }] }, '/collections/0/principal', 'negative'],
    [
      'a negative sum',
      { collections: [{ liquidation_proceeds: '-1.00' }] },
      '/collections/0/liquidation_proceeds',
      'cannot be negative',
    ],
    [
      'collections above the pool',
      { collections: [{}, { principal: '1503750003.51' }] },
      '/collections/1/principal',
      'In month 2',
    ],
    ['an unknown field', { ...REPLAY, speed: '1.3' }, '/speed', 'not a field that is known'],
    [
      'an unknown field deep down',
      { ...REPLAY, events: { eod: { vii: { state: 'forced' } } } },
      '/events/eod/vii',
      'not a field that is known',
    ],
    ['an inherited key', '{"collections":"filed","__proto__":{"x":1}}', '/__proto__', 'not a field that is known'],
    ['a list for an object', { ...REPLAY, events: [] }, '/events', 'must be an object'],
    ['a list for a month of collections', { collections: [[]] }, '/collections/0', 'must be an object'],
    [
      'a state that is none',
      { ...REPLAY, events: { eod: { i: { state: 'maybe' } } } },
      '/events/eod/i/state',
      '"modelled" or "forced"',
    ],
    [
      'forced without a month',
      { ...REPLAY, events: { eod: { i: { state: 'forced' } } } },
      '/events/eod/i/month',
      'missing',
    ],
    [
      'cured before it occurs',
      { ...REPLAY, events: { eod: { vi: { state: 'forced', month: 9, cured_month: 5 } } } },
      '/events/eod/vi/cured_month',
      'before it occurs',
    ],
    ['a filed month that is not', { start: { kind: 'filed', month: 50 }, ...REPLAY }, '/start/month', 'months 1 to 49'],
    [
      'no filed month after the last',
      { start: { kind: 'filed', month: 49 }, ...REPLAY },
      '/collections',
      'No month is filed after',
    ],
    [
      'a class twice',
      { deal: dealWith({ classes: [classOf({}), classOf({})] }), collections: [{}] },
      '/deal/classes/1/name',
      'two classes',
    ],
    [
      'no A level',
      { deal: dealWith({ classes: [classOf({ level: 'B' })] }), collections: [{}] },
      '/deal/classes/0/level',
      'level A',
    ],
    [
      'two coupons',
      { deal: dealWith({ classes: [classOf({ benchmark_spread_pct: '1' })] }), collections: [{}] },
      '/deal/classes/0',
      'and not both',
    ],
    [
      'a coupon of 41 %',
      { deal: dealWith({ classes: [classOf({ rate_pct: '41' })] }), collections: [{}] },
      '/deal/classes/0/rate_pct',
      'between 0 and 40',
    ],
    [
      'a rank that falls',
      {
        deal: dealWith({ classes: [classOf({ rank: 2 }), classOf({ name: 'B', level: 'B', rank: 1 })] }),
        collections: [{}],
      },
      '/deal/classes/1/rank',
      'below the one before',
    ],
    [
      'an empty pool',
      { deal: dealWith({ initial_pool: '0.00' }), collections: [{}] },
      '/deal/initial_pool',
      'above 0.00',
    ],
    [
      'a vector that teaches',
      { collateral: { prepayment: { kind: 'abs', pct: '5 RAMP 24' } } },
      '/collateral/prepayment/pct',
      'RAMP',
    ],
    [
      'rep lines that miss the pool',
      { collateral: { rep_lines: [{ balance: '1.00', rate_pct: '8', original_term: '60', remaining_term: '50' }] } },
      '/collateral/rep_lines',
      '1503750003.50',
    ],
    [
      'full recovery under a loss curve',
      { collateral: { default: { kind: 'cnl', pct: '2' }, recovery_pct: '100' } },
      '/collateral/recovery_pct',
      '100 %',
    ],
    [
      'a curve that falls',
      {
        collateral: {
          default: {
            kind: 'cnl',
            pct: '2',
            timing: {
              cumulative_pct: [
                [6, '50'],
                [12, '40'],
              ],
            },
          },
        },
      },
      '/collateral/default/timing/cumulative_pct',
      'may not fall',
    ],
  ])('%s', (_, form, path, words) => {
    const { error } = answer(form);
    expect(error?.path).toBe(path);
    expect(error?.message).toContain(words);
  });
});

describe('what the documents forbid is a refusal in the result', () => {
  it.each([
    ['a rescission with nothing to rescind', { rescission: { month: 5 } }, 'rescission_refused'],
    ['a sale before an acceleration', { sale: { month: 5, price_pct: '90' } }, 'sale_refused'],
    ['a call above the threshold', { call: { mode: 'month', month: 5 } }, 'call_refused'],
    [
      'an acceleration without an Event of Default',
      { acceleration: { mode: 'month', month: 5 } },
      'acceleration_refused',
    ],
    ['a waiver of nothing', { waivers: [{ kind: 'vi', month: 5 }] }, 'waiver_refused'],
  ])('%s', (_, events, code) => {
    const result = answer({ ...REPLAY, events }) as unknown as {
      dates: { n: number; status: { code: string; detail: string }[] }[];
    };
    const [status] = result.dates[4]?.status ?? [];
    expect(status?.code).toBe(code);
    expect(status?.detail).toMatch(/^[A-Z].*\.$/);
  });

  it('an event before the start is said to have no effect', () => {
    const form = {
      start: { kind: 'filed', month: 24 },
      ...REPLAY,
      events: { eod: { iii: { state: 'forced', month: 10 } } },
    };
    expect(answer(form)).toMatchObject({ without_effect: [{ path: '/events/eod/iii' }] });
  });

  it('and what falls in the month of the start is answered in the opening', () => {
    const result = answer({ ...REPLAY, events: { rescission: { month: 0 }, call: { mode: 'month', month: 0 } } });
    expect(result).toMatchObject({ opening: { status: [{ code: 'call_refused' }, { code: 'rescission_refused' }] } });
  });
});
