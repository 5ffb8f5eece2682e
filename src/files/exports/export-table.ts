import { printMillionths } from '../../measures/class-summary.ts';
import { printCents } from '../../money/cents.ts';
import { type Day, printDay } from '../../money/day.ts';
import { printPercent } from '../../money/rate.ts';

/**
 * What a column holds: text; a whole number; cents; a percentage on the scale of a Rate; years in millionths; a Day. None
 * of them is rounded on its way into a file.
 */
export type ColumnKind = 'text' | 'whole' | 'cents' | 'percent' | 'years' | 'day';

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
}

export function column(head: string, kind: ColumnKind): ExportColumn {
  return { head, kind };
}

const PRINTERS: Readonly<Record<Exclude<ColumnKind, 'text'>, (value: number) => string>> = {
  whole: String,
  cents: printCents,
  percent: (value) => printPercent(value),
  years: printMillionths,
  day: (value) => printDay(value as Day),
};

/** A number as a plain decimal, exact, with a point and no thousands separator; a day as 2019-11-15. */
export function printNumber(kind: Exclude<ColumnKind, 'text'>, value: number): string {
  return PRINTERS[kind](value);
}
