import { quoted } from '../../deal/fault.ts';
import { printCents } from '../../money/cents.ts';
import type { ColumnSpec } from './column-spec.ts';
import { type DataRow, listed, type OpenTable } from './open-table.ts';
import { type NumberCell, type NumberKind, readNumber } from './read-number.ts';
import type { Cell, Remark, Table, TableRead, TableRow, TableSteps } from './table-read.ts';

export type Cells<Field extends string> = Partial<Record<Field, Cell>>;

/** What a table of one kind makes of the cells of a row that were read. */
export interface RowMaker<Form, Field extends string> {
  /** How the numbers of a column are read. */
  readonly kindOf: (spec: ColumnSpec<Field>) => NumberKind;
  /** Reads the cell of a month; only where the kind has one. */
  readonly readPeriod?: (text: string) => Cell;
  /** The form of a row, or faults of the row as a whole: each with the field it concerns and a sentence. */
  readonly formOf: (cells: Cells<Field>) => Form | readonly RowFault<Field>[];
  /** What is to be said of the rows together. */
  readonly remarks: (rows: readonly TableRow<Field>[]) => readonly Remark[];
}

export interface RowFault<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Rows read between two pauses: some milliseconds of work. */
const ROWS_A_STEP = 250;

interface DecimalSigns {
  /** The first fault that only a decimal comma explains, with its place. */
  comma: string | null;
  point: boolean;
}

/**
 * Reads the rows of an open table, a few at each step. A row at fault is marked and named and gives no line; where commas
 * are decimal signs throughout, the whole table is refused, for its other commas would then be read wrongly.
 */
export function* readRows<Form, Field extends string>(
  table: OpenTable<Field>,
  specs: readonly ColumnSpec<Field>[],
  maker: RowMaker<Form, Field>,
): TableSteps<TableRead<Form, Field>> {
  const present = specs.filter(({ field }) => table.places.has(field));
  const signs: DecimalSigns = { comma: null, point: false };
  const rows: TableRow<Field>[] = [];
  const lines: Form[] = [];
  const sums = new Map<Field, number>();
  for (const [at, data] of table.data.entries()) {
    const { row, form } = readRow(data, table, present, maker, signs);
    rows.push(row);
    if (form !== null) {
      lines.push(form);
      addAmounts(sums, present, row);
    }
    if (at % ROWS_A_STEP === ROWS_A_STEP - 1) yield (at + 1) / table.data.length;
  }
  if (signs.comma !== null && !signs.point) return decimalCommas(signs.comma, table);
  return { ok: true, table: closed(table, rows, lines, sums, maker) };
}

function readRow<Form, Field extends string>(
  data: DataRow,
  table: OpenTable<Field>,
  present: readonly ColumnSpec<Field>[],
  maker: RowMaker<Form, Field>,
  signs: DecimalSigns,
): { readonly row: TableRow<Field>; readonly form: Form | null } {
  const cells: Cells<Field> = {};
  const faults: string[] = [];
  const place = (field: Field) => {
    const column = table.columns[table.places.get(field) ?? 0];
    return `Row ${data.row}, ${quoted(column?.header ?? '')} (column ${column?.letter ?? '?'})`;
  };
  for (const spec of present) {
    const text = data.texts[table.places.get(spec.field) ?? 0] ?? '';
    const { cell, decimal } = readCell(text, spec, table, maker);
    cells[spec.field] = cell;
    if (cell.fault !== undefined) faults.push(`${place(spec.field)}: ${cell.fault}`);
    if (decimal === 'point') signs.point = true;
    if (decimal === 'comma') signs.comma ??= faults.at(-1) ?? null;
  }
  faults.push(...tooManyCells(data, table.columns.length));
  const made = faults.length === 0 ? maker.formOf(cells) : null;
  if (!isFaults<Form, Field>(made)) return { row: { row: data.row, cells, faults }, form: made };
  for (const { field, message } of made) {
    cells[field] = { text: '', value: null, units: null, ...cells[field], fault: message };
    faults.push(`${place(field)}: ${message}`);
  }
  return { row: { row: data.row, cells, faults }, form: null };
}

