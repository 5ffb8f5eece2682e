import type { Input } from './explanation.ts';
import type { ClauseFigure, ClauseLineId } from './figure-id.ts';
import { lineWords } from './line-words.ts';
import { listAt, type PayGroup, rowsBetween, sumRows } from './pay-group.ts';
import { ofGroup } from './purse-figures.ts';
import { less, nil, of, type Rule, type Walk } from './walk.ts';

/** What the lines before one in its group take of a purse. */
function linesBefore(
  walk: Walk,
  at: number,
  { first }: PayGroup,
  row: number,
  kind: 'clause-collections' | 'clause-reserve',
  number: number,
): readonly Input[] {
  const { rows } = listAt(walk, at);
  return rowsBetween(first, row).flatMap((one): readonly Input[] => {
    const line = rows[one];
    return line ? [less(walk, lineWords(line.payee), { kind, clause: line.clause, payee: line.payee, number })] : [];
  });
}

function reserveOfGroup(walk: Walk, at: number, { first, end }: PayGroup): number {
  return sumRows(walk, at, rowsBetween(first, end), 'fromReserve');
}

const groupReserve = ofGroup(
  'reserve money that its lines take together',
  reserveOfGroup,
  (walk, id, _, { mayUseReserve }) => {
    const clauses = [id.clause];
    if (!mayUseReserve) return nil('Reserve money may not pay this.', clauses, 'Purses');
    const paid = of(walk, 'paid to all that share', { ...id, kind: 'group-paid' });
    const base = { clauses, formula: 'Purses', readings: ['first_purse'] } as const;
    if (walk.projection.scenario.readings.firstPurse === 'reserve') {
      const inputs = [paid, of(walk, 'reserve money left', { ...id, kind: 'reserve-left' })];
      return { ...base, sentence: 'Reserve money is spent first.', method: 'lesser', inputs };
    }
    const inputs = [paid, less(walk, 'collections left', { ...id, kind: 'collections-left' })];
    return { ...base, sentence: 'Reserve money pays what collections do not reach.', method: 'excess', inputs };
  },
);

const groupCollections = ofGroup(
  'collections that its lines take together',
  (walk, at, group) => sumRows(walk, at, rowsBetween(group.first, group.end), 'paid') - reserveOfGroup(walk, at, group),
  (walk, id) => ({
    sentence: 'What is paid to all that share, less the reserve’s part.',
    clauses: [id.clause],
    formula: 'Purses',
    method: 'sum',
    inputs: [
      of(walk, 'paid to all that share', { ...id, kind: 'group-paid' }),
      less(walk, 'from the reserve', { ...id, kind: 'group-reserve' }),
    ],
  }),
);

const lineReserveLeft = ofGroup(
  'reserve money that the lines before it leave',
  (walk, at, group, row) =>
    reserveOfGroup(walk, at, group) - sumRows(walk, at, rowsBetween(group.first, row), 'fromReserve'),
  (walk, id, at, group, row) => ({
    sentence: 'The reserve’s part of the payment, less what the lines before this one take of it.',
    clauses: [id.clause],
    formula: 'Purses',
    method: 'sum',
    inputs: [
      of(walk, 'reserve’s part', { ...id, kind: 'group-reserve' }),
      ...linesBefore(walk, at, group, row, 'clause-reserve', id.number),
    ],
  }),
);

const lineCollectionsLeft = ofGroup(
  'collections that the lines before it leave',
  (walk, at, group, row) => {
    const ofLines = (rows: readonly number[]): number =>
      sumRows(walk, at, rows, 'paid') - sumRows(walk, at, rows, 'fromReserve');
    return ofLines(rowsBetween(group.first, group.end)) - ofLines(rowsBetween(group.first, row));
  },
  (walk, id, at, group, row) => ({
    sentence: 'The collections’ part of the payment, less what the lines before this one take of it.',
    clauses: [id.clause],
    formula: 'Purses',
    method: 'sum',
    inputs: [
      of(walk, 'collections’ part', { ...id, kind: 'group-collections' }),
      ...linesBefore(walk, at, group, row, 'clause-collections', id.number),
    ],
  }),
);

export const GROUP_PURSE_FIGURES = {
  'group-reserve': groupReserve,
  'group-collections': groupCollections,
  'line-reserve-left': lineReserveLeft,
  'line-collections-left': lineCollectionsLeft,
} satisfies Partial<Record<ClauseFigure, Rule<ClauseLineId>>>;
