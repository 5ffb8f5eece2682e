import type { DealTerms, Owed, Terms } from './terms.ts';

/** Where the trust stands between two Distribution Dates. Class amounts in the order of the deal's classes. */
export interface Position {
  pool: bigint;
  reserve: bigint;
  balances: bigint[];
  unpaidInterest: bigint[];
  unpaidFee: bigint;
  owed: Owed;
  successor: 'none' | 'trustee' | 'other';
  capSuccessorUsed: bigint;
  capReviewerUsed: bigint;
  /** The calendar year to which the yearly use of caps belongs. */
  capYear: number;
  /** A call or sale has taken the pool: nothing comes in any more. */
  poolGone: boolean;
  /** It was a call. */
  called: boolean;
}

export function openingPosition(terms: Terms, startYear: number): Position {
  const { start } = terms;
  return {
    pool: start.pool,
    reserve: start.reserve,
    balances: [...start.balances],
    unpaidInterest: [...start.unpaidInterest],
    unpaidFee: start.unpaidFee,
    owed: { ...start.owed },
    successor: 'none',
    capSuccessorUsed: start.capSuccessorUsed,
    capReviewerUsed: start.capReviewerUsed,
    capYear: startYear,
    poolGone: false,
    called: false,
  };
}

/** A new calendar year gives the reviewer a fresh cap, and the successor one where the cap is read as yearly. */
export function turnCapYear(position: Position, year: number, successorCapAggregate: boolean): void {
  if (year === position.capYear) return;
  position.capYear = year;
  position.capReviewerUsed = 0n;
  if (!successorCapAggregate) position.capSuccessorUsed = 0n;
}

export function notesOutstanding(position: Position): boolean {
  return position.balances.some((balance) => balance > 0n);
}

/** The class levels that still have a balance: the first is the Controlling Class. */
export function controllingLevel(deal: DealTerms, position: Position): string | null {
  const index = deal.classes.findIndex((_, k) => (position.balances[k] ?? 0n) > 0n);
  if (index < 0) return null;
  const levels = deal.classes.filter((_, k) => (position.balances[k] ?? 0n) > 0n).map((c) => c.level);
  return [...levels].sort()[0] ?? null;
}
