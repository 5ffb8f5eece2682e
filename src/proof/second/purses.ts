import { lesser, proRata, sum } from './cents.ts';

interface ClauseRow {
  readonly clause: string;
  readonly payee: string;
  readonly due: bigint;
  readonly paid: bigint;
  readonly fromCollections: bigint;
  readonly fromReserve: bigint;
}

export interface Claim {
  readonly payee: string;
  readonly due: bigint;
}

/** The two purses of one date and the rows of what was paid from them. */
export interface Purses {
  collections: bigint;
  reserve: bigint;
  readonly reserveFirst: boolean;
  readonly rows: ClauseRow[];
}

/**
 * Pays one clause: the lesser of what is due and what is left, pro rata in cents when short. Within the
 * clause the purse that is spent first fills the claimants in their order. Returns what each was paid.
 */
export function payClause(purses: Purses, clause: string, claims: readonly Claim[], reserveMayPay: boolean): bigint[] {
  const due = sum(claims.map((claim) => claim.due));
  const money = lesser(due, purses.collections + (reserveMayPay ? purses.reserve : 0n));
  const shares = proRata(
    money,
    claims.map((claim) => claim.due),
  );
  claims.forEach((claim, k) => {
    const paid = shares[k] ?? 0n;
    const reserve = reserveMayPay ? purses.reserve : 0n;
    const fromReserve = purses.reserveFirst ? lesser(paid, reserve) : paid - lesser(paid, purses.collections);
    const fromCollections = paid - fromReserve;
    purses.collections -= fromCollections;
    purses.reserve -= fromReserve;
    if (purses.collections < 0n || purses.reserve < 0n) throw new Error(`a purse is overdrawn at ${clause}`);
    purses.rows.push({ clause, payee: claim.payee, due: claim.due, paid, fromCollections, fromReserve });
  });
  return shares;
}

/** Pays one claimant. */
export function payOne(purses: Purses, clause: string, payee: string, due: bigint, reserveMayPay: boolean): bigint {
  return payClause(purses, clause, [{ payee, due }], reserveMayPay)[0] ?? 0n;
}
