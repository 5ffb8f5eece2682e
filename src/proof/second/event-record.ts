import { distributionDate, monthOfDate, unrolledDate } from './amounts-due.ts';
import { businessDaysAfter, dateText, rolled } from './civil-date.ts';
import { controllingLevel, notesOutstanding, type Position } from './position.ts';
import { EVENT_KINDS, type EventKind, type EventTerms, type Terms } from './terms.ts';

export interface EventRow {
  readonly kind: EventKind;
  readonly month: number;
  readonly date: string;
  readonly source: 'detected' | 'forced';
  readonly about: string;
}

export interface StatusRow {
  readonly code: string;
  readonly detail: string;
}

/** Which Events of Default continue and what the acceleration rests on. */
export interface EventRecord {
  accelerated: boolean;
  /** Kinds that continued at the declaration and every later one, while the acceleration stands. */
  readonly grounds: Set<EventKind>;
  /** Forced events that continue. */
  readonly forced: Set<EventKind>;
  /** Forced events that continue but no longer count, after a rescission. */
  readonly spent: Set<EventKind>;
  /** Detected (i), by level of the Controlling Class, and (ii), by class, that are still unpaid. */
  readonly unpaidLevels: Set<string>;
  readonly unpaidClasses: Set<string>;
}

export function emptyRecord(): EventRecord {
  return {
    accelerated: false,
    grounds: new Set(),
    forced: new Set(),
    spent: new Set(),
    unpaidLevels: new Set(),
    unpaidClasses: new Set(),
  };
}

/** § 5.4(b): fourth if any ground is (i), (ii), (v) or (vi), else fifth. */
export function orderOf(record: EventRecord): 'fourth' | 'fifth' {
  return (['i', 'ii', 'v', 'vi'] as const).some((kind) => record.grounds.has(kind)) ? 'fourth' : 'fifth';
}

/**
 * What falls after the payments of date n, in order: events, cures, waivers, rescission, acceleration.
 * `detects` is false for the start of a run, where nothing has been paid yet.
 */
export function settleEvents(
  terms: Terms,
  position: Position,
  record: EventRecord,
  n: number,
  detects: boolean,
): { events: EventRow[]; status: StatusRow[] } {
  const events: EventRow[] = [];
  const status: StatusRow[] = [];
  endWhatIsPaid(terms, position, record);
  for (const event of terms.events.defaults) {
    events.push(...newEvents(terms, position, record, event, n, detects));
  }
  if (record.accelerated) for (const event of events) record.grounds.add(event.kind);
  for (const event of terms.events.defaults) {
    if (event.state === 'forced' && event.curedMonth === n && record.forced.delete(event.kind)) {
      record.spent.delete(event.kind);
      status.push({ code: 'cured', detail: event.kind });
    }
  }
  for (const waiver of terms.events.waivers) if (waiver.month === n) status.push(waive(record, waiver.kind));
  if (terms.events.rescissionMonth === n) status.push(rescind(terms, position, record, n));
  const acceleration = accelerate(terms, position, record, n);
  if (acceleration) status.push(acceleration);
  return { events, status };
}

function endWhatIsPaid(terms: Terms, position: Position, record: EventRecord): void {
  for (const level of [...record.unpaidLevels]) {
    if (!levelIsShort(terms, position, level)) record.unpaidLevels.delete(level);
  }
  terms.deal.classes.forEach((c, k) => {
    if ((position.balances[k] ?? 0n) === 0n) record.unpaidClasses.delete(c.name);
  });
}

function levelIsShort(terms: Terms, position: Position, level: string): boolean {
  return terms.deal.classes.some((c, k) => c.level === level && (position.unpaidInterest[k] ?? 0n) > 0n);
}

