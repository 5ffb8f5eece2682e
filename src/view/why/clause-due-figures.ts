import type { ClauseId } from '../../deal/clauses.ts';
import type { DateAmount } from '../../engine/priorities/clause-list.ts';
import type { Claimant } from '../../scenario/scenario.ts';
import { clausePays } from '../clause-words.ts';
import type { Input, Reason } from './explanation.ts';
import { ALL, type ClauseLineId, type FigureId, type TestName } from './figure-id.ts';
import { lineTitle, lineWords } from './line-words.ts';
import { listAt, rowsOf, sumRows } from './pay-group.ts';
import { deficiencyReason } from './reserve-figures.ts';
import { paymentOf } from './short-words.ts';
import { TEST_WORDS } from './test-figures.ts';
import { cents } from './value.ts';
import { less, nil, of, type Rule, successorAt, type Walk } from './walk.ts';

/** A clause's amount as the sum of its lines; the one line itself where there is but one. */
export function sumOfLines(
  walk: Walk,
  id: ClauseLineId,
  at: number,
  kind: 'clause-due' | 'clause-paid' | 'clause-short' | 'clause-collections' | 'clause-reserve',
): readonly Input[] {
  const { rows } = listAt(walk, at);
  return rowsOf(walk, at, id).map((row) => {
    const payee = rows[row]?.payee ?? '';
    return of(walk, lineWords(payee), { kind, clause: id.clause, payee, number: id.number });
  });
}

export const clauseDue: Rule<ClauseLineId> = {
  title: ({ clause, payee }) => `${lineTitle(clausePays(clause), payee)}: due`,
  value: (walk, id, at) => {
    const rows = rowsOf(walk, at, id);
    return rows.length === 0 ? null : cents(sumRows(walk, at, rows, 'due'));
  },
  explain: (walk, id, at) => {
    const { clause, payee } = id;
    const payment = paymentOf(walk, at, rowsOf(walk, at, id));
    if (payee === ALL) {
      return {
        ...payment,
        sentence: 'What the clause’s lines are due, together.',
        clauses: [clause],
        formula: 'Amount due',
        method: 'sum',
        inputs: sumOfLines(walk, id, at, 'clause-due'),
      };
    }
    return { ...dueReason(walk, id, at), ...payment };
  },
};

function dueReason(walk: Walk, id: ClauseLineId, at: number): Reason {
  const row = rowsOf(walk, at, id)[0] ?? -1;
  const due = listAt(walk, at).rows[row]?.line.due;
  const { number } = id;
  if (due === undefined) throw new Error(`The date’s list has no line ${id.clause} ${id.payee}.`);
  if (due.of === 'interest' || due.of === 'balance') {
    const noteClass = walk.projection.deal.classes[due.noteClass]?.name ?? '';
    if (due.of === 'interest') {
      return same(
        walk,
        id,
        'Total Note Interest',
        { kind: 'interest-due', noteClass, number },
        'A class is due all its interest.',
      );
    }
    const before: FigureId = { kind: 'balance-before', noteClass, number };
    return same(walk, id, 'Note Balance before', before, 'After an acceleration the whole balance is due.');
  }
  return dateAmountReason(walk, id, at, due.of);
}

function same(walk: Walk, id: ClauseLineId, label: string, input: FigureId, sentence: string): Reason {
  return {
    sentence,
    clauses: [id.clause],
    formula: 'Amount due',
    method: 'equal',
    inputs: [of(walk, label, input)],
  };
}

const TEST_AMOUNTS: readonly DateAmount[] = ['priority', 'secondary', 'tertiary', 'quaternary', 'regular'];

