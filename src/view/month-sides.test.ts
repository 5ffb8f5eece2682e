import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { engine } from '../engine/run.ts';
import { randomScenario } from '../proof/random-scenario.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { amountText, plainAmount } from './amount-text.ts';
import { collectionLines, principalLines, reserveLines } from './month-sides.ts';
import { figureValue } from './why/explain.ts';
import { parseFigureAddress } from './why/figure-address.ts';
import type { ExplainedRun } from './why/walk.ts';

function runOf(form: ScenarioForm): ExplainedRun {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
  return { form, projection: engine(read.value.deal, read.value.scenario) };
}

const PROJECTED: ScenarioForm = {
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25', multiple: '4' } },
};
const RUNS: readonly (readonly [string, ScenarioForm])[] = [
  ['the filed months', { collections: 'filed', benchmark: 'filed' }],
  ['the filed months with an early call', { collections: 'filed', events: { call: { mode: 'month', month: 41 } } }],
  ['a projection from closing', PROJECTED],
  ...Array.from(
    { length: 12 },
    (_, seed) => [`random scenario ${seed}`, randomScenario(seed) as ScenarioForm] as const,
  ),
];

describe('each line of the side tables leads to the figure it shows', () => {
  it.each(RUNS)('%s', (_, form) => {
    const run = runOf(form);
    let asked = 0;
    for (let at = 0; at < run.projection.count; at += 1) {
      for (const side of [collectionLines, principalLines, reserveLines]) {
        for (const { text, figure, isSum, what } of side(run.projection, at)) {
          const id = parseFigureAddress(figure);
          const value = id && figureValue(run, id);
          const cents = value?.unit === 'cents' ? value.amount : Number.NaN;
          // What leaves the account stands in parentheses here, and is an amount of its own there.
          const isOut = ['Draw', 'To principal', 'To the successor', 'To the Depositor'].includes(what);
          expect(isSum ? plainAmount(cents) : amountText(isOut ? -cents : cents), `${figure} ${what}`).toBe(text);
          asked += 1;
        }
      }
    }
    expect(asked).toBeGreaterThan(10);
  });
});
