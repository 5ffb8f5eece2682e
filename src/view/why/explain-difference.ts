import { figureValue } from './explain.ts';
import type { FigureId } from './figure-id.ts';
import type { Value } from './value.ts';
import { differenceOf } from './value-difference.ts';
import type { ExplainedRun } from './walk.ts';

/** A run under its scenario's name. */
export interface NamedRun {
  readonly name: string;
  readonly run: ExplainedRun;
}

/** Why a figure of one scenario differs from another's: both values, each of which explains itself in its own run. */
export interface DifferenceExplanation {
  readonly id: FigureId;
  readonly own: Value | null;
  readonly other: Value | null;
  /** Own less other; null where one of them is missing, or is no number. */
  readonly difference: Value | null;
  readonly sentence: string;
}

/** The difference of one figure between two runs, of which either may be without it. */
export function explainDifference(own: NamedRun, other: NamedRun, id: FigureId): DifferenceExplanation {
  const mine = figureValue(own.run, id);
  const theirs = figureValue(other.run, id);
  return { id, own: mine, other: theirs, ...differenceOf(own.name, mine, other.name, theirs) };
}
