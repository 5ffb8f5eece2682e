import { EVENT_KINDS, type Events } from '../../scenario/scenario.ts';
import { type RunState, report } from '../run-state.ts';
import { anyContinues, continues, countTowardsOrder } from './events-of-default.ts';

/**
 * Declares the Notes due (§ 5.2(a)): on the first Event of Default that continues, or in the user's month, or never. It
 * governs from the next date on. Nothing can be declared due when no Note is left.
 */
export function accelerate(events: Events, state: RunState, month: number): void {
  const { acceleration } = events;
  if (state.accelerated || acceleration.mode === 'never') return;
  if (acceleration.mode === 'month' && acceleration.month !== month) return;
  if (acceleration.mode !== 'month' && !anyContinues(state)) return;
  const continuing = EVENT_KINDS.filter((_, kind) => continues(state, kind));
  const noNotes = state.notes === 0;
  if (continuing.length === 0 || noNotes) {
    if (acceleration.mode === 'month') {
      report(state, month, 'acceleration_refused', { kind: noNotes ? 'noNotes' : 'noEventContinues' });
    }
    return;
  }
  state.accelerated = true;
  state.fourthGoverns = false;
  state.paymentDefault = false;
  for (let kind = 0; kind < EVENT_KINDS.length; kind += 1) if (continues(state, kind)) countTowardsOrder(state, kind);
  report(state, month, 'accelerated', { kind: 'events', events: continuing });
}
