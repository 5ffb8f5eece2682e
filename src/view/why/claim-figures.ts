import { claimantOf } from '../../engine/claims.ts';
import { calendarOf } from '../../engine/plan.ts';
import { CLAIMANTS, type Claimant } from '../../scenario/scenario.ts';
import { payeeWords } from '../clause-words.ts';
import type { Input } from './explanation.ts';
import type { ClaimFigure, ClaimId, DateFigure, DateId } from './figure-id.ts';
import { excessOf } from './input-sum.ts';
import { assumption, dealTerm, startOrigin } from './origins.ts';
import { listAt, sumRows } from './pay-group.ts';
import { amountOf, cents } from './value.ts';
import { leaf, less, nil, numberAt, of, type Rule, successorAt, type Walk } from './walk.ts';

/** The rows of a date's list that pay a claimant. */
function rowsFor(walk: Walk, at: number, claimant: Claimant): readonly number[] {
  const place = CLAIMANTS.indexOf(claimant);
  return listAt(walk, at).rows.flatMap(({ payee }, row) => (claimantOf(payee) === place ? [row] : []));
}

function owedAfter({ projection }: Walk, claimant: Claimant, at: number): number {
  return projection.owed[CLAIMANTS.indexOf(claimant) * projection.dates + at] as number;
}

/** What the reserve's excess pays a successor at a date. */
function fromExcess({ projection: { byDate } }: Walk, claimant: Claimant, at: number): number {
  if (claimant === 'successor_transition') return byDate.reserveToTransition[at] as number;
  return claimant === 'additional_fee' ? (byDate.reserveToAdditionalFee[at] as number) : 0;
}

function afterClauses(walk: Walk, claimant: Claimant, at: number): number {
  return owedAfter(walk, claimant, at) + fromExcess(walk, claimant, at);
}

const claim: Rule<ClaimId> = {
  title: ({ claimant }) => `${payeeWords(claimant)}: owed before the payments`,
  value: (walk, { claimant }, at) =>
    cents(afterClauses(walk, claimant, at) + sumRows(walk, at, rowsFor(walk, at, claimant), 'paid')),
  explain: (walk, { claimant, number }, at) => ({
    sentence: 'What earlier dates left unpaid, and the claims of the month.',
    clauses: [],
    formula: 'Claims owed',
    method: 'sum',
    inputs: [...carried(walk, claimant, number, at), ...newClaims(walk, claimant, number, at)],
  }),
};

/** What a claimant is owed from before the month: of the date before, or of the start. */
function carried(walk: Walk, claimant: Claimant, number: number, at: number): readonly Input[] {
  if (at > 0) return [of(walk, 'owed after the date before', { kind: 'owed', claimant, number: number - 1 })];
  const { start } = walk.projection.scenario;
  const origin = startOrigin(walk, `owed/${claimant}`);
  return [leaf('owed at the start', cents(start.owed[claimant]), origin), ...claimsOf(walk, claimant, start.afterDate)];
}

function newClaims(walk: Walk, claimant: Claimant, number: number, at: number): readonly Input[] {
  const transfer = walk.projection.scenario.events.servicerTransfer;
  const found = claimsOf(walk, claimant, numberAt(walk, at));
  if (claimant !== 'additional_fee' || !transfer || successorAt(walk, number) === 'none') return found;
  const origin = assumption('/events/servicer_transfer/additional_fee_monthly');
  return [...found, leaf('Additional Servicing Fee of the month', cents(transfer.additionalFeeMonthly), origin)];
}

/** The claims that the scenario places in a month. */
function claimsOf({ projection }: Walk, claimant: Claimant, month: number): readonly Input[] {
  return projection.scenario.events.claims.flatMap(({ month: placed, amounts }, index): readonly Input[] => {
    if (placed !== month || amounts[claimant] === 0) return [];
    return [leaf('claim of the month', cents(amounts[claimant]), assumption(`/events/claims/${index}/${claimant}`))];
  });
}

const claimAfterClauses: Rule<ClaimId> = {
  title: ({ claimant }) => `${payeeWords(claimant)}: owed after the clauses`,
  value: (walk, { claimant }, at) => cents(afterClauses(walk, claimant, at)),
  explain: (walk, { claimant, number }, at) => {
    const { rows } = listAt(walk, at);
    const paid = rowsFor(walk, at, claimant).flatMap((row): readonly Input[] => {
      const line = rows[row];
      if (!line) return [];
      return [
        less(walk, `paid under ${line.clause}`, {
          kind: 'clause-paid',
          clause: line.clause,
          payee: line.payee,
          number,
        }),
      ];
    });
    return {
      sentence: 'What the date’s clauses leave of the claim.',
      clauses: [],
      formula: 'Claims owed',
      method: 'sum',
      inputs: [of(walk, 'owed before the payments', { kind: 'claim', claimant, number }), ...paid],
    };
  },
};