function dateAmountReason(walk: Walk, id: ClauseLineId, at: number, amount: DateAmount): Reason {
  const { number } = id;
  if (TEST_AMOUNTS.includes(amount)) {
    const test = amount as TestName;
    const sentence = 'The test is payable as far as there is money; unpaid, it is no default and is not carried.';
    return { ...same(walk, id, TEST_WORDS[test], { kind: 'test', test, number }, sentence), readings: ['unpaid_test'] };
  }
  switch (amount) {
    case 'totalServicingFee':
      return same(
        walk,
        id,
        'Total Servicing Fee',
        { kind: 'fee', number },
        'The whole fee, with what is unpaid of it, is due.',
      );
    case 'unreimbursedAdvances':
      return same(
        walk,
        id,
        'Unreimbursed Servicer Advances',
        { kind: 'advances', number },
        'They are due after the fee.',
      );
    case 'reserveDeficiency':
      return deficiencyReason(walk, number, at);
    case 'remainder': {
      const left: FigureId = { kind: 'collections-left', clause: id.clause, payee: id.payee, number };
      return same(walk, id, 'collections left', left, 'The last clause pays whatever collections are left.');
    }
    default:
      return claimReason(walk, id, amount);
  }
}

/** Claims that the clauses pay: under a cap, over it, or whole. */
const CLAIM_AMOUNTS: Readonly<Partial<Record<DateAmount, readonly [Claimant, 'capped' | 'over' | 'whole']>>> = {
  cappedIndemnity: ['successor_indemnity', 'capped'],
  cappedTransition: ['successor_transition', 'capped'],
  cappedReviewer: ['reviewer', 'capped'],
  indemnityOverCap: ['successor_indemnity', 'over'],
  transitionOverCap: ['successor_transition', 'over'],
  reviewerOverCap: ['reviewer', 'over'],
  indemnity: ['successor_indemnity', 'whole'],
  transition: ['successor_transition', 'whole'],
  trustee: ['trustee', 'whole'],
  ownerTrustee: ['owner_trustee', 'whole'],
  reviewer: ['reviewer', 'whole'],
  additionalFee: ['additional_fee', 'whole'],
};

const CAP_LEFT = {
  cappedIndemnity: 'successor-cap-left',
  cappedTransition: 'transition-cap-left',
  cappedReviewer: 'reviewer-cap-left',
} as const;

function claimReason(walk: Walk, id: ClauseLineId, amount: DateAmount): Reason {
  const [claimant, how] = CLAIM_AMOUNTS[amount] ?? ['trustee', 'whole'];
  const { number, clause } = id;
  const base = { clauses: [clause], formula: 'Amount due' } as const;
  const barred = barredWords(walk, amount, clause, number);
  if (barred !== null) return { ...nil(barred, [clause], 'Amount due'), readings: readingsOf(clause, amount) };
  const owed = of(walk, 'owed', { kind: 'claim', claimant, number });
  if (how === 'whole') return { ...base, sentence: 'All that is owed is due here.', method: 'equal', inputs: [owed] };
  if (how === 'over') {
    const capped: FigureId = { kind: 'clause-due', clause: '2.8(a)(ii)', payee: id.payee, number };
    const inputs = [owed, less(walk, 'due under 2.8(a)(ii)', capped)];
    return { ...base, sentence: 'What the cap of clause (ii) leaves out.', method: 'sum', inputs };
  }
  const cap = CAP_LEFT[amount as keyof typeof CAP_LEFT];
  return {
    ...base,
    sentence: 'What is owed, as far as the cap goes.',
    method: 'lesser',
    inputs: [owed, of(walk, 'left of the cap', { kind: cap, number })],
    readings: readingsOf(clause, amount),
  };
}

/** Why a successor's claim is not due at a clause: who services decides. null where it is. */
function barredWords(walk: Walk, amount: DateAmount, clause: ClauseId, number: number): string | null {
  const successor = successorAt(walk, number);
  const needsTrustee: readonly DateAmount[] = ['indemnity', 'transition', 'indemnityOverCap'];
  if (needsTrustee.includes(amount) && successor !== 'trustee') {
    return `Clause ${clause} pays this to the Indenture Trustee as Successor Servicer, which it is not on this date.`;
  }
  const needsSuccessor: readonly DateAmount[] = ['transitionOverCap', 'additionalFee'];
  return needsSuccessor.includes(amount) && successor === 'none'
    ? 'There is no Successor Servicer on this date.'
    : null;
}

function readingsOf(clause: ClauseId, amount: DateAmount): NonNullable<Reason['readings']> {
  if (amount === 'cappedReviewer') return ['reviewer_year'];
  if (clause === '5.4(b)(ii)') return ['other_successor_transition'];
  return ['successor_cap'];
}
