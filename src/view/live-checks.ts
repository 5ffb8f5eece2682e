import type { Projection } from '../engine/projection.ts';

/** A promise of the documents that is checked after every date of a run; a breach withholds the run. */
export interface LiveCheck {
  readonly clause: string;
  readonly promise: string;
  /** How many amounts it is held against in the run. */
  readonly times: number;
}

/**
 * What the engine checked after each date of a run, from what was recorded and not from what was meant. That there is a
 * projection at all says that every one held: a breach stops it.
 */
export function liveChecks({ count, deal, lists, payments }: Projection): readonly LiveCheck[] {
  const classes = deal.classes.length;
  const rows = Math.max(
    0,
    ...Object.values(payments).map((columns) => (columns ? columns.due.length / columns.dates : 0)),
  );
  const clauses = new Set(Object.values(lists).flatMap((list) => list.rows.map(({ clause }) => clause))).size;
  const each = (promise: string, clause: string, times: number): LiveCheck => ({
    clause,
    promise,
    times: times * count,
  });
  return [
    each('What came into the Collection Account is paid out of it, to the cent.', '§ 2.8(a), 5.4(b)', 1),
    each('No line is paid more than is due, or less than nothing, from either purse.', '§ 2.8(a), 5.4(b)', rows),
    each('No clause is short while money that may pay it is left for a later one.', '§ 2.8(a), 5.4(b)', clauses),
    each('What is drawn from the Reserve Account is spent, or goes back.', '§ 8.2(b)', 1),
    each('The Reserve Account moves by its movements, and never below zero.', '§ 8.2(b)', 1),
    each('Each class’s balance falls by the principal it is paid, and never below zero.', '§ 2.8(d)', classes),
    each('The classes’ balances add up to the Notes.', '§ 2.8(d)', 1),
    each('No interest, fee, advance or claim that is carried is negative.', '§ 2.8(a)(i), (xiii)', classes + 2),
    each('The Pool Balance is never negative.', 'App. A', 1),
  ];
}

/** How many checks one date has. */
export function checksPerDate(projection: Projection): number {
  const { count } = projection;
  return count === 0 ? 0 : liveChecks(projection).reduce((sum, { times }) => sum + times, 0) / count;
}

/** Where the pool ends: at zero, or with the run. In cents. */
export function poolAtEnd({ byDate, count, scenario }: Projection): number {
  return count === 0 ? scenario.start.pool : (byDate.poolEnd[count - 1] as number);
}
