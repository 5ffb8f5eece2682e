import * as v from 'valibot';
import { faultOfIssue } from '../deal/fault.ts';
import { formOfAdded } from '../files/added-month/added-form.ts';
import { typedSchema } from '../files/workspace/typed-work.ts';
import { MOST_SCENARIOS, type Workspace } from '../scenario/link/workspace.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { type AppState, activeTab, type ScenarioTab } from './app-state.ts';
import { outcomeOf } from './outcome.ts';
import { TRUST } from './trust.ts';
import { typedWorkOf } from './typed-work.ts';
import { namedForm, viewOf } from './workspace.ts';

/** The work as the browser keeps it. */
export interface KeptWork {
  /** Rises with each saving, whichever tab saves. */
  readonly stamp: number;
  readonly workspace: Workspace;
}

/** The format's version; a later program that changes it reads the older ones too. */
const VERSION = 1;

export type KeptRead = { readonly ok: true; readonly work: KeptWork } | { readonly ok: false; readonly why: string };

export function keptWorkOf(state: AppState): Omit<KeptWork, 'stamp'> {
  const scenarios = state.scenarios.map((tab: ScenarioTab) => {
    const typed = typedWorkOf(tab);
    return { form: namedForm(tab), colour: tab.colour, result: null, ...(typed && { typed }) };
  });
  const view = { ...viewOf(state, state.scenarios), active: activePlace(state) };
  return { workspace: { scenarios, view, certificates: formOfAdded(state.added) } };
}

function activePlace(state: AppState): number {
  return state.scenarios.indexOf(activeTab(state));
}

/** As JSON text: what a browser gives back is then read like any other file. */
export function writeKept({ stamp, workspace }: KeptWork): string {
  return JSON.stringify({ format: 'paydown work', version: VERSION, stamp, workspace });
}

/** Reads what was kept, doubting all of it but added certificates: a browser's store can be half written, or another version's. */
export function readKept(raw: unknown): KeptRead {
  if (typeof raw !== 'string') return { ok: false, why: 'it is not the text that Paydown writes' };
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return { ok: false, why: 'it breaks off in the middle' };
  }
  if (!isObject(json) || json['format'] !== 'paydown work') return { ok: false, why: 'it is not what Paydown keeps' };
  if (json['version'] !== VERSION)
    return { ok: false, why: `it is in version ${String(json['version'])} of its format` };
  const { stamp, workspace } = json;
  if (typeof stamp !== 'number' || !Number.isSafeInteger(stamp) || !isObject(workspace)) {
    return { ok: false, why: 'parts of it are missing' };
  }
  const scenarios = workspace['scenarios'];
  if (!Array.isArray(scenarios) || scenarios.length < 1 || scenarios.length > MOST_SCENARIOS) {
    return { ok: false, why: 'it does not hold 1 to 12 scenarios' };
  }
  for (const [place, one] of scenarios.entries()) {
    const fault = scenarioFault(one);
    if (fault !== null) return { ok: false, why: `its scenario ${place + 1} is not valid: ${fault}` };
  }
  const view = isObject(workspace['view']) ? readView(workspace['view']) : {};
  const { certificates = [] } = workspace;
  if (!Array.isArray(certificates)) return { ok: false, why: 'its added certificates are no list' };
  return { ok: true, work: { stamp, workspace: { scenarios, view, certificates } } };
}

/** Like {@link readKept}, with the added certificates read as well; their reader is fetched only where there are any. */
export async function readKeptWhole(raw: unknown): Promise<KeptRead> {
  const read = readKept(raw);
  const { deal, filed } = TRUST;
  if (!read.ok || !filed || read.work.workspace.certificates?.length === 0) return read;
  const { readAdded } = await import('../files/added-month/read-added.ts');
  const added = readAdded(read.work.workspace.certificates, { deal, filed });
  return added.ok ? read : { ok: false, why: `its added certificates are not valid: ${added.fault.message}` };
}

function scenarioFault(one: unknown): string | null {
  if (!isObject(one) || !isObject(one['form'])) return 'it has no form';
  const { colour, typed } = one;
  const readTyped = v.safeParse(v.optional(typedSchema), typed);
  if (!readTyped.success) return faultOfIssue(readTyped.issues[0]).message;
  if (colour !== undefined && !(Number.isSafeInteger(colour) && (colour as number) >= 0)) return 'its colour is none';
  const read = parseScenario(one['form'], TRUST);
  if (!read.ok) return read.fault.message;
  return outcomeOf(one['form'] as ScenarioForm).kind === 'result' ? null : 'its run is withheld';
}

function readView(view: Record<string, unknown>): Workspace['view'] {
  const { tab, table, month, base, active, analysis } = view;
  return {
    ...(typeof tab === 'string' && { tab }),
    ...(typeof table === 'string' && { table }),
    ...(isPlace(month) && { month }),
    ...(isPlace(base) && { base }),
    ...(isPlace(active) && { active }),
    ...(isObject(analysis) && { analysis }),
  };
}

function isPlace(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
