import type { Projection } from '../engine/projection.ts';
import { amountText } from './amount-text.ts';
import { entryOf, wholeRun } from './whole-run.ts';

/** The amounts after one Distribution Date, as the readout and the chart's own reading show them. */
export interface MonthReadout {
  readonly classes: readonly { readonly name: string; readonly text: string }[];
  readonly notes: string;
  readonly pool: string;
  readonly oc: string;
  readonly reserve: string;
}

/** @param number of the Distribution Date, or of the start */
export function monthReadout(projection: Projection, number: number): MonthReadout {
  const whole = wholeRun(projection);
  const entry = entryOf(whole, number);
  const notes = whole.notes[entry] as number;
  const pool = whole.pool[entry] as number;
  return {
    classes: projection.deal.classes.map(({ name }, index) => ({
      name,
      text: amountText((whole.balances[index]?.[entry] ?? 0) as number),
    })),
    notes: amountText(notes),
    pool: amountText(pool),
    oc: amountText(pool - notes),
    reserve: amountText(whole.reserve[entry] as number),
  };
}
