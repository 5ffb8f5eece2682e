import type { ClauseId } from './clauses.ts';
import { RECORDED_READINGS } from './readings-recorded.ts';
import { SWITCHED_READINGS } from './readings-switched.ts';

/**
 * A place where the documents are silent, blank or at odds, and how it is read here. Questions and reasons are in our
 * own words. The two options of a switch are what a scenario may say under `readings`, the one used unless it says
 * otherwise first; a reading without a switch is recorded, and its alternative is not computed.
 */
export interface Reading extends ReadingEntry {
  readonly id: ReadingId;
}

/** The form in which readings are written down. */
export interface ReadingEntry {
  readonly id: string;
  /** Where it stands, as a screen shows it. */
  readonly clause: string;
  /** Clauses whose payments or events it decides. */
  readonly bearsOn: readonly ClauseId[];
  readonly question: string;
  readonly reading: string;
  readonly because: string;
  readonly otherwise: string;
  readonly switch?: {
    readonly name: string;
    readonly options: readonly [string, string] | readonly [boolean, boolean];
  };
}

type Switched = (typeof SWITCHED_READINGS)[number];
export type ReadingId = Switched['id'] | (typeof RECORDED_READINGS)[number]['id'];
/** Names of the switches, as in a scenario's `readings`. */
export type ReadingSwitch = Switched['switch']['name'];

/** All readings: those with a switch, then those that are only recorded. */
export const READINGS: readonly Reading[] = [...SWITCHED_READINGS, ...RECORDED_READINGS];

/** The readings that decide a clause. */
export function readingsOn(clause: ClauseId): readonly Reading[] {
  return READINGS.filter(({ bearsOn }) => bearsOn.includes(clause));
}
