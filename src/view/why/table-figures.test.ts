import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { randomScenario } from '../../proof/random-scenario.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { waterfallRows } from '../waterfall-rows.ts';
import { figureValue } from './explain.ts';
import { explainDifference } from './explain-difference.ts';
import { figureAddress } from './figure-address.ts';
import { cashFigure, cashTotalFigure, stripFigure, waterfallFigure } from './table-figures.ts';
import type { ExplainedRun } from './walk.ts';

function runOf(seed: number): ExplainedRun {
  const form = randomScenario(seed) as ScenarioForm;
  const read = parseScenario(form, { deal: THIS_TRUST, filed: null });
  if (!read.ok) throw new Error(`seed ${seed}: ${read.fault.path} ${read.fault.message}`);
  return { form, projection: engine(read.value.deal, read.value.scenario) };
}

describe('cells of tables', () => {
  it('of the waterfall lead to figures with the cell’s own amount', () => {
    let asked = 0;
    for (let seed = 0; seed < 15; seed += 1) {
      const run = runOf(seed);
      for (let at = 0; at < run.projection.count; at += 1) {
        for (const row of waterfallRows(run.projection, at).rows) {
          for (const column of ['due', 'paid', 'short', 'fromReserve', 'left'] as const) {
            const id = waterfallFigure(run.projection, at, row, column);
            if (id === null) continue;
            const value = figureValue(run, id);
            const cell = row.kind === 'back' ? -row.fromReserve : row[column];
            expect(value?.unit === 'cents' ? value.amount : null, `seed ${seed} ${figureAddress(id)}`).toBe(cell);
            asked += 1;
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(3_000);
  });

  it('of the grid and of the strip have an address', () => {
    expect(figureAddress(cashFigure('short', 'B', 31))).toBe('interest-short:B:31');
    expect(figureAddress(cashTotalFigure('oc', 31))).toBe('oc:31');
    expect(figureAddress(stripFigure('life', 'B'))).toBe('wal:B');
  });
});

describe('a difference between two scenarios', () => {
  const small = (finance: string, dates: number): ExplainedRun => {
    const form: ScenarioForm = {
      collections: [{ principal: '10.00', finance_charges: finance }],
      benchmark: { first_month: 1, rates_pct: ['1'] },
      switches: { horizon: dates },
      events: { call: { mode: 'never' } },
    };
    const read = parseScenario(form, { deal: { ...THIS_TRUST, name: 'Another' }, filed: null });
    if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
    return { form, projection: engine(read.value.deal, read.value.scenario) };
  };
  const own = { name: 'Losses 4×', run: small('9.99', 2) };
  const base = { name: 'Base', run: small('10.00', 1) };

  it('names both values and takes one from the other', () => {
    const found = explainDifference(own, base, { kind: 'available-collections', number: 1 });
    expect(found.difference).toEqual({ unit: 'cents', amount: -1 });
    expect(found.sentence).toBe('Losses 4× (19.99) less Base (20.00) is −0.01.');
  });

  it('says which of the two has no such figure', () => {
    const found = explainDifference(own, base, { kind: 'available-collections', number: 2 });
    expect(found).toMatchObject({ difference: null, sentence: 'Base has no such figure.' });
  });
});
