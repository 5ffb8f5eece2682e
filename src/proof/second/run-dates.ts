import { distributionDate, monthOfDate } from './amounts-due.ts';
import { sum } from './cents.ts';
import { dateText } from './civil-date.ts';
import type { DateFacts, Payments } from './date-state.ts';
import { type EventRecord, type EventRow, emptyRecord, orderOf, type StatusRow, settleEvents } from './event-record.ts';
import { gatherFacts } from './gather-facts.ts';
import { payAfterAcceleration } from './pay-after-acceleration.ts';
import { payBeforeAcceleration } from './pay-before-acceleration.ts';
import { notesOutstanding, openingPosition, type Position, turnCapYear } from './position.ts';
import { CLAIM_KINDS, type Owed, type Terms } from './terms.ts';

export interface DateOutcome {
  readonly facts: DateFacts;
  readonly date: string;
  readonly regime: string;
  readonly unpaidFeePrior: bigint;
  readonly before: readonly bigint[];
  readonly payments: Payments;
  readonly after: readonly bigint[];
  readonly poolEnd: bigint;
  readonly unpaidFee: bigint;
  readonly owed: Owed;
  readonly events: readonly EventRow[];
  readonly status: readonly StatusRow[];
  readonly acceleratedAfter: boolean;
}

export interface Run {
  readonly opening: { readonly events: readonly EventRow[]; readonly status: readonly StatusRow[] };
  readonly dates: readonly DateOutcome[];
}

/** Runs the dates one after another until nothing is left to pay or the run's length is reached. */
export function runDates(terms: Terms): Run {
  const first = terms.start.afterDate + 1;
  const position = openingPosition(terms, distributionDate(terms.deal, first - 1).year);
  const record = emptyRecord();
  const opening = openRun(terms, position, record, first - 1);
  const dates: DateOutcome[] = [];
  for (let n = first; ranTo(terms, position, n, dates.length); n += 1) {
    dates.push(runDate(terms, position, record, n));
  }
  return { opening, dates };
}

/** Whether date n is still run: `done` dates have been. */
function ranTo(terms: Terms, position: Position, n: number, done: number): boolean {
  const notes = notesOutstanding(position);
  if (position.called && !notes) return false;
  if (terms.horizon !== null) return done < terms.horizon;
  if (done < terms.collections.length) return true;
  if (!terms.projected || !notes) return false;
  return monthOfDate(terms.deal, n) <= Math.max(...terms.deal.classes.map((c) => c.finalMonth));
}

/** What the scenario dates at the start itself. */
function openRun(terms: Terms, position: Position, record: EventRecord, n: number): Run['opening'] {
  const status: StatusRow[] = [];
  takeClaims(terms, position, n);
  const { transfer } = terms.events;
  if (transfer !== null && transfer.month <= n) {
    const row = transferServicing(terms, position);
    if (transfer.month === n) status.push(row);
  }
  if (terms.events.call.mode === 'month' && terms.events.call.month === n) {
    status.push({ code: 'call_refused', detail: 'the start is no Distribution Date of the run' });
  }
  if (terms.events.sale?.month === n) {
    status.push({ code: 'sale_refused', detail: 'the start is no Distribution Date of the run' });
  }
  const after = settleEvents(terms, position, record, n, false);
  return { events: after.events, status: [...status, ...after.status] };
}

function takeClaims(terms: Terms, position: Position, n: number): void {
  for (const claim of terms.events.claims) {
    if (claim.month === n) for (const kind of CLAIM_KINDS) position.owed[kind] += claim.amounts[kind];
  }
}

function transferServicing(terms: Terms, position: Position): StatusRow {
  position.successor = terms.events.transfer?.successor ?? 'none';
  return { code: 'servicer_transferred', detail: position.successor };
}

function runDate(terms: Terms, position: Position, record: EventRecord, n: number): DateOutcome {
  const { deal } = terms;
  const status: StatusRow[] = [];
  const date = distributionDate(deal, n);
  turnCapYear(position, date.year, terms.readings.successorCapAggregate);
  takeClaims(terms, position, n);
  if (terms.events.transfer?.month === n) status.push(transferServicing(terms, position));
  if (position.successor !== 'none') position.owed.additional_fee += terms.events.transfer?.additionalFee ?? 0n;

  const facts = gatherFacts(terms, position, record, n, status);
  const before = [...position.balances];
  const unpaidFeePrior = position.unpaidFee;
  const order = orderOf(record);
  const accelerated = { fourth: '5.4(b)(iv)', fifth: '5.4(b)(v)' }[order];
  const regime = record.accelerated ? accelerated : '2.8(a)';
  const payments = record.accelerated
    ? payAfterAcceleration(terms, position, facts, order)
    : payBeforeAcceleration(terms, position, facts);

  position.unpaidFee = facts.feeDue - payments.feePaid;
  position.unpaidInterest = facts.interest.map((i, k) => i.due - (payments.interestPaid[k] ?? 0n));
  position.balances = before.map((balance, k) => balance - (payments.principal[k] ?? 0n));
  position.reserve = payments.reserve.closing;
  if (facts.callPrice > 0n || facts.saleProceeds > 0n || status.some((s) => s.code === 'sold')) {
    position.poolGone = true;
    position.called = facts.callPrice > 0n;
    position.pool = 0n;
  }
  if (sum(before) > 0n && !notesOutstanding(position)) status.push({ code: 'notes_paid_in_full', detail: '' });
  const after = settleEvents(terms, position, record, n, true);
  return {
    facts,
    date: dateText(date),
    regime,
    unpaidFeePrior,
    before,
    payments,
    after: [...position.balances],
    poolEnd: position.pool,
    unpaidFee: position.unpaidFee,
    owed: { ...position.owed },
    events: after.events,
    status: [...status, ...after.status],
    acceleratedAfter: record.accelerated,
  };
}
