import { THIS_TRUST } from '../../src/deal/this-trust.ts';
import { digestOf } from '../../src/engine/digest.ts';
import { engine } from '../../src/engine/run.ts';
import { filedMonths } from '../../src/scenario/filed-months.ts';
import { EVERY_FIELD } from '../../src/scenario/link/forms-for-tests.ts';
import { FROZEN_SCENARIO } from '../../src/scenario/link/v1/frozen-default.ts';
import type { Workspace } from '../../src/scenario/link/workspace.ts';
import { decodeLink, encodeLink } from '../../src/scenario/link.ts';
import { parseScenario } from '../../src/scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../src/scenario/scenario-form.ts';
import { recordedResult } from '../../src/view/recorded-result.ts';

const ROUNDS = 2000;
const WARM_UP = 1000;
const CONTEXT = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const VERSION = '0.1.0';

/** Digests of 70 dates, and links from a typical one to the largest: time to make and to open them, and their length. */
export function run(print: (name: string, value: number, unit: string) => void): void {
  const seventy = projectionOf({ ...FROZEN_SCENARIO, switches: { horizon: 70 }, events: { call: { mode: 'never' } } });
  print(
    'digest.70-dates.median',
    median(() => digestOf(seventy)),
    'us',
  );
  for (const [name, workspace] of Object.entries(workspaces())) {
    const link = encodeLink(workspace, VERSION);
    if (!link.ok) throw new Error(link.message);
    print(`link.${name}.length`, link.fragment.length, 'chars');
    print(
      `link.${name}.encode.median`,
      median(() => encodeLink(workspace, VERSION)),
      'us',
    );
    print(
      `link.${name}.decode.median`,
      median(() => decodeLink(link.fragment, CONTEXT)),
      'us',
    );
  }
}

function projectionOf(form: ScenarioForm) {
  const read = parseScenario(form, CONTEXT);
  if (!read.ok) throw new Error(read.fault.message);
  return engine(read.value.deal, read.value.scenario);
}

function workspaces(): Readonly<Record<string, Workspace>> {
  const values = Array.from({ length: 70 }, (_, at) => (1 + ((at * 7919) % 9973) / 9973).toFixed(5)).join(' ');
  return {
    'six-fields': workspaceOf(typical('4', '12.5')),
    'every-field': workspaceOf(EVERY_FIELD),
    'vector-of-70': workspaceOf(typical('4', values)),
    'twelve-scenarios': workspaceOf(...Array.from({ length: 12 }, (_, at) => typical(`${at + 1}`, '12.5'))),
  };
}

function typical(multiple: string, speed: string): ScenarioForm {
  return {
    ...FROZEN_SCENARIO,
    name: 'Losses, insolvency',
    collateral: {
      prepayment: { kind: 'cpr', pct: speed },
      default: { kind: 'cnl', pct: '2.25', multiple },
      recovery_pct: '42.5',
      recovery_lag: 6,
    },
    events: { call: { mode: 'never' }, eod: { vi: { state: 'forced', month: 30 } } },
  };
}

function workspaceOf(...forms: readonly ScenarioForm[]): Workspace {
  const scenarios = forms.map((form) => ({ form, result: recordedResult(projectionOf(form)) }));
  return { scenarios, view: { tab: 'waterfall', month: 33, base: 0, active: forms.length - 1 } };
}

function median(once: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const start = performance.now();
    once();
    if (round >= WARM_UP) times.push((performance.now() - start) * 1000);
  }
  return times.sort((a, b) => a - b)[ROUNDS / 2] as number;
}
