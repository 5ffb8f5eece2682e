import { describe, expect, test } from 'vitest';
import { printCents } from '../../money/cents.ts';
import { printDay } from '../../money/day.ts';
import { EVERY_FIELD } from '../../scenario/link/forms-for-tests.ts';
import { headlessResult } from '../../view/headless-result.ts';
import type { ExportTable } from './export-table.ts';
import { exportTables } from './export-tables.ts';
import { RUN, runOf, TABLES } from './stressed-run-for-tests.ts';

function tableNamed(name: string): ExportTable {
  const table = TABLES.find((one) => one.name === name);
  if (!table) throw new Error(`There is no table ${name}.`);
  return table;
}

describe('tables say what the contract says', () => {
  const result = headlessResult(RUN);

  test('classes', () => {
    const rows = tableNamed('Classes').rows;
    expect(rows.map(([name]) => name)).toEqual(Object.keys(result.classes));
    for (const row of rows) {
      const one = result.classes[String(row[0])];
      expect([row[5], row[6], row[7], row[8]].map((cents) => printCents(Number(cents)))).toEqual([
        one?.principal_paid,
        one?.interest_paid,
        one?.balance_end,
        one?.unpaid_interest_end,
      ]);
      expect(row[9]).toBe(one?.dates_short_of_interest);
    }
  });

  test('balances, principal, interest and what is short of it, date by date', () => {
    const names = Object.keys(result.classes);
    for (const [at, date] of result.dates.entries()) {
      const amounts = (name: string, from: number) =>
        names.map((_, noteClass) => printCents(Number(tableNamed(name).rows[at]?.[from + noteClass])));
      const classes = Object.values(date.classes);
      expect(amounts('Balances', 4)).toEqual(classes.map(({ after }) => after));
      expect(amounts('Principal', 3)).toEqual(classes.map(({ principal }) => principal));
      expect(amounts('Interest', 3)).toEqual(classes.map((one) => one.interest_paid));
      expect(amounts('Interest short', 3)).toEqual(classes.map((one) => one.interest_shortfall));
      expect(printDay(Number(tableNamed('Balances').rows[at]?.[1]) as never)).toBe(date.date);
    }
  });

  test('every line of the waterfall', () => {
    const lines = tableNamed('Waterfall').rows.map((row) => [
      row[0],
      row[3],
      ...row.slice(5).map((cents) => printCents(Number(cents))),
    ]);
    const wanted = result.dates.flatMap(({ n, clauses }) =>
      clauses.map((line) => [
        n,
        line.clause,
        line.due,
        line.paid,
        line.shortfall,
        line.from_collections,
        line.from_reserve,
      ]),
    );
    expect(lines).toEqual(wanted);
    expect(new Set(lines.map(([, clause]) => String(clause).slice(0, 6)))).toEqual(new Set(['2.8(a)', '5.4(b)']));
  });

  test('events and what was done or refused', () => {
    const words = tableNamed('Events').rows.map(([, , what]) => what);
    expect(words).toContain('Event of Default 5.1(a)(i)');
    expect(words).toContain('accelerated');
  });

  test('rep lines where the scenario gives them', () => {
    const table = exportTables(runOf(EVERY_FIELD), EVERY_FIELD).find(({ name }) => name === 'Rep lines');
    expect(table?.rows).toEqual([
      [40_000_000_000, 725_000_000, '66.44', '50.5'],
      [30_000_000_000, 912_500_000, '72', '61'],
    ]);
  });
});
