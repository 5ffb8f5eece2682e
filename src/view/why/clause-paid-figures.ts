import { clausePays } from '../clause-words.ts';
import { sumOfLines } from './clause-due-figures.ts';
import type { Reason } from './explanation.ts';
import { ALL, type ClauseFigure, type ClauseLineId } from './figure-id.ts';
import { lineTitle, lineWords } from './line-words.ts';
import { groupOf, listAt, type PayGroup, rowsBetween, rowsOf, sumRows } from './pay-group.ts';
import { paymentOf } from './short-words.ts';
import { cents } from './value.ts';
import { less, of, type Rule, type Walk } from './walk.ts';

const paid: Rule<ClauseLineId> = {
  title: ({ clause, payee }) => `${lineTitle(clausePays(clause), payee)}: paid`,
  value: (walk, id, at) => {
    const rows = rowsOf(walk, at, id);
    return rows.length === 0 ? null : cents(sumRows(walk, at, rows, 'paid'));
  },
  explain: (walk, id, at) => {
    const rows = rowsOf(walk, at, id);
    return { ...paidReason(walk, id, at, rows), ...paymentOf(walk, at, rows) };
  },
};

function paidReason(walk: Walk, id: ClauseLineId, at: number, rows: readonly number[]): Reason {
  const base = { clauses: [id.clause], formula: 'Payment of a clause' } as const;
  if (id.payee === ALL) {
    const inputs = sumOfLines(walk, id, at, 'clause-paid');
    return { ...base, sentence: 'What the clause’s lines are paid, together.', method: 'sum', inputs };
  }
  const group = groupOf(walk, at, rows[0] ?? 0);
  const due = of(walk, 'what is due', { ...id, kind: 'clause-due' });
  if (group.end - group.first === 1) {
    const left = of(walk, 'what is left for it', { ...id, kind: 'group-available' });
    return {
      ...base,
      sentence: 'A clause pays what is due, as far as the clauses before it leave money that may pay it.',
      method: 'lesser',
      inputs: [due, left],
    };
  }
  const members = rowsBetween(group.first, group.end);
  if (sumRows(walk, at, members, 'due') === sumRows(walk, at, members, 'paid')) {
    return {
      ...base,
      sentence: 'There is enough for all that share, so each is paid what it is due.',
      method: 'equal',
      inputs: [due],
    };
  }
  return {
    ...base,
    sentence: 'There is not enough for all that share: each gets its part by what it is due, in whole cents.',
    method: 'share',
    inputs: [
      of(walk, 'what they are paid together', { ...id, kind: 'group-paid' }),
      of(walk, 'claims through this one', { ...id, kind: 'group-due-through' }, 'times'),
      of(walk, 'all claims', { ...id, kind: 'group-due' }, 'divided by'),
      less(walk, 'what those before it get', { ...id, kind: 'group-given' }),
    ],
    readings: ['cents_pro_rata'],
  };
}

const short: Rule<ClauseLineId> = {
  title: ({ clause, payee }) => `${lineTitle(clausePays(clause), payee)}: unpaid`,
  value: (walk, id, at) => {
    const rows = rowsOf(walk, at, id);
    return rows.length === 0 ? null : cents(sumRows(walk, at, rows, 'due') - sumRows(walk, at, rows, 'paid'));
  },
  explain: (walk, id, at) => {
    const rows = rowsOf(walk, at, id);
    const { short: unpaid } = paymentOf(walk, at, rows);
    return {
      sentence: unpaid ? 'What is due and not paid.' : 'All that is due is paid.',
      clauses: [id.clause],
      formula: 'Unpaid',
      method: 'sum',
      inputs: [
        of(walk, 'what is due', { ...id, kind: 'clause-due' }),
        less(walk, 'what is paid', { ...id, kind: 'clause-paid' }),
      ],
      ...(unpaid ? { short: unpaid } : {}),
    };
  },
};

/** Lines that share one payment, by the rows of a figure's group. */
function groupRule(
  title: string,
  rowsFor: (group: PayGroup, row: number) => readonly number[],
  what: 'due' | 'paid',
  explain: (walk: Walk, id: ClauseLineId, at: number, group: PayGroup, row: number) => Reason,
): Rule<ClauseLineId> {
  return {
    title: ({ clause }) => `${clausePays(clause)}: ${title}`,
    value: (walk, id, at) => {
      const row = rowsOf(walk, at, id)[0];
      if (row === undefined || id.payee === ALL) return null;
      return cents(sumRows(walk, at, rowsFor(groupOf(walk, at, row), row), what));
    },
    explain: (walk, id, at) => {
      const row = rowsOf(walk, at, id)[0] ?? 0;
      return explain(walk, id, at, groupOf(walk, at, row), row);
    },
  };
}

/** The lines of some rows as inputs of a sum. */
function linesOf(walk: Walk, at: number, rows: readonly number[], kind: 'clause-due' | 'clause-paid', number: number) {
  const list = listAt(walk, at).rows;
  return rows.flatMap((row) => {
    const line = list[row];
    return line ? [of(walk, lineWords(line.payee), { kind, clause: line.clause, payee: line.payee, number })] : [];
  });
}

const all = ({ first, end }: PayGroup): readonly number[] => rowsBetween(first, end);
const through = ({ first }: PayGroup, row: number): readonly number[] => rowsBetween(first, row + 1);
const before = ({ first }: PayGroup, row: number): readonly number[] => rowsBetween(first, row);

const groupDue = groupRule('all claims that share', all, 'due', (walk, { clause, number }, at, group) => ({
  sentence: 'The claims of all lines that share the payment.',
  clauses: [clause],
  formula: 'Pro rata',
  method: 'sum',
  inputs: linesOf(walk, at, all(group), 'clause-due', number),
}));

const groupDueThrough = groupRule(
  'claims through this line',
  through,
  'due',
  (walk, { clause, number }, at, group, row) => ({
    sentence: 'The claims in the printed order, through this one.',
    clauses: [clause],
    formula: 'Pro rata',
    method: 'sum',
    inputs: linesOf(walk, at, through(group, row), 'clause-due', number),
  }),
);

const groupGiven = groupRule(
  'paid to the lines before',
  before,
  'paid',
  (walk, { clause, number }, at, group, row) => ({
    sentence:
      row === group.first ? 'It is the first that shares: nobody before it.' : 'What those before it have been given.',
    clauses: [clause],
    formula: 'Pro rata',
    method: row === group.first ? 'nil' : 'sum',
    inputs: linesOf(walk, at, before(group, row), 'clause-paid', number),
  }),
);

const groupPaid = groupRule('paid to all that share', all, 'paid', (walk, id) => ({
  sentence: 'The claims together, as far as the clauses before leave money for them.',
  clauses: [id.clause],
  formula: 'Payment of a clause',
  method: 'lesser',
  inputs: [
    of(walk, 'all claims', { ...id, kind: 'group-due' }),
    of(walk, 'what is left for them', { ...id, kind: 'group-available' }),
  ],
}));

export const PAID_FIGURES = {
  'clause-paid': paid,
  'clause-short': short,
  'group-due': groupDue,
  'group-due-through': groupDueThrough,
  'group-given': groupGiven,
  'group-paid': groupPaid,
} satisfies Partial<Record<ClauseFigure, Rule<ClauseLineId>>>;
