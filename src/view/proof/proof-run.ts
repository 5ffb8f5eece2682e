import { engine } from '../../engine/run.ts';
import type { ProofMode } from '../../proof/certificates.ts';
import { parseScenario, type ScenarioContext } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import type { ExplainedRun } from '../why/walk.ts';

/**
 * The run that a month of the proof compares with its certificate, for "why?": from the filed balances before it and for
 * that one date, or on from closing.
 */
export function proofRun(context: ScenarioContext, mode: ProofMode, month: number): ExplainedRun {
  const fed: ScenarioForm = { collections: 'filed', benchmark: 'filed' };
  const form = mode === 'run on' ? fed : { ...fed, ...startOf(month), switches: { horizon: 1 } };
  const read = parseScenario(form, context);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  return { form, projection: engine(read.value.deal, read.value.scenario) };
}

function startOf(month: number): Pick<ScenarioForm, 'start'> {
  return month === 1 ? {} : { start: { kind: 'filed', month: month - 1 } };
}
