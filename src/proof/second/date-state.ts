import type { CappedClaims, ClassInterest, PrincipalTests } from './amounts-due.ts';
import type { Position } from './position.ts';
import type { Purses } from './purses.ts';
import type { Collections, Level, Owed, Terms } from './terms.ts';

/** Everything that is known about one date before it pays. */
export interface DateFacts {
  readonly n: number;
  readonly poolBegin: bigint;
  /** The pool of the principal tests: nil where the call is made. */
  readonly poolTested: bigint;
  readonly collections: Collections;
  readonly availableCollections: bigint;
  readonly callPrice: bigint;
  readonly saleProceeds: bigint;
  readonly interest: readonly ClassInterest[];
  readonly feeCurrent: bigint;
  readonly feeDue: bigint;
  readonly capped: CappedClaims;
  /** What was owed before the date paid, the month's claims included. */
  readonly owedBefore: Owed;
  readonly payOff: bigint;
}

interface ReserveMoves {
  readonly opening: bigint;
  readonly earnings: bigint;
  readonly draw: bigint;
  readonly whole: boolean;
  readonly returned: bigint;
  readonly topUp: bigint;
  readonly toRegular: bigint;
  readonly toSuccessor: bigint;
  readonly toDepositor: bigint;
  readonly closing: bigint;
  readonly required: bigint;
}

/** What a date did. `principal` and `interestPaid` in the order of the deal's classes. */
export interface Payments {
  readonly purses: Purses;
  readonly tests: PrincipalTests & { readonly regular: bigint; readonly requiredPayment: bigint };
  readonly reserve: ReserveMoves;
  readonly feePaid: bigint;
  readonly interestPaid: readonly bigint[];
  readonly principal: readonly bigint[];
}

/** Class A, B, C or D: the places of its classes in the deal, in the deal's order. */
export function placesOfLevel(terms: Terms, level: Level): number[] {
  return terms.deal.classes.flatMap((c, k) => (c.level === level ? [k] : []));
}

/** Groups places of equal rank, senior rank first. */
export function rankGroups(terms: Terms, places: readonly number[]): number[][] {
  const rankOf = (k: number) => terms.deal.classes[k]?.rank ?? 0;
  const ranks = [...new Set(places.map(rankOf))].sort((a, b) => a - b);
  return ranks.map((rank) => places.filter((k) => rankOf(k) === rank));
}

export function balanceOf(position: Position, k: number): bigint {
  return position.balances[k] ?? 0n;
}
