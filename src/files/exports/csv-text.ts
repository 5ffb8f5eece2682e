import { aboutRows, type ExportAbout } from './export-about.ts';
import { type ColumnKind, type ExportCell, type ExportTable, isPlainDecimal, printNumber } from './export-table.ts';

const END_OF_ROW = '\r\n';

/**
 * A table as CSV (RFC 4180): first what it is of, a label and a value a row, then an empty row, the heads, the rows; all
 * rows have as many fields. Numbers are plain decimals, days 2019-11-15. No text of a user's can become a formula: one
 * that begins like one gets an apostrophe in front, which spreadsheets do not show as part of a number.
 */
export function csvText(about: ExportAbout, table: ExportTable): string {
  const width = Math.max(2, table.columns.length);
  const heads = table.columns.map(({ head }) => textField(head));
  const rows = table.rows.map((row) => row.map((cell, at) => field(cell, table.columns[at]?.kind ?? 'text')));
  const front = [...aboutRows(about), ...(table.notes ?? [])].map((row) => row.map(textField));
  const all = [...front, [], heads, ...rows];
  return all.map((row) => `${padded(row, width).join(',')}${END_OF_ROW}`).join('');
}

function padded(row: readonly string[], width: number): readonly string[] {
  return [...row, ...Array.from({ length: Math.max(0, width - row.length) }, () => '')];
}

function field(cell: ExportCell, kind: ColumnKind): string {
  if (cell === null) return '';
  if (isPlainDecimal(cell, kind)) return cell;
  if (typeof cell === 'number' && kind !== 'text') return printNumber(kind, cell);
  return textField(String(cell));
}

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const TO_QUOTE = /[",\r\n]/;

function textField(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return TO_QUOTE.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
