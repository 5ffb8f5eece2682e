import { figureValue } from './explain.ts';
import type { FigureId } from './figure-id.ts';
import { amountOf, type Value, valueText } from './value.ts';
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

function differenceOf(ownName: string, own: Value | null, otherName: string, other: Value | null) {
  if (own === null || other === null) {
    const missing = own === null ? ownName : otherName;
    return { difference: null, sentence: `${missing} has no such figure.` };
  }
  const both = `${ownName} (${valueText(own)}) less ${otherName} (${valueText(other)})`;
  if (own.unit !== other.unit || own.unit === 'text') {
    return { difference: null, sentence: `${ownName}: ${valueText(own)}. ${otherName}: ${valueText(other)}.` };
  }
  const amount = amountOf(own) - amountOf(other);
  const difference: Value = { unit: own.unit === 'date' ? 'days' : own.unit, amount };
  return { difference, sentence: `${both} is ${valueText(difference)}.` };
}
