import { quoted } from '../../deal/fault.ts';
import type { ColumnSpec } from './column-spec.ts';
import { delimitedRows, plainTableText, type Separator } from './delimited-rows.ts';
import { findHeader, type NoHeader } from './find-header.ts';
import type { Remark, TableColumn } from './table-read.ts';

/** What a table of one kind may and must have. */
export interface TableKind<Field extends string> {
  /** "rep lines" */
  readonly what: string;
  readonly columns: readonly ColumnSpec<Field>[];
  readonly known: ReadonlyMap<string, Field>;
  readonly mostRows: number;
  /** The columns in words, for a text without a header. */
  readonly wanted: string;
  /** What must be there and is not, each with spellings as an example: 'remaining term ("Remaining term", "WAM")'. */
  readonly missing: (found: ReadonlySet<Field>) => readonly string[];
}

/** A row of cells below the header. */
export interface DataRow {
  readonly row: number;
  readonly texts: readonly string[];
}

/** A text parted into rows under a header that was understood. */
export interface OpenTable<Field extends string> {
  readonly ok: true;
  readonly separator: Separator;
  readonly headerRow: number;
  readonly columns: readonly TableColumn<Field>[];
  /** Where each field stands in a row. */
  readonly places: ReadonlyMap<Field, number>;
  readonly data: readonly DataRow[];
  /** Rows that call themselves a total; they are no data. */
  readonly totalRows: readonly DataRow[];
  readonly remarks: readonly Remark[];
}

/** A cell that makes its row a total or an average of the others. */
const TOTAL =
  /^(?:(?:grand|sub|pool)[ -]?)?totals?(?:\s*(?:[/,&]|and)\s*(?:weighted )?(?:wa|avg\.?|averages?))?:?$|^sum:?$|^(?:weighted |wtd\.? )?(?:averages?|avg\.?):?$/i;
/** Numbers of rows that a remark names one by one. */
const FEW = 10;

/** Parts a text, finds its header and sets aside what is no data. @returns the first thing that makes it no table */
export function openTable<Field extends string>(raw: string, kind: TableKind<Field>): OpenTable<Field> | NoHeader {
  const plain = plainTableText(raw);
  if (!plain.ok) return { ok: false, message: plain.message, sample: [] };
  const header = findHeader(plain.text, kind.known, kind.wanted);
  if (!header.ok) return header;
  const { columns, separator, row: headerRow } = header;
  const refused = (message: string): NoHeader => ({
    ok: false,
    message,
    sample: [columns.map((column) => column.header)],
  });
  const places = new Map(columns.flatMap(({ field }, at) => (field === null ? [] : [[field, at] as const])));
  const missing = kind.missing(new Set(places.keys()));
  if (missing.length > 0) return refused(missingSentence(headerRow, missing, columns));
  const { rows, brokenQuote } = delimitedRows(plain.text, separator);
  if (brokenQuote !== null) {
    return refused(
      `In row ${brokenQuote} a quotation mark (") is opened and not closed, so that what follows cannot be parted: close it, or double it where it is part of the text.`,
    );
  }
  const { data, totalRows } = sorted(rows, headerRow);
  if (data.length === 0) return refused(`Below the header in row ${headerRow} there is no row of ${kind.what}.`);
  if (data.length > kind.mostRows) {
    return refused(`This table has ${data.length} rows of ${kind.what}; at most ${kind.mostRows} are taken.`);
  }
  const remarks = [
    ...aboveHeader(rows, headerRow),
    ...unknownColumns(columns, data),
    ...totalRows.map(({ row }): Remark => {
      return { kind: 'total_row', message: `Row ${row} is a total or an average and is left out.`, rows: [row] };
    }),
  ];
  return { ok: true, separator, headerRow, columns, places, data, totalRows, remarks };
}

function missingSentence(
  headerRow: number,
  missing: readonly string[],
  columns: readonly TableColumn<string>[],
): string {
  const unknown = columns.filter(({ field, header }) => field === null && header !== '');
  const others = unknown.length === 0 ? '' : ` Not understood: ${listed(unknown.map(named))}.`;
  return `The header in row ${headerRow} has no column for ${missing.join(', and none for ')}.${others}`;
}

function named({ header, letter }: TableColumn<string>): string {
  return header === '' ? `column ${letter}, which has no header` : `${quoted(header)} (column ${letter})`;
}

/** Things or rows in a sentence, the first few of many. */
export function listed(things: readonly (string | number)[]): string {
  const rest = things.length - FEW;
  return rest > 0 ? `${things.slice(0, FEW).join(', ')} and ${rest} more` : things.join(', ');
}

function sorted(rows: readonly (readonly string[])[], headerRow: number) {
  const data: DataRow[] = [];
  const totalRows: DataRow[] = [];
  for (let at = headerRow; at < rows.length; at += 1) {
    const texts = rows[at] ?? [];
    if (texts.every((text) => text.trim() === '')) continue;
    const list = texts.some((text) => TOTAL.test(text.trim())) ? totalRows : data;
    list.push({ row: at + 1, texts });
  }
  return { data, totalRows };
}

function aboveHeader(rows: readonly (readonly string[])[], headerRow: number): Remark[] {
  const above = rows.slice(0, headerRow - 1).flatMap((cells, at) => {
    const text = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    return text.length === 0 ? [] : [{ row: at + 1, text: text.join(' ') }];
  });
  const [first] = above;
  if (!first) return [];
  const numbers = above.map(({ row }) => row);
  const what = above.length === 1 ? `Row ${first.row}` : `Rows ${listed(numbers)}`;
  const message = `${what} above the header (${quoted(first.text)}) ${above.length === 1 ? 'is' : 'are'} left out.`;
  return [{ kind: 'above_header', message, rows: numbers.slice(0, FEW) }];
}

function unknownColumns(columns: readonly TableColumn<string>[], data: readonly DataRow[]): Remark[] {
  const unknown = columns.filter(({ field, header }, at) => {
    return field === null && (header !== '' || data.some(({ texts }) => (texts[at] ?? '').trim() !== ''));
  });
  if (unknown.length === 0) return [];
  const message = `Not understood and left out: ${listed(unknown.map(named))}.`;
  return [{ kind: 'unknown_columns', message, rows: [] }];
}
