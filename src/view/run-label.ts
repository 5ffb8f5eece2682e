import type { Projection } from '../engine/projection.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { dateText } from './date-text.ts';
import { differingInputs } from './form/inputs.ts';
import { hasOwnStructure } from './form/structure-form.ts';
import { dateOf, lastNumber } from './run-dates.ts';
import { filedBefore } from './whole-run.ts';
import { andList } from './word-list.ts';

/**
 * Where the figures of a month come from: a filing; the filed collections run through the rules; collections that the user
 * gave; or assumptions.
 */
export type Provenance = 'actual' | 'replay' | 'given' | 'projection';

export interface RunLabel {
  readonly provenance: Provenance;
  /** "replay", "replay, events changed", "projection" */
  readonly text: string;
}

/** The replay of the filed months, against which a changed one is named. */
const REPLAY: ScenarioForm = { collections: 'filed', benchmark: 'filed' };

/** What a run is, in the words that stand beside it everywhere. */
export function runLabel(form: ScenarioForm): RunLabel {
  if (form.collections === 'filed' && form.deal === undefined) return replayLabel(form);
  const then = form.collateral === undefined ? '' : 'projection';
  if (Array.isArray(form.collections)) {
    if (hasOwnStructure(form)) return { provenance: 'given', text: 'given collections, structure changed' };
    return { provenance: 'given', text: then === '' ? 'own collections' : 'own collections, then projection' };
  }
  if (form.start?.kind === 'filed')
    return { provenance: 'projection', text: `actual to month ${form.start.month}, then projection` };
  return { provenance: 'projection', text: hasOwnStructure(form) ? 'projection, structure changed' : 'projection' };
}

function replayLabel(form: ScenarioForm): RunLabel {
  const kinds = new Set(differingInputs(form, REPLAY).map(({ kind }) => kind));
  if (form.collateral !== undefined) return { provenance: 'projection', text: 'replay, then projection' };
  if (kinds.size === 0) return { provenance: 'replay', text: 'replay' };
  return { provenance: 'replay', text: `replay, ${andList([...kinds])} changed` };
}

/** Where the figures of a run's date come from; a negative place is a month before the run. */
export function provenanceAt(form: ScenarioForm, projection: Projection, at: number): Provenance {
  if (at < 0) return 'actual';
  if (at >= (projection.scenario.collections?.count ?? 0)) return 'projection';
  return form.collections === 'filed' && form.deal === undefined ? 'replay' : 'given';
}

/** A stretch of months whose figures come from one place, by number of the Distribution Date. */
export interface ProvenanceSpan {
  readonly provenance: Provenance;
  readonly from: number;
  readonly to: number;
}

/** The stretches of a run with the filed months before it, one after the other. */
export function provenanceSpans(form: ScenarioForm, projection: Projection): readonly ProvenanceSpan[] {
  const spans: { provenance: Provenance; from: number; to: number }[] = [];
  const start = projection.startAfter;
  for (let number = start - filedBefore(projection) + 1; number <= lastNumber(projection); number += 1) {
    const provenance = provenanceAt(form, projection, number - start - 1);
    const last = spans.at(-1);
    if (last?.provenance === provenance) last.to = number;
    else spans.push({ provenance, from: number, to: number });
  }
  return spans;
}

/** What a stretch is, for the edge of a chart or a row between two months of a table. */
export function spanWords({ provenance, from, to }: ProvenanceSpan, projection: Projection): string {
  const count = to - from + 1;
  const months = count === 1 ? 'month' : 'months';
  switch (provenance) {
    case 'actual':
      return `Actual, ${count} certificate${count === 1 ? '' : 's'}`;
    case 'replay':
      return `Replay, ${count} filed ${months}`;
    case 'given':
      return `Own collections, ${count} ${months}`;
    default:
      return `Projection from ${dateText(dateOf(projection, from))}`;
  }
}
