import type { CellKind, chosenFigure } from '../../../view/sensitivity/grid-figures.ts';
import { fullFigure } from '../../../view/sensitivity/grid-text.ts';
import { column, type ExportCell, type ExportTable } from '../export-table.ts';
import { dayCell } from './found-cell.ts';

/** A side of a grid: the input's name and path, and its steps as plain decimals. */
export interface GridSide {
  readonly label: string;
  readonly path: string;
  readonly unit: string;
  readonly steps: readonly string[];
}

/**
 * A grid as a table: the rows' steps first, then a column for each step across.
 * @param valueAt in whole units of the figure's last decimal; undefined where it is not reckoned, NaN where there is none
 * @param missing why a cell has none, "not available, because …"
 */
export function gridTable(
  chosen: ReturnType<typeof chosenFigure>,
  x: GridSide,
  y: GridSide,
  valueAt: (row: number, column: number) => number | undefined,
  missing: (row: number, column: number) => string,
): ExportTable {
  const { kind } = chosen.figure;
  const cell = (row: number, at: number): ExportCell => {
    const value = valueAt(row, at);
    if (value === undefined) return 'not reckoned';
    return Number.isNaN(value) ? missing(row, at) : figureCell(kind, value);
  };
  return {
    name: 'Grid',
    notes: [
      ['Figure', chosen.words],
      ['Columns', sideWords(x)],
      ['Rows', sideWords(y)],
    ],
    columns: [
      column(y.label, 'decimal'),
      ...x.steps.map((step) =>
        column(`${x.label} ${step}${x.unit === '' ? '' : ` ${x.unit}`}`, kind === 'day' ? 'day' : 'decimal'),
      ),
    ],
    rows: y.steps.map((step, row) => [step, ...x.steps.map((_, at) => cell(row, at))]),
  };
}

function sideWords({ label, path, unit }: GridSide): string {
  return `${label}${unit === '' ? '' : `, ${unit}`} (${path})`;
}

function figureCell(kind: CellKind, value: number): ExportCell {
  const text = fullFigure(kind, value);
  return kind === 'day' ? dayCell(text) : text;
}
