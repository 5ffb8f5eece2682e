import type { ClauseId } from '../../deal/clauses.ts';
import type { EventRecord, StatusRecord } from '../../engine/projection.ts';
import { dateText } from '../date-text.ts';
import { dateOf } from '../run-dates.ts';
import { reasonWords } from '../status-words.ts';
import type { Input, Reason } from './explanation.ts';
import type { RecordId } from './figure-id.ts';
import { assumption } from './origins.ts';
import { statusReason } from './status-reasons.ts';
import { textValue } from './value.ts';
import { leaf, nil, of, type Rule, type Walk } from './walk.ts';

/** Events of a month, in the order in which they were recorded; those of the start belong to its number. */
function eventsOf({ projection }: Walk, number: number): readonly EventRecord[] {
  const { opening, events, startAfter } = projection;
  return (number === startAfter ? opening.events : events).filter(({ month }) => month === number);
}

/** As {@link eventsOf}, for what happened or was refused. */
function statusesOf({ projection }: Walk, number: number): readonly StatusRecord[] {
  const { opening, statuses, startAfter } = projection;
  return (number === startAfter ? opening.statuses : statuses).filter(({ month }) => month === number);
}

function eventAt(walk: Walk, { number, place }: RecordId): EventRecord | undefined {
  return eventsOf(walk, number)[place];
}

function statusAt(walk: Walk, { number, place }: RecordId): StatusRecord | undefined {
  return statusesOf(walk, number)[place];
}

export const EVENT_RULE: Rule<RecordId> = {
  title: (id, walk) => `Event of Default (${eventAt(walk, id)?.kind ?? ''})`,
  value: (walk, id) => {
    const event = eventAt(walk, id);
    if (!event) return null;
    return textValue(`${event.source === 'forced' ? 'forced' : 'found'}, dated ${dateText(event.date)}`);
  },
  explain: (walk, id) => {
    const event = eventAt(walk, id);
    return event ? eventReason(walk, event) : nil('There is no such event.', [], 'Event of Default');
  },
};

function eventReason(walk: Walk, event: EventRecord): Reason {
  const clause = `5.1(a)(${event.kind})` as ClauseId;
  const base = { clauses: [clause], formula: 'Event of Default', method: 'stated' } as const;
  if (event.source === 'forced') {
    const origin = assumption(`/events/eod/${event.kind}/month`);
    return {
      ...base,
      sentence: 'The scenario says that it occurs in this month, its cure period having run out.',
      inputs: [leaf('month', textValue(`month ${event.month}`), origin)],
    };
  }
  if (event.kind === 'ii') return { ...base, sentence: finalWords(walk, event), inputs: finalInputs(walk, event) };
  const inputs = unpaidInputs(walk, event);
  return {
    ...base,
    sentence: `Class ${event.about} is the Controlling Class after the payments, and its interest is unpaid; five Business Days later that is an Event of Default.`,
    inputs,
    readings: ['controlling_class'],
  };
}

/** Interest unpaid of the classes of the level that controls. */
function unpaidInputs(walk: Walk, { about, month }: EventRecord): readonly Input[] {
  return walk.projection.deal.classes
    .filter(({ level }) => level === about)
    .map(({ name }) =>
      of(walk, `Class ${name} interest short`, { kind: 'interest-short', noteClass: name, number: month }),
    );
}

function finalWords({ projection }: Walk, { about, month }: EventRecord): string {
  return `Class ${about} still has a balance after ${dateText(dateOf(projection, month))}, which is its Final Distribution Date or later.`;
}

function finalInputs(walk: Walk, { about, month }: EventRecord): readonly Input[] {
  return [of(walk, `Class ${about} Note Balance after`, { kind: 'balance-after', noteClass: about, number: month })];
}

const TITLES: Readonly<Record<StatusRecord['code'], string>> = {
  accelerated: 'Notes accelerated',
  acceleration_refused: 'Acceleration refused',
  rescinded: 'Acceleration rescinded',
  rescission_refused: 'Rescission refused',
  waived: 'Event of Default waived',
  waiver_refused: 'Waiver refused',
  cured: 'Event of Default cured',
  sold: 'Trust Estate sold',
  sale_refused: 'Sale refused',
  called: 'Call made',
  call_refused: 'Call refused',
  servicer_transferred: 'Servicing transferred',
  notes_paid_in_full: 'Notes paid in full',
};

export const STATUS_RULE: Rule<RecordId> = {
  title: (id, walk) => {
    const status = statusAt(walk, id);
    return status ? TITLES[status.code] : '';
  },
  value: (walk, id) => {
    const status = statusAt(walk, id);
    if (!status) return null;
    const detail = /_refused$/.test(status.code) ? reasonWords(status.reason) : '';
    return textValue(detail === '' ? TITLES[status.code].toLowerCase() : detail);
  },
  explain: (walk, id) => {
    const status = statusAt(walk, id);
    return status ? statusReason(walk, status) : nil('There is no such record.', [], 'Status');
  },
};