function readCell<Form, Field extends string>(
  text: string,
  spec: ColumnSpec<Field>,
  table: OpenTable<Field>,
  maker: RowMaker<Form, Field>,
): NumberCell {
  if (spec.kind !== 'period') return readNumber(text, maker.kindOf(spec), table.separator.name === 'semicolon');
  return { cell: maker.readPeriod?.(text) ?? { text: text.trim(), value: null, units: null }, decimal: null };
}

function isFaults<Form, Field extends string>(
  made: Form | readonly RowFault<Field>[] | null,
): made is readonly RowFault<Field>[] {
  return Array.isArray(made);
}

function tooManyCells({ row, texts }: DataRow, headers: number): string[] {
  const filled = texts.findLastIndex((text) => text.trim() !== '') + 1;
  if (filled <= headers) return [];
  const reason = 'a separator inside an amount or a name that is not in quotation marks?';
  return [`Row ${row} has ${filled} cells under ${headers} headers: ${reason}`];
}

function addAmounts<Field extends string>(
  sums: Map<Field, number>,
  present: readonly ColumnSpec<Field>[],
  { cells }: TableRow<Field>,
): void {
  for (const { field, kind } of present) {
    if (kind !== 'money' && kind !== 'signed') continue;
    sums.set(field, (sums.get(field) ?? 0) + (cells[field]?.units ?? 0));
  }
}

function decimalCommas<Form, Field extends string>(fault: string, table: OpenTable<Field>): TableRead<Form, Field> {
  const message = `${fault} No cell of the table has a decimal point, so its commas are taken for decimal signs and nothing is read: set the numbers to a decimal point (1,234.56) and copy or save the table again.`;
  const sample = [table.columns.map(({ header }) => header), ...table.data.slice(0, 4).map(({ texts }) => texts)];
  return { ok: false, message, sample };
}

function closed<Form, Field extends string>(
  table: OpenTable<Field>,
  rows: readonly TableRow<Field>[],
  lines: readonly Form[],
  sums: ReadonlyMap<Field, number>,
  maker: RowMaker<Form, Field>,
): Table<Form, Field> {
  const faulty = rows.filter(({ faults }) => faults.length > 0).map(({ row }) => row);
  const totals: Partial<Record<Field, string>> = {};
  for (const [field, sum] of sums) totals[field] = printCents(sum);
  return {
    headerRow: table.headerRow,
    separator: table.separator.name,
    columns: table.columns,
    rows,
    lines,
    faultyRows: faulty.length,
    totals,
    remarks: [
      ...faultyRemark(faulty, rows.length),
      ...table.remarks,
      ...totalDiffers(table, sums),
      ...maker.remarks(rows),
    ],
  };
}

function faultyRemark(faulty: readonly number[], count: number): Remark[] {
  if (faulty.length === 0) return [];
  const which = faulty.length === 1 ? 'row' : 'rows';
  const are = faulty.length === 1 ? 'is' : 'are';
  const message = `${faulty.length} of ${count} rows ${are} at fault and not read: ${which} ${listed(faulty)}.`;
  return [{ kind: 'faulty_rows', message, rows: faulty }];
}

/** A row that gives the total of all, whose amounts are not the sums of the rows that were read. */
function totalDiffers<Field extends string>(table: OpenTable<Field>, sums: ReadonlyMap<Field, number>): Remark[] {
  const ofAll = table.totalRows.filter(({ texts }) =>
    texts.some((text) => /^(?:grand )?total|^sum/i.test(text.trim())),
  );
  return ofAll.flatMap(({ row, texts }) =>
    [...sums].flatMap(([field, sum]): Remark[] => {
      const at = table.places.get(field) ?? 0;
      const { value } = readNumber(texts[at] ?? '', 'signed').cell;
      if (value === null || value === printCents(sum)) return [];
      const header = quoted(table.columns[at]?.header ?? '');
      const message = `Row ${row} gives ${value} as the total of ${header}; the rows that were read add up to ${printCents(sum)}.`;
      return [{ kind: 'total_differs', message, rows: [row] }];
    }),
  );
}
