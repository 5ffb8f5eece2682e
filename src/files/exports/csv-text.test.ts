import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { printCents } from '../../money/cents.ts';
import { balancesTable } from './class-tables.ts';
import { csvText } from './csv-text.ts';
import { column, type ExportTable } from './export-table.ts';
import { ABOUT, FORM, RUN } from './stressed-run-for-tests.ts';

describe('CSV', () => {
  const text = csvText(ABOUT, balancesTable(RUN, FORM));
  const rows = Papa.parse<string[]>(text, { newline: '\r\n' }).data.slice(0, -1);

  test('what it is of, heads, rows, all of one width', () => {
    expect(rows[0]?.slice(0, 2)).toEqual(['Deal', 'CarMax Auto Owner Trust 2019-4']);
    expect(rows[6]?.slice(0, 2)).toEqual(['Notice', 'Projection, not a forecast']);
    expect(rows[8]?.slice(0, 4)).toEqual(['Month', 'Distribution Date', 'Source', 'Pool Balance']);
    expect(rows[9]?.slice(0, 3)).toEqual(['1', '2019-11-15', 'projection']);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([15]));
    expect(rows).toHaveLength(9 + RUN.count);
  });

  test('numbers as plain decimals that add up to the cent', () => {
    for (const [at, row] of rows.slice(9).entries()) {
      expect(row[3]).toBe(printCents(RUN.byDate.poolEnd[at] as number));
      for (const amount of row.slice(3)) expect(amount).toMatch(/^-?\d+\.\d\d$/);
    }
  });

  test('a text that begins like a formula has an apostrophe in front; a negative number has none', () => {
    expect(rows[1]?.[1]).toBe(`'=6 × "base", insolvency`);
    const table: ExportTable = {
      name: 'x',
      columns: [column('-head', 'text'), column('Amount', 'cents'), column('', 'text')],
      rows: ['=1+1', '+1', '-1', '@x', '\tx', '\rx', 'a=1', ' =1', "'=1"].map((name) => [name, -5, null]),
    };
    const fields = Papa.parse<string[]>(csvText(ABOUT, table), { newline: '\r\n' }).data.slice(8);
    expect(fields[0]?.[0]).toBe("'-head");
    expect(fields.slice(1, 10).map(([name]) => name)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@x",
      "'\tx",
      "'\rx",
      'a=1',
      ' =1',
      "'=1",
    ]);
    expect(fields[1]?.[1]).toBe('-0.05');
  });

  test('quotes, commas and line ends are quoted', () => {
    const table: ExportTable = { name: 'x', columns: [column('a', 'text')], rows: [['1, "2"\r\n3']] };
    expect(csvText(ABOUT, table).endsWith('\r\na,\r\n"1, ""2""\r\n3",\r\n')).toBe(true);
  });
});
