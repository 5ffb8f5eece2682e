import { type Column, columnFrom } from '../money/column.ts';
import { CLAIMANTS, type Scenario } from '../scenario/scenario.ts';
import type { EventRecord, StatusReason, StatusRecord } from './projection.ts';

/** What stands between two dates. One object for a whole run; the loop moves it on date by date. */
export interface RunState {
  pool: number;
  /** The assets are gone by call or sale: every later line of collections is zero. */
  ended: boolean;
  called: boolean;
  reserve: number;
  readonly balances: Column;
  /** All balances together. */
  notes: number;
  readonly unpaidInterest: Column;
  unpaidFee: number;
  unpaidAdvances: number;
  readonly owed: Column;
  /** Whether the scenario has any claim at all: most have none, and their dates are spared the walk over the claimants. */
  readonly hasClaims: boolean;
  capSuccessorUsed: number;
  capReviewerUsed: number;
  capYear: number;
  successor: 'none' | 'trustee' | 'other';
  accelerated: boolean;
  /** Whether an event of § 5.1(a)(i), (ii), (v) or (vi) continued at the declaration or came later. */
  fourthGoverns: boolean;
  /** Whether a payment event, (i) or (ii), did: the first test of a sale. */
  paymentDefault: boolean;
  /** Level whose unpaid interest is a continuing event (i), or -1. */
  interestLevel: number;
  /** Bits by class (a deal has 16 at most): a balance past its Final Distribution Date is a continuing event (ii). */
  pastFinal: number;
  /** Bits by event kind: forced by the user, and continuing. */
  forced: number;
  /** Month of the next thing the user has placed after payments; -1 when there is none. Spares the dates between. */
  nextPlaced: number;
  notesWerePaid: boolean;
  events: EventRecord[];
  statuses: StatusRecord[];
}

/** The state at the start of a run. */
export function stateAtStart(scenario: Scenario, capYear: number): RunState {
  const { start } = scenario;
  return {
    pool: start.pool,
    ended: false,
    called: false,
    reserve: start.reserve,
    balances: columnFrom(start.balances),
    notes: totalOf(start.balances),
    unpaidInterest: columnFrom(start.unpaidInterest),
    unpaidFee: start.unpaidFee,
    unpaidAdvances: start.unpaidAdvances,
    owed: columnFrom(CLAIMANTS, (claimant) => start.owed[claimant]),
    hasClaims: hasClaims(scenario),
    capSuccessorUsed: start.capSuccessorUsed,
    capReviewerUsed: start.capReviewerUsed,
    capYear,
    successor: 'none',
    accelerated: false,
    fourthGoverns: false,
    paymentDefault: false,
    interestLevel: -1,
    pastFinal: 0,
    forced: 0,
    nextPlaced: -1,
    notesWerePaid: totalOf(start.balances) === 0,
    events: [],
    statuses: [],
  };
}

function hasClaims({ start, events }: Scenario): boolean {
  return (
    events.claims.length > 0 ||
    events.servicerTransfer !== null ||
    CLAIMANTS.some((claimant) => start.owed[claimant] > 0)
  );
}

function totalOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Records what happened in a month, or what the documents forbade. */
export function report(
  state: RunState,
  month: number,
  code: StatusRecord['code'],
  reason: StatusReason = { kind: 'none' },
): void {
  state.statuses.push({ month, code, reason });
}
