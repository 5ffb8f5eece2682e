import { clausePays } from '../clause-words.ts';
import { sumOfLines } from './clause-due-figures.ts';
import type { Input, Reason } from './explanation.ts';
import { ALL, type ClauseFigure, type ClauseLineId } from './figure-id.ts';
import { lineTitle, lineWords } from './line-words.ts';
import {
  collectionsLeft,
  groupOf,
  isAfterReturn,
  listAt,
  type PayGroup,
  reserveLeft,
  rowsBetween,
  rowsOf,
  sumRows,
} from './pay-group.ts';
import { cents } from './value.ts';
import { less, nil, of, type Rule, type Walk } from './walk.ts';

/** The rule of a figure that belongs to the group of one line; a clause's lines together have none. */
export function ofGroup(
  title: string,
  value: (walk: Walk, at: number, group: PayGroup, row: number) => number,
  explain: (walk: Walk, id: ClauseLineId, at: number, group: PayGroup, row: number) => Reason,
): Rule<ClauseLineId> {
  return {
    title: ({ clause }) => `${clausePays(clause)}: ${title}`,
    value: (walk, id, at) => {
      const row = rowsOf(walk, at, id)[0];
      return row === undefined || id.payee === ALL ? null : cents(value(walk, at, groupOf(walk, at, row), row));
    },
    explain: (walk, id, at) => {
      const row = rowsOf(walk, at, id)[0] ?? 0;
      return explain(walk, id, at, groupOf(walk, at, row), row);
    },
  };
}

/** What the clauses before a group have taken of a purse: each clause once, or line by line where it is not all before. */
function takenBefore(
  walk: Walk,
  at: number,
  { first }: PayGroup,
  kind: 'clause-collections' | 'clause-reserve',
  number: number,
): readonly Input[] {
  const { rows } = listAt(walk, at);
  const inputs: Input[] = [];
  for (let row = 0; row < first; row += 1) {
    const line = rows[row];
    if (!line) continue;
    const { clause } = line;
    const lines = rowsOf(walk, at, { clause, payee: ALL });
    const isWhole = (lines.at(-1) ?? row) < first;
    if (isWhole && row !== lines[0]) continue;
    const taken = isWhole ? lines : [row];
    const reserve = sumRows(walk, at, taken, 'fromReserve');
    const amount = kind === 'clause-reserve' ? reserve : sumRows(walk, at, taken, 'paid') - reserve;
    if (amount === 0) continue;
    const payee = isWhole ? ALL : line.payee;
    const label = isWhole ? `taken by ${clause}` : `taken by ${clause}, ${lineWords(payee)}`;
    inputs.push(less(walk, label, { kind, clause, payee, number }));
  }
  return inputs;
}

const collections = ofGroup('collections left for it', collectionsLeft, (walk, { clause, number }, at, group) => ({
  sentence: 'What the clauses before it have left of the collections.',
  clauses: [clause],
  formula: 'Collections left',
  method: 'sum',
  inputs: [
    of(walk, 'collections to be paid out', { kind: 'cash', number }),
    ...takenBefore(walk, at, group, 'clause-collections', number),
  ],
}));

const reserve = ofGroup('reserve money left for it', reserveLeft, (walk, { clause, number }, at, group) => {
  const inputs = [
    of(walk, 'Reserve Account Draw Amount', { kind: 'reserve-draw', number }),
    ...takenBefore(walk, at, group, 'clause-reserve', number),
  ];
  const isOver = isAfterReturn(walk, at, group);
  return {
    sentence: isOver
      ? 'What the clauses through (x) have not spent of the draw has gone back before this clause is reckoned.'
      : 'What the clauses before it have not spent of the draw.',
    clauses: [clause, '8.2(b)'],
    formula: 'Reserve money left',
    method: 'sum',
    inputs: isOver ? [...inputs, less(walk, 'returned', { kind: 'reserve-returned', number })] : inputs,
  };
});

const available = ofGroup(
  'what is left for it',
  (walk, at, group) => collectionsLeft(walk, at, group) + (group.mayUseReserve ? reserveLeft(walk, at, group) : 0),
  (walk, id, _, { mayUseReserve }) => {
    const left = of(walk, 'collections left', { ...id, kind: 'collections-left' });
    const base = { clauses: [id.clause], formula: 'Money left' } as const;
    if (!mayUseReserve) {
      return {
        ...base,
        sentence: 'Only collections may pay this; reserve money may not.',
        method: 'equal',
        inputs: [left],
      };
    }
    return {
      ...base,
      sentence: 'Collections and reserve money may both pay this.',
      method: 'sum',
      inputs: [left, of(walk, 'reserve money left', { ...id, kind: 'reserve-left' })],
      readings: ['first_purse'],
    };
  },
);

