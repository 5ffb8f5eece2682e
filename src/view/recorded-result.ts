import { digestOf } from '../engine/digest.ts';
import type { Projection } from '../engine/projection.ts';
import { type ClassSummary, classSummaries, printMillionths } from '../measures/class-summary.ts';
import type { RecordedResult } from '../scenario/link/workspace.ts';
import { amountText, hundredthsOf, withPlaces } from './amount-text.ts';

/** What a link or a workspace file keeps of a result: its digest, and life and final balance of each class. */
export function recordedResult(projection: Projection): RecordedResult {
  const classes = classSummaries(projection).map(figuresOf);
  return { digest: digestOf(projection), classes };
}

function figuresOf({ walMillionths, balanceEnd }: ClassSummary): RecordedResult['classes'][number] {
  return { life: walMillionths, balance: balanceEnd };
}

/** A figure of a class that is not what it was where the link was made, both as people read them. */
interface ChangedFigure {
  readonly noteClass: string;
  readonly figure: 'average life' | 'final balance';
  readonly made: string;
  readonly now: string;
}

export interface ResultChange {
  /** What has changed, with both figures and both versions. */
  readonly sentence: string;
  readonly figures: readonly ChangedFigure[];
}

/**
 * How a result differs from the one that was recorded with its scenario; null where it is the same to the cent.
 * @param thenVersion version of the program that recorded it
 * @param nowVersion version of this program
 * @param from what recorded it
 */
export function resultChange(
  recorded: RecordedResult,
  projection: Projection,
  thenVersion: string,
  nowVersion: string,
  from: 'link' | 'file' = 'link',
): ResultChange | null {
  const now = recordedResult(projection);
  if (now.digest === recorded.digest) return null;
  const figures = projection.deal.classes.flatMap(({ name }, at) =>
    changesOf(name, recorded.classes[at], now.classes[at]),
  );
  const [first] = figures;
  if (first === undefined) {
    const sentence = `This ${from} shows a different result here: average life and final balance of every class are as they were when it was made (version ${thenVersion}), but other amounts are not (version ${nowVersion}).`;
    return { sentence, figures };
  }
  const sentence = `This ${from} shows a different result here. Class ${first.noteClass}, ${first.figure}: ${first.made} when the ${from} was made (version ${thenVersion}), ${first.now} now (version ${nowVersion}).${others(figures.length - 1)}`;
  return { sentence, figures };
}

function others(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' One more of its figures differs.' : ` ${count} more of its figures differ.`;
}

type Figures = RecordedResult['classes'][number];

function changesOf(noteClass: string, then: Figures | undefined, now: Figures | undefined): readonly ChangedFigure[] {
  const changes: ChangedFigure[] = [];
  if (then === undefined || now === undefined) return changes;
  if (then.life !== now.life) {
    const [before, after] = lifeTexts(then.life, now.life);
    changes.push({ noteClass, figure: 'average life', made: before, now: after });
  }
  if (then.balance !== now.balance) {
    changes.push({ noteClass, figure: 'final balance', made: amountText(then.balance), now: amountText(now.balance) });
  }
  return changes;
}

/** Two lives at two places, or at six where two would look the same. */
function lifeTexts(then: number | null, now: number | null): [string, string] {
  const short = [then, now].map((life) => (life === null ? 'none' : `${withPlaces(hundredthsOf(life), 2)} years`));
  if (short[0] !== short[1]) return short as [string, string];
  return [then, now].map((life) => (life === null ? 'none' : `${printMillionths(life)} years`)) as [string, string];
}
