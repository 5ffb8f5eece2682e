import type { Figure } from '../../measures/figures/figure.ts';
import type { RunningRanges } from '../../measures/ranges/running-ranges.ts';
import { printSummary } from '../request-answers-draws.ts';
import type { RangeFigure } from './range-rows.ts';

/**
 * What the draws that are in so far come to for one figure, in the form that the answer will have.
 * @param figures of the work, in the order of its values
 * @param looksBack whether the estimates after each tenth are wanted too
 * @returns null where the work has no such figure, or nothing is in yet
 */
export function rangeSoFar(
  running: RunningRanges,
  figures: readonly Omit<Figure, 'of'>[],
  path: string,
  looksBack: boolean,
): RangeFigure | null {
  const column = figures.findIndex((one) => one.path === path);
  const figure = figures[column];
  if (!figure) return null;
  const summary = running.summary(column, figure.noteClass, looksBack);
  return summary.draws === 0 ? null : printSummary(figure, summary);
}
