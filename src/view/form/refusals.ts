import type { Projection, StatusCode, StatusRecord } from '../../engine/projection.ts';
import { dateText } from '../date-text.ts';
import { dateOf } from '../run-dates.ts';
import { reasonWords } from '../status-words.ts';

/** What the documents refused or did for an input, in sentences; each refusal names its amounts. */
export function refusalOf(projection: Projection, code: Extract<StatusCode, `${string}_refused`>): string | null {
  const refused = recordsOf(projection, code);
  const last = refused.at(-1);
  if (!last) return null;
  const first = refused[0] as StatusRecord;
  if (refused.length === 1) return `Refused on ${on(projection, last)}. ${reasonWords(last.reason)}`;
  return `Refused on ${refused.length} dates, ${on(projection, first)} to ${on(projection, last)}. On the last: ${reasonWords(last.reason)}`;
}

/** All records of a code, those of the start first. */
export function recordsOf(projection: Projection, code: StatusCode): readonly StatusRecord[] {
  return [...projection.opening.statuses, ...projection.statuses].filter((record) => record.code === code);
}

function on(projection: Projection, record: StatusRecord): string {
  return dateText(dateOf(projection, record.month));
}
