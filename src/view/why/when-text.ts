import { dateText } from '../date-text.ts';
import { dateOf } from '../run-dates.ts';
import type { FigureId } from './figure-id.ts';
import type { ExplainedRun } from './walk.ts';

/** "15 Dec 2020, month 14" for a figure of a date; null for one of the whole run. */
export function whenText({ projection }: ExplainedRun, id: FigureId): string | null {
  if (!('number' in id)) return null;
  const day = dateText(dateOf(projection, id.number));
  return id.number === 0 ? `${day}, closing` : `${day}, month ${id.number}`;
}
