import { plainAmount } from '../amount-text.ts';
import type { Input } from './explanation.ts';
import { ALL, type DateFigure, type DateId } from './figure-id.ts';
import { dealTerm, startOrigin } from './origins.ts';
import { listAt, sumRows } from './pay-group.ts';
import { amountOf, cents } from './value.ts';
import { inCents, leaf, less, nil, of, type Rule, regimeAt, type Walk } from './walk.ts';

const opening: Rule<DateId> = {
  title: () => 'Reserve Account, opening',
  value: (walk, _, at) => inCents(walk, 'reserveOpening', at),
  explain: (walk, { number }, at) => {
    const base = { clauses: ['8.2(b)'], formula: 'Reserve Account' } as const;
    if (at > 0) {
      const before = of(walk, 'Reserve Account after the date before', { kind: 'reserve-closing', number: number - 1 });
      return { ...base, sentence: 'The account opens with what it closed with.', method: 'equal', inputs: [before] };
    }
    const value = cents(walk.projection.scenario.start.reserve);
    const inputs = [leaf('Reserve Account at the start', value, startOrigin(walk, 'reserve'))];
    return { ...base, sentence: 'The run starts with this account.', method: 'given', inputs };
  },
};

const earnings: Rule<DateId> = {
  title: () => 'Earnings of the Reserve Account',
  value: (walk, _, at) => inCents(walk, 'reserveEarnings', at),
  explain: (walk, { number }) => ({
    sentence: 'What the account earned in the Collection Period; no collections.',
    clauses: ['8.2(b)'],
    formula: 'Reserve Account',
    method: 'equal',
    inputs: [of(walk, 'earnings of the month', { kind: 'collections', line: 'reserve_earnings', number })],
  }),
};

function accountAt(walk: Walk, at: number): number {
  const { reserveOpening, reserveEarnings } = walk.projection.byDate;
  return (reserveOpening[at] as number) + (reserveEarnings[at] as number);
}

const account: Rule<DateId> = {
  title: () => 'Reserve Account with its earnings',
  value: (walk, _, at) => cents(accountAt(walk, at)),
  explain: (walk, { number }) => ({
    sentence: 'What can be drawn at the most.',
    clauses: ['8.2(b)'],
    formula: 'Reserve Account',
    method: 'sum',
    inputs: [
      of(walk, 'opening', { kind: 'reserve-opening', number }),
      of(walk, 'earnings', { kind: 'reserve-earnings', number }),
    ],
  }),
};

const draw: Rule<DateId> = {
  title: () => 'Reserve Account Draw Amount',
  value: (walk, _, at) => inCents(walk, 'reserveDraw', at),
  explain: (walk, { number }, at) => {
    const whole = of(walk, 'Reserve Account with its earnings', { kind: 'reserve-account', number });
    const test = of(walk, 'whole account', { kind: 'whole-account', number });
    const base = {
      clauses: ['8.2(b)'],
      formula: 'Reserve Account Draw Amount',
      readings: ['whole_account_draw'],
    } as const;
    if (walk.projection.byDate.wholeAccount[at] === 1) {
      return { ...base, sentence: `On this date ${wordsOf(test)}.`, method: 'equal', inputs: [whole] };
    }
    return {
      ...base,
      sentence: 'What collections lack of the Required Payment Amount, as far as the account goes.',
      method: 'lesser',
      inputs: [of(walk, 'the gap', { kind: 'reserve-gap', number }), whole],
    };
  },
};

function wordsOf({ value }: Input): string {
  return value.unit === 'text' ? value.text : '';
}

const returned: Rule<DateId> = {
  title: () => 'Reserve money not needed, returned',
  value: (walk, _, at) => inCents(walk, 'reserveReturned', at),
  explain: (walk, { number }, at) => ({
    sentence: 'What the clauses do not spend of the draw goes back to the account.',
    clauses: ['8.2(b)'],
    formula: 'Reserve money returned',
    method: 'sum',
    inputs: [
      of(walk, 'Reserve Account Draw Amount', { kind: 'reserve-draw', number }),
      ...spentInputs(walk, number, at),
    ],
    readings: ['first_purse'],
  }),
};

