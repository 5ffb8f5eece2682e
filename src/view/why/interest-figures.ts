import type { ClauseId } from '../../deal/clauses.ts';
import { plainAmount } from '../amount-text.ts';
import type { Reason } from './explanation.ts';
import type { ClassFigure, ClassId } from './figure-id.ts';
import { pointerKey, startOrigin } from './origins.ts';
import { rowsOf } from './pay-group.ts';
import { YEAR_DAYS } from './pool-figures.ts';
import { accrues } from './rate-figures.ts';
import { paymentOf } from './short-words.ts';
import { cents } from './value.ts';
import { classPlace, leaf, less, nil, of, ofClass, type Rule, regimeAt, type Walk } from './walk.ts';

/** The line of a date's clause list that pays a class's interest. */
function interestLine(
  walk: Walk,
  noteClass: string,
  at: number,
): { readonly clause: ClauseId; readonly payee: string } {
  const list = walk.projection.lists[regimeAt(walk, at)];
  const row = list.rows[list.interestRow[classPlace(walk, noteClass)] as number];
  if (!row) throw new Error(`No clause pays the interest of Class ${noteClass}.`);
  return { clause: row.clause, payee: row.payee };
}

function accrued(what: 'balance-before' | 'interest-unpaid', label: string) {
  return (walk: Walk, { noteClass, number }: ClassId): Reason['inputs'] => [
    of(walk, label, { kind: what, noteClass, number }),
    of(walk, 'rate', { kind: 'rate', noteClass, number }, 'times'),
    of(walk, 'days', { kind: 'days', noteClass, number }, 'times'),
    YEAR_DAYS,
  ];
}

const accruedOnBalance = accrued('balance-before', 'Note Balance before');
const accruedOnUnpaid = accrued('interest-unpaid', 'interest unpaid of earlier dates');

const current: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} Monthly Note Interest`,
  value: (walk, { noteClass }, at) => cents(ofClass(walk, 'interestCurrent', classPlace(walk, noteClass), at)),
  explain: (walk, id, at) => {
    const formula = 'Monthly Note Interest';
    if (!accrues(walk, classPlace(walk, id.noteClass), at)) {
      return nil(`Class ${id.noteClass} has no balance: nothing accrues.`, ['2.8(f)'], formula);
    }
    return {
      sentence: 'What the balance earns in this Accrual Period.',
      clauses: ['2.8(f)'],
      formula,
      method: 'product',
      inputs: accruedOnBalance(walk, id),
    };
  },
};

const unpaid: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} interest unpaid of earlier dates`,
  value: (walk, { noteClass }, at) => cents(ofClass(walk, 'unpaidPrior', classPlace(walk, noteClass), at)),
  explain: (walk, { noteClass, number }, at) => {
    const formula = 'Additional Note Interest';
    if (at > 0) {
      return {
        sentence: 'Whatever of Total Note Interest is not paid is carried to the next date, whole.',
        clauses: ['2.8(f)'],
        formula,
        method: 'equal',
        inputs: [
          of(walk, 'interest short on the date before', { kind: 'interest-short', noteClass, number: number - 1 }),
        ],
      };
    }
    const value = cents(walk.projection.scenario.start.unpaidInterest[classPlace(walk, noteClass)] ?? 0);
    return {
      sentence: 'The run starts with this much interest unpaid.',
      clauses: ['2.8(f)'],
      formula,
      method: 'given',
      inputs: [
        leaf('interest unpaid at the start', value, startOrigin(walk, `unpaid_interest/${pointerKey(noteClass)}`)),
      ],
    };
  },
};

