import type { Fault } from '../deal/fault.ts';
import type { DealForm } from '../deal/parse-deal.ts';
import { strangeKey } from '../deal/strange-key.ts';
import { EngineBug } from '../engine/engine-bug.ts';
import { engine } from '../engine/run.ts';
import type { RecordedResult, WorkspaceScenario } from '../scenario/link/workspace.ts';
import { decodeLink, encodeLink } from '../scenario/link.ts';
import { parseScenario, type ScenarioContext } from '../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import type { Answer } from './answer-line.ts';
import { recordedResult } from './recorded-result.ts';

/**
 * Answers one line of JSON, a scenario, with the fragment of a link that opens it: plain text without "#"; or with an
 * error as JSON.
 * @param deal of scenarios without one of their own, where that is not this trust: a link has no deal file beside it
 */
export function encodeLine(line: string, context: ScenarioContext, deal: DealForm | null, version: string): Answer {
  const read = formOf(line, deal);
  if ('message' in read) return refused(read);
  const recorded = resultOf(read.form, context);
  if ('message' in recorded) return refused(recorded);
  const link = encodeLink({ scenarios: [{ form: read.form, result: recorded }], view: {} }, version);
  return link.ok ? { ok: true, text: link.fragment } : refused({ path: '', message: link.message });
}

/**
 * Answers the fragment of a link with its scenario in the headless form, and with it `digest`, what the scenario came to
 * where the link was made, and `engine`, the version that made it. A link of several scenarios gives them as a list,
 * `scenarios`, each with its digest, and `active` and `base`, their places in it.
 */
export function decodeLine(line: string, context: ScenarioContext): Answer {
  const link = decodeLink(line, context);
  if (!link.ok) return refused({ path: '', message: link.message });
  const { scenarios, view } = link.workspace;
  const [only, ...others] = scenarios.map(withDigest);
  const engineVersion = { engine: link.engineVersion };
  if (others.length === 0) return answered({ ...only, ...engineVersion });
  return answered({ scenarios: [only, ...others], active: view.active ?? 0, base: view.base ?? 0, ...engineVersion });
}

function withDigest({ form, result }: WorkspaceScenario): object {
  return result === null ? form : { ...form, digest: result.digest };
}

function formOf(line: string, deal: DealForm | null): { readonly form: ScenarioForm } | Fault {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch (error) {
    return { path: '', message: `This line is not JSON: ${error instanceof Error ? error.message : String(error)}.` };
  }
  const strange = strangeKey(given);
  if (strange) return strange;
  // Whether it is a form at all is for parseScenario to say.
  const form = given as ScenarioForm;
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  return { form: deal === null || !isObject || form.deal !== undefined ? form : { ...form, deal } };
}

function resultOf(form: ScenarioForm, context: ScenarioContext): RecordedResult | Fault {
  const read = parseScenario(form, context);
  if (!read.ok) return read.fault;
  try {
    return recordedResult(engine(read.value.deal, read.value.scenario));
  } catch (error) {
    if (!(error instanceof EngineBug)) throw error;
    return {
      path: '',
      message: `The run is withheld, because a promise of the documents is broken. ${error.message}`,
    };
  }
}

function answered(result: object): Answer {
  return { ok: true, text: JSON.stringify(result) };
}

function refused(fault: Fault): Answer {
  return { ok: false, text: JSON.stringify({ error: fault }) };
}
