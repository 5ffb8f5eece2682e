import type { Input } from './explanation.ts';
import type { DateFigure, DateId } from './figure-id.ts';
import { excessOf } from './input-sum.ts';
import { dealTerm } from './origins.ts';
import { amountOf, cents } from './value.ts';
import { inCents, leaf, less, nil, of, type Rule, regimeAt, successorAt, type Walk } from './walk.ts';

const FORMULA = 'Excess of the Reserve Account';

function column(walk: Walk, name: keyof Walk['projection']['byDate'], at: number): number {
  return walk.projection.byDate[name][at] as number;
}

function afterClausesAt(walk: Walk, at: number): number {
  const account = column(walk, 'reserveOpening', at) + column(walk, 'reserveEarnings', at);
  return (
    account - column(walk, 'reserveDraw', at) + column(walk, 'reserveReturned', at) + column(walk, 'reserveTopUp', at)
  );
}

const afterClauses: Rule<DateId> = {
  title: () => 'Reserve Account after the clauses',
  value: (walk, _, at) => cents(afterClausesAt(walk, at)),
  explain: (walk, { number }) => ({
    sentence: 'Opening and earnings, less the draw, with what comes back and what tops it up.',
    clauses: ['8.2(b)'],
    formula: 'Reserve Account',
    method: 'sum',
    inputs: [
      of(walk, 'opening', { kind: 'reserve-opening', number }),
      of(walk, 'earnings', { kind: 'reserve-earnings', number }),
      less(walk, 'draw', { kind: 'reserve-draw', number }),
      of(walk, 'returned', { kind: 'reserve-returned', number }),
      of(walk, 'top-up', { kind: 'reserve-top-up', number }),
    ],
  }),
};

/** The requirement as an input, where a Note is left; without Notes nothing is required. */
function requirement(walk: Walk, notesLeft: number): readonly Input[] {
  if (notesLeft === 0) return [];
  const { reserveRequired } = walk.projection.deal;
  return [leaf('required amount', cents(reserveRequired), dealTerm(walk, 'reserve_required'), 'less')];
}

/** Notes after what the clauses alone pay: before the account's excess pays any principal. */
function excessInputs(walk: Walk, number: number, at: number): readonly Input[] {
  const after = amountOf(walk.value({ kind: 'notes-after', number }));
  return [
    of(walk, 'Reserve Account after the clauses', { kind: 'reserve-after-clauses', number }),
    ...requirement(walk, after + column(walk, 'reserveToRegular', at)),
  ];
}

const excess: Rule<DateId> = {
  title: () => 'Excess of the Reserve Account',
  value: (walk, { number }, at) => cents(excessOf(excessInputs(walk, number, at))),
  explain: (walk, { number }, at) => {
    const inputs = excessInputs(walk, number, at);
    return {
      sentence:
        inputs.length > 1
          ? 'What the account holds above its required amount.'
          : 'No Note is left after the clauses: nothing is required of the account.',
      clauses: ['8.2(b)'],
      formula: FORMULA,
      method: 'excess',
      inputs,
      ...(inputs.length > 1 ? {} : { readings: ['reserve_release'] as const }),
    };
  },
};

const toRegular: Rule<DateId> = {
  title: () => 'Reserve excess to unfunded Regular principal',
  value: (walk, _, at) => inCents(walk, 'reserveToRegular', at),
  explain: (walk, { number }, at) => {
    if (regimeAt(walk, at) !== '2.8(a)') {
      return nil('After an acceleration there is no Regular principal.', ['5.4(b)'], FORMULA);
    }
    const unpaid = { kind: 'clause-short', clause: '2.8(a)(xii)', payee: 'principal', number } as const;
    return {
      sentence: 'The excess first pays what clause (xii) left unpaid.',
      clauses: ['8.2(b)', '2.8(a)(xii)'],
      formula: FORMULA,
      method: 'lesser',
      inputs: [
        of(walk, 'excess of the account', { kind: 'reserve-excess', number }),
        of(walk, 'Regular principal unpaid', unpaid),
      ],
    };
  },
};

