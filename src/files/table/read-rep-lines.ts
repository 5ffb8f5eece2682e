import { printCents } from '../../money/cents.ts';
import { RATE_ONE } from '../../money/rate.ts';
import { printScaled } from '../../money/scaled.ts';
import { COLLATERAL_LIMITS, type CollateralForm } from '../../scenario/collateral-form.ts';
import { TERM_ONE } from '../../scenario/vector/collateral-assumptions.ts';
import { headerIndex } from './column-spec.ts';
import { atOnce, inSteps } from './in-steps.ts';
import { type OpenTable, openTable, type TableKind } from './open-table.ts';
import { type Cells, type RowFault, type RowMaker, readRows } from './read-rows.ts';
import { REP_LINE_COLUMNS, type RepLineColumn } from './rep-line-columns.ts';
import type { Remark, TableRead, TableRow, TableSteps } from './table-read.ts';

/** A rep line as the scenario's form has it: `collateral.rep_lines[i]`. */
export type RepLineForm = NonNullable<CollateralForm['rep_lines']>[number];
export type RepLinesRead = TableRead<RepLineForm, RepLineColumn>;

export interface RepLineOptions {
  /**
   * Whether rates without a percent sign are percentages (8.66) or shares of one (0.0866). The user's choice: a remark
   * offers it where every rate is below 1.
   */
  readonly ratesAre?: 'percent' | 'fraction';
}

const KIND: TableKind<RepLineColumn> = {
  what: 'rep lines',
  columns: REP_LINE_COLUMNS,
  known: headerIndex(REP_LINE_COLUMNS),
  mostRows: COLLATERAL_LIMITS.repLines,
  wanted: 'balance, rate_pct, original_term and remaining_term',
  missing: (found) => {
    const missing: string[] = [];
    if (!found.has('balance')) missing.push('the balance ("Balance", "Principal balance", "UPB")');
    if (!found.has('rate_pct')) missing.push('the rate ("Rate", "APR", "WAC")');
    const terms = (['original_term', 'remaining_term', 'age'] as const).filter((field) => found.has(field));
    if (terms.length >= 2) return missing;
    if (!found.has('remaining_term')) missing.push('the remaining term ("Remaining term", "Rem term", "WAM")');
    else missing.push('the original term ("Original term", "Orig term"; or "Age")');
    if (terms.length === 0) missing.push('the original term ("Original term", "Orig term")');
    return missing;
  },
};

/**
 * Reads rep lines from CSV text or from cells pasted from a spreadsheet. Two of original term, remaining term and age are
 * enough: the third follows. Faulty rows are marked and named; nothing is put right.
 * @returns the table with a line for each sound row, or why the text is no table of rep lines
 */
export function readRepLines(text: string, options: RepLineOptions = {}): RepLinesRead {
  return atOnce(repLineSteps(text, options));
}

/** {@link readRepLines} a few rows at a time, so that a page goes on answering; see {@link inSteps} for `pause`. */
export function readRepLinesInSteps(
  text: string,
  pause: (share: number) => Promise<unknown>,
  options: RepLineOptions = {},
): Promise<RepLinesRead> {
  return inSteps(repLineSteps(text, options), pause);
}

function* repLineSteps(text: string, { ratesAre = 'percent' }: RepLineOptions): TableSteps<RepLinesRead> {
  const table = openTable(text, KIND);
  if (!table.ok) return table;
  const maker: RowMaker<RepLineForm, RepLineColumn> = {
    kindOf: ({ kind }) => (kind === 'percent' && ratesAre === 'fraction' ? 'fraction' : (kind as 'money')),
    formOf: repLineOf,
    remarks: (rows) => [...termRemarks(table), ...(ratesAre === 'percent' ? lowRates(rows) : []), ...hiddenTotal(rows)],
  };
  const columns = hasBothTerms(table) ? KIND.columns.filter(({ field }) => field !== 'age') : KIND.columns;
  return yield* readRows(table, columns, maker);
}

