import { CARMX_2019_4 } from '../deal/carmx-2019-4/terms.ts';
import { type DealForm, parseDeal } from '../deal/parse-deal.ts';
import type { Projection } from '../engine/projection.ts';
import { engine } from '../engine/run.ts';
import { classSummaries } from '../measures/class-summary.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { classVerdicts } from './class-verdict.ts';
import type { JudgedRun } from './verdict-strip.ts';

/**
 * A trust of round figures for tests of what is shown: two classes, 6 % and 12 % a year on 30/360, so that 600,000.00 of A
 * and 300,000.00 of B each earn 3,000.00 in a month; a fee of 1 % of the pool a month; OC of 100,000.00; a reserve of 10,000.00.
 */
const ROUND_DEAL: DealForm = {
  name: 'Round Figures',
  closing: '2020-01-15',
  first_distribution: '2020-02',
  initial_pool: '1000000.00',
  oc_target: '100000.00',
  reserve_initial: '10000.00',
  reserve_required: '10000.00',
  servicing_fee_pct: '12',
  call_threshold_pct: '10',
  classes: [
    { name: 'A', level: 'A', rank: 1, balance: '600000.00', rate_pct: '6', day_count: '30/360', final: '2020-06' },
    { name: 'B', level: 'B', rank: 2, balance: '300000.00', rate_pct: '12', day_count: '30/360', final: '2021-06' },
  ],
};

/** A month in which 100,000.00 of principal comes in, and 30,000.00 of finance charges. */
export const GOOD_MONTH = { principal: '100000.00', finance_charges: '30000.00' };

/** Runs a form over the trust of round figures; a form that cannot be run is the test's own mistake. */
export function roundRun(form: ScenarioForm): Projection {
  return run({ ...form, deal: ROUND_DEAL }, CARMX_2019_4);
}

export function judged(projection: Projection): JudgedRun {
  return { projection, verdicts: classVerdicts(projection, classSummaries(projection)) };
}

function run(form: ScenarioForm, dealForm: DealForm): Projection {
  const deal = parseDeal(dealForm);
  if (!deal.ok) throw new Error(deal.fault.message);
  const read = parseScenario(form, { deal: deal.value, filed: null });
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  return engine(read.value.deal, read.value.scenario);
}
