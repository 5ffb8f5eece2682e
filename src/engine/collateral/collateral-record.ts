import { type Column, emptyColumn } from '../../money/column.ts';
import { COLLECTION_LINES, type CollectionLine } from '../../scenario/collections.ts';

/**
 * Collections month by month in whole cents, one column a line, and what stood behind them. Index 0 is the first month
 * of the record. Columns are reused from run to run: only the first `months` entries count.
 */
export interface CollateralRecord {
  readonly capacity: number;
  /** Months in the record. */
  months: number;
  readonly lines: Readonly<Record<CollectionLine, Column>>;
  readonly poolBegin: Column;
  readonly poolEnd: Column;
  /** Voluntary prepayment of the month as a fraction of what could prepay; of the whole pool, unrounded, for charts. */
  readonly appliedSmm: Column;
  /** Defaults of the month as a fraction of the performing balance; of the whole pool, unrounded, for charts. */
  readonly appliedMdr: Column;
}

/** An empty record with room for `capacity` months. */
export function collateralRecord(capacity: number): CollateralRecord {
  const column = (): Column => emptyColumn(capacity);
  const lines = {} as Record<CollectionLine, Column>;
  for (const line of COLLECTION_LINES) lines[line] = column();
  return {
    capacity,
    months: 0,
    lines,
    poolBegin: column(),
    poolEnd: column(),
    appliedSmm: column(),
    appliedMdr: column(),
  };
}

/** Sets every column to zero from one month up to another, that one excluded. */
export function clearMonths(record: CollateralRecord, from: number, to: number): void {
  for (const line of COLLECTION_LINES) record.lines[line].fill(0, from, to);
  record.poolBegin.fill(0, from, to);
  record.poolEnd.fill(0, from, to);
  record.appliedSmm.fill(0, from, to);
  record.appliedMdr.fill(0, from, to);
}
