import type { Projection } from '../../engine/projection.ts';
import { dateText } from '../../view/date-text.ts';
import { recordsOf } from '../../view/form/refusals.ts';
import { dateOf } from '../../view/run-dates.ts';
import { reasonWords } from '../../view/status-words.ts';

/** Why a waiver of a month was refused; null where it was not. */
export function refusedWaiver(projection: Projection, month: number | undefined): string | null {
  const record = recordsOf(projection, 'waiver_refused').find((one) => one.month === month);
  if (!record) return null;
  return `Refused on ${dateText(dateOf(projection, record.month))}. ${reasonWords(record.reason)}`;
}
