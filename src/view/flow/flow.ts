import type { ClauseId } from '../../deal/clauses.ts';
import type { Projection } from '../../engine/projection.ts';
import type { EachDateId, FigureId } from '../why/figure-id.ts';

/** Where money stands or goes: a source, an account, a clause, a payee. Columns run from left to right. */
export interface FlowNode {
  readonly id: string;
  readonly label: string;
  readonly column: FlowColumn;
  /** Place of the class it is, or -1. */
  readonly noteClass: number;
  /** What goes in, or, for a source, out. Cents. */
  readonly amount: number;
}

/** 0 sources, 1 accounts, 2 the draw, 3 clauses, 4 principal before it is divided, 5 who has it in the end. */
export type FlowColumn = 0 | 1 | 2 | 3 | 4 | 5;

/** Money that moves from one node to another: never nil, never negative. */
export interface FlowLink {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  /** For "why?". */
  readonly figure: FigureId;
  /** Whether it is, or may be, reserve money. */
  readonly purse: 'collections' | 'reserve' | 'both';
  /** Back to the Reserve Account, against the direction of all else: what is returned, and what tops it up. */
  readonly isBack: boolean;
}

/** The money of a month or of a life: at every node between sources and ends, as much goes out as came in. */
export interface Flow {
  readonly nodes: readonly FlowNode[];
  readonly links: readonly FlowLink[];
}

/** A clause with the lines that its section's list has for it. */
export interface FlowClause {
  readonly clause: ClauseId;
  readonly payees: readonly string[];
}

/** What a flow is drawn from: the clauses that may pay, and the amount and address of each flow. */
export interface FlowFigures {
  readonly projection: Projection;
  readonly clauses: readonly FlowClause[];
  readonly amount: (each: EachDateId) => number;
  readonly figure: (each: EachDateId) => FigureId;
  /** The Reserve Account at the beginning and at the end: balances, no flows. */
  readonly opening: { readonly amount: number; readonly figure: FigureId };
  readonly closing: { readonly amount: number; readonly figure: FigureId };
}

/** The clauses of a compiled list in the printed order, each once, with their payees. */
export function clausesOfRows(
  rows: readonly { readonly clause: ClauseId; readonly payee: string }[],
): readonly FlowClause[] {
  const payees = new Map<ClauseId, string[]>();
  for (const { clause, payee } of rows) payees.set(clause, [...(payees.get(clause) ?? []), payee]);
  return [...payees].map(([clause, list]) => ({ clause, payees: list }));
}
