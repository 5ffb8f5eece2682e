import { EVENT_KINDS, type Events } from '../../scenario/scenario.ts';
import { type RunState, report } from '../run-state.ts';
import { continues } from './events-of-default.ts';

/**
 * Waivers of a month (§ 5.12): of an Event of Default (iii) to (vi) that continues, and only before an acceleration.
 */
export function waiveEvents(events: Events, state: RunState, month: number): void {
  for (const waiver of events.waivers) {
    if (waiver.month !== month) continue;
    const kind = EVENT_KINDS.indexOf(waiver.kind);
    if (state.accelerated) report(state, month, 'waiver_refused', { kind: 'alreadyAccelerated' });
    else if (kind < 2) report(state, month, 'waiver_refused', { kind: 'paymentEvent' });
    else if (!continues(state, kind))
      report(state, month, 'waiver_refused', { kind: 'eventNotContinuing', event: waiver.kind });
    else {
      state.forced &= ~(1 << kind);
      report(state, month, 'waived', { kind: 'event', event: waiver.kind });
    }
  }
}
