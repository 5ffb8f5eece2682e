import { describe, expect, it } from 'vitest';
import { READINGS, type ReadingSwitch } from '../../deal/readings.ts';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { randomScenario } from '../../proof/random-scenario.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import type { ExplainedRun } from '../why/walk.ts';
import { effectWords, readingCounts, readingRows, rowEffect } from './reading-rows.ts';
import { withReading } from './reading-switches.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

function runOf(form: ScenarioForm): ExplainedRun {
  const read = parseScenario(form, context);
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
  return { form, projection: engine(read.value.deal, read.value.scenario) };
}

function effectOf(run: ExplainedRun, name: ReadingSwitch) {
  const row = readingRows(run).find(({ choice }) => choice?.name === name);
  if (!row) throw new Error(`no reading ${name}`);
  return rowEffect(context, run, row);
}

const replay: ScenarioForm = { collections: 'filed', benchmark: 'filed' };

describe('readings of a scenario', () => {
  it('are all there, those with a switch in the position of the scenario', () => {
    const rows = readingRows(runOf({ ...replay, readings: { first_purse: 'collections' } }));
    expect(rows.map(({ id }) => id)).toEqual(READINGS.map(({ id }) => id));
    expect(readingCounts(rows)).toEqual({ all: READINGS.length, switched: 1 });
    expect(rows.filter(({ choice }) => choice !== null)).toHaveLength(8);
  });

  it('have no effect on the filed months, each for its reason', () => {
    const run = runOf(replay);
    const words = Object.fromEntries(
      readingRows(run).flatMap((row) =>
        row.choice ? [[row.choice.name, effectWords(rowEffect(context, run, row))]] : [],
      ),
    );
    expect(words).toEqual({
      interest_on_unpaid_interest: 'none: no interest is unpaid on any date',
      first_purse: 'none: the reserve is never drawn',
      whole_account_draw: 'none: the account is never drawn whole before an acceleration',
      blank_5_4_b_v_E: 'none: the fifth clause of § 5.4(b) never governs',
      a4_final: expect.stringMatching(/^none: /),
      successor_cap: 'none: the Indenture Trustee never services, or has no claim',
      call_test: expect.stringMatching(/^none: /),
      fdd_floor: 'none: no class reaches its Final Distribution Date with a balance',
    });
    const recorded = readingRows(run).find(({ choice }) => choice === null);
    expect(recorded && effectWords(rowEffect(context, run, recorded))).toBe('shown only');
  });

  // Month 1 leaves Class A's 3.00 unpaid; a month later 3.00 x 4 % / 12 = 0.01 on it is due, and paid with the rest.
  it('show what the other position does, class by class', () => {
    const deal: NonNullable<ScenarioForm['deal']> = {
      name: 'Small',
      closing: '2020-01-15',
      first_distribution: '2020-02',
      initial_pool: '1000.00',
      oc_target: '0.00',
      reserve_initial: '0.00',
      reserve_required: '0.00',
      servicing_fee_pct: '0',
      call_threshold_pct: '0',
      classes: [
        { name: 'A', level: 'A', rank: 1, balance: '900.00', rate_pct: '4', day_count: '30/360', final: '2030-01' },
      ],
    };
    const run = runOf({
      deal,
      collections: [{}, { finance_charges: '50.00' }],
      events: { acceleration: { mode: 'never' } },
    });
    const effect = effectOf(run, 'interest_on_unpaid_interest');
    expect(effect.kind).toBe('changes');
    expect(effectWords(effect)).toBe('A interest −0.01; Certificateholders +0.01');
  });

  it('come back to the same form and figures when switched there and back', () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const run = runOf(randomScenario(seed) as ScenarioForm);
      for (const { choice } of readingRows(run)) {
        if (choice === null) continue;
        const there = runOf(withReading(run.form, choice.name, !choice.isAsRead));
        const position = readingRows(there).find((row) => row.choice?.name === choice.name)?.choice?.isAsRead;
        expect(position, `seed ${seed} ${choice.name}`).toBe(!choice.isAsRead);
        const back = effectOf(runOf(withReading(there.form, choice.name, choice.isAsRead)), choice.name);
        expect(effectWords(back)).toBe(effectWords(effectOf(run, choice.name)));
      }
    }
  });
});