function releasedInputs(walk: Walk, number: number): readonly Input[] {
  return [
    of(walk, 'Reserve Account after the clauses', { kind: 'reserve-after-clauses', number }),
    less(walk, 'to unfunded Regular principal', { kind: 'reserve-to-regular', number }),
    ...requirement(walk, amountOf(walk.value({ kind: 'notes-after', number }))),
  ];
}

const released: Rule<DateId> = {
  title: () => 'Released from the Reserve Account',
  value: (walk, { number }) => cents(excessOf(releasedInputs(walk, number))),
  explain: (walk, { number }) => ({
    sentence: 'What is above the requirement once Regular principal has been paid from it.',
    clauses: ['8.2(b)', '8.4(b)'],
    formula: FORMULA,
    method: 'excess',
    inputs: releasedInputs(walk, number),
    readings: ['reserve_release'],
  }),
};

const toTransition: Rule<DateId> = {
  title: () => 'Reserve excess to Transition Costs',
  value: (walk, _, at) => inCents(walk, 'reserveToTransition', at),
  explain: (walk, { number }) => {
    if (successorAt(walk, number) === 'none') return nil('There is no Successor Servicer.', ['8.2(b)'], FORMULA);
    return {
      sentence: 'The excess then pays a successor’s unpaid Transition Costs.',
      clauses: ['8.2(b)'],
      formula: FORMULA,
      method: 'lesser',
      inputs: [
        of(walk, 'released', { kind: 'reserve-released', number }),
        of(walk, 'Transition Costs unpaid', { kind: 'claim-after-clauses', claimant: 'successor_transition', number }),
      ],
    };
  },
};

const releasedRest: Rule<DateId> = {
  title: () => 'Released from the Reserve Account, after Transition Costs',
  value: (walk, { number }, at) =>
    cents(amountOf(walk.value({ kind: 'reserve-released', number })) - column(walk, 'reserveToTransition', at)),
  explain: (walk, { number }) => ({
    sentence: 'What Transition Costs leave of the excess.',
    clauses: ['8.2(b)'],
    formula: FORMULA,
    method: 'sum',
    inputs: [
      of(walk, 'released', { kind: 'reserve-released', number }),
      less(walk, 'to Transition Costs', { kind: 'reserve-to-transition', number }),
    ],
  }),
};

const toAdditionalFee: Rule<DateId> = {
  title: () => 'Reserve excess to the Additional Servicing Fee',
  value: (walk, _, at) => inCents(walk, 'reserveToAdditionalFee', at),
  explain: (walk, { number }) => {
    if (successorAt(walk, number) === 'none') return nil('There is no Successor Servicer.', ['8.2(b)'], FORMULA);
    return {
      sentence: 'The excess then pays a successor’s unpaid Additional Servicing Fee.',
      clauses: ['8.2(b)'],
      formula: FORMULA,
      method: 'lesser',
      inputs: [
        of(walk, 'released, after Transition Costs', { kind: 'reserve-released-rest', number }),
        of(walk, 'Additional Servicing Fee unpaid', {
          kind: 'claim-after-clauses',
          claimant: 'additional_fee',
          number,
        }),
      ],
    };
  },
};

const toDepositor: Rule<DateId> = {
  title: () => 'Reserve excess to the Depositor',
  value: (walk, _, at) => inCents(walk, 'reserveToDepositor', at),
  explain: (walk, { number }) => ({
    sentence: 'What the excess pays to nobody before goes back to the Depositor.',
    clauses: ['8.2(b)', '8.4(b)'],
    formula: FORMULA,
    method: 'sum',
    inputs: [
      of(walk, 'released, after Transition Costs', { kind: 'reserve-released-rest', number }),
      less(walk, 'to the Additional Servicing Fee', { kind: 'reserve-to-additional-fee', number }),
    ],
    readings: ['reserve_release'],
  }),
};

export const EXCESS_FIGURES = {
  'reserve-after-clauses': afterClauses,
  'reserve-excess': excess,
  'reserve-to-regular': toRegular,
  'reserve-released': released,
  'reserve-to-transition': toTransition,
  'reserve-released-rest': releasedRest,
  'reserve-to-additional-fee': toAdditionalFee,
  'reserve-to-depositor': toDepositor,
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;
