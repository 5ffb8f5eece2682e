import { putInto } from '../money/column.ts';
import type { CollateralAssumptions } from '../scenario/collateral.ts';
import { type CollectionsRecord, emptyCollections } from '../scenario/collections.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { RepLine } from '../scenario/vector/collateral-assumptions.ts';
import type { CollateralInput } from './collateral/collateral-input.ts';
import { type CollateralRecord, collateralRecord } from './collateral/collateral-record.ts';
import { mostMonthsProjected, projectCollections } from './collateral/project-collections.ts';
import { agedRepLines, type RepLines, repLinesOf } from './collateral/rep-lines.ts';
import { EngineBug } from './engine-bug.ts';
import type { Plan } from './plan.ts';

/** Collections of a run, how many of its months were given, and how many dates it has at least and at most. */
export interface RunCollections {
  readonly record: CollectionsRecord;
  /** Months at the beginning that were filed or given; the rest is projected. */
  readonly given: number;
  /** What stood behind the projected months; null where all was given. */
  readonly collateral: CollateralRecord | null;
  readonly leastDates: number;
  readonly mostDates: number;
}

const NOTHING = emptyCollections(0);

/**
 * The collections that a scenario gives or projects. Given ones set the number of dates; a projection runs until the pool
 * is zero and the last recovery is in and, with Notes left, on to the last Final Distribution Date; a horizon overrides.
 */
export function collectionsFor(plan: Plan, scenario: Scenario): RunCollections {
  const given = scenario.collections ?? NOTHING;
  const { collateral, horizon, start } = scenario;
  if (collateral === null) {
    const dates = horizon ?? given.count;
    return { record: given, given: given.count, collateral: null, leastDates: dates, mostDates: dates };
  }
  const projected = project(plan, scenario, collateral, given);
  const record = { count: projected.months, lines: projected.lines };
  const toLastFinal = plan.lastFinalDate - start.afterDate;
  return {
    record,
    given: given.count,
    collateral: projected,
    leastDates: horizon ?? record.count,
    mostDates: horizon ?? Math.max(record.count, toLastFinal, 1),
  };
}

/** Rep lines side by side, kept while the scenario's list stays the same. */
const sideBySide = new WeakMap<readonly RepLine[], RepLines>();

function project(
  plan: Plan,
  scenario: Scenario,
  assumptions: CollateralAssumptions,
  given: CollectionsRecord,
): CollateralRecord {
  const { start } = scenario;
  const lines = sideBySide.get(assumptions.repLines) ?? repLinesOf(assumptions.repLines);
  sideBySide.set(assumptions.repLines, lines);
  const pool = start.pool - reductionOf(given);
  const input: CollateralInput = {
    repLines: given.count === 0 ? lines : agedRepLines(lines, given.count, pool),
    pool: pool as CollateralInput['pool'],
    initialPool: plan.deal.initialPool,
    firstMonth: start.afterDate + given.count + 1,
    prepayment: assumptions.prepayment,
    defaults: assumptions.defaults,
    recovery: assumptions.recovery,
    recoveryLag: assumptions.recoveryLag,
    priorDefaults: assumptions.priorDefaults,
  };
  const record = collateralRecord(given.count + mostMonthsProjected(input));
  for (const [line, column] of Object.entries(given.lines))
    putInto(record.lines[line as keyof typeof given.lines], column);
  const projected = projectCollections(input, record, given.count);
  if (!projected.ok) throw new EngineBug('SF-13', projected.refusal.message);
  return record;
}

/** By how much the given months reduce the pool. */
function reductionOf({ count, lines }: CollectionsRecord): number {
  let reduction = 0;
  for (let month = 0; month < count; month += 1) {
    reduction +=
      (lines.principal[month] as number) +
      (lines.purchase_principal[month] as number) +
      (lines.defaulted[month] as number);
  }
  return reduction;
}
