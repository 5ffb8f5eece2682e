import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { dice } from '../../proof/random/dice.ts';
import { randomScenario } from '../../proof/random-scenario.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { explain } from './explain.ts';
import type { Explanation } from './explanation.ts';
import { explanationText } from './explanation-text.ts';
import { figureAddress, parseFigureAddress } from './figure-address.ts';
import { figuresForTests } from './figures-for-tests.ts';
import { leavesBelow } from './leaves-for-tests.ts';
import { CheckedTexts } from './texts-for-tests.ts';
import type { ExplainedRun } from './walk.ts';

/** PAYDOWN_WHY_SCENARIOS asks for more. */
const SCENARIOS = Number(process.env['PAYDOWN_WHY_SCENARIOS'] ?? 150);
const EACH = 100;
const WALKED = 4;
const FIVE_MINUTES = 300_000;

function runOf(seed: number): ExplainedRun {
  const form = randomScenario(seed) as ScenarioForm;
  const read = parseScenario(form, { deal: THIS_TRUST, filed: null });
  if (!read.ok) throw new Error(`seed ${seed}: ${read.fault.path} ${read.fault.message}`);
  return { form, projection: engine(read.value.deal, read.value.scenario) };
}

/** Whether the record says that a test was passed: the account drawn whole, the call made. */
function isYes({ result, title }: Explanation): boolean {
  return (result.unit === 'text' && result.text === 'the whole account is drawn') || title === 'Call made';
}

/** Shapes of calculation, and how many of each a few thousand random explanations must hold at the least. */
const LEAST = {
  sum: 500,
  excess: 100,
  product: 50,
  lesser: 500,
  greater: 1,
  share: 20,
  equal: 500,
  life: 3,
  count: 3,
  reaches: 3,
  'actual days': 10,
  '30/360 days': 10,
};

describe('explanations of random figures in random scenarios', () => {
  it(`come out to the cent, reckoned from their displayed text alone (${SCENARIOS} scenarios)`, {
    timeout: FIVE_MINUTES,
  }, () => {
    const texts = new CheckedTexts();
    for (let seed = 0; seed < SCENARIOS; seed += 1) {
      const run = runOf(seed);
      const d = dice(seed);
      const ids = figuresForTests(run);
      for (let drawn = 0; drawn < EACH; drawn += 1) {
        const explanation = explain(run, d.pick(ids));
        if (explanation === null) continue;
        const found = texts.check(explanation, seed);
        if (found?.shape === 'reaches' && (found.displayed === 'reaches') !== isYes(explanation))
          texts.faults.push(`seed ${seed} ${figureAddress(explanation.id)}: ${explanationText(explanation)}`);
      }
    }
    texts.expectSound(LEAST);
  });

  it('say what was paid from which purse: collections and reserve are the payment, and with what is unpaid the amount due', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const run = runOf(seed);
      for (const id of figuresForTests(run)) {
        if (id.kind !== 'clause-paid' && id.kind !== 'clause-due') continue;
        const explanation = explain(run, id);
        if (explanation === null || explanation.result.unit !== 'cents') continue;
        const { purses, short, result } = explanation;
        const paid = (purses?.collections ?? 0) + (purses?.reserve ?? 0);
        expect(id.kind === 'clause-paid' ? paid : paid + (short?.amount ?? 0), figureAddress(id)).toBe(result.amount);
      }
    }
  });
});

describe('the way down from any figure', () => {
  it('ends at typed assumptions and terms, each step under the value it was entered with, none on itself', {
    timeout: FIVE_MINUTES,
  }, () => {
    for (let seed = 0; seed < WALKED; seed += 1) {
      const run = runOf(seed);
      const leaves = leavesBelow(run, figuresForTests(run));
      expect(leaves.get('assumption') ?? 0, `seed ${seed}`).toBeGreaterThan(10);
    }
  });
});

describe('addresses', () => {
  it('are read back as they were', () => {
    for (const id of figuresForTests(runOf(3))) expect(parseFigureAddress(figureAddress(id))).toEqual(id);
  });
});
