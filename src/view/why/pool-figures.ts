import { dateText, monthEndBefore } from '../date-text.ts';
import { dateOf } from '../run-dates.ts';
import type { Reason } from './explanation.ts';
import type { DateFigure, DateId } from './figure-id.ts';
import { signedSum } from './input-sum.ts';
import { assumption, dealTerm, ruleOf, startOrigin } from './origins.ts';
import { amountOf, cents } from './value.ts';
import { inCents, leaf, less, nil, of, poolGone, type Rule, type Walk } from './walk.ts';

/** "Pool Balance, 30 Nov 2020": the end of the Collection Period of a date. */
export function poolLabel({ projection }: Walk, number: number): string {
  return `Pool Balance, ${dateText(monthEndBefore(dateOf(projection, number)))}`;
}

const POOL_FORMULA = 'Pool Balance';

function monthEndValue({ projection }: Walk, at: number): number {
  const { byDate } = projection;
  const amount = (name: keyof typeof byDate): number => byDate[name][at] as number;
  return amount('poolBegin') - amount('principalCollections') - amount('purchasePrincipal') - amount('defaulted');
}

/** What leaves the pool in a month, as inputs of a sum. */
function poolRoll(walk: Walk, number: number) {
  return [
    of(walk, 'Pool Balance at the month’s start', { kind: 'pool-begin', number }),
    less(walk, 'principal collected', { kind: 'collections', line: 'principal', number }),
    less(walk, 'Purchase Amounts of principal', { kind: 'collections', line: 'purchase_principal', number }),
    less(walk, 'Defaulted Receivables', { kind: 'collections', line: 'defaulted', number }),
  ];
}

const poolBegin: Rule<DateId> = {
  title: () => 'Pool Balance at the month’s start',
  value: (walk, _, at) => inCents(walk, 'poolBegin', at),
  explain: (walk, { number }, at) => {
    if (at > 0) {
      const before = { kind: 'pool-end', number: number - 1 } as const;
      return {
        sentence: 'A month starts with the pool that the month before it has left.',
        clauses: [],
        formula: POOL_FORMULA,
        method: 'equal',
        inputs: [of(walk, poolLabel(walk, number - 1), before)],
      };
    }
    return startReason(walk);
  },
};

function startReason(walk: Walk): Reason {
  const { start } = walk.projection.scenario;
  const label = start.kind === 'closing' ? 'initial Pool Balance' : 'Pool Balance at the start';
  return {
    sentence: 'The run starts with this pool.',
    clauses: [],
    formula: POOL_FORMULA,
    method: 'given',
    inputs: [leaf(label, cents(start.pool), startOrigin(walk, 'pool'))],
  };
}

const poolMonthEnd: Rule<DateId> = {
  title: () => 'Pool Balance at the month’s end, before a call or sale',
  value: (walk, _, at) => cents(monthEndValue(walk, at)),
  explain: (walk, { number }) => ({
    sentence: 'Principal, repurchased and defaulted receivables leave the pool.',
    clauses: [],
    formula: POOL_FORMULA,
    method: 'sum',
    inputs: poolRoll(walk, number),
  }),
};

const poolEnd: Rule<DateId> = {
  title: (_, walk, at) => {
    const { byDate } = walk.projection;
    return byDate.poolEnd[at] === monthEndValue(walk, at) ? 'Pool Balance' : 'Pool Balance after the call or sale';
  },
  value: (walk, _, at) => inCents(walk, 'poolEnd', at),
  explain: (walk, { number }) => {
    const gone = poolGone(walk);
    if (gone?.number !== number) return poolMonthEnd.explain(walk, { kind: 'pool-month-end', number }, 0);
    const whole = { kind: 'pool-month-end', number } as const;
    return {
      sentence: gone.how === 'called' ? 'The call buys the whole pool.' : 'The whole Trust Estate is sold.',
      clauses: [gone.how === 'called' ? '10.1(a)' : '5.4(a)(iv)'],
      formula: POOL_FORMULA,
      method: 'sum',
      inputs: [
        of(walk, 'Pool Balance at the month’s end', whole),
        less(walk, gone.how === 'called' ? 'pool that is called' : 'pool that is sold', whole),
      ],
    };
  },
};

