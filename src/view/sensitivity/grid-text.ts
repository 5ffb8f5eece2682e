import { printFigure } from '../request-answers-print.ts';
import type { CellKind } from './grid-figures.ts';

/** Decimals of what the engine counts in whole units. */
const KIND_PLACES: Readonly<Record<CellKind, number>> = {
  amount: 2,
  years: 6,
  count: 0,
  price: 5,
  percent: 6,
  day: 0,
};

/** A figure in full: "14345656.20", "2024-04-15"; as a spreadsheet reads it. */
export function fullFigure(kind: CellKind, value: number): string {
  if (Number.isNaN(value)) return 'not available';
  return printFigure({ kind: kind === 'day' ? 'day' : 'decimal', places: KIND_PLACES[kind] }, value);
}

/** A grid as lines of cells with tabs between, which spreadsheets take from the clipboard. */
export function gridAsTabs(
  corner: string,
  columns: readonly string[],
  rows: readonly string[],
  cell: (row: number, column: number) => string,
): string {
  const lines = [
    [corner, ...columns],
    ...rows.map((step, row) => [step, ...columns.map((_, column) => cell(row, column))]),
  ];
  return lines.map((line) => line.join('\t')).join('\n');
}
