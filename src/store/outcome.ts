import type { Fault } from '../deal/fault.ts';
import { EngineBug } from '../engine/engine-bug.ts';
import type { Projection } from '../engine/projection.ts';
import { engine } from '../engine/run.ts';
import { classSummaries } from '../measures/class-summary.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { type ClassVerdict, classVerdicts } from '../view/class-verdict.ts';
import { TRUST } from './trust.ts';

/** What a form comes to: a run; a fault of the form; or a run that is withheld because a promise was broken. */
export type Outcome =
  | Result
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'withheld'; readonly clause: string; readonly promise: string };

export interface Result {
  readonly kind: 'result';
  readonly form: ScenarioForm;
  readonly projection: Projection;
  readonly verdicts: readonly ClassVerdict[];
}

const outcomes = new WeakMap<ScenarioForm, Outcome>();

/** The outcome of a form, reckoned once for each form object: forms are never changed in place. */
export function outcomeOf(form: ScenarioForm): Outcome {
  const known = outcomes.get(form);
  if (known) return known;
  const outcome = reckon(form);
  outcomes.set(form, outcome);
  return outcome;
}

/** The result of a form that is known to have one, as every form on the screen is. */
export function resultOf(form: ScenarioForm): Result {
  const outcome = outcomeOf(form);
  if (outcome.kind !== 'result') throw new Error('A form without a result was kept as one with a result.');
  return outcome;
}

function reckon(form: ScenarioForm): Outcome {
  const read = parseScenario(form, TRUST);
  if (!read.ok) return { kind: 'fault', fault: read.fault };
  try {
    const projection = engine(read.value.deal, read.value.scenario);
    return { kind: 'result', form, projection, verdicts: classVerdicts(projection, classSummaries(projection)) };
  } catch (error) {
    if (!(error instanceof EngineBug)) throw error;
    return { kind: 'withheld', clause: error.clause, promise: error.promise };
  }
}
