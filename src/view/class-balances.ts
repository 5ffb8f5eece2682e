import type { Projection } from '../engine/projection.ts';
import { type Column, emptyColumn, putInto } from '../money/column.ts';

/** A quantity after the start (entry 0) and after each date of a run (entry t + 1), in cents. */
export type Series = Column;

/** Keeps what follows from a projection, which is never changed: many parts of a screen ask for the same. */
export function keptFor<T>(reckon: (projection: Projection) => T): (projection: Projection) => T {
  const known = new WeakMap<Projection, { readonly value: T }>();
  return (projection) => {
    const found = known.get(projection) ?? { value: reckon(projection) };
    known.set(projection, found);
    return found.value;
  };
}

/** Balances after each date, by class in the deal's order. */
export const classBalances = keptFor(reckonBalances);

/** The Notes after each date. */
export const notesSeries = keptFor((projection) => sumOf(classBalances(projection)));

function reckonBalances(projection: Projection): readonly Series[] {
  const { byClass, dates, count, scenario } = projection;
  return projection.deal.classes.map((_, noteClass) => {
    const series = emptyColumn(count + 1);
    let balance: number = scenario.start.balances[noteClass] ?? 0;
    series[0] = balance;
    for (let at = 0; at < count; at += 1) {
      balance -= byClass.principal[noteClass * dates + at] as number;
      series[at + 1] = balance;
    }
    return series;
  });
}

/** The sum of several series of one length. */
export function sumOf(series: readonly Series[]): Series {
  const total = emptyColumn(series[0]?.length ?? 0);
  for (const one of series)
    for (let at = 0; at < total.length; at += 1) total[at] = (total[at] as number) + (one[at] as number);
  return total;
}

/** The pool at the start and at the end of each date's month. */
export function poolSeries({ byDate, count, scenario }: Projection): Series {
  return fromStart(scenario.start.pool, byDate.poolEnd, count);
}

/** The Reserve Account at the start and after each date. */
export function reserveSeries({ byDate, count, scenario }: Projection): Series {
  return fromStart(scenario.start.reserve, byDate.reserveClosing, count);
}

function fromStart(start: number, column: Column, count: number): Series {
  const series = emptyColumn(count + 1);
  series[0] = start;
  putInto(series, column.slice(0, count), 1);
  return series;
}

/** What the pool exceeds the Notes by; negative where it does not cover them. */
export function overcollateralization(pool: Series, notes: Series): Series {
  return pool.map((amount, at) => amount - (notes[at] as number));
}
