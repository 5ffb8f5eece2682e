import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { randomScenario } from '../../proof/random-scenario.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { explain } from './explain.ts';
import { figureAddress } from './figure-address.ts';
import { reserveStory } from './reserve-story.ts';
import type { ExplainedRun } from './walk.ts';

function runOf(form: ScenarioForm): ExplainedRun {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
  return { form, projection: engine(read.value.deal, read.value.scenario) };
}

const total = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

describe('where the reserve’s dollars went', () => {
  // EX-99.1, lines 50, 51, 56 and 57: 3,759,375.01 all along; 232,469.38 earned in 49 months, all of it to the Depositor.
  it('in the filed months: earned and released', () => {
    const { sources, uses, sentences } = reserveStory(runOf({ collections: 'filed', benchmark: 'filed' }).projection);
    expect(sources[0]).toMatchObject({ label: 'funded at closing', amount: 375_937_501 });
    expect(uses.map(({ label }) => label)).toEqual(['the Depositor', 'still in the account']);
    expect([sources[1]?.amount, uses[0]?.amount]).toEqual([23_246_938, 23_246_938]);
    expect(sentences.at(-1)).toBe('3,759,375.01 is still in the account.');
  });

  // 20.00 at closing, all drawn in month 1: Class A interest 3.00, Priority principal 17.00; see explain.test.ts.
  it('in a small deal, clause by clause', () => {
    const { sentences } = reserveStory(
      runOf({
        deal: {
          name: 'Small',
          closing: '2020-01-15',
          first_distribution: '2020-02',
          initial_pool: '1000.00',
          oc_target: '10.00',
          reserve_initial: '20.00',
          reserve_required: '20.00',
          servicing_fee_pct: '1.2',
          call_threshold_pct: '0',
          classes: [
            { name: 'A', level: 'A', rank: 1, balance: '900.00', rate_pct: '4', day_count: '30/360', final: '2030-01' },
            { name: 'B', level: 'B', rank: 2, balance: '80.00', rate_pct: '6', day_count: '30/360', final: '2030-01' },
          ],
        },
        collections: [{ principal: '20.00', finance_charges: '10.00', defaulted: '100.00' }],
      }).projection,
    );
    expect(sentences).toEqual([
      'The Reserve Account holds 20.00 funded at closing.',
      '20.00 is drawn over the run; 20.00 pays clauses.',
      'It goes: 3.00 to Class A interest (§ 2.8(a)(iii)) and 17.00 to Priority principal (§ 2.8(a)(iv)).',
      'Nothing is left in the account.',
    ]);
  });

  it('adds up on both sides in random scenarios, each part under the figure it leads to', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const run = runOf(randomScenario(seed) as ScenarioForm);
      const { sources, uses } = reserveStory(run.projection);
      expect(total(uses), `seed ${seed}`).toBe(total(sources));
      for (const { id, amount } of [...sources, ...uses]) {
        const result = explain(run, id)?.result;
        expect(result?.unit === 'cents' ? result.amount : null, `seed ${seed} ${figureAddress(id)}`).toBe(amount);
      }
    }
  });
});
