import { LEVELS } from '../../deal/deal.ts';
import { addBusinessDays } from '../../money/business-days.ts';
import type { Day } from '../../money/day.ts';
import { EVENT_KINDS, type EventKind, type Events } from '../../scenario/scenario.ts';
import { distributionDate, type Plan } from '../plan.ts';
import { type RunState, report } from '../run-state.ts';

/** § 5.1(a)(i): interest unpaid for this many Business Days is an Event of Default. */
const GRACE_BUSINESS_DAYS = 5;

const INTEREST = 0;
const FINAL = 1;

/**
 * Records the Events of Default of § 5.1(a)(i) and (ii) of a month: found after the date's payments, or forced in it
 * where the user has put that in the place of finding. Each is recorded once and ends when paid.
 */
export function findEventsOfDefault(plan: Plan, events: Events, state: RunState, month: number): void {
  const { i, ii } = events.eventsOfDefault;
  if (i.state === 'modelled') findUnpaidInterest(plan, state, month);
  else forceEvent(plan, events, state, month, INTEREST);
  if (ii.state === 'modelled') findPastFinal(plan, state, month);
  else forceEvent(plan, events, state, month, FINAL);
}

/** The level of the Controlling Class: Class A while any is outstanding, then B, C, D; -1 when no Note is left. */
function controllingLevel(plan: Plan, state: RunState): number {
  for (let one = 0; one < plan.classCount; one += 1)
    if ((state.balances[one] as number) > 0) return plan.level[one] as number;
  return -1;
}

function findUnpaidInterest(plan: Plan, state: RunState, month: number): void {
  const controlling = controllingLevel(plan, state);
  if (!isUnpaid(plan, state, controlling)) {
    state.interestLevel = -1;
    return;
  }
  if (state.interestLevel === controlling) return;
  state.interestLevel = controlling;
  const date = addBusinessDays(distributionDate(plan.deal, month), GRACE_BUSINESS_DAYS);
  record(state, INTEREST, month, date, 'detected', LEVELS[controlling] ?? '');
}

/** Whether any class of a level has interest unpaid. Most dates leave none unpaid at all. */
function isUnpaid(plan: Plan, { unpaidInterest }: RunState, level: number): boolean {
  for (let one = 0; one < plan.classCount; one += 1) {
    if ((unpaidInterest[one] as number) > 0 && plan.level[one] === level) return true;
  }
  return false;
}

function findPastFinal(plan: Plan, state: RunState, month: number): void {
  if (month < plan.firstFinalDate) return;
  for (let one = 0; one < plan.classCount; one += 1) {
    const isPast = month >= (plan.finalDate[one] as number) && (state.balances[one] as number) > 0;
    if (isPast && !isSet(state.pastFinal, one)) {
      record(state, FINAL, month, distributionDate(plan.deal, month), 'detected', plan.deal.classes[one]?.name ?? '');
    }
    state.pastFinal = isPast ? state.pastFinal | (1 << one) : state.pastFinal & ~(1 << one);
  }
}

/** Forces the user's events of a month from one kind on (its place in EVENT_KINDS). */
export function forceEvents(plan: Plan, events: Events, state: RunState, month: number, from: number): void {
  for (let kind = from; kind < EVENT_KINDS.length; kind += 1) forceEvent(plan, events, state, month, kind);
}

function forceEvent(plan: Plan, events: Events, state: RunState, month: number, kind: number): void {
  const chosen = events.eventsOfDefault[EVENT_KINDS[kind] as EventKind];
  if (chosen.state !== 'forced' || chosen.month !== month) return;
  state.forced |= 1 << kind;
  record(state, kind, month, distributionDate(plan.deal, month), 'forced', '');
}

function record(
  state: RunState,
  kind: number,
  month: number,
  date: Day,
  source: 'detected' | 'forced',
  about: string,
): void {
  state.events.push({ kind: EVENT_KINDS[kind] as EventKind, month, date, source, about });
  if (state.accelerated) countTowardsOrder(state, kind);
}

/** Fourth or fifth of § 5.4(b): an event that continues at the declaration, or comes later, counts; if both kinds do, fourth. */
export function countTowardsOrder(state: RunState, kind: number): void {
  const isPayment = kind === INTEREST || kind === FINAL;
  if (isPayment) state.paymentDefault = true;
  if (isPayment || kind >= 4) state.fourthGoverns = true;
}

/** Ends the forced events whose cure falls in this month. */
export function cureEvents(events: Events, state: RunState, month: number): void {
  EVENT_KINDS.forEach((kind, index) => {
    const chosen = events.eventsOfDefault[kind];
    if (chosen.state !== 'forced' || chosen.curedMonth !== month || !isSet(state.forced, index)) return;
    state.forced &= ~(1 << index);
    report(state, month, 'cured', { kind: 'event', event: kind });
  });
}

/** Whether any Event of Default continues. */
export function anyContinues(state: RunState): boolean {
  return state.interestLevel >= 0 || state.forced !== 0 || state.pastFinal !== 0;
}

/** Whether the bit of a place is set in a set of flags. */
export function isSet(flags: number, place: number): boolean {
  return (flags & (1 << place)) !== 0;
}

/** Whether an Event of Default of the kind (its place in EVENT_KINDS) continues. */
export function continues(state: RunState, kind: number): boolean {
  if (isSet(state.forced, kind)) return true;
  if (kind === INTEREST) return state.interestLevel >= 0;
  return kind === FINAL && state.pastFinal !== 0;
}
