import type { Fault } from '../deal/fault.ts';
import type { Projection } from '../engine/projection.ts';
import { EVENT_KINDS, type Events } from '../scenario/scenario.ts';

/**
 * Events that a run cannot reach because they stand before its start: valid input that changes nothing, said rather than
 * dropped in silence. A servicer transfer before the start still governs and is not among them.
 */
export function withoutEffect(projection: Projection): readonly Fault[] {
  const { startAfter, scenario } = projection;
  return placedMonths(scenario.events)
    .filter(({ month }) => month < startAfter)
    .map(({ path, month }) => ({
      path,
      message: `Month ${month} lies before the start after month ${startAfter}: this has no effect.`,
    }));
}

interface Placed {
  readonly path: string;
  readonly month: number;
}

function placedMonths(events: Events): readonly Placed[] {
  const placed: Placed[] = [];
  for (const kind of EVENT_KINDS) {
    const chosen = events.eventsOfDefault[kind];
    if (chosen.state === 'forced') placed.push({ path: `/events/eod/${kind}`, month: chosen.month });
  }
  const { acceleration, rescissionMonth, sale, call } = events;
  if (acceleration.mode === 'month') placed.push({ path: '/events/acceleration', month: acceleration.month });
  if (rescissionMonth !== null) placed.push({ path: '/events/rescission', month: rescissionMonth });
  events.waivers.forEach(({ month }, index) => {
    placed.push({ path: `/events/waivers/${index}`, month });
  });
  if (sale !== null) placed.push({ path: '/events/sale', month: sale.month });
  if (call.mode === 'month') placed.push({ path: '/events/call', month: call.month });
  events.claims.forEach(({ month }, index) => {
    placed.push({ path: `/events/claims/${index}`, month });
  });
  return placed;
}
