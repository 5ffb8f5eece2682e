import { excessOver, lesserOf } from '../money/cents.ts';
import type { Column } from '../money/column.ts';
import { CLAIMANTS, type Readings } from '../scenario/scenario.ts';
import type { DateAmounts } from './date-amounts.ts';
import type { Plan } from './plan.ts';
import { DATE_SLOT, DATE_SLOTS } from './priorities/clause-list.ts';
import type { RunState } from './run-state.ts';

/** Places of the claimants in CLAIMANTS. */
const OWED = {
  successor_indemnity: 0,
  successor_transition: 1,
  reviewer: 2,
  trustee: 3,
  owner_trustee: 4,
  additional_fee: 5,
} as const satisfies Record<(typeof CLAIMANTS)[number], number>;

/**
 * The capped amounts of § 2.8(a)(ii): a trustee-successor's indemnities, then its transition costs, under what is left of
 * its cap; the reviewer under what is left of the year's. A calendar year's turn renews the reviewer's cap (and the
 * successor's, where the reading successor_cap says annual).
 * @param year calendar year of the Distribution Date
 */
export function capClaims(plan: Plan, readings: Readings, state: RunState, date: DateAmounts, year: number): void {
  if (year !== state.capYear) {
    state.capYear = year;
    state.capReviewerUsed = 0;
    if (readings.successorCap === 'annual') state.capSuccessorUsed = 0;
  }
  const { successorTotal, reviewerPerYear } = plan.deal.caps;
  const left = state.successor === 'trustee' ? excessOver(successorTotal, state.capSuccessorUsed) : 0;
  date.cappedIndemnity = lesserOf(state.owed[OWED.successor_indemnity] as number, left);
  date.cappedTransition = lesserOf(state.owed[OWED.successor_transition] as number, left - date.cappedIndemnity);
  date.cappedReviewer = lesserOf(
    state.owed[OWED.reviewer] as number,
    excessOver(reviewerPerYear, state.capReviewerUsed),
  );
}

/**
 * Fills in what each line is due at a date, by slot of the clause lists. The reserve's deficiency and the remainder wait
 * until the clauses before them are paid.
 */
export function fillDues(plan: Plan, state: RunState, date: DateAmounts, interestDue: Column, dues: Column): void {
  dues[DATE_SLOT.totalServicingFee] = date.feeDue;
  dues[DATE_SLOT.unreimbursedAdvances] = date.advancesDue;
  dues[DATE_SLOT.priority] = date.priority;
  dues[DATE_SLOT.secondary] = date.secondary;
  dues[DATE_SLOT.tertiary] = date.tertiary;
  dues[DATE_SLOT.quaternary] = date.quaternary;
  dues[DATE_SLOT.regular] = date.regular;
  for (let one = 0; one < plan.classCount; one += 1) dues[DATE_SLOTS + one] = interestDue[one] as number;
  if (state.accelerated) fillBalances(plan, state, dues);
  if (state.hasClaims) fillClaims(state, date, dues);
}

/** Before an acceleration no line is due a class's own balance: § 2.8(a) pays principal as one sum a clause. */
function fillBalances({ classCount }: Plan, { balances }: RunState, dues: Column): void {
  for (let one = 0; one < classCount; one += 1) dues[DATE_SLOTS + classCount + one] = balances[one] as number;
}

function fillClaims(state: RunState, date: DateAmounts, dues: Column): void {
  const { owed } = state;
  const isTrustee = state.successor === 'trustee';
  const isSuccessor = state.successor !== 'none';
  const indemnity = isTrustee ? (owed[OWED.successor_indemnity] as number) : 0;
  const transition = owed[OWED.successor_transition] as number;
  dues[DATE_SLOT.cappedIndemnity] = date.cappedIndemnity;
  dues[DATE_SLOT.cappedTransition] = date.cappedTransition;
  dues[DATE_SLOT.cappedReviewer] = date.cappedReviewer;
  dues[DATE_SLOT.trustee] = owed[OWED.trustee] as number;
  dues[DATE_SLOT.ownerTrustee] = owed[OWED.owner_trustee] as number;
  dues[DATE_SLOT.indemnity] = indemnity;
  dues[DATE_SLOT.transition] = isTrustee ? transition : 0;
  dues[DATE_SLOT.reviewer] = owed[OWED.reviewer] as number;
  dues[DATE_SLOT.indemnityOverCap] = isTrustee ? indemnity - date.cappedIndemnity : 0;
  dues[DATE_SLOT.transitionOverCap] = isSuccessor ? transition - date.cappedTransition : 0;
  dues[DATE_SLOT.reviewerOverCap] = (owed[OWED.reviewer] as number) - date.cappedReviewer;
  dues[DATE_SLOT.additionalFee] = isSuccessor ? (owed[OWED.additional_fee] as number) : 0;
}

/** The claims of § 5.4(b)'s second clause together, without caps; a successor's own only where it is the Indenture Trustee. */
export function secondClauseDue(state: RunState): number {
  const { owed } = state;
  const ofSuccessor = (owed[OWED.successor_indemnity] as number) + (owed[OWED.successor_transition] as number);
  const others =
    (owed[OWED.trustee] as number) + (owed[OWED.owner_trustee] as number) + (owed[OWED.reviewer] as number);
  return others + (state.successor === 'trustee' ? ofSuccessor : 0);
}

/** Claimants by the name under which a clause list pays them. */
const CLAIMANT_PLACE: ReadonlyMap<string, number> = new Map(CLAIMANTS.map((name, place) => [name, place]));

/** The claimant (place in CLAIMANTS) that a payee is, or -1. */
export function claimantOf(payee: string): number {
  return CLAIMANT_PLACE.get(payee) ?? -1;
}
