import { FILED_MONTHS } from '../deal/carmx-2019-4/filed-months.ts';
import { THIS_TRUST } from '../deal/this-trust.ts';
import type { Projection } from '../engine/projection.ts';
import { columnFrom } from '../money/column.ts';
import {
  classBalances,
  keptFor,
  notesSeries,
  overcollateralization,
  poolSeries,
  reserveSeries,
  type Series,
  sumOf,
} from './class-balances.ts';

/** Balances after the closing and after each month, filed ones before a start within the filed months included. */
export interface WholeRun {
  /** Number of the Distribution Date that entry 0 stands after: 0 is the closing. */
  readonly first: number;
  /** How many months at the beginning are the filed ones. */
  readonly actual: number;
  readonly balances: readonly Series[];
  readonly notes: Series;
  readonly pool: Series;
  readonly oc: Series;
  readonly reserve: Series;
}

/**
 * A run together with the filed months before it. A run that starts at closing, or from balances of a user's own, is
 * whole by itself. Only the trust of the filings can start after a filed month, so that its classes are the deal's.
 */
export const wholeRun = keptFor(reckonWhole);

function reckonWhole(projection: Projection): WholeRun {
  const actual = filedBefore(projection);
  const past = actual === 0 ? null : filedSeries(projection, actual);
  const balances = classBalances(projection).map((series, place) => joined(past?.balances[place], series, actual));
  const notes = past ? sumOf(balances) : notesSeries(projection);
  const pool = joined(past?.pool, poolSeries(projection), actual);
  return {
    first: projection.startAfter - actual,
    actual,
    balances,
    notes,
    pool,
    oc: overcollateralization(pool, notes),
    reserve: joined(past?.reserve, reserveSeries(projection), actual),
  };
}

/** How many filed months stand before the run's first date. */
export function filedBefore({ deal, scenario, startAfter }: Projection): number {
  if (scenario.start.kind === 'filed') return startAfter;
  // A start after the month that follows the last filed one comes from that month's certificate.
  const isNext = scenario.start.kind === 'after' && startAfter === FILED_MONTHS.count + 1;
  return isNext && deal.name === THIS_TRUST.name && deal.initialPool === THIS_TRUST.initialPool ? startAfter : 0;
}

/** The filed balances after the closing and after each of the first `months` months. Cents. */
export function filedSeries({ deal }: Pick<Projection, 'deal'>, months: number) {
  const { amounts, byClass } = FILED_MONTHS.results;
  const from = (opening: number, column: readonly number[]): Series =>
    columnFrom([opening, ...column.slice(0, months)]);
  return {
    balances: deal.classes.map(({ name, balance }) =>
      from(balance, byClass.after[name as keyof typeof byClass.after] ?? []),
    ),
    pool: from(deal.initialPool, amounts.poolEnd),
    reserve: from(deal.reserveInitial, amounts.reserveClosing),
  };
}

/** The filed entries before the start, then the run's own, whose first is the start's. */
function joined(past: Series | undefined, own: Series, actual: number): Series {
  if (past === undefined) return own;
  return past.slice(0, actual).concat(own);
}

/** The entry of a Distribution Date's number, the nearest one where the run has no such date. */
export function entryOf({ first, notes }: WholeRun, number: number): number {
  return Math.min(Math.max(number - first, 0), notes.length - 1);
}
