import { distributionDate } from '../engine/plan.ts';
import type { Projection } from '../engine/projection.ts';
import type { Day } from '../money/day.ts';

/** Number of the run's last Distribution Date; of its start where it has none. */
export function lastNumber(projection: Projection): number {
  return projection.startAfter + projection.count;
}

/** Place of a Distribution Date's number in the run's columns; -1 where the run has no such date. */
export function placeOf(projection: Projection, number: number): number {
  const at = number - projection.startAfter - 1;
  return at >= 0 && at < projection.count ? at : -1;
}

/** The date of a Distribution Date's number, at most the run's last; the closing for 0. */
export function dateOf(projection: Projection, number: number): Day {
  const at = placeOf(projection, number);
  if (at >= 0) return projection.distributionDates[at] as Day;
  return distributionDate(projection.deal, Math.min(Math.max(number, 0), lastNumber(projection)));
}
