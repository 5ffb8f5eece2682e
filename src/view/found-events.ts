import type { Projection } from '../engine/projection.ts';
import type { EventKind } from '../scenario/scenario.ts';
import { dateText } from './date-text.ts';

/** What a run found of an Event of Default by itself, as a note: null for (iii) to (vi), which have no model, and for none. */
export function foundWords(projection: Projection, kind: EventKind): string | null {
  const found = projection.events.filter((event) => event.kind === kind && event.source === 'detected');
  const [first] = found;
  if (!first) return null;
  const more = found.length > 1 ? `, and ${found.length - 1} more` : '';
  return `Found: Class ${first.about}, ${dateText(first.date)}, month ${first.month}${more}.`;
}
