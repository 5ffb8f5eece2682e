import type { Input, Reason } from './explanation.ts';
import { ALL, type DateFigure, type DateId, TESTS } from './figure-id.ts';
import { TEST_WORDS } from './test-figures.ts';
import { cents } from './value.ts';
import { inCents, less, nil, of, type Rule, regimeAt, type Walk } from './walk.ts';

/** Fee, second clause and all interest: what both the Required Payment Amount and the pay-off amount begin with. */
function seniorInputs(walk: Walk, number: number, at: number) {
  const clause = regimeAt(walk, at) === '2.8(a)' ? '2.8(a)(ii)' : '5.4(b)(ii)';
  const second = of(walk, `amounts of ${clause}`, { kind: 'clause-due', clause, payee: ALL, number });
  return {
    fee: of(walk, 'Total Servicing Fee', { kind: 'fee', number }),
    second,
    interest: of(walk, 'Total Note Interest of all classes', { kind: 'total-interest', number }),
  };
}

const requiredPayment: Rule<DateId> = {
  title: () => 'Required Payment Amount',
  value: (walk, _, at) => inCents(walk, 'requiredPayment', at),
  explain: (walk, { number }, at) => {
    const formula = 'Required Payment Amount';
    if (regimeAt(walk, at) !== '2.8(a)') {
      return nil(
        'After an acceleration the whole Reserve Account is drawn, and nothing is required of it.',
        ['5.4(b)'],
        formula,
      );
    }
    const { fee, second, interest } = seniorInputs(walk, number, at);
    return {
      sentence:
        'What the reserve stands behind: fee, capped claims, all interest and the four tests; advances are not in it.',
      clauses: ['8.2(b)'],
      formula,
      method: 'sum',
      inputs: [
        fee,
        second,
        interest,
        ...TESTS.slice(0, 4).map((test) => of(walk, TEST_WORDS[test], { kind: 'test', test, number })),
      ],
    };
  },
};

const payOff: Rule<DateId> = {
  title: () => 'Pay-off amount',
  value: (walk, _, at) => inCents(walk, 'payOff', at),
  explain: (walk, { number }, at) => {
    const { fee, second, interest } = seniorInputs(walk, number, at);
    return {
      sentence: 'What would pay everything on this date.',
      clauses: ['8.2(b)', '10.1(a)'],
      formula: 'Pay-off amount',
      method: 'sum',
      inputs: [
        fee,
        of(walk, 'Unreimbursed Servicer Advances', { kind: 'advances', number }),
        second,
        interest,
        of(walk, 'Note Balance before', { kind: 'notes-before', number }),
      ],
    };
  },
};

/** Whether the whole account is drawn, and for which of the reasons. */
const wholeAccount: Rule<DateId> = {
  title: () => 'Whether the whole Reserve Account is drawn',
  value: (walk, _, at) => ({
    unit: 'text',
    text: walk.projection.byDate.wholeAccount[at] === 1 ? 'the whole account is drawn' : 'only the gap is drawn',
  }),
  explain: (walk, { number }, at) => wholeReason(walk, number, at),
};

function wholeReason(walk: Walk, number: number, at: number): Reason {
  const { byDate, scenario } = walk.projection;
  const base = { clauses: ['8.2(b)'], formula: 'Whole account', readings: ['whole_account_draw'] } as const;
  if (regimeAt(walk, at) !== '2.8(a)') {
    const sentence = 'The Notes are accelerated, and 5.4(b) pays out the whole account.';
    return { ...base, clauses: ['5.4(b)'], sentence, method: 'stated', inputs: [], readings: [] };
  }
  const inputs = payOffTest(walk, number);
  if (!scenario.readings.wholeAccountDraw) {
    const sentence = 'Under the reading chosen, the account is never drawn whole before an acceleration.';
    return { ...base, sentence, method: 'stated', inputs: [] };
  }
  if (byDate.poolEnd[at] === 0) {
    const pool = of(walk, 'Pool Balance', { kind: 'pool-end', number });
    return { ...base, sentence: 'The pool is zero, so the account is drawn whole.', method: 'stated', inputs: [pool] };
  }
  const sentence =
    byDate.wholeAccount[at] === 1
      ? 'Account and collections together pay everything off, so the account is drawn whole.'
      : 'The pool is not zero, and account and collections together do not pay everything off.';
  return { ...base, sentence, method: 'reaches', inputs };
}

function payOffTest(walk: Walk, number: number): readonly Input[] {
  return [
    of(walk, 'Reserve Account with its earnings', { kind: 'reserve-account', number }),
    of(walk, 'Available Collections', { kind: 'available-collections', number }),
    of(walk, 'call price', { kind: 'call-price', number }),
    less(walk, 'pay-off amount', { kind: 'pay-off', number }),
  ];
}

const gap: Rule<DateId> = {
  title: () => 'What collections lack of the Required Payment Amount',
  value: (walk, _, at) => {
    const { requiredPayment: required, availableCollections: collected, callPrice } = walk.projection.byDate;
    const lacking = (required[at] as number) - (collected[at] as number) - (callPrice[at] as number);
    return cents(lacking > 0 ? lacking : 0);
  },
  explain: (walk, { number }) => ({
    sentence: 'The gap that the reserve is there to fill.',
    clauses: ['8.2(b)'],
    formula: 'Reserve Account Draw Amount',
    method: 'excess',
    inputs: [
      of(walk, 'Required Payment Amount', { kind: 'required-payment', number }),
      less(walk, 'Available Collections', { kind: 'available-collections', number }),
      less(walk, 'call price', { kind: 'call-price', number }),
    ],
  }),
};

export const REQUIRED_FIGURES = {
  'required-payment': requiredPayment,
  'pay-off': payOff,
  'whole-account': wholeAccount,
  'reserve-gap': gap,
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;
