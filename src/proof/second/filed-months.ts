import type { FiledData } from './read-terms.ts';

/** The class names with the endings of their columns in a table of certificates. */
export const CLASS_COLUMNS: readonly (readonly [name: string, ending: string])[] = [
  ['A-1', 'A1'],
  ['A-2a', 'A2a'],
  ['A-2b', 'A2b'],
  ['A-3', 'A3'],
  ['A-4', 'A4'],
  ['B', 'B'],
  ['C', 'C'],
  ['D', 'D'],
];

type Row = Readonly<Record<string, string>>;

/** What was fed in of the certificates: each month's collections and benchmark, and the standing after each month. */
export function filedMonths(rows: readonly Row[]): FiledData {
  const benchmark: string[] = [];
  for (const row of rows) {
    const printed = cell(row, 'benchmark_pct');
    benchmark.push(/^-?\d/.test(printed) ? printed : (benchmark.at(-1) ?? '0'));
  }
  return {
    collections: rows.map(collectionsOf),
    starts: Object.fromEntries(rows.map((row, k) => [k + 1, standingAfter(row, k + 1)])),
    benchmark,
  };
}

function cell(row: Row, name: string): string {
  const value = row[name];
  if (value === undefined) throw new Error(`no column ${name}`);
  return value;
}

function collectionsOf(row: Row): Record<string, string> {
  return {
    principal: cell(row, 'coll_principal'),
    finance_charges: cell(row, 'coll_finance_charge'),
    liquidation_proceeds: added(cell(row, 'liq_proceeds_finance_charge'), cell(row, 'liq_proceeds_principal')),
    purchase_principal: cell(row, 'purchase_principal'),
    purchase_finance: cell(row, 'purchase_finance_charge'),
    defaulted: cell(row, 'defaulted_receivables'),
    account_interest: cell(row, 'interest_income_coll_acct'),
    reserve_earnings: cell(row, 'reserve_inv_earnings'),
    advances: cell(row, 'simple_interest_advances'),
    unreimbursed_advances: cell(row, 'unreimb_servicer_advances'),
  };
}

function added(a: string, b: string): string {
  const cents = BigInt(a.replace('.', '')) + BigInt(b.replace('.', ''));
  return `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;
}

function standingAfter(row: Row, month: number): Record<string, unknown> {
  return {
    kind: 'after',
    after_date: month,
    balances: Object.fromEntries(CLASS_COLUMNS.map(([name, ending]) => [name, cell(row, `note_end_${ending}`)])),
    pool: cell(row, 'pool_end'),
    reserve: cell(row, 'reserve_end'),
  };
}
