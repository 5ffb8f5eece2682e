import { lesser, plus } from './cents.ts';
import type { Position } from './position.ts';

export interface ReserveSettlement {
  readonly toRegular: bigint;
  readonly toSuccessor: bigint;
  readonly toDepositor: bigint;
  readonly closing: bigint;
}

interface ReserveStanding {
  /** The account after the clauses. */
  readonly held: bigint;
  readonly required: bigint;
  /** The Notes after the clauses. */
  readonly notesLeft: bigint;
  readonly unfundedRegular: bigint;
  readonly position: Position;
}

/**
 * What the account holds above its requirement pays, in order: unfunded Regular principal, a successor's
 * unpaid transition costs, its unpaid Additional Servicing Fee, the Depositor. With no Note left nothing is required.
 */
export function settleReserve(standing: ReserveStanding): ReserveSettlement {
  const { held, position } = standing;
  const required = (notes: bigint) => (notes === 0n ? 0n : standing.required);
  const toRegular = lesser(standing.unfundedRegular, plus(held - required(standing.notesLeft)));
  let excess = plus(held - toRegular - required(standing.notesLeft - toRegular));
  let toSuccessor = 0n;
  if (position.successor !== 'none') {
    for (const kind of ['successor_transition', 'additional_fee'] as const) {
      const paid = lesser(excess, position.owed[kind]);
      position.owed[kind] -= paid;
      toSuccessor += paid;
      excess -= paid;
    }
  }
  return { toRegular, toSuccessor, toDepositor: excess, closing: held - toRegular - toSuccessor - excess };
}
