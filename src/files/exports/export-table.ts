import { printMillionths } from '../../measures/class-summary.ts';
import { printCents } from '../../money/cents.ts';
import { type Day, printDay } from '../../money/day.ts';
import { printPercent } from '../../money/rate.ts';

/**
 * What a column holds: text; a whole number; cents; a percentage on the scale of a Rate; years in millionths; a Day; or a
 * plain decimal, whose cells are its text. None of them is rounded on its way into a file.
 */
export type ColumnKind = 'text' | 'whole' | 'cents' | 'percent' | 'years' | 'day' | 'decimal';

export interface ExportColumn {
  readonly head: string;
  readonly kind: ColumnKind;
}

/** A number in the unit of its column, a text, or nothing. */
export type ExportCell = number | string | null;

/** One table of a file: a sheet of a workbook, or a CSV file. */
export interface ExportTable {
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly ExportCell[])[];
  /** What else must be known to read it: a label and a value each. */
  readonly notes?: readonly (readonly [label: string, value: string])[];
}

export function column(head: string, kind: ColumnKind): ExportColumn {
  return { head, kind };
}

/** A plain decimal with a point, no thousands separator and no exponent. */
const PLAIN = /^-?\d{1,30}(\.\d{1,30})?$/;

/** Whether a cell is a number given as text; any other text of such a column, a reason for none say, is text. */
export function isPlainDecimal(cell: ExportCell, kind: ColumnKind): cell is string {
  return kind === 'decimal' && typeof cell === 'string' && PLAIN.test(cell);
}

type CountedKind = Exclude<ColumnKind, 'text' | 'decimal'>;

const PRINTERS: Readonly<Record<CountedKind, (value: number) => string>> = {
  whole: String,
  cents: printCents,
  percent: (value) => printPercent(value),
  years: printMillionths,
  day: (value) => printDay(value as Day),
};

/** A number as a plain decimal, exact, with a point and no thousands separator; a day as 2019-11-15. */
export function printNumber(kind: Exclude<ColumnKind, 'text'>, value: number): string {
  return kind === 'decimal' ? String(value) : PRINTERS[kind](value);
}