const owed: Rule<ClaimId> = {
  title: ({ claimant }) => `${payeeWords(claimant)}: owed after the date`,
  value: (walk, { claimant }, at) => cents(owedAfter(walk, claimant, at)),
  explain: (walk, { claimant, number }) => {
    const left = of(walk, 'owed after the clauses', { kind: 'claim-after-clauses', claimant, number });
    const base = { sentence: 'What is not paid is carried.', clauses: [], formula: 'Claims owed' };
    if (claimant === 'successor_transition') {
      const excess = less(walk, 'paid by the reserve’s excess', { kind: 'reserve-to-transition', number });
      return { ...base, method: 'sum', inputs: [left, excess] };
    }
    if (claimant === 'additional_fee') {
      const excess = less(walk, 'paid by the reserve’s excess', { kind: 'reserve-to-additional-fee', number });
      return { ...base, method: 'sum', inputs: [left, excess] };
    }
    return { ...base, method: 'equal', inputs: [left] };
  },
};

export const CLAIM_RULES: Readonly<Record<ClaimFigure, Rule<ClaimId>>> = {
  claim,
  'claim-after-clauses': claimAfterClauses,
  owed,
};

/** Payees that use a cap, by cap. */
const USES = {
  successor: ['successor_indemnity', 'successor_transition'],
  reviewer: ['reviewer'],
} as const;

/** What has been paid under a cap before a date: at the start, and at § 2.8(a)(ii) since; a year's cap counts its own year. */
function usedInputs(walk: Walk, cap: 'successor' | 'reviewer', at: number): readonly Input[] {
  const { scenario, startAfter, deal } = walk.projection;
  const { years } = calendarOf(deal, numberAt(walk, at));
  const isYearly = cap === 'reviewer' || scenario.readings.successorCap === 'annual';
  const year = years[numberAt(walk, at)];
  const counts = (number: number): boolean => !isYearly || years[number] === year;
  const atStart = cap === 'successor' ? scenario.start.capSuccessorUsed : scenario.start.capReviewerUsed;
  const origin = startOrigin(walk, cap === 'successor' ? 'cap_successor_used' : 'cap_reviewer_used');
  const inputs: Input[] = counts(startAfter) ? [leaf('used before the start', cents(atStart), origin, 'less')] : [];
  for (let place = 0; place < at; place += 1) {
    const number = numberAt(walk, place);
    if (!counts(number) || walk.projection.byDate.regime[place] !== 0) continue;
    for (const payee of USES[cap]) {
      const id = { kind: 'clause-paid', clause: '2.8(a)(ii)', payee, number } as const;
      if (amountOf(walk.value(id)) > 0) inputs.push(less(walk, `paid in month ${number}`, id));
    }
  }
  return inputs;
}

function capRule(cap: 'successor' | 'reviewer', title: string): Rule<DateId> {
  const inputsOf = (walk: Walk, at: number): readonly Input[] => {
    const { successorTotal, reviewerPerYear } = walk.projection.deal.caps;
    const term =
      cap === 'successor'
        ? leaf('cap', cents(successorTotal), dealTerm(walk, 'successor_total'))
        : leaf('cap of a calendar year', cents(reviewerPerYear), dealTerm(walk, 'reviewer_per_year'));
    return [term, ...usedInputs(walk, cap, at)];
  };
  const isNil = (walk: Walk, number: number): boolean => cap === 'successor' && successorAt(walk, number) !== 'trustee';
  return {
    title: () => title,
    value: (walk, { number }, at) => {
      if (isNil(walk, number)) return cents(0);
      return cents(excessOf(inputsOf(walk, at)));
    },
    explain: (walk, { number }, at) => {
      const formula = 'Cap of 2.8(a)(ii)';
      if (isNil(walk, number)) {
        return nil('Only the Indenture Trustee as Successor Servicer is paid under this cap.', ['2.8(a)(ii)'], formula);
      }
      return {
        sentence: 'The cap, less what has been paid under it; only payments at 2.8(a)(ii) use it.',
        clauses: ['2.8(a)(ii)'],
        formula,
        method: 'excess',
        inputs: inputsOf(walk, at),
        readings: [cap === 'successor' ? 'successor_cap' : 'reviewer_year'],
      };
    },
  };
}

/** What indemnities leave of the successor's cap for its Transition Costs. */
const transitionCapLeft: Rule<DateId> = {
  title: () => 'Left of the successor’s cap for Transition Costs',
  value: (walk, { number }) => {
    const indemnity = { kind: 'clause-due', clause: '2.8(a)(ii)', payee: 'successor_indemnity', number } as const;
    const left = amountOf(walk.value({ kind: 'successor-cap-left', number }));
    return walk.projection.byDate.regime[number - walk.projection.startAfter - 1] === 0
      ? cents(left - amountOf(walk.value(indemnity)))
      : null;
  },
  explain: (walk, { number }) => ({
    sentence: 'Indemnities use the cap before Transition Costs do.',
    clauses: ['2.8(a)(ii)'],
    formula: 'Cap of 2.8(a)(ii)',
    method: 'sum',
    inputs: [
      of(walk, 'left of the cap', { kind: 'successor-cap-left', number }),
      less(walk, 'indemnities under it', {
        kind: 'clause-due',
        clause: '2.8(a)(ii)',
        payee: 'successor_indemnity',
        number,
      }),
    ],
  }),
};

export const CAP_FIGURES = {
  'successor-cap-left': capRule('successor', 'Left of the successor’s cap'),
  'transition-cap-left': transitionCapLeft,
  'reviewer-cap-left': capRule('reviewer', 'Left of the reviewer’s cap'),
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;
