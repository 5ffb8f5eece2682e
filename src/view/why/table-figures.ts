import type { Projection } from '../../engine/projection.ts';
import type { CashQuantity } from '../cash-rows.ts';
import type { WaterfallRow } from '../waterfall-rows.ts';
import { ALL, type ClauseFigure, type FigureId, type LifeFigure, TESTS } from './figure-id.ts';
import { TEST_CLAUSES } from './test-figures.ts';
import { regimeAt } from './walk.ts';

/** Columns of the waterfall whose cells can be asked. */
export type WaterfallColumn = 'due' | 'paid' | 'short' | 'fromReserve' | 'left';

const CLAUSE_COLUMNS: Readonly<Record<WaterfallColumn, ClauseFigure>> = {
  due: 'clause-due',
  paid: 'clause-paid',
  short: 'clause-short',
  fromReserve: 'clause-reserve',
  left: 'clause-left',
};

/** The figure in a cell of the waterfall, for "why?"; null for a cell that holds none. */
export function waterfallFigure(
  projection: Projection,
  at: number,
  row: Pick<WaterfallRow, 'id' | 'kind'>,
  column: WaterfallColumn,
): FigureId | null {
  const number = projection.startAfter + at + 1;
  if (row.kind === 'source') return sourceFigure(column, number);
  if (row.kind === 'back') return column === 'fromReserve' ? { kind: 'reserve-returned', number } : null;
  const { rows } = projection.lists[regimeAt({ projection, form: {} }, at)];
  if (row.kind === 'line') {
    const line = rows[Number(row.id)];
    if (!line || column === 'left') return null;
    return { kind: CLAUSE_COLUMNS[column], clause: line.clause, payee: line.payee, number };
  }
  const lines = rows.filter(({ clause }) => clause === row.id);
  const [first] = lines;
  if (!first) return null;
  const test = TESTS.find((one) => TEST_CLAUSES[one] === first.clause);
  if (column === 'due' && test) return { kind: 'test', test, number };
  const payee = lines.length === 1 && column !== 'left' ? first.payee : ALL;
  return { kind: CLAUSE_COLUMNS[column], clause: first.clause, payee, number };
}

function sourceFigure(column: WaterfallColumn, number: number): FigureId | null {
  if (column === 'left') return { kind: 'available-funds', number };
  return column === 'fromReserve' ? { kind: 'reserve-draw', number } : null;
}

const CASH_KINDS = {
  balance: 'balance-after',
  principal: 'principal',
  interest: 'interest-paid',
  short: 'interest-short',
} as const satisfies Readonly<Record<CashQuantity, string>>;

/** The figure in a cell of the grid of months and classes. */
export function cashFigure(quantity: CashQuantity, noteClass: string, number: number): FigureId {
  return { kind: CASH_KINDS[quantity], noteClass, number };
}

/** The figures of the grid's other columns. */
export function cashTotalFigure(column: 'pool' | 'notes' | 'oc' | 'reserve', number: number): FigureId {
  const kinds = { pool: 'pool-end', notes: 'notes-after', oc: 'oc', reserve: 'reserve-closing' } as const;
  return { kind: kinds[column], number };
}

/** The figures of the verdict strip. A life's figure may be missing in a run: `explain` is then null. */
export function stripFigure(
  line: 'paidOff' | 'life' | 'interestShort' | 'principalShort',
  noteClass: string,
): FigureId {
  const kinds: Readonly<Record<typeof line, LifeFigure>> = {
    paidOff: 'paid-off',
    life: 'wal',
    interestShort: 'short-dates',
    principalShort: 'principal-short',
  };
  return { kind: kinds[line], noteClass };
}
