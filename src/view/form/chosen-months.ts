import { EVENT_KINDS } from '../../scenario/scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';

/** A month that the user chose for an event, and where it stands in the form. */
export interface ChosenMonth {
  /** JSON pointer of the month. */
  readonly pointer: string;
  readonly words: string;
  readonly month: number;
}

/** Every event of a form that has a month of the user's, by month. */
export function chosenMonths({ events }: ScenarioForm): readonly ChosenMonth[] {
  if (!events) return [];
  const found: (ChosenMonth | null)[] = [];
  for (const kind of EVENT_KINDS) {
    const event = events.eod?.[kind];
    if (event?.state !== 'forced') continue;
    found.push(chosen(`/events/eod/${kind}/month`, `Event of Default (${kind})`, event.month));
    found.push(chosen(`/events/eod/${kind}/cured_month`, `Event of Default (${kind}) cured`, event.cured_month));
  }
  for (const [place, { kind, month }] of (events.waivers ?? []).entries()) {
    found.push(chosen(`/events/waivers/${place}/month`, `Event of Default (${kind}) waived`, month));
  }
  if (events.acceleration?.mode === 'month') {
    found.push(chosen('/events/acceleration/month', 'Acceleration', events.acceleration.month));
  }
  found.push(chosen('/events/rescission/month', 'Rescission', events.rescission?.month));
  found.push(chosen('/events/sale/month', 'Sale', events.sale?.month));
  if (events.call?.mode === 'month') found.push(chosen('/events/call/month', 'Call', events.call.month));
  found.push(chosen('/events/servicer_transfer/month', 'Servicer transfer', events.servicer_transfer?.month));
  for (const [place, { month }] of (events.claims ?? []).entries()) {
    found.push(chosen(`/events/claims/${place}/month`, `Claim ${place + 1}`, month));
  }
  return found.filter((one) => one !== null).sort((a, b) => a.month - b.month);
}

function chosen(pointer: string, words: string, month: number | null | undefined): ChosenMonth | null {
  return month === undefined || month === null ? null : { pointer, words, month };
}
