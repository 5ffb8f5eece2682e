import type { Projection } from '../../engine/projection.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { plainAmount } from '../amount-text.ts';
import { dateText } from '../date-text.ts';
import { dateOf, lastNumber } from '../run-dates.ts';
import { type Input, inputValue } from './inputs.ts';
import { recordsOf } from './refusals.ts';

/**
 * Why a changed input changes nothing, in one sentence. To be asked only where the run is the same as with the base's
 * value; where none of the known reasons holds, the sentence says just that.
 */
export function noEffectSentence(input: Input, form: ScenarioForm, projection: Projection): string {
  return `No effect: ${reasonOf(input, form, projection) ?? 'every payment is the same as with the base’s value'}.`;
}

function reasonOf(input: Input, form: ScenarioForm, projection: Projection): string | null {
  const value = inputValue(input, form) as { state?: string; mode?: string; month?: number; kind?: string } | null;
  const month = value?.month;
  const last = lastNumber(projection);
  if (month !== undefined && month > last) {
    return `the run ends with month ${last}, ${dateText(dateOf(projection, last))}`;
  }
  if (input.pointer.startsWith('/events/eod/')) return eventReason(input, value?.state ?? '', form, projection);
  switch (input.pointer) {
    case '/events/acceleration':
      return recordsOf(projection, 'accelerated').length === 0 && projection.events.length === 0
        ? 'no Event of Default continues'
        : null;
    case '/switches/interest_on_unpaid_interest':
      return 'no interest is unpaid on any date';
    case '/events/call':
      return callReason(projection);
    case '/events/waivers':
      return 'the event that is waived does not continue in that month';
    default:
      return null;
  }
}

function eventReason(input: Input, state: string, form: ScenarioForm, projection: Projection): string | null {
  const kind = input.pointer.slice('/events/eod/'.length);
  if (state === 'ignored') return `the run finds no Event of Default (${kind})`;
  const mode = form.events?.acceleration?.mode;
  if (state === 'forced' && mode === 'never') return 'the event is recorded, but the Notes are never accelerated';
  if (state === 'forced' && mode === 'month') {
    return `the event is recorded, but nothing is accelerated in month ${form.events?.acceleration?.month}`;
  }
  const accelerated = recordsOf(projection, 'accelerated')[0];
  if (state === 'forced' && accelerated)
    return `the Notes are accelerated on ${dateText(dateOf(projection, accelerated.month))} all the same`;
  return null;
}

function callReason(projection: Projection): string {
  const last = lastNumber(projection);
  const pool = projection.byDate.poolEnd[projection.count - 1] as number;
  return `no call can be made by month ${last}, whose pool of ${plainAmount(pool)} is above the threshold`;
}
