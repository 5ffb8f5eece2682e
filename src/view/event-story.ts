import type { EventRecord, Projection } from '../engine/projection.ts';
import type { Day } from '../money/day.ts';
import { classBalances } from './class-balances.ts';
import { dateText } from './date-text.ts';
import { eventMarks, regimeSpans } from './event-marks.ts';
import { recordsOf } from './form/refusals.ts';
import { REGIME_WORDS } from './regime-words.ts';
import { dateOf, lastNumber } from './run-dates.ts';
import { reasonWords } from './status-words.ts';
import { andList, countWords } from './word-list.ts';

/** What happens in a run and why the classes fare as they do, in one to three sentences: the line under the verdict. */
export function eventStory(projection: Projection): string {
  const told = [
    ...defaultStory(projection),
    ...rescissionStory(projection),
    ...saleStory(projection),
    ...reserveStory(projection),
    ...callStory(projection),
  ];
  return told.length > 0 ? told.join(' ') : quietStory(projection);
}

function on(projection: Projection, month: number): string {
  return dateText(dateOf(projection, month));
}

function defaultStory(projection: Projection): readonly string[] {
  const events = [...projection.opening.events, ...projection.events];
  const [first] = events;
  const accelerated = recordsOf(projection, 'accelerated')[0];
  if (!first) return [];
  if (!accelerated)
    return [`${eventWords(first)} falls on ${on(projection, first.month)}; the Notes are not accelerated.`];
  const causes = events.filter(({ month }) => month <= accelerated.month);
  const names = andList(causes.map(({ kind }) => `(${kind})`));
  const who = causes.length === 1 ? `Event of Default ${names} accelerates` : `Events of Default ${names} accelerate`;
  return [
    `${who} the Notes on ${on(projection, accelerated.month)}${orderWords(projection, accelerated.month)}.`,
    ...laterOrder(projection),
  ];
}

/** An Event of Default after the acceleration may bring the order of the fourth clause in place of the fifth's. */
function laterOrder(projection: Projection): readonly string[] {
  const spans = regimeSpans(projection);
  const place = spans.findIndex(
    ({ regime }, index) => regime === '5.4(b)(iv)' && spans[index - 1]?.regime === '5.4(b)(v)',
  );
  const span = spans[place];
  if (!span) return [];
  const cause = projection.events.find(({ month }) => month === span.from - 1);
  const why = cause ? `, after Event of Default (${cause.kind})` : '';
  const section = REGIME_WORDS[span.regime].replace(' ', '\u00a0');
  return [`From ${on(projection, span.from)} the order of ${section}, governs${why}.`];
}

function eventWords({ kind, about }: EventRecord): string {
  return `Event of Default (${kind})${about === '' ? '' : `, Class ${about},`}`;
}

/** What the order of § 5.4(b) does to the classes outstanding when it begins. */
function orderWords(projection: Projection, month: number): string {
  const span = regimeSpans(projection).find(({ regime, from }) => regime !== '2.8(a)' && from > month);
  if (!span) return `, after the last date of the run`;
  const from = on(projection, span.from);
  const outstanding = outstandingLevels(projection, span.from - 1);
  const [senior, next] = outstanding;
  if (senior === undefined) return '';
  if (next === undefined) return `: from ${from} all cash left repays Class ${senior}`;
  if (span.regime === '5.4(b)(iv)') return `: from ${from} Class ${senior} is repaid before any Class ${next} interest`;
  return `: from ${from} interest of every class is paid before any principal`;
}

function outstandingLevels(projection: Projection, number: number): readonly string[] {
  const balances = classBalances(projection);
  const entry = number - projection.startAfter;
  const levels = projection.deal.classes
    .filter((_, index) => (balances[index]?.[entry] ?? 0) > 0)
    .map(({ level }) => level);
  return [...new Set(levels)];
}

function rescissionStory(projection: Projection): readonly string[] {
  const rescinded = recordsOf(projection, 'rescinded')[0];
  if (rescinded) return [`The acceleration is rescinded on ${on(projection, rescinded.month)}.`];
  const refused = recordsOf(projection, 'rescission_refused')[0];
  return refused ? [`Rescission on ${on(projection, refused.month)} is refused.`] : [];
}

function saleStory(projection: Projection): readonly string[] {
  const sold = recordsOf(projection, 'sold')[0];
  return sold ? [`The Trust Estate is sold on ${on(projection, sold.month)}.`] : [];
}

function reserveStory(projection: Projection): readonly string[] {
  const draws = eventMarks(projection).filter(({ key }) => key.startsWith('draw '));
  const dates = draws.reduce((total, { from, to }) => total + to - from + 1, 0);
  const [first] = draws;
  if (!first) return [];
  const when =
    dates === 1
      ? `on ${on(projection, first.from)}`
      : `on ${countWords(dates)} dates from ${on(projection, first.from)}`;
  return [`The reserve is drawn ${when}.`];
}

function callStory(projection: Projection): readonly string[] {
  const called = recordsOf(projection, 'called')[0];
  const refused = recordsOf(projection, 'call_refused');
  const [first] = refused;
  if (called && !first) return [`The call is made on ${on(projection, called.month)}.`];
  if (called)
    return [
      `The call is refused on ${countWords(refused.length)} dates, then made on ${on(projection, called.month)}.`,
    ];
  if (!first) return [];
  if (refused.length > 1) return [`The call is refused on ${countWords(refused.length)} dates.`];
  return [`The call on ${on(projection, first.month)} is refused: ${lowered(reasonWords(first.reason))}`];
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** A run in which no event is recorded. */
function quietStory(projection: Projection): string {
  const { byDate, count, distributionDates } = projection;
  const drawn = byDate.reserveDraw.slice(0, count).findIndex((draw) => draw > 0);
  const reserve =
    drawn < 0
      ? 'No draw on the reserve, no'
      : `The whole reserve is drawn on ${on(projection, projection.startAfter + drawn + 1)}; no`;
  const paid = recordsOf(projection, 'notes_paid_in_full').length > 0;
  const end = paid
    ? ''
    : ` The run ends with month ${lastNumber(projection)}, ${dateText(distributionDates[count - 1] as Day)}.`;
  return `${reserve} Event of Default.${end}`;
}
