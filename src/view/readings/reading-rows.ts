import { READINGS, type Reading, type ReadingSwitch } from '../../deal/readings.ts';
import type { ScenarioContext } from '../../scenario/parse-scenario.ts';
import type { ExplainedRun } from '../why/walk.ts';
import { type ReadingEffect, readingEffect } from './reading-effect.ts';
import { isAsRead, withReading } from './reading-switches.ts';

/** A reading as the screen shows it for a scenario. */
export interface ReadingRow extends Reading {
  /** The switch with its position; null for a reading that is only recorded. */
  readonly choice: { readonly name: ReadingSwitch; readonly isAsRead: boolean } | null;
}

/** All readings with the positions of their switches in a scenario. What the other position would do: see {@link rowEffect}. */
export function readingRows({ projection }: ExplainedRun): readonly ReadingRow[] {
  return READINGS.map((reading) => ({
    ...reading,
    choice: reading.switch
      ? { name: reading.switch.name as ReadingSwitch, isAsRead: isAsRead(reading.id, projection.scenario.readings) }
      : null,
  }));
}

/** What the position that a switch is not in would do to the scenario: one more run, which takes about a tenth of a millisecond. */
export function rowEffect(context: ScenarioContext, run: ExplainedRun, row: ReadingRow): ReadingEffect {
  if (row.choice === null) return { kind: 'not computed' };
  const { name, isAsRead: asRead } = row.choice;
  return readingEffect(context, run, name, withReading(run.form, name, !asRead));
}

/** "17 places where the text is silent, blank or at odds … 1 switched": the heading's counts. */
export function readingCounts(rows: readonly ReadingRow[]): { readonly all: number; readonly switched: number } {
  return { all: rows.length, switched: rows.filter(({ choice }) => choice !== null && !choice.isAsRead).length };
}

/** An effect in a few words, for the row: "none: no interest is unpaid on any date", "shown only". */
export function effectWords(effect: ReadingEffect): string {
  switch (effect.kind) {
    case 'not computed':
      return 'shown only';
    case 'none':
      return `none: ${effect.because}`;
    case 'changes':
      return effect.summary;
    default:
      return `cannot be run: ${effect.because}`;
  }
}