const onUnpaid: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} interest on unpaid interest`,
  value: (walk, { noteClass }, at) => cents(ofClass(walk, 'interestOnUnpaid', classPlace(walk, noteClass), at)),
  explain: (walk, id, at) => {
    const formula = 'Interest on Additional Note Interest';
    if (ofClass(walk, 'unpaidPrior', classPlace(walk, id.noteClass), at) === 0) {
      return nil(`Class ${id.noteClass} has no interest unpaid of earlier dates.`, ['2.8(f)'], formula);
    }
    const readings = ['interest_on_unpaid_interest'] as const;
    if (!walk.projection.scenario.readings.interestOnUnpaidInterest) {
      return { ...nil('Under the reading chosen, unpaid interest bears none.', ['2.8(f)'], formula), readings };
    }
    return {
      sentence: 'Unpaid interest bears interest at the class’s rate for the same accrual, rounded by itself.',
      clauses: ['2.8(f)'],
      formula,
      method: 'product',
      inputs: accruedOnUnpaid(walk, id),
      readings,
    };
  },
};

function dueOf(walk: Walk, noteClass: number, at: number): number {
  const names = ['interestCurrent', 'unpaidPrior', 'interestOnUnpaid'] as const;
  return names.reduce((sum, name) => sum + ofClass(walk, name, noteClass, at), 0);
}

const due: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} Total Note Interest`,
  value: (walk, { noteClass }, at) => cents(dueOf(walk, classPlace(walk, noteClass), at)),
  explain: (walk, { noteClass, number }, at) => ({
    sentence: 'This accrual’s interest, what earlier dates left unpaid, and interest on that: one amount.',
    clauses: ['2.8(f)', interestLine(walk, noteClass, at).clause],
    formula: 'Total Note Interest',
    method: 'sum',
    inputs: [
      of(walk, 'Monthly Note Interest', { kind: 'interest-current', noteClass, number }),
      of(walk, 'interest unpaid of earlier dates', { kind: 'interest-unpaid', noteClass, number }),
      of(walk, 'interest on it', { kind: 'interest-on-unpaid', noteClass, number }),
    ],
    readings: ['interest_on_unpaid_interest'],
  }),
};

const paid: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} interest paid`,
  value: (walk, { noteClass }, at) => cents(ofClass(walk, 'interestPaid', classPlace(walk, noteClass), at)),
  explain: (walk, { noteClass, number }, at) => {
    const line = interestLine(walk, noteClass, at);
    return {
      sentence: 'What the class’s interest clause pays.',
      clauses: [line.clause],
      formula: 'Interest paid',
      method: 'equal',
      inputs: [of(walk, `interest under ${line.clause}`, { kind: 'clause-paid', ...line, number })],
      ...paymentOf(walk, at, rowsOf(walk, at, line)),
    };
  },
};

const short: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} interest short`,
  value: (walk, { noteClass }, at) => {
    const place = classPlace(walk, noteClass);
    return cents(dueOf(walk, place, at) - ofClass(walk, 'interestPaid', place, at));
  },
  explain: (walk, { noteClass, number }, at) => {
    const place = classPlace(walk, noteClass);
    const amount = dueOf(walk, place, at) - ofClass(walk, 'interestPaid', place, at);
    const line = interestLine(walk, noteClass, at);
    const { short: unpaidNow } = paymentOf(walk, at, rowsOf(walk, at, line));
    return {
      sentence:
        amount === 0
          ? 'All that is due is paid.'
          : `${plainAmount(amount)} is carried to the next date as unpaid interest.`,
      clauses: [line.clause],
      formula: 'Shortfall of Total Note Interest',
      method: 'sum',
      inputs: [
        of(walk, 'Total Note Interest', { kind: 'interest-due', noteClass, number }),
        less(walk, 'interest paid', { kind: 'interest-paid', noteClass, number }),
      ],
      ...(unpaidNow ? { short: unpaidNow } : {}),
    };
  },
};

export const INTEREST_FIGURES = {
  'interest-current': current,
  'interest-unpaid': unpaid,
  'interest-on-unpaid': onUnpaid,
  'interest-due': due,
  'interest-paid': paid,
  'interest-short': short,
} satisfies Partial<Record<ClassFigure, Rule<ClassId>>>;
