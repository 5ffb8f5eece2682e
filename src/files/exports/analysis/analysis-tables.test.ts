import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { chosenFigure } from '../../../view/sensitivity/grid-figures.ts';
import { csvText } from '../csv-text.ts';
import type { ExportTable } from '../export-table.ts';
import { ABOUT, FORM, RUN } from '../stressed-run-for-tests.ts';
import { xlsxFile } from '../xlsx-file.ts';
import { breakEvenTable } from './break-even-table.ts';
import { drawsTables } from './draws-tables.ts';
import { gridTable } from './grid-table.ts';
import { monthsTable, pricesTable, priceYieldTable } from './price-tables.ts';
import { shelfTable } from './shelf-table.ts';

/** Label and value rows in front of a table, then its heads and rows. */
function csvRows(table: ExportTable): readonly (readonly string[])[] {
  return Papa.parse<string[]>(csvText(ABOUT, table), { newline: '\r\n' }).data.slice(0, -1);
}

const PATHS = { x: 'collateral.default.multiple', y: 'collateral.prepayment.pct' };
const NAMES = ['C', 'D'];

const GRID = gridTable(
  chosenFigure('principal_loss', 'all', NAMES),
  { label: 'Loss multiple', path: PATHS.x, unit: '×', steps: ['1', '5'] },
  { label: '=Speed', path: PATHS.y, unit: '%', steps: ['-0.5', '1.3'] },
  (row, column) => [0, 1_434_565_620, undefined, Number.NaN][2 * row + column],
  () => 'not available, because this pair of inputs makes no scenario',
);

describe('the grid', () => {
  const rows = csvRows(GRID);

  test('says what it is of: the header of every export, its figure and its sides', () => {
    expect(rows.slice(0, 10).map(([label]) => label)).toEqual([
      'Deal',
      'Scenario',
      'Run',
      'Version',
      'Data',
      'Digest of the result',
      'Notice',
      'Figure',
      'Columns',
      'Rows',
    ]);
    expect(rows[6]?.[1]).toBe('Projection, not a forecast');
    expect(rows[7]?.[1]).toBe('Principal short, all Notes');
    expect(rows[8]?.[1]).toBe('Loss multiple, × (collateral.default.multiple)');
  });

  test('numbers are plain numbers, negative steps too; a text like a formula is none', () => {
    expect(rows[9]?.[1]).toBe("'=Speed, % (collateral.prepayment.pct)");
    expect(rows.slice(11)).toEqual([
      ["'=Speed", 'Loss multiple 1 ×', 'Loss multiple 5 ×'],
      ['-0.5', '0.00', '14345656.20'],
      ['1.3', 'not reckoned', 'not available, because this pair of inputs makes no scenario'],
    ]);
  });

  test('in a workbook numbers are numbers, and its notes stand on the first sheet', async () => {
    const [front, sheet] = await readExcelFile(Buffer.from(xlsxFile(ABOUT, FORM, [GRID])));
    expect(sheet?.data[1]).toEqual([-0.5, 0, 14_345_656.2]);
    expect(sheet?.data[0]?.[0]).toBe('=Speed');
    expect(front?.data).toContainEqual(['Notice', 'Projection, not a forecast']);
    expect(front?.data).toContainEqual(['Figure', 'Principal short, all Notes']);
  });
});

test('break-evens: each test and class with its clause and day, or with the reason', () => {
  const answer = {
    D: {
      value: '4.470',
      cumulative_net_loss_pct: '10.0575',
      coverage_multiple: { not_available: 'because the scenario itself loses nothing' },
      binding: { clause: '2.8(a)(x)' as const, n: 78, date: '2026-04-15', what: 'principal' },
      holds_at: '4.470',
      fails_at: '4.471',
      holds_again: [
        ['5.000', '5.100'],
        ['6.000', '6.000'],
      ],
    },
    C: { not_available: 'because Class C is paid off before the run starts' },
  };
  const table = breakEvenTable([['timely', answer]], 'multiple', NAMES);
  const [heads, ...rows] = csvRows(table).slice(10);
  expect(heads?.slice(0, 3)).toEqual(['Test', 'Class', 'Largest loss']);
  expect(rows[0]?.at(-1)).toBe('because Class C is paid off before the run starts');
  expect(rows[1]?.slice(1, 6)).toEqual([
    'D',
    '4.470',
    '10.0575',
    'not available, because the scenario itself loses nothing',
    '4.471',
  ]);
  expect(rows[1]?.slice(7)).toEqual(['2026-04-15', '78', '5.000 to 5.100; 6.000', '']);
});

