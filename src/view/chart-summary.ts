import type { Projection } from '../engine/projection.ts';
import { dateText } from './date-text.ts';
import { monthReadout } from './month-readout.ts';
import { dateOf } from './run-dates.ts';

/** The cursor's month as one sentence: what the chart says to those who do not see it. */
export function cursorSentence(projection: Projection, number: number): string {
  const { classes, notes, pool, reserve } = monthReadout(projection, number);
  const left = classes.filter(({ text }) => text !== '–').map(({ name, text }) => `${name} ${text}`);
  const balances = left.length === 0 ? 'no Note outstanding' : left.join(', ');
  return `${dateText(dateOf(projection, number))}, month ${number}: ${balances}; Notes ${zero(notes)}, pool ${zero(pool)}, reserve ${zero(reserve)}`;
}

function zero(text: string): string {
  return text === '–' ? '0.00' : text;
}
