import readExcelFile from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { ABOUT, FORM, TABLES } from './stressed-run-for-tests.ts';
import { xlsxFile } from './xlsx-file.ts';

describe('XLSX, read back by another program', () => {
  type Sheets = Awaited<ReturnType<typeof readExcelFile>>;
  const sheets: Sheets = [];
  const sheet = (name: string) => sheets.find((one) => one.sheet === name)?.data ?? [];

  beforeAll(async () => {
    sheets.push(...(await readExcelFile(Buffer.from(xlsxFile(ABOUT, FORM, TABLES)))));
  });

  test('assumptions and version first, then a sheet for each table', () => {
    expect(sheets.map((one) => one.sheet)).toEqual(['Assumptions', ...TABLES.map(({ name }) => name)]);
    const front = sheet('Assumptions');
    expect(front).toContainEqual(['Scenario', '=6 × "base", insolvency']);
    expect(front).toContainEqual(['Version', 'Paydown 0.1.0']);
    expect(front).toContainEqual(['Notice', 'Projection, not a forecast']);
    expect(front).toContainEqual(['collateral, default, multiple', '6']);
  });

  test('every cell of every table: numbers as numbers to the cent, days as dates, texts as texts', () => {
    let cells = 0;
    for (const { name, columns, rows } of TABLES) {
      const read = sheet(name);
      expect(read[0]).toEqual(columns.map(({ head }) => head));
      expect(read).toHaveLength(rows.length + 1);
      for (const [down, row] of rows.entries()) {
        for (const [at, cell] of row.entries()) {
          const found = read[down + 1]?.[at] ?? null;
          const kind = columns[at]?.kind ?? 'text';
          if (cell === null || cell === '') expect(found).toBeNull();
          else if (kind === 'text') expect(found).toBe(cell);
          else if (kind === 'day') expect((found as unknown as Date).getTime()).toBe(Number(cell) * 86_400_000);
          else {
            const scale = { whole: 1, cents: 100, years: 1e6, percent: 1e8, decimal: 1 }[kind];
            expect(typeof found).toBe('number');
            expect(Math.round(Number(found) * scale)).toBe(cell);
          }
          cells += 1;
        }
      }
    }
    expect(cells).toBeGreaterThan(10_000);
  });

  test('the same tables make the same file', () => {
    const [one, other] = [xlsxFile(ABOUT, FORM, TABLES), xlsxFile(ABOUT, FORM, TABLES)];
    expect(Buffer.compare(one, other)).toBe(0);
  });

  test('names with markup and control characters do not break it', async () => {
    const about = { ...ABOUT, scenario: '</t></is><script>&\u0000\ud800' };
    const [front] = await readExcelFile(Buffer.from(xlsxFile(about, FORM, [])));
    expect(front?.data).toContainEqual(['Scenario', '</t></is><script>&\ufffd\ufffd']);
  });
});
