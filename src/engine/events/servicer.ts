import { CLAIMANTS, type Events } from '../../scenario/scenario.ts';
import { type RunState, report } from '../run-state.ts';

const ADDITIONAL_FEE = CLAIMANTS.indexOf('additional_fee');

/**
 * A servicer transfer and the claims of a month, part of that month's date: from it on a successor services, and each
 * date adds the Additional Servicing Fee to what it is owed.
 */
export function openServicing(events: Events, state: RunState, month: number): void {
  const transfer = events.servicerTransfer;
  if (transfer && transfer.month <= month) {
    state.successor = transfer.successor;
    if (transfer.month === month) {
      report(state, month, 'servicer_transferred', { kind: 'successor', successor: transfer.successor });
    }
    state.owed[ADDITIONAL_FEE] = (state.owed[ADDITIONAL_FEE] as number) + transfer.additionalFeeMonthly;
  }
  addClaims(events, state, month);
}

/** Adds the claims that arise in a month to what is owed. */
export function addClaims(events: Events, state: RunState, month: number): void {
  for (const claims of events.claims) {
    if (claims.month !== month) continue;
    CLAIMANTS.forEach((claimant, index) => {
      state.owed[index] = (state.owed[index] as number) + claims.amounts[claimant];
    });
  }
}
