import { EVENT_KINDS, type Events } from '../../scenario/scenario.ts';
import type { Plan } from '../plan.ts';
import type { Projection } from '../projection.ts';
import { type RunState, report } from '../run-state.ts';
import { accelerate } from './acceleration.ts';
import { cureEvents, findEventsOfDefault, forceEvents } from './events-of-default.ts';
import { rescind } from './rescission.ts';
import { addClaims } from './servicer.ts';
import { waiveEvents } from './waiver.ts';

/**
 * What falls after the payments of a month, in this order: Events of Default, cures, waivers, rescission, acceleration. It
 * first governs the next date (engine.md § 7).
 */
export function eventsAfterPayments(plan: Plan, events: Events, state: RunState, month: number): void {
  findEventsOfDefault(plan, events, state, month);
  if (state.nextPlaced === month) placedInMonth(plan, events, state, month, FIRST_WITHOUT_MODEL);
  accelerate(events, state, month);
}

/** Place of § 5.1(a)(iii), the first kind that has no model and is only ever forced. */
const FIRST_WITHOUT_MODEL = 2;

/** What the user has placed in a month; forced events from the kind `from` on. */
function placedInMonth(plan: Plan, events: Events, state: RunState, month: number, from: number): void {
  forceEvents(plan, events, state, month, from);
  cureEvents(events, state, month);
  waiveEvents(events, state, month);
  rescind(plan, events, state, month);
  state.nextPlaced = nextPlacedAfter(events, month);
}

/** The first month after `month` in which the user has placed a forced event, a cure, a waiver or a rescission; -1 for none. */
function nextPlacedAfter(events: Events, month: number): number {
  const months: number[] = events.waivers.map((waiver) => waiver.month);
  if (events.rescissionMonth !== null) months.push(events.rescissionMonth);
  for (const kind of EVENT_KINDS) {
    const chosen = events.eventsOfDefault[kind];
    if (chosen.state === 'forced') months.push(chosen.month, chosen.curedMonth ?? -1);
  }
  return months.reduce((next, placed) => (placed > month && (next < 0 || placed < next) ? placed : next), -1);
}

/**
 * What the user places in the month of the start itself: it falls at the start. Nothing is detected there, and a call or
 * sale has no date to be part of.
 */
export function eventsAtStart(plan: Plan, events: Events, state: RunState, month: number): Projection['opening'] {
  const { servicerTransfer, call, sale } = events;
  if (servicerTransfer?.month === month) {
    report(state, month, 'servicer_transferred', { kind: 'successor', successor: servicerTransfer.successor });
  }
  addClaims(events, state, month);
  if (call.mode === 'month' && call.month === month) report(state, month, 'call_refused', { kind: 'atStart' });
  if (sale?.month === month) report(state, month, 'sale_refused', { kind: 'atStart' });
  placedInMonth(plan, events, state, month, 0);
  accelerate(events, state, month);
  const opening = { events: state.events, statuses: state.statuses };
  state.events = [];
  state.statuses = [];
  return opening;
}