function repLineOf(cells: Cells<RepLineColumn>): RepLineForm | readonly RowFault<RepLineColumn>[] {
  const fields = Object.keys(cells) as RepLineColumn[];
  const blank = fields.filter((field) => (cells[field]?.value ?? null) === null);
  if (blank.length > 0) return blank.map((field) => ({ field, message: 'is blank; a rep line needs it.' }));
  const age = cells.age?.units ?? 0;
  const original = cells.original_term?.units ?? (cells.remaining_term?.units ?? 0) + age;
  const remaining = cells.remaining_term?.units ?? original - age;
  const fault = termFault(original, remaining);
  if (fault !== null) return [{ field: cells.age ? 'age' : 'remaining_term', message: fault }];
  return {
    balance: cells.balance?.value ?? '',
    rate_pct: cells.rate_pct?.value ?? '',
    original_term: cells.original_term?.value ?? printScaled(original, TERM_ONE),
    remaining_term: cells.remaining_term?.value ?? printScaled(remaining, TERM_ONE),
  };
}

/** What is wrong with two terms together, in 10^-4 months. */
function termFault(original: number, remaining: number): string | null {
  const most = COLLATERAL_LIMITS.termMonths;
  const months = (term: number) => printScaled(term, TERM_ONE);
  if (remaining < 0) return `the age is longer than the original term of ${months(original)} months.`;
  if (original > most * TERM_ONE) return `with the remaining term it makes an original term above ${most} months.`;
  if (remaining <= original) return null;
  return `the remaining term of ${months(remaining)} months is longer than the original term of ${months(original)}.`;
}

function hasBothTerms({ places }: OpenTable<RepLineColumn>): boolean {
  return places.has('original_term') && places.has('remaining_term');
}

function termRemarks(table: OpenTable<RepLineColumn>): Remark[] {
  if (!table.places.has('age')) return [];
  if (hasBothTerms(table)) {
    const message =
      'The age is not needed beside both terms and is left out: it is the original less the remaining term.';
    return [{ kind: 'unused_column', message, rows: [] }];
  }
  const message = table.places.has('remaining_term')
    ? 'The original term is reckoned as the remaining term plus the age.'
    : 'The remaining term is reckoned as the original term less the age.';
  return [{ kind: 'derived_term', message, rows: [] }];
}

function sound(rows: readonly TableRow<RepLineColumn>[]): readonly TableRow<RepLineColumn>[] {
  return rows.filter(({ faults }) => faults.length === 0);
}

/** Every rate below 1 %: perhaps shares of one. */
function lowRates(rows: readonly TableRow<RepLineColumn>[]): Remark[] {
  const rates = sound(rows).map(({ cells }) => cells.rate_pct?.units ?? 0);
  const signed = rows.some(({ cells }) => cells.rate_pct?.text.includes('%'));
  if (signed || !rates.some((rate) => rate > 0) || rates.some((rate) => rate >= RATE_ONE / 100)) return [];
  const message = `Every rate is below 1 %. If they are shares of one, as 0.0866 for 8.66 %, read them as such.`;
  return [{ kind: 'rates_below_one', message, rows: [] }];
}

/** The last row may be a total that does not say so. */
function hiddenTotal(rows: readonly TableRow<RepLineColumn>[]): Remark[] {
  const balances = sound(rows).map(({ cells }) => cells.balance?.units ?? 0);
  const last = balances.at(-1) ?? 0;
  const others = balances.reduce<number>((sum, balance) => sum + balance, 0) - last;
  const row = sound(rows).at(-1)?.row;
  if (balances.length < 3 || last === 0 || last !== others || row === undefined) return [];
  const message = `Row ${row} has the balance of all rows above it together, ${printCents(last)}: if it is their total, delete it.`;
  return [{ kind: 'looks_like_total', message, rows: [row] }];
}
