import { FILED_MONTHS } from '../deal/carmx-2019-4/filed-months.ts';
import type { Projection } from '../engine/projection.ts';
import { engine } from '../engine/run.ts';
import { parseScenario, type ScenarioContext } from '../scenario/parse-scenario.ts';
import { COMPARED_LINES, type ComparedLine } from './compared-lines.ts';

/** A figure of a filed month beside ours. */
export interface Comparison {
  readonly month: number;
  readonly line: ComparedLine;
  readonly filed: number;
  readonly ours: number;
}

/** Restart: each month from the filed balances before it. Run on: from closing on our own balances. */
export type ProofMode = 'restart' | 'run on';

/**
 * Every compared figure of the 49 certificates beside ours. The engine is fed with each month's collections, benchmark
 * and reserve earnings only (engine.md § 11).
 */
export function compareCertificates(context: ScenarioContext, mode: ProofMode): readonly Comparison[] {
  if (mode === 'run on') {
    const projection = projectionOf(context, {});
    return monthsFrom(1, FILED_MONTHS.count).flatMap((month) => compareMonth(projection, month, month - 1));
  }
  return monthsFrom(1, FILED_MONTHS.count).flatMap((month) => {
    const start = month === 1 ? {} : { start: { kind: 'filed', month: month - 1 } };
    return compareMonth(projectionOf(context, { ...start, switches: { horizon: 1 } }), month, 0);
  });
}

function projectionOf(context: ScenarioContext, more: object): Projection {
  const read = parseScenario({ collections: 'filed', benchmark: 'filed', ...more }, context);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  return engine(read.value.deal, read.value.scenario);
}

function monthsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function compareMonth(projection: Projection, month: number, at: number): readonly Comparison[] {
  return COMPARED_LINES.flatMap((line) => {
    const filed = line.filed(month);
    return filed === null ? [] : [{ month, line, filed, ours: line.ours(projection, at) }];
  });
}

/** A figure known to differ from the filing by one cent: how the filer split A-2a and A-2b fits no rule in every month. */
export interface KnownCent {
  readonly month: number;
  readonly key: string;
  /** Ours less the filed figure, in cents. */
  readonly cents: 1 | -1;
}

/** The eight figures that differ on restart: 15 Jun 2020 (month 8) and 16 Aug 2021 (month 22). */
export const KNOWN_CENTS_RESTART: readonly KnownCent[] = [...splitDiffers(8, 1), ...splitDiffers(22, -1)];

function splitDiffers(month: number, ofA2a: 1 | -1): readonly KnownCent[] {
  return [...principalDiffers(month, ofA2a), ...balancesDiffer(month, -ofA2a as 1 | -1)];
}

/** The 28 figures that differ on run-on: a cent given to the wrong class of the rank stays in its balance until another month gives it back. */
export const KNOWN_CENTS_RUN_ON: readonly KnownCent[] = [
  ...splitDiffers(8, 1),
  ...[9, 10, 11, 12, 13, 14, 15, 16].flatMap((month) => balancesDiffer(month, -1)),
  ...principalDiffers(17, -1),
  ...splitDiffers(22, -1),
  ...principalDiffers(23, 1),
];

function balancesDiffer(month: number, ofA2a: 1 | -1): readonly KnownCent[] {
  return [
    { month, key: 'after A-2a', cents: ofA2a },
    { month, key: 'after A-2b', cents: -ofA2a as 1 | -1 },
  ];
}

function principalDiffers(month: number, ofA2a: 1 | -1): readonly KnownCent[] {
  return [
    { month, key: 'principal A-2a', cents: ofA2a },
    { month, key: 'principal A-2b', cents: -ofA2a as 1 | -1 },
  ];
}
