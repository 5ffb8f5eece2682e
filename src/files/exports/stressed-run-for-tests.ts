import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { FROZEN_SCENARIO } from '../../scenario/link/v1/frozen-default.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { exportAbout } from './export-about.ts';
import { exportTables } from './export-tables.ts';

export function runOf(form: ScenarioForm) {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(read.fault.message);
  return engine(read.value.deal, read.value.scenario);
}

/** Losses at six times the base case: classes short, an acceleration, both priorities. Its name could be a formula. */
export const FORM: ScenarioForm = {
  ...FROZEN_SCENARIO,
  name: '=6 × "base", insolvency',
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25', multiple: '6' } },
};
export const RUN = runOf(FORM);
export const ABOUT = exportAbout(RUN, FORM, '0.1.0');
export const TABLES = exportTables(RUN, FORM);
