import { type CompiledList, PURSE_CODE } from '../../engine/priorities/clause-list.ts';
import type { ClauseLineId } from './figure-id.ts';
import { ALL } from './figure-id.ts';
import { numberAt, paymentsAt, regimeAt, successorAt, type Walk } from './walk.ts';

/** The rows of a clause list that share one payment pro rata; a line paid in order is a group of its own. */
export interface PayGroup {
  /** Place among the groups of the list. */
  readonly index: number;
  readonly first: number;
  readonly end: number;
  readonly mayUseReserve: boolean;
}

export function listAt(walk: Walk, at: number): CompiledList {
  return walk.projection.lists[regimeAt(walk, at)];
}

/** The group that a row belongs to. */
export function groupOf(walk: Walk, at: number, row: number): PayGroup {
  const { groups, groupCount } = listAt(walk, at);
  for (let index = 0; index < groupCount; index += 1) {
    const [first = 0, end = 0, purse = 0] = groups.subarray(index * 3, index * 3 + 3);
    if (row >= first && row < end) return { index, first, end, mayUseReserve: mayUseReserve(walk, at, purse) };
  }
  throw new Error(`Row ${row} belongs to no group.`);
}

function mayUseReserve(walk: Walk, at: number, purse: number): boolean {
  if (purse === PURSE_CODE.either) return true;
  return purse !== PURSE_CODE.collections && successorAt(walk, numberAt(walk, at)) !== 'none';
}

/** Collections left before a group is paid. */
export function collectionsLeft(walk: Walk, at: number, { first }: PayGroup): number {
  const { byDate } = walk.projection;
  const { paid, fromReserve, dates } = paymentsAt(walk, at);
  let left =
    (byDate.availableCollections[at] as number) +
    (byDate.callPrice[at] as number) +
    (byDate.saleProceeds[at] as number);
  for (let row = 0; row < first; row += 1) {
    left -= (paid[row * dates + at] as number) - (fromReserve[row * dates + at] as number);
  }
  return left;
}

/** Reserve money left before a group is paid: of the draw, what is neither spent nor has gone back. */
export function reserveLeft(walk: Walk, at: number, group: PayGroup): number {
  const { byDate } = walk.projection;
  const { fromReserve, dates } = paymentsAt(walk, at);
  let left = byDate.reserveDraw[at] as number;
  for (let row = 0; row < group.first; row += 1) left -= fromReserve[row * dates + at] as number;
  return isAfterReturn(walk, at, group) ? left - (byDate.reserveReturned[at] as number) : left;
}

/** Whether unspent reserve money has gone back before a group is paid: after § 2.8(a)(x), unless the whole account is drawn. */
export function isAfterReturn(walk: Walk, at: number, { index }: PayGroup): boolean {
  const isWhole = walk.projection.byDate.wholeAccount[at] === 1;
  return regimeAt(walk, at) === '2.8(a)' && !isWhole && index >= walk.plan.returnGroup;
}

/** Rows by clause and payee, found once for each list. */
const rowsByLine = new WeakMap<CompiledList, ReadonlyMap<string, readonly number[]>>();

function lineKey(clause: string, payee: string): string {
  return `${clause} ${payee}`;
}

function rowsOfList(list: CompiledList): ReadonlyMap<string, readonly number[]> {
  const known = rowsByLine.get(list);
  if (known) return known;
  const found = new Map<string, number[]>();
  for (const [row, { clause, payee }] of list.rows.entries()) {
    for (const key of [lineKey(clause, payee), lineKey(clause, ALL)]) found.set(key, [...(found.get(key) ?? []), row]);
  }
  rowsByLine.set(list, found);
  return found;
}

/** The rows that a clause's figure is about: one, or all of the clause; none where the date's list has no such line. */
export function rowsOf(
  walk: Walk,
  at: number,
  { clause, payee }: Pick<ClauseLineId, 'clause' | 'payee'>,
): readonly number[] {
  return rowsOfList(listAt(walk, at)).get(lineKey(clause, payee)) ?? [];
}

/** One quantity of some rows at a date, added up. */
export function sumRows(walk: Walk, at: number, rows: readonly number[], what: 'due' | 'paid' | 'fromReserve'): number {
  const columns = paymentsAt(walk, at);
  return rows.reduce((sum, row) => sum + (columns[what][row * columns.dates + at] as number), 0);
}

/** The rows from one up to another, that one excluded. */
export function rowsBetween(first: number, end: number): readonly number[] {
  return Array.from({ length: end - first }, (_, index) => first + index);
}
