import type { Scenario } from '../../scenario/scenario.ts';
import type { DateAmounts } from '../date-amounts.ts';
import type { Plan } from '../plan.ts';
import { type RunState, report } from '../run-state.ts';

/**
 * The clean-up call (§ 10.1): may be made on a date at whose month's end the pool is at or below the threshold, at a
 * price of that pool, if price and collections reach the pay-off amount. Counts as collections; the pool is then zero.
 * Acceleration does not bar it.
 */
export function tryCall(plan: Plan, scenario: Scenario, state: RunState, date: DateAmounts): void {
  const { call } = scenario.events;
  if (call.mode === 'never' || (call.mode === 'month' && call.month !== date.number)) return;
  const nothingToCall = date.poolEnd === 0 || date.notesBefore === 0;
  const aboveThreshold = date.poolEnd > plan.callThreshold;
  if (nothingToCall || aboveThreshold) {
    if (call.mode === 'month') report(state, date.number, 'call_refused', refusal(plan, date, nothingToCall));
    return;
  }
  const reserve = scenario.readings.callTest === 'with_reserve' ? date.reserveOpening + date.reserveEarnings : 0;
  const have = date.poolEnd + date.availableCollections + reserve;
  if (have < date.payOff) {
    report(state, date.number, 'call_refused', { kind: 'notEnough', have, need: date.payOff });
    return;
  }
  date.callPrice = date.poolEnd;
  date.poolEnd = 0;
  state.ended = true;
  state.called = true;
  report(state, date.number, 'called');
}

function refusal(plan: Plan, date: DateAmounts, nothingToCall: boolean) {
  if (nothingToCall) return { kind: date.notesBefore === 0 ? 'noNotes' : 'nothingToSell' } as const;
  return { kind: 'aboveThreshold', pool: date.poolEnd, threshold: plan.callThreshold } as const;
}
