import { PERCENTILES, type RangeFigure } from '../../../view/sensitivity/range-rows.ts';
import { column, type ExportCell, type ExportTable } from '../export-table.ts';
import { foundCell } from './found-cell.ts';

/** What the draws were made of, as the contract has it. */
export interface DrawSettings {
  readonly seed: number;
  readonly draws: number;
  readonly inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly correlation: readonly (readonly string[])[];
  readonly fitted_to?: string;
}

/** Percentiles of each figure, and how the estimates settled. @param done draws that the figures rest on */
export function drawsTables(
  answer: Readonly<Record<string, RangeFigure>>,
  paths: readonly string[],
  settings: DrawSettings,
  done: number,
): readonly ExportTable[] {
  return [percentilesTable(answer, paths, notesOf(settings, done)), convergenceTable(answer, paths)];
}

function percentilesTable(
  answer: Readonly<Record<string, RangeFigure>>,
  paths: readonly string[],
  notes: NonNullable<ExportTable['notes']>,
): ExportTable {
  const row = (path: string): readonly ExportCell[] => {
    const one = answer[path];
    return [
      ...whose(path),
      one?.share_short_pct ?? null,
      ...PERCENTILES.map((percentile) => one?.percentiles?.[percentile] ?? null),
      one?.mean ?? null,
      one?.standard_error ?? null,
      one?.draws_without ?? 0,
      one?.not_available ?? null,
    ];
  };
  return {
    name: 'Monte Carlo',
    notes,
    columns: [
      column('Class', 'text'),
      column('Figure', 'text'),
      column('Probability of a short, %', 'decimal'),
      ...PERCENTILES.map((percentile) => column(`${percentile} %`, 'decimal')),
      column('Mean', 'decimal'),
      column('Standard error', 'decimal'),
      column('Draws without it', 'whole'),
      column('Not available', 'text'),
    ],
    rows: paths.map(row),
  };
}

function convergenceTable(answer: Readonly<Record<string, RangeFigure>>, paths: readonly string[]): ExportTable {
  const rows = paths.flatMap((path) =>
    (answer[path]?.convergence ?? []).map((point) => [
      ...whose(path),
      point.draws,
      foundCell(point.mean),
      foundCell(point.median),
      point.share_short_pct,
    ]),
  );
  return {
    name: 'Monte Carlo convergence',
    columns: [
      column('Class', 'text'),
      column('Figure', 'text'),
      column('After draws', 'whole'),
      column('Mean', 'decimal'),
      column('Median', 'decimal'),
      column('Probability of a short, %', 'decimal'),
    ],
    rows,
  };
}

/** Class and figure of a path: "classes.D.wal_years", "totals.residual". */
function whose(path: string): readonly [string, string] {
  const figure = path.slice(path.lastIndexOf('.') + 1).replaceAll('_', ' ');
  return path.startsWith('classes.') ? [path.slice('classes.'.length, path.lastIndexOf('.')), figure] : ['all', figure];
}

function notesOf({ seed, draws, inputs, correlation, fitted_to: fitted }: DrawSettings, done: number) {
  const paths = Object.keys(inputs);
  const pairs = paths.flatMap((one, row) =>
    paths
      .slice(0, row)
      .map((other, at): [string, string] => [`Correlation of ${other} and ${one}`, correlation[row]?.[at] ?? '0']),
  );
  return [
    ['Seed', String(seed)] as const,
    ['Draws', done < draws ? `${done} of ${draws}` : String(draws)] as const,
    ['Distributions', fitted === undefined ? 'as stated' : `fitted to ${fitted}`] as const,
    ...Object.entries(inputs).map(([path, one]) => [path, distributionWords(one)] as const),
    ...pairs,
  ];
}

function distributionWords(one: Readonly<Record<string, unknown>>): string {
  return Object.entries(one)
    .map(([name, value]) =>
      name === 'distribution' ? String(value) : `${name} ${Array.isArray(value) ? value.join(' ') : value}`,
    )
    .join(', ');
}
