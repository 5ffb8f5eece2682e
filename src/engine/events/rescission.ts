import { CLAIMANTS, type Claimant, EVENT_KINDS, type EventKind, type Events } from '../../scenario/scenario.ts';
import type { Plan } from '../plan.ts';
import { type RunState, report } from '../run-state.ts';
import { isSet } from './events-of-default.ts';

/** The claims of § 5.4(b)'s second clause; the first two only while the Indenture Trustee is the successor. */
const SECOND_CLAUSE: readonly Claimant[] = [
  'successor_indemnity',
  'successor_transition',
  'trustee',
  'owner_trustee',
  'reviewer',
];

/**
 * Rescinds an acceleration in the user's month (§ 5.2(b)): allowed when nothing that would be due without it is unpaid
 * and each Event of Default (iii) to (vi) has been cured; else refused, naming each amount.
 */
export function rescind(plan: Plan, events: Events, state: RunState, month: number): void {
  if (events.rescissionMonth !== month) return;
  if (!state.accelerated) {
    report(state, month, 'rescission_refused', { kind: 'notAccelerated' });
    return;
  }
  const amounts = unpaidAmounts(plan, state, month);
  const notCured = EVENT_KINDS.filter((_, kind): boolean => kind >= 2 && isSet(state.forced, kind));
  if (amounts.length > 0 || notCured.length > 0) {
    report(state, month, 'rescission_refused', { kind: 'unpaid', amounts, notCured: notCured as readonly EventKind[] });
    return;
  }
  state.accelerated = false;
  state.forced = 0;
  state.pastFinal = 0;
  state.interestLevel = -1;
  report(state, month, 'rescinded');
}

function unpaidAmounts(plan: Plan, state: RunState, month: number): readonly { what: string; cents: number }[] {
  const found: { what: string; cents: number }[] = [];
  const add = (what: string, cents: number): void => {
    if (cents > 0) found.push({ what, cents });
  };
  for (const [index, one] of plan.deal.classes.entries()) {
    add(`interest ${one.name}`, state.unpaidInterest[index] as number);
  }
  for (const [index, one] of plan.deal.classes.entries()) {
    if (month >= (plan.finalDate[index] as number)) add(`principal ${one.name}`, state.balances[index] as number);
  }
  add('servicing_fee', state.unpaidFee);
  add('advances', state.unpaidAdvances);
  for (const claimant of SECOND_CLAUSE) {
    const ofSuccessor = claimant === 'successor_indemnity' || claimant === 'successor_transition';
    if (!ofSuccessor || state.successor === 'trustee') add(claimant, state.owed[CLAIMANTS.indexOf(claimant)] as number);
  }
  return found;
}
