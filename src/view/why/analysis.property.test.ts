import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { dice } from '../../proof/random/dice.ts';
import { randomScenario } from '../../proof/random-scenario.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import type { PricedAt } from './analysis-id.ts';
import { explain } from './explain.ts';
import { figureAddress, parseFigureAddress } from './figure-address.ts';
import type { FigureId } from './figure-id.ts';
import { pricedForTests } from './figures-for-tests.ts';
import { leavesBelow } from './leaves-for-tests.ts';
import { CheckedTexts } from './texts-for-tests.ts';
import type { ExplainedRun } from './walk.ts';

const SCENARIOS = Number(process.env['PAYDOWN_WHY_SCENARIOS'] ?? 100);
const EACH = 250;
const TWO_MINUTES = 120_000;

function runOf(form: ScenarioForm): ExplainedRun {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
  return { form, projection: engine(read.value.deal, read.value.scenario) };
}

const PROJECTED: ScenarioForm = {
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25', multiple: '4' } },
};

/** What each class, and the residual, may be bought at: by yield, price or margin, on either basis. */
function quotesOf({ projection }: ExplainedRun, seed: number): readonly PricedAt[] {
  const d = dice(seed);
  const classes = projection.deal.classes.flatMap(({ name }): PricedAt[] => {
    const base = { noteClass: name, settlement: '', basis: d.pick(['bey', 'monthly'] as const) };
    return [
      { ...base, by: 'yield', quote: d.pick(['2.03', '0', '-1.5', '11.25']) },
      { ...base, by: 'price', quote: d.pick(['100', '99.75', '83.5', '101.125']) },
      { ...base, by: 'margin', quote: d.pick(['0.3', '0.05', '2.5']) },
    ];
  });
  const residual = { noteClass: '', settlement: '', basis: 'monthly', by: 'price' } as const;
  return [...classes, { ...residual, quote: '' }, { ...residual, quote: '7500000.00' }];
}

const LEAST = {
  unrounded: 500,
  solved: 60,
  discounted: 200,
  'accrual discounted': 20,
  'bond-equivalent': 30,
  product: 30,
  life: 20,
  '30/360 days': 5,
};

describe('explanations of prices and returns in random scenarios', () => {
  it(`come out from their displayed text alone (${SCENARIOS} scenarios)`, { timeout: TWO_MINUTES }, () => {
    const texts = new CheckedTexts();
    for (let seed = 0; seed < SCENARIOS; seed += 1) {
      const run = runOf(seed === 0 ? PROJECTED : (randomScenario(seed) as ScenarioForm));
      const ids = pricedForTests(run, quotesOf(run, seed));
      const ofRun = ids.filter((id) => !('number' in id));
      const d = dice(seed);
      for (let drawn = 0; drawn < EACH; drawn += 1) {
        const explanation = explain(run, d.pick(drawn % 2 === 0 ? ids : ofRun));
        if (explanation !== null) texts.check(explanation, seed);
      }
    }
    texts.expectSound(LEAST);
  });

  it('lead down to quotes, assumptions and terms, none resting on itself', { timeout: TWO_MINUTES }, () => {
    for (const form of [PROJECTED, { collections: 'filed' } as ScenarioForm, randomScenario(5) as ScenarioForm]) {
      const run = runOf(form);
      const leaves = leavesBelow(run, pricedForTests(run, quotesOf(run, 1)));
      for (const kind of ['typed', 'found', 'term'] as const) expect(leaves.get(kind) ?? 0, kind).toBeGreaterThan(5);
    }
  });

  it('have addresses that are read back as they were', () => {
    const run = runOf(PROJECTED);
    const ids: readonly FigureId[] = [
      ...pricedForTests(run, quotesOf(run, 2)).filter((_, place) => place % 11 === 0),
      {
        kind: 'price',
        at: { noteClass: 'A:2/%b', settlement: '23 Oct 2019', basis: 'bey', by: 'price', quote: '1:2' },
      },
      { kind: 'break-even', noteClass: 'D', input: 'multiple', test: 'timely', steps: 4470 },
      { kind: 'drawn-percentile', path: 'classes.A-1.wal_years', percentile: 5 },
      { kind: 'difference', figure: 'wal:B' },
    ];
    for (const id of ids) expect(parseFigureAddress(figureAddress(id))).toEqual(id);
  });
});
