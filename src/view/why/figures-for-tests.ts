import type { ClauseId } from '../../deal/clauses.ts';
import { LEVELS } from '../../deal/deal.ts';
import { REGIMES } from '../../engine/projection.ts';
import { COLLECTION_LINES } from '../../scenario/collections.ts';
import { CLAIMANTS } from '../../scenario/scenario.ts';
import { FLOW_FIGURES, PRICED_FIGURES, type PricedAt } from './analysis-id.ts';
import {
  ALL,
  CLAIM_FIGURES,
  CLASS_FIGURES,
  CLAUSE_FIGURES,
  DATE_FIGURES,
  type EachDateId,
  type FigureId,
  FLOWS,
  LEVEL_FIGURES,
  LIFE_FIGURES,
  RUN_FIGURES,
  TESTS,
} from './figure-id.ts';
import type { ExplainedRun } from './walk.ts';

/** Every address that a run could have; some it has not, and `explain` answers null. */
export function figuresForTests({ projection }: ExplainedRun): FigureId[] {
  const { startAfter, count, deal, opening, events, statuses } = projection;
  const ids: FigureId[] = [];
  for (let number = startAfter + 1; number <= startAfter + count; number += 1) {
    for (const each of eachDateForTests(projection)) ids.push({ ...each, number } as FigureId);
    for (const test of TESTS) ids.push({ kind: 'test', test, number });
    for (const kind of LEVEL_FIGURES) for (const level of LEVELS) ids.push({ kind, level, number });
    for (const kind of CLAIM_FIGURES) for (const claimant of CLAIMANTS) ids.push({ kind, claimant, number });
    for (const kind of ['event', 'status'] as const) {
      const list = kind === 'event' ? events : statuses;
      const inMonth = list.filter(({ month }) => month === number);
      for (const place of inMonth.keys()) ids.push({ kind, place, number });
    }
  }
  for (const place of opening.events.keys()) ids.push({ kind: 'event', place, number: startAfter });
  for (const place of opening.statuses.keys()) ids.push({ kind: 'status', place, number: startAfter });
  for (const kind of LIFE_FIGURES) for (const { name } of deal.classes) ids.push({ kind, noteClass: name });
  for (const kind of RUN_FIGURES) ids.push({ kind });
  for (const each of eachDateForTests(projection)) {
    if (FLOWS.includes(each.kind)) ids.push({ kind: 'life-total', each });
  }
  return ids;
}

/** Every figure of Pricing at the quotes given. */
export function pricedForTests({ projection }: ExplainedRun, quotes: readonly PricedAt[]): FigureId[] {
  const { startAfter, count } = projection;
  const ids: FigureId[] = [];
  for (const at of quotes) {
    for (const kind of PRICED_FIGURES) ids.push({ kind, at });
    for (let number = startAfter + 1; number <= startAfter + count; number += 1)
      for (const kind of FLOW_FIGURES) ids.push({ kind, at, number });
  }
  return ids;
}

function eachDateForTests({ deal, lists, payments }: ExplainedRun['projection']): EachDateId[] {
  const each: EachDateId[] = DATE_FIGURES.map((kind) => ({ kind }));
  for (const line of COLLECTION_LINES) each.push({ kind: 'collections', line });
  for (const kind of CLASS_FIGURES) for (const { name } of deal.classes) each.push({ kind, noteClass: name });
  const lines = new Map<string, { clause: ClauseId; payee: string }>();
  for (const regime of REGIMES) {
    if (!payments[regime]) continue;
    for (const { clause, payee } of lists[regime].rows) {
      lines.set(`${clause} ${payee}`, { clause, payee });
      lines.set(clause, { clause, payee: ALL });
    }
  }
  for (const kind of CLAUSE_FIGURES) for (const line of lines.values()) each.push({ kind, ...line });
  return each;
}