/** What is left after a clause, as the waterfall's running column has it. */
const left: Rule<ClauseLineId> = {
  title: ({ clause }) => `Left after ${clause}`,
  value: (walk, id, at) => {
    const rows = rowsOf(walk, at, id);
    const last = rows.at(-1);
    if (last === undefined || id.payee !== ALL) return null;
    const { byDate } = walk.projection;
    const names = ['availableCollections', 'callPrice', 'saleProceeds', 'reserveDraw'] as const;
    const money = names.reduce((sum, name) => sum + (byDate[name][at] as number), 0);
    const back = isAfterReturn(walk, at, groupOf(walk, at, last)) ? (byDate.reserveReturned[at] as number) : 0;
    return cents(money - sumRows(walk, at, rowsBetween(0, last + 1), 'paid') - back);
  },
  explain: (walk, { clause, number }, at) => {
    const last = rowsOf(walk, at, { clause, payee: ALL }).at(-1) ?? 0;
    const clauses = [
      ...new Set(
        listAt(walk, at)
          .rows.slice(0, last + 1)
          .map((row) => row.clause),
      ),
    ];
    const paid = clauses.flatMap((one): readonly Input[] => {
      if (sumRows(walk, at, rowsOf(walk, at, { clause: one, payee: ALL }), 'paid') === 0) return [];
      return [less(walk, `paid by ${one}`, { kind: 'clause-paid', clause: one, payee: ALL, number })];
    });
    const isOver = isAfterReturn(walk, at, groupOf(walk, at, last));
    const back = isOver ? [less(walk, 'returned to the reserve', { kind: 'reserve-returned', number })] : [];
    return {
      sentence: 'Available Funds, less what the clauses through this one pay.',
      clauses: [clause],
      formula: 'Money left',
      method: 'sum',
      inputs: [of(walk, 'Available Funds', { kind: 'available-funds', number }), ...paid, ...back],
    };
  },
};

/** What a line, or a clause, takes of one purse. */
function purseRule(
  title: string,
  kind: 'clause-collections' | 'clause-reserve',
  line: (walk: Walk, id: ClauseLineId, at: number, group: PayGroup) => Reason,
): Rule<ClauseLineId> {
  return {
    title: ({ clause, payee }) => `${lineTitle(clausePays(clause), payee)}: ${title}`,
    value: (walk, id, at) => {
      const rows = rowsOf(walk, at, id);
      if (rows.length === 0) return null;
      const fromReserve = sumRows(walk, at, rows, 'fromReserve');
      return cents(kind === 'clause-reserve' ? fromReserve : sumRows(walk, at, rows, 'paid') - fromReserve);
    },
    explain: (walk, id, at) => {
      if (id.payee !== ALL) return line(walk, id, at, groupOf(walk, at, rowsOf(walk, at, id)[0] ?? 0));
      return {
        sentence: 'The clause’s lines together.',
        clauses: [id.clause],
        formula: 'Purses',
        method: 'sum',
        inputs: sumOfLines(walk, id, at, kind),
      };
    },
  };
}

const purse = { formula: 'Purses', readings: ['first_purse'] } as const;

function isReserveFirst(walk: Walk): boolean {
  return walk.projection.scenario.readings.firstPurse === 'reserve';
}

const fromReserve = purseRule('paid from the reserve', 'clause-reserve', (walk, id, _, group) => {
  const clauses = [id.clause];
  if (!group.mayUseReserve) return nil('Reserve money may not pay this.', clauses, 'Purses');
  const paid = of(walk, 'what is paid', { ...id, kind: 'clause-paid' });
  if (!isReserveFirst(walk)) {
    const inputs = [paid, less(walk, 'from collections', { ...id, kind: 'clause-collections' })];
    return { ...purse, clauses, sentence: 'Reserve money pays what collections do not.', method: 'sum', inputs };
  }
  const inputs = [paid, of(walk, 'reserve money for this line', { ...id, kind: 'line-reserve-left' })];
  return {
    ...purse,
    clauses,
    sentence: 'Reserve money is spent first, on the lines in their order.',
    method: 'lesser',
    inputs,
  };
});

const fromCollections = purseRule('paid from collections', 'clause-collections', (walk, id, _, group) => {
  const clauses = [id.clause];
  const paid = of(walk, 'what is paid', { ...id, kind: 'clause-paid' });
  if (!group.mayUseReserve) {
    return { formula: 'Purses', clauses, sentence: 'Only collections may pay this.', method: 'equal', inputs: [paid] };
  }
  if (isReserveFirst(walk)) {
    const inputs = [paid, less(walk, 'from the reserve', { ...id, kind: 'clause-reserve' })];
    return { ...purse, clauses, sentence: 'Collections pay what reserve money does not.', method: 'sum', inputs };
  }
  const inputs = [paid, of(walk, 'collections for this line', { ...id, kind: 'line-collections-left' })];
  return {
    ...purse,
    clauses,
    sentence: 'Collections are spent first, on the lines in their order.',
    method: 'lesser',
    inputs,
  };
});

export const PURSE_FIGURES = {
  'collections-left': collections,
  'reserve-left': reserve,
  'group-available': available,
  'clause-left': left,
  'clause-reserve': fromReserve,
  'clause-collections': fromCollections,
} satisfies Partial<Record<ClauseFigure, Rule<ClauseLineId>>>;
