import { REGIME_WORDS } from '../regime-words.ts';
import { andList } from '../word-list.ts';
import type { Input, Reason } from './explanation.ts';
import type { DateFigure, DateId, FigureId } from './figure-id.ts';
import { textValue } from './value.ts';
import { of, type Rule, regimeAt, type Walk } from './walk.ts';

/** Which section pays out a date's money, and why. */
const section: Rule<DateId> = {
  title: () => 'Section that governs',
  value: (walk, _, at) => textValue(REGIME_WORDS[regimeAt(walk, at)]),
  explain: (walk, { number }, at) => {
    const regime = regimeAt(walk, at);
    if (regime === '2.8(a)') return beforeReason(walk, number);
    const declared = lastStatus(walk, 'accelerated', number);
    const events = declared === null ? [] : eventsThrough(walk, declared.month, number);
    const names = andList([...new Set(events.map(({ kind }) => `(${kind})`))]);
    const inputs = [...(declared === null ? [] : [declared.input]), ...events.map(({ input }) => input)];
    return {
      sentence:
        regime === '5.4(b)(iv)'
          ? `The Notes were accelerated before this date, and an event of the kind (i), (ii), (v) or (vi) counts: ${names}. The fourth clause governs.`
          : `The Notes were accelerated before this date, and only events of the kind (iii) or (iv) count: ${names}. The fifth clause governs.`,
      clauses: ['2.8(b)', '5.4(b)', regime],
      formula: 'Section that governs',
      method: 'stated',
      inputs,
      readings: ['both_kinds_of_event', 'references_without_a'],
    };
  },
};

function beforeReason(walk: Walk, number: number): Reason {
  const rescinded = lastStatus(walk, 'rescinded', number);
  return {
    sentence: rescinded
      ? 'The acceleration was rescinded before this date.'
      : 'The Notes were not accelerated before this date.',
    clauses: ['2.8(a)'],
    formula: 'Section that governs',
    method: 'stated',
    inputs: rescinded ? [rescinded.input] : [],
  };
}

interface Found {
  readonly month: number;
  readonly input: Input;
}

/** The last status of a code recorded before a date. */
function lastStatus(walk: Walk, code: 'accelerated' | 'rescinded', number: number): Found | null {
  const { opening, statuses, startAfter } = walk.projection;
  const all = [...opening.statuses, ...statuses].filter(({ month }) => month < number);
  const last = all.findLast((status) => status.code === code);
  if (!last) return null;
  const ofMonth = (last.month === startAfter ? opening.statuses : statuses).filter(({ month }) => month === last.month);
  const id: FigureId = { kind: 'status', place: ofMonth.indexOf(last), number: last.month };
  return { month: last.month, input: of(walk, code === 'accelerated' ? 'the declaration' : 'the rescission', id) };
}

/** Events recorded up to a date that may count: the status of the declaration names those that continued at it. */
function eventsThrough(walk: Walk, declared: number, number: number) {
  const { opening, events, statuses, startAfter } = walk.projection;
  const status = [...opening.statuses, ...statuses].findLast(
    (one) => one.code === 'accelerated' && one.month === declared,
  );
  const continued: readonly string[] = status?.reason.kind === 'events' ? status.reason.events : [];
  const all = [...opening.events, ...events];
  return all.flatMap((event) => {
    const counts = event.month > declared || continued.includes(event.kind);
    if (event.month >= number || !counts) return [];
    const ofMonth = (event.month === startAfter ? opening.events : events).filter(({ month }) => month === event.month);
    const id: FigureId = { kind: 'event', place: ofMonth.indexOf(event), number: event.month };
    return [{ kind: event.kind, input: of(walk, `Event of Default (${event.kind})`, id) }];
  });
}

export const SECTION_FIGURE = { section } satisfies Partial<Record<DateFigure, Rule<DateId>>>;
