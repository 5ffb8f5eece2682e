import { quoted } from '../../deal/fault.ts';
import { COLLECTION_LINES, type CollectionLine } from '../../scenario/collections.ts';
import { LIMITS, type ScenarioForm } from '../../scenario/scenario-form.ts';
import { COLLECTIONS_COLUMNS, type CollectionsColumn } from './collections-columns.ts';
import { headerIndex, plainHeader } from './column-spec.ts';
import { atOnce, inSteps } from './in-steps.ts';
import { listed, type OpenTable, openTable, type TableKind } from './open-table.ts';
import { type FirstMonth, monthOrder, readPeriod } from './read-period.ts';
import { type Cells, type RowMaker, readRows } from './read-rows.ts';
import type { Remark, TableRead, TableRow, TableSteps } from './table-read.ts';

/** The collections of one month as the scenario's form has them: `collections[i]`. */
type CollectionsLineForm = Exclude<NonNullable<ScenarioForm['collections']>, 'filed'>[number];

export type CollectionsRead = TableRead<CollectionsLineForm, CollectionsColumn> & {
  /** The month that the first row names; null where the table has none or it could not be read. */
  readonly firstMonth?: FirstMonth | null;
};

const NEEDED = [
  ['principal', 'principal ("Principal", "Principal collections")'],
  ['finance_charges', 'finance charges ("Finance charges", "Interest collections")'],
] as const;

const KIND: TableKind<CollectionsColumn> = {
  what: 'collections',
  columns: COLLECTIONS_COLUMNS,
  known: headerIndex(COLLECTIONS_COLUMNS),
  mostRows: LIMITS.collections,
  wanted:
    'at least principal and finance_charges; month, liquidation_proceeds, defaulted and the others where there are any',
  missing: (found) => NEEDED.flatMap(([field, words]) => (found.has(field) ? [] : [words])),
};

/**
 * Reads collections month by month from CSV text or from cells pasted from a spreadsheet: one row for each date from the
 * scenario's start on. A line without a column, and a blank cell, is 0.00, and a remark says so. A month column must rise by
 * one month a row.
 * @returns the table with a line for each row, and with none while a row is at fault (leaving it out would move the months
 * after it); or why the text is no table of collections
 */
export function readCollections(text: string): CollectionsRead {
  return atOnce(collectionsSteps(text));
}

/** {@link readCollections} a few rows at a time, so that a page goes on answering; see {@link inSteps} for `pause`. */
export function readCollectionsInSteps(
  text: string,
  pause: (share: number) => Promise<unknown>,
): Promise<CollectionsRead> {
  return inSteps(collectionsSteps(text), pause);
}

function* collectionsSteps(text: string): TableSteps<CollectionsRead> {
  const table = openTable(text, KIND);
  if (!table.ok) return table;
  const order = monthOrder();
  const maker: RowMaker<CollectionsLineForm, CollectionsColumn> = {
    kindOf: ({ kind }) => (kind === 'signed' ? 'signed' : 'money'),
    readPeriod: (cell) => readPeriod(cell, order),
    formOf: lineOf,
    remarks: (rows) => [...absentColumns(table), ...blankCells(table, rows)],
  };
  const read = yield* readRows(table, KIND.columns, maker);
  if (!read.ok) return read;
  const firstMonth = order.first === null ? null : { ...order.first, of: monthMeant(table) };
  const lines = read.table.faultyRows > 0 ? [] : read.table.lines;
  return { ok: true, table: { ...read.table, lines }, firstMonth };
}

function lineOf(cells: Cells<CollectionsColumn>): CollectionsLineForm {
  const line: Partial<Record<CollectionLine, string>> = {};
  for (const name of COLLECTION_LINES) {
    const value = cells[name]?.value;
    if (value !== undefined && value !== null) line[name] = value;
  }
  return line;
}

/** What the header of the months says that they are. */
function monthMeant(table: OpenTable<CollectionsColumn>): FirstMonth['of'] {
  const words = plainHeader(table.columns[table.places.get('month') ?? 0]?.header ?? '');
  if (/distribution|payment/.test(words)) return 'distribution';
  return /collections/.test(words) ? 'collection' : 'unsaid';
}

function absentColumns({ places }: OpenTable<CollectionsColumn>): Remark[] {
  const absent = COLLECTIONS_COLUMNS.filter(({ field, kind }) => kind !== 'period' && !places.has(field));
  if (absent.length === 0) return [];
  const message = `No column for ${absent.map(({ words }) => words).join(', ')}: 0.00 in every month.`;
  return [{ kind: 'absent_columns', message, rows: [] }];
}

function blankCells(table: OpenTable<CollectionsColumn>, rows: readonly TableRow<CollectionsColumn>[]): Remark[] {
  return COLLECTIONS_COLUMNS.flatMap(({ field, kind }): Remark[] => {
    if (kind === 'period' || !table.places.has(field)) return [];
    const blank = rows.filter(({ cells }) => cells[field]?.text === '').map(({ row }) => row);
    if (blank.length === 0) return [];
    const header = quoted(table.columns[table.places.get(field) ?? 0]?.header ?? '');
    const where = blank.length === rows.length ? 'every row' : `row${blank.length === 1 ? '' : 's'} ${listed(blank)}`;
    return [{ kind: 'blank_cells', message: `${header} is blank in ${where}: 0.00 there.`, rows: blank.slice(0, 10) }];
  });
}