test('Monte Carlo: percentiles, how they settle, and what was drawn', () => {
  const percentiles = {
    '1': '3.10',
    '5': '3.20',
    '25': '3.30',
    '50': '3.40',
    '75': '3.50',
    '95': '3.60',
    '99': '3.70',
  };
  const convergence = [
    { draws: 50, mean: '3.41', median: { not_available: 'because of x' }, share_short_pct: '2.000' },
  ];
  const [main, settling] = drawsTables(
    {
      'classes.D.wal_years': {
        percentiles,
        mean: '3.41',
        standard_error: '0.0012',
        share_short_pct: '1.500',
        draws_without: 3,
        convergence,
      },
      'totals.residual': { not_available: 'because this run has no totals.residual', share_short_pct: '1.500' },
    },
    ['classes.D.wal_years', 'totals.residual'],
    {
      seed: 7,
      draws: 1000,
      inputs: {
        [PATHS.y]: { distribution: 'normal', mean: '1.3', sd: '0.1' },
        [PATHS.x]: { distribution: 'empirical', values: ['1', '2'] },
      },
      correlation: [
        ['1', '-0.35'],
        ['-0.35', '1'],
      ],
    },
    400,
  );
  const rows = csvRows(main as ExportTable);
  expect(rows).toContainEqual(['Seed', '7', ...Array.from({ length: 12 }, () => '')]);
  expect(rows.map((row) => row.slice(0, 2))).toContainEqual(['Draws', '400 of 1000']);
  expect(rows.map((row) => row.slice(0, 2))).toContainEqual([PATHS.y, 'normal, mean 1.3, sd 0.1']);
  expect(rows.map((row) => row.slice(0, 2))).toContainEqual([`Correlation of ${PATHS.y} and ${PATHS.x}`, "'-0.35"]);
  expect(rows.at(-2)).toEqual(['D', 'wal years', '1.500', ...Object.values(percentiles), '3.41', '0.0012', '3', '']);
  expect(rows.at(-1)?.at(-1)).toBe('because this run has no totals.residual');
  expect(settling?.rows).toEqual([['D', 'wal years', 50, '3.41', 'not available, because of x', '2.000']]);
});

test('the shelf: a row a trust', () => {
  const table = shelfTable(
    [
      {
        name: '2016-3',
        ended: true,
        months: 60,
        speed_abs_pct: '1.234',
        lifetime_net_loss_pct: '2.5600',
        recovery_pct: '51.00',
        figures: {
          'totals.principal_loss': '0.00',
          'totals.residual': '100.25',
          'classes.C.wal_years': '3.100000',
          'classes.D.wal_years': { not_available: 'because Class D is paid no principal' },
        },
        short: ['D'],
      },
    ],
    NAMES,
    '2023-11-15',
  );
  expect(csvRows(table).at(-1)).toEqual([
    '2016-3',
    'ended',
    '60',
    '1.234',
    '2.5600',
    '51.00',
    'D',
    '0.00',
    '100.25',
    '3.100000',
    'not available, because Class D is paid no principal',
  ]);
});

describe('Pricing', () => {
  const texts = { settlement: '', basis: 'bey' as const, quotes: { D: { by: 'price' as const, text: '100' } } };
  const none = { yearlyYield: null, price: null, margin: null };
  const terms = { settlement: null, basis: 'bey' as const, quotes: new Map([['D', { ...none, price: 100 }]]) };

  test('a class that is not quoted has no price and says so; one at par has its par', () => {
    const { rows, columns } = pricesTable(RUN, terms, texts);
    const price = columns.findIndex(({ head }) => head === 'Price');
    expect(rows.at(-1)?.[price]).toBe('100.00000');
    expect(rows[0]?.[price]).toBe('not available, because neither a yield nor a price is given for Class A-1');
  });

  test('a price/yield table as numbers, with the reason where a cell has none', () => {
    const column = {
      life: '3.10',
      window: 'Jun 2020',
      cells: [],
      plain: ['2.830000', ''],
      notes: ['Not available, because x.'],
    };
    const grid = {
      name: 'D',
      by: 'price' as const,
      rows: ['100', '0'],
      label: 'Speed',
      steps: ['1.3'],
      columns: [column],
    };
    expect(priceYieldTable(grid, texts).rows.slice(0, 2)).toEqual([
      ['100', '2.830000'],
      ['0', 'Not available, because x.'],
    ]);
  });

  test('month by month: OC is pool less Notes, and after the last dollar there is no percentage', () => {
    const { rows } = monthsTable(RUN);
    for (const row of rows) expect(row[4]).toBe(Number(row[2]) - Number(row[3]));
    expect(rows.some((row) => row.includes('not available, because the pool is zero'))).toBe(
      RUN.byDate.poolEnd.at(RUN.count - 1) === 0,
    );
    expect(csvText(ABOUT, monthsTable(RUN))).not.toMatch(/NaN|Infinity|undefined/);
  });
});
