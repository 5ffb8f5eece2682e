import type { ClauseId } from '../../deal/clauses.ts';
import type { StatusRecord } from '../../engine/projection.ts';
import { CLAIMANTS, type Claimant, type EventKind } from '../../scenario/scenario.ts';
import { placeOf } from '../run-dates.ts';
import { reasonWords } from '../status-words.ts';
import { andList } from '../word-list.ts';
import type { Input, Reason } from './explanation.ts';
import type { FigureId } from './figure-id.ts';
import { assumption } from './origins.ts';
import { cents, textValue } from './value.ts';
import { leaf, less, of, type Walk } from './walk.ts';

/** Why a status was recorded: what was done, or what the documents forbade, with the amounts that decided it. */
export function statusReason(walk: Walk, status: StatusRecord): Reason {
  const words = RULES[status.code](walk, status);
  return { formula: 'Events', method: 'stated', ...words };
}

type Said = Omit<Reason, 'formula' | 'method'> & { readonly method?: Reason['method'] };
type Say = (walk: Walk, status: StatusRecord) => Said;

function typed(label: string, pointer: string, text: string): Input {
  return leaf(label, textValue(text), assumption(pointer));
}

function monthInput(pointer: string, { month }: StatusRecord): readonly Input[] {
  return [typed('month', pointer, `month ${month}`)];
}

function kindsOf({ reason }: StatusRecord): readonly EventKind[] {
  if (reason.kind === 'events') return reason.events;
  return reason.kind === 'event' ? [reason.event] : [];
}

/** A refusal whose reason is a sentence of its own. */
function refused(pointer: string, clauses: readonly ClauseId[], readings: NonNullable<Reason['readings']> = []): Say {
  return (walk, status) => ({
    sentence: reasonWords(status.reason),
    clauses,
    inputs: [...amountsOf(walk, status), ...monthInput(pointer, status)],
    readings,
  });
}

const accelerated: Say = (walk, status) => {
  const { mode } = walk.projection.scenario.events.acceleration;
  const names = andList(kindsOf(status).map((kind) => `(${kind})`));
  const how =
    mode === 'month' ? 'in the month that the scenario names' : 'on the first Event of Default that continues';
  return {
    sentence: `The Notes are declared due ${how}: ${names} continue${kindsOf(status).length === 1 ? 's' : ''}. 5.4(b) governs from the next date on.`,
    clauses: ['5.2(a)', '5.4(b)'],
    inputs: [typed('acceleration', '/events/acceleration', mode === 'month' ? `month ${status.month}` : 'as modelled')],
    readings: ['both_kinds_of_event'],
  };
};

const called: Say = (walk, { month: number }) => ({
  sentence: 'The pool is at or below its threshold, and price and collections pay everything off.',
  clauses: ['10.1(a)'],
  method: 'reaches',
  inputs: [
    of(walk, 'what the call brings', { kind: 'call-money', number }),
    less(walk, 'pay-off amount', { kind: 'pay-off', number }),
  ],
  readings: ['call_price', 'call_test'],
});

const callRefused: Say = (walk, status) => {
  const { reason, month: number } = status;
  const base = { sentence: reasonWords(reason), clauses: ['10.1(a)'] as const };
  if (reason.kind === 'notEnough') {
    return { ...called(walk, status), sentence: 'Price and collections do not pay everything off.' };
  }
  if (reason.kind === 'aboveThreshold') {
    const threshold = of(walk, 'threshold of the call', { kind: 'call-threshold', number });
    const pool = less(walk, 'Pool Balance at the month’s end', { kind: 'pool-month-end', number });
    return { ...base, method: 'reaches', inputs: [threshold, pool] };
  }
  return { ...base, inputs: monthInput('/events/call/month', status) };
};

const sold: Say = (walk, { reason, month: number }) => ({
  sentence: `The sale is allowed: ${SALE_TESTS[reason.kind === 'saleTest' ? reason.test : 'all_holders']}.`,
  clauses: ['5.4(a)(iv)'],
  inputs: [of(walk, 'sale proceeds', { kind: 'sale-proceeds', number })],
});

const SALE_TESTS = {
  payment_default: 'an Event of Default (i) or (ii) has happened',
  all_holders: 'all holders consent',
  proceeds_sufficient: 'the proceeds alone pay all Notes and their interest',
  insufficiency_and_two_thirds:
    'the estate would not pay the Notes as they fall due, and two thirds of the Controlling Class consent',
} as const;