/** What each clause spends of the draw; clauses that spend nothing are left out. */
function spentInputs(walk: Walk, number: number, at: number): readonly Input[] {
  const list = listAt(walk, at);
  const clauses = [...new Set(list.rows.map(({ clause }) => clause))];
  return clauses.flatMap((clause): readonly Input[] => {
    const rows = list.rows.flatMap((row, index) => (row.clause === clause ? [index] : []));
    if (sumRows(walk, at, rows, 'fromReserve') === 0) return [];
    return [less(walk, `spent under ${clause}`, { kind: 'clause-reserve', clause, payee: ALL, number })];
  });
}

const topUp: Rule<DateId> = {
  title: () => 'Reserve top-up',
  value: (walk, _, at) => inCents(walk, 'reserveTopUp', at),
  explain: (walk, { number }, at) => {
    if (regimeAt(walk, at) !== '2.8(a)') {
      return nil('After an acceleration no clause fills the account.', ['5.4(b)'], 'Reserve top-up');
    }
    const id = { kind: 'clause-paid', clause: '2.8(a)(xi)', payee: 'reserve', number } as const;
    return {
      sentence: 'What the eleventh clause puts into the account.',
      clauses: ['2.8(a)(xi)'],
      formula: 'Reserve top-up',
      method: 'equal',
      inputs: [of(walk, 'paid under 2.8(a)(xi)', id)],
    };
  },
};

/** The Reserve Account Deficiency: what the account lacks of its requirement after draw and return. */
export function deficiencyReason(walk: Walk, number: number, at: number) {
  const { byDate, deal } = walk.projection;
  const formula = 'Reserve Account Deficiency';
  const clauses = ['2.8(a)(xi)', '8.2(b)'] as const;
  if (byDate.wholeAccount[at] === 1)
    return nil('The whole account is drawn: it is not filled again.', clauses, formula);
  if (amountOf(walk.value({ kind: 'notes-before', number })) === 0) {
    return nil('No Note is outstanding: nothing is required of the account.', clauses, formula);
  }
  return {
    sentence: `What the account lacks of its required amount of ${plainAmount(deal.reserveRequired)} after the draw.`,
    clauses,
    formula,
    method: 'excess',
    inputs: [
      leaf('required amount', cents(deal.reserveRequired), dealTerm(walk, 'reserve_required')),
      less(walk, 'Reserve Account with its earnings', { kind: 'reserve-account', number }),
      of(walk, 'draw', { kind: 'reserve-draw', number }),
      less(walk, 'reserve money returned', { kind: 'reserve-returned', number }),
    ],
  } as const;
}

const closing: Rule<DateId> = {
  title: () => 'Reserve Account, closing',
  value: (walk, _, at) => inCents(walk, 'reserveClosing', at),
  explain: (walk, { number }) => ({
    sentence: 'The account after the clauses, less what its excess pays.',
    clauses: ['8.2(b)'],
    formula: 'Reserve Account',
    method: 'sum',
    inputs: [
      of(walk, 'Reserve Account after the clauses', { kind: 'reserve-after-clauses', number }),
      less(walk, 'to unfunded Regular principal', { kind: 'reserve-to-regular', number }),
      less(walk, 'to Transition Costs', { kind: 'reserve-to-transition', number }),
      less(walk, 'to the Additional Servicing Fee', { kind: 'reserve-to-additional-fee', number }),
      less(walk, 'to the Depositor', { kind: 'reserve-to-depositor', number }),
    ],
  }),
};

const required: Rule<DateId> = {
  title: () => 'Required Reserve Account amount',
  value: (walk, _, at) => inCents(walk, 'reserveRequired', at),
  explain: (walk, _, at) => {
    const { byDate, deal } = walk.projection;
    const formula = 'Required Reserve Account amount';
    if (byDate.reserveRequired[at] === 0 && deal.reserveRequired > 0) {
      const sentence = 'No Note is left after this date, so nothing is required and the account is released.';
      return { ...nil(sentence, ['8.2(b)', '8.4(b)'], formula), readings: ['reserve_release'] };
    }
    return {
      sentence: 'A constant amount, as long as a Note is outstanding.',
      clauses: ['8.2(b)'],
      formula,
      method: 'given',
      inputs: [leaf('required amount', cents(deal.reserveRequired), dealTerm(walk, 'reserve_required'))],
    };
  },
};

export const RESERVE_FIGURES = {
  'reserve-opening': opening,
  'reserve-earnings': earnings,
  'reserve-account': account,
  'reserve-draw': draw,
  'reserve-returned': returned,
  'reserve-top-up': topUp,
  'reserve-closing': closing,
  'reserve-required': required,
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;