function newEvents(
  terms: Terms,
  position: Position,
  record: EventRecord,
  event: EventTerms,
  n: number,
  detects: boolean,
): EventRow[] {
  const { deal } = terms;
  const date = distributionDate(deal, n);
  const { kind } = event;
  if (event.state === 'forced') {
    if (event.month !== n) return [];
    record.forced.add(kind);
    return [{ kind, month: n, date: dateText(date), source: 'forced', about: '' }];
  }
  if (event.state === 'ignored' || !detects) return [];
  if (kind === 'i') {
    const level = controllingLevel(deal, position);
    if (level === null || !levelIsShort(terms, position, level) || record.unpaidLevels.has(level)) return [];
    record.unpaidLevels.add(level);
    return [{ kind, month: n, date: dateText(businessDaysAfter(date, 5)), source: 'detected', about: level }];
  }
  if (kind === 'ii') {
    const matured = deal.classes.filter(
      (c, k) =>
        (position.balances[k] ?? 0n) > 0n && monthOfDate(deal, n) >= c.finalMonth && !record.unpaidClasses.has(c.name),
    );
    for (const c of matured) record.unpaidClasses.add(c.name);
    return matured.map((c) => ({ kind, month: n, date: dateText(date), source: 'detected', about: c.name }));
  }
  return [];
}

/** § 5.12: only (iii) to (vi), only before acceleration, only what continues. */
function waive(record: EventRecord, kind: EventKind): StatusRow {
  if (record.accelerated) return { code: 'waiver_refused', detail: `(${kind}): the Notes are accelerated` };
  if (kind === 'i' || kind === 'ii') return { code: 'waiver_refused', detail: `(${kind}) is a payment default` };
  if (!record.forced.has(kind)) return { code: 'waiver_refused', detail: `(${kind}) does not continue` };
  record.forced.delete(kind);
  record.spent.delete(kind);
  return { code: 'waived', detail: kind };
}

/** § 5.2(b): everything due but for the acceleration is paid, and (iii) to (vi) are cured. */
function rescind(terms: Terms, position: Position, record: EventRecord, n: number): StatusRow {
  const reasons: string[] = [];
  if (!record.accelerated) reasons.push('the Notes are not accelerated');
  if (position.unpaidInterest.some((amount) => amount > 0n)) reasons.push('interest is unpaid');
  const pastDue = terms.deal.classes.some(
    (c, k) => (position.balances[k] ?? 0n) > 0n && monthOfDate(terms.deal, n) >= c.finalMonth,
  );
  if (pastDue) reasons.push('a balance is past its final date');
  if (position.unpaidFee > 0n) reasons.push('the fee is unpaid');
  if (position.owed.advances > 0n) reasons.push('advances are unpaid');
  const { owed } = position;
  const successor = position.successor === 'trustee' ? owed.successor_indemnity + owed.successor_transition : 0n;
  if (owed.trustee + owed.owner_trustee + owed.reviewer + successor > 0n) reasons.push('the second clause is unpaid');
  for (const kind of ['iii', 'iv', 'v', 'vi'] as const) {
    if (record.forced.has(kind) && !record.spent.has(kind)) reasons.push(`(${kind}) is not cured`);
  }
  if (reasons.length > 0) return { code: 'rescission_refused', detail: reasons.join('; ') };
  record.accelerated = false;
  record.grounds.clear();
  for (const kind of record.forced) record.spent.add(kind);
  return { code: 'rescinded', detail: '' };
}

/** The kinds that continue and still count. */
function continuing(record: EventRecord): EventKind[] {
  return EVENT_KINDS.filter(
    (kind) =>
      (record.forced.has(kind) && !record.spent.has(kind)) ||
      (kind === 'i' && record.unpaidLevels.size > 0) ||
      (kind === 'ii' && record.unpaidClasses.size > 0),
  );
}

function accelerate(terms: Terms, position: Position, record: EventRecord, n: number): StatusRow | null {
  const { mode, month } = terms.events.acceleration;
  if (record.accelerated || mode === 'never' || (mode === 'month' && month !== n)) return null;
  const kinds = continuing(record);
  if (kinds.length === 0 || !notesOutstanding(position)) {
    const detail = kinds.length === 0 ? 'no Event of Default continues' : 'no Note is left';
    return mode === 'month' ? { code: 'acceleration_refused', detail } : null;
  }
  record.accelerated = true;
  for (const kind of kinds) record.grounds.add(kind);
  return { code: 'accelerated', detail: kinds.join(', ') };
}

/** The day of the start: closing, or the Distribution Date after which the run begins. */
export function startDay(terms: Terms): string {
  const n = terms.start.afterDate;
  return dateText(n === 0 ? terms.deal.closing : rolled(unrolledDate(terms.deal, n)));
}
