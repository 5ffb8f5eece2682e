import { type Column, emptyColumn } from '../money/column.ts';
/** The lines of one Collection Period, in the order of engine.md § 3; `defaulted`, `reserve_earnings` and `unreimbursed_advances` are no cash of the Collection Account. */
export const COLLECTION_LINES = [
  'principal',
  'finance_charges',
  'liquidation_proceeds',
  'purchase_principal',
  'purchase_finance',
  'defaulted',
  'account_interest',
  'reserve_earnings',
  'advances',
  'unreimbursed_advances',
] as const;

export type CollectionLine = (typeof COLLECTION_LINES)[number];

/** Collections by month, in cents: one column a line, the first entry for the first date after the start. */
export interface CollectionsRecord {
  readonly count: number;
  readonly lines: Readonly<Record<CollectionLine, Column>>;
}

/** A record of `count` months with nothing in it. */
export function emptyCollections(count: number): CollectionsRecord {
  const lines = {} as Record<CollectionLine, Column>;
  for (const line of COLLECTION_LINES) lines[line] = emptyColumn(count);
  return { count, lines };
}
