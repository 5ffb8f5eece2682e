import { THIS_TRUST } from '../deal/this-trust.ts';
import type { Projection } from '../engine/projection.ts';
import { engine } from '../engine/run.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';

const CONTEXT = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

/** The run of a form on the trust itself. */
export function runOf(form: ScenarioForm): Projection {
  const read = parseScenario(form, CONTEXT);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  return engine(read.value.deal, read.value.scenario);
}

/** 1.3 % ABS, 2.25 % of lifetime loss on the shelf's timing. */
export const PROJECTED: ScenarioForm = {
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25', multiple: '1' } },
  benchmark: 'filed',
};