const callPrice: Rule<DateId> = {
  title: () => 'Call price',
  value: (walk, _, at) => inCents(walk, 'callPrice', at),
  explain: (walk, { number }, at) => {
    if ((walk.projection.byDate.callPrice[at] as number) === 0) {
      return nil('No call is made on this date.', ['10.1(a)'], 'Call price');
    }
    return {
      sentence: 'The Servicer buys the pool at its balance at the month’s end; the price counts as collections.',
      clauses: ['10.1(a)'],
      formula: 'Call price',
      method: 'equal',
      inputs: [of(walk, poolLabel(walk, number), { kind: 'pool-month-end', number })],
      readings: ['call_price'],
    };
  },
};

const callMoney: Rule<DateId> = {
  title: () => 'What a call brings towards the pay-off amount',
  value: (walk, id) => cents(signedSum(callMoneyInputs(walk, id.number))),
  explain: (walk, { number }) => ({
    sentence: 'A call may be made when its price and the month’s own collections pay everything off.',
    clauses: ['10.1(a)'],
    formula: 'Test of the call',
    method: 'sum',
    inputs: callMoneyInputs(walk, number),
    readings: ['call_test', 'call_price'],
  }),
};

function callMoneyInputs(walk: Walk, number: number) {
  const withReserve = walk.projection.scenario.readings.callTest === 'with_reserve';
  return [
    of(walk, 'price, the Pool Balance at the month’s end', { kind: 'pool-month-end', number }),
    of(walk, 'Available Collections', { kind: 'available-collections', number }),
    ...(withReserve ? [of(walk, 'Reserve Account with its earnings', { kind: 'reserve-account', number })] : []),
  ];
}

const callThreshold: Rule<DateId> = {
  title: () => 'Threshold of the call',
  value: (walk) => cents(walk.plan.callThreshold),
  explain: (walk) => {
    const { deal } = walk.projection;
    return {
      sentence:
        'The call may be made once the pool is at or below this share of the initial pool; a part of a cent is dropped.',
      clauses: ['10.1(a)'],
      formula: 'Threshold of the call',
      method: 'product down',
      inputs: [
        leaf('initial Pool Balance', cents(deal.initialPool), dealTerm(walk, 'initial_pool')),
        leaf('threshold', { unit: 'rate', amount: deal.callThreshold }, dealTerm(walk, 'call_threshold_pct'), 'times'),
      ],
    };
  },
};

const saleProceeds: Rule<DateId> = {
  title: () => 'Sale proceeds',
  value: (walk, _, at) => inCents(walk, 'saleProceeds', at),
  explain: (walk, { number }) => {
    const { sale } = walk.projection.scenario.events;
    const gone = poolGone(walk);
    if (!sale || gone?.number !== number || gone.how !== 'sold') {
      return nil('Nothing is sold on this date.', ['5.4(a)(iv)'], 'Sale proceeds');
    }
    return {
      sentence: 'The Trust Estate is sold at this share of the pool, beside the month’s own collections.',
      clauses: ['5.4(a)(iv)'],
      formula: 'Sale proceeds',
      method: 'product',
      inputs: [
        of(walk, poolLabel(walk, number), { kind: 'pool-month-end', number }),
        leaf('price', { unit: 'rate', amount: sale.price }, assumption('/events/sale/price_pct'), 'times'),
      ],
    };
  },
};

const oc: Rule<DateId> = {
  title: () => 'Overcollateralization',
  value: (walk, { number }) =>
    cents(amountOf(walk.value({ kind: 'pool-end', number })) - amountOf(walk.value({ kind: 'notes-after', number }))),
  explain: (walk, { number }) => ({
    sentence: 'What the pool exceeds the Notes by after the payments; below zero where it does not cover them.',
    clauses: [],
    formula: 'Overcollateralization',
    method: 'sum',
    inputs: [
      of(walk, poolLabel(walk, number), { kind: 'pool-end', number }),
      less(walk, 'Note Balance after', { kind: 'notes-after', number }),
    ],
  }),
};

/** The days that interest is reckoned against. */
export const YEAR_DAYS = leaf('days of a year', { unit: 'days', amount: 360 }, ruleOf('2.8(f)'), 'divided by');

export const POOL_FIGURES = {
  'pool-begin': poolBegin,
  'pool-month-end': poolMonthEnd,
  'pool-end': poolEnd,
  'call-price': callPrice,
  'call-money': callMoney,
  'call-threshold': callThreshold,
  'sale-proceeds': saleProceeds,
  oc,
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;
