import {
  type EventRecord,
  type Projection,
  REGIMES,
  type Regime,
  type StatusCode,
  type StatusRecord,
} from '../engine/projection.ts';
import { keptFor } from './class-balances.ts';
import { lastNumber } from './run-dates.ts';
import { classWords } from './word-list.ts';

/** Something that happened in a run, for the chart and the timeline: at one date, or over several. */
export interface EventMark {
  /** The same for the same thing in the next run, whenever it falls there: what moves is not made anew. */
  readonly key: string;
  /** Numbers of the first and last Distribution Date. */
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** Two or three words, for the narrow timeline. */
  readonly short: string;
  /** `chosen`: set by the user; `found`: an outcome of the rules. */
  readonly cause: 'chosen' | 'found';
  readonly shape: 'line' | 'span';
}

/** Every event, status and reserve draw of a run, by date; the spans after the lines of their first date. */
export const eventMarks = keptFor(findMarks);

function findMarks(projection: Projection): readonly EventMark[] {
  const marks = [...defaultMarks(projection), ...statusMarks(projection), ...drawMarks(projection)];
  return marks.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** The Events of Default of each month, together with an acceleration that follows in it. */
function defaultMarks({ events, statuses, opening }: Projection): readonly EventMark[] {
  const all = [...opening.events, ...events];
  const accelerated = [...opening.statuses, ...statuses].filter(({ code }) => code === 'accelerated');
  const months = new Set([...all, ...accelerated].map(({ month }) => month));
  return [...months].map((month, place) => {
    const here = all.filter((event) => event.month === month);
    const accelerates = accelerated.some((status) => status.month === month);
    const chosen = here.some(({ source }) => source === 'forced');
    const kinds = kindsOf(here).join(', ');
    return {
      key: `default ${place}`,
      from: month,
      to: month,
      words: [eventWords(here), accelerates ? 'accelerated' : ''].filter((word) => word !== '').join('; '),
      short: [kinds, accelerates ? 'accelerated' : ''].filter((word) => word !== '').join(' '),
      cause: chosen ? 'chosen' : 'found',
      shape: 'line',
    };
  });
}

function kindsOf(events: readonly EventRecord[]): readonly string[] {
  return [...new Set(events.map(({ kind }) => `(${kind})`))];
}

function eventWords(events: readonly EventRecord[]): string {
  if (events.length === 0) return '';
  const kinds = kindsOf(events);
  const about = [...new Set(events.map((event) => event.about))].filter((name) => name !== '');
  const whose = kinds.length === 1 && about.length > 0 ? `, ${classWords(about)}` : '';
  return `Event${kinds.length > 1 ? 's' : ''} of Default ${kinds.join(', ')}${whose}`;
}

const STATUS_WORDS: Partial<Record<StatusCode, readonly [words: string, short: string]>> = {
  acceleration_refused: ['Acceleration refused', 'acceleration refused'],
  rescinded: ['Rescinded', 'rescinded'],
  rescission_refused: ['Rescission refused', 'rescission refused'],
  waived: ['Waived', 'waived'],
  waiver_refused: ['Waiver refused', 'waiver refused'],
  cured: ['Cured', 'cured'],
  sold: ['Trust Estate sold', 'sold'],
  sale_refused: ['Sale refused', 'sale refused'],
  called: ['Called', 'called'],
  call_refused: ['Call refused', 'call refused'],
  servicer_transferred: ['Servicer replaced', 'servicer'],
};

/** One mark for each run of statuses of a code on dates that follow each other. */
function statusMarks(projection: Projection): readonly EventMark[] {
  const all = [...projection.opening.statuses, ...projection.statuses];
  return (Object.keys(STATUS_WORDS) as StatusCode[]).flatMap((code) => {
    const [words, short] = STATUS_WORDS[code] ?? ['', ''];
    const months = all.filter((status: StatusRecord) => status.code === code).map(({ month }) => month);
    return spansOf(months).map(([from, to], place) => mark(`${code} ${place}`, from, to, words, short));
  });
}

function drawMarks({ byDate, count, startAfter }: Projection): readonly EventMark[] {
  const months: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const isUnderClauses = REGIMES[byDate.regime[at] as number] === '2.8(a)' && byDate.wholeAccount[at] === 0;
    if (isUnderClauses && (byDate.reserveDraw[at] as number) > 0) months.push(startAfter + at + 1);
  }
  return spansOf(months).map(([from, to], place) => mark(`draw ${place}`, from, to, 'Reserve drawn', 'draw'));
}

function mark(key: string, from: number, to: number, words: string, short: string): EventMark {
  const dates = to - from + 1;
  const counted = dates > 1 ? `${words}, ${dates} dates` : words;
  return { key, from, to, words: counted, short, cause: 'found', shape: dates > 1 ? 'span' : 'line' };
}

/** First and last of each run of numbers without a gap. */
function spansOf(months: readonly number[]): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  for (const month of [...new Set(months)].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === month - 1) last[1] = month;
    else spans.push([month, month]);
  }
  return spans;
}

export interface RegimeSpan {
  readonly regime: Regime;
  readonly from: number;
  readonly to: number;
}

/** The stretches of a run that one section governs, by number of the Distribution Date. */
export const regimeSpans = keptFor(findSpans);

function findSpans(projection: Projection): readonly RegimeSpan[] {
  const spans: { regime: Regime; from: number; to: number }[] = [];
  for (let number = projection.startAfter + 1; number <= lastNumber(projection); number += 1) {
    const regime = REGIMES[projection.byDate.regime[number - projection.startAfter - 1] as number] ?? '2.8(a)';
    const last = spans.at(-1);
    if (last?.regime === regime) last.to = number;
    else spans.push({ regime, from: number, to: number });
  }
  return spans;
}

/** Numbers of the event dates of a run, for stepping from one to the next. */
export function eventNumbers(projection: Projection): readonly number[] {
  return [...new Set(eventMarks(projection).map(({ from }) => from))].sort((a, b) => a - b);
}