const saleRefused: Say = (walk, status) => {
  const { reason } = status;
  const base = { sentence: reasonWords(reason), clauses: ['5.4(a)(iv)'] as const };
  const month = monthInput('/events/sale/month', status);
  if (reason.kind !== 'noSaleTest') return { ...base, inputs: month };
  return {
    ...base,
    inputs: [
      leaf('proceeds that the sale would bring', cents(reason.proceeds), assumption('/events/sale/price_pct')),
      of(walk, 'Note Balance before', { kind: 'notes-before', number: status.month }),
      of(walk, 'Total Note Interest of all classes', { kind: 'total-interest', number: status.month }),
    ],
  };
};

const transferred: Say = (walk, { reason }) => {
  const isTrustee = reason.kind === 'successor' && reason.successor === 'trustee';
  const who = isTrustee ? 'the Indenture Trustee' : 'another servicer';
  const transfer = walk.projection.scenario.events.servicerTransfer;
  return {
    sentence: `From this date on ${who} services, and reserve money may pay the whole fee.`,
    clauses: ['2.8(a)(i)', '2.8(a)(ii)'],
    inputs: [typed('month', '/events/servicer_transfer/month', `month ${transfer?.month ?? 0}`)],
  };
};

const paidInFull: Say = (walk, { month: number }) => ({
  sentence: 'No Note is left after this date.',
  clauses: [],
  inputs: placeOf(walk.projection, number) < 0 ? [] : [of(walk, 'Note Balance after', { kind: 'notes-after', number })],
});

function eventDone(
  sentence: (names: string) => string,
  clauses: readonly ClauseId[],
  pointer: (kind: EventKind) => string,
): Say {
  return (_, status) => {
    const kinds = kindsOf(status);
    return {
      sentence: sentence(andList(kinds.map((kind) => `(${kind})`))),
      clauses,
      inputs: kinds.map((kind) => typed('month', pointer(kind), `month ${status.month}`)),
    };
  };
}

const RULES: Readonly<Record<StatusRecord['code'], Say>> = {
  accelerated,
  acceleration_refused: refused('/events/acceleration/month', ['5.2(a)']),
  rescinded: (_, status) => ({
    sentence:
      'Nothing that would be due without the acceleration is unpaid, and every event is cured. 2.8(a) governs again.',
    clauses: ['5.2(b)'],
    inputs: monthInput('/events/rescission/month', status),
    readings: ['waiver_after_acceleration'],
  }),
  rescission_refused: refused('/events/rescission/month', ['5.2(b)'], ['waiver_after_acceleration']),
  waived: eventDone(
    (names) => `The Controlling Class waives Event of Default ${names}.`,
    ['5.12'],
    () => '/events/waivers',
  ),
  waiver_refused: refused('/events/waivers', ['5.12'], ['waiver_after_acceleration']),
  cured: eventDone(
    (names) => `Event of Default ${names} is cured.`,
    ['5.2(b)'],
    (kind) => `/events/eod/${kind}/cured_month`,
  ),
  sold,
  sale_refused: saleRefused,
  called,
  call_refused: callRefused,
  servicer_transferred: transferred,
  notes_paid_in_full: paidInFull,
};

/** The amounts that a refusal names, each as the figure it is; at the start there are no dates that would have them. */
function amountsOf(walk: Walk, { reason, month }: StatusRecord): readonly Input[] {
  if (reason.kind !== 'unpaid') return [];
  const hasDate = placeOf(walk.projection, month) >= 0;
  return reason.amounts.map(({ what, cents: amount }) => {
    const id = hasDate ? figureOf(what, month) : null;
    if (id !== null) return of(walk, labelOf(what), id);
    return leaf(labelOf(what), cents(amount), assumption('/start'));
  });
}

function labelOf(what: string): string {
  const [, quantity, name] = /^(interest|principal) (.+)$/.exec(what) ?? [];
  return quantity === undefined ? `unpaid ${what.replaceAll('_', ' ')}` : `unpaid ${quantity} of Class ${name}`;
}

function figureOf(what: string, number: number): FigureId | null {
  const [quantity = '', ...name] = what.split(' ');
  const noteClass = name.join(' ');
  if (quantity === 'interest') return { kind: 'interest-short', noteClass, number };
  if (quantity === 'principal') return { kind: 'balance-after', noteClass, number };
  if (what === 'servicing_fee') return { kind: 'fee-short', number };
  if (what === 'advances') return { kind: 'advances-owed', number };
  return CLAIMANTS.includes(what as Claimant) ? { kind: 'owed', claimant: what as Claimant, number } : null;
}
