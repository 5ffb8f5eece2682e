import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { explain } from './explain.ts';
import { explanationText } from './explanation-text.ts';
import { figureAddress } from './figure-address.ts';
import type { FigureId } from './figure-id.ts';
import { leavesBelow } from './leaves-for-tests.ts';
import { recompute } from './recompute-for-tests.ts';
import type { ExplainedRun } from './walk.ts';

const FORMS: Readonly<Record<string, ScenarioForm>> = {
  'ABS and a loss curve from closing': {
    collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25' } },
  },
  'CPR and CDR after filed months': {
    start: { kind: 'filed', month: 36 },
    collections: 'filed',
    collateral: { prepayment: { kind: 'cpr', pct: '14' }, default: { kind: 'cdr', pct: '3.5' }, recovery_lag: 5 },
    events: { call: { mode: 'never' } },
  },
  'a ramp, four times the loss, what is left of it': {
    start: { kind: 'filed', month: 12 },
    collateral: {
      prepayment: { kind: 'abs', pct: '1.3 FOR 12 1.3 RAMP 12 1.5' },
      default: { kind: 'cnl', pct: '2.25', multiple: '4', mid_life: 'net' },
    },
  },
  'two rep lines, MDR, defaults before': {
    collateral: {
      rep_lines: [
        { balance: '1000000000.00', rate_pct: '8', original_term: '66', remaining_term: '60' },
        { balance: '503750003.50', rate_pct: '9.5', original_term: '72', remaining_term: '64.5' },
      ],
      prepayment: { kind: 'abs', pct: '1.5' },
      default: { kind: 'mdr', pct: '0.3' },
      prior_defaults: ['100.00', '200.00', '300.00', '400.00'],
    },
  },
};

const LINES = ['principal', 'finance_charges', 'defaulted', 'liquidation_proceeds'] as const;
const STEPS = [
  'performing',
  'lost',
  'survivors',
  'scheduled',
  'could-prepay',
  'prepaid',
  'month-loss',
  'curve-default',
  'recovered',
] as const;

function runOf(form: ScenarioForm): ExplainedRun {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
  return { form, projection: engine(read.value.deal, read.value.scenario) };
}

function numbersOf({ projection: { startAfter, count } }: ExplainedRun): readonly number[] {
  return Array.from({ length: count }, (_, at) => startAfter + at + 1);
}

describe.each(Object.entries(FORMS))('projected collections: %s', (_, form) => {
  const run = runOf(form);
  const check = (id: FigureId, most: number): number => {
    const explanation = explain(run, id);
    if (explanation === null || explanation.method === 'nil') return 0;
    const found = recompute(explanationText(explanation));
    if (found === null) return explanation.method === 'stated' ? 0 : Number.NaN;
    expect(Math.abs(Number(found.displayed) - Number(found.reckoned)), figureAddress(id)).toBeLessThanOrEqual(most);
    return 1;
  };

  it('come to the cent from the steps behind them', () => {
    let checked = 0;
    for (const number of numbersOf(run))
      for (const line of LINES) checked += check({ kind: 'collections', line, number }, 0);
    expect(checked).toBeGreaterThan(100);
  });

  it('have steps that follow from each other, to three millionths of a dollar', () => {
    let checked = 0;
    for (const number of numbersOf(run)) for (const kind of STEPS) checked += check({ kind, number }, 0.000003);
    expect(checked).toBeGreaterThan(60);
  });

  it('show rates a calculator gives back, to the last place but one', () => {
    let checked = 0;
    for (const number of numbersOf(run)) {
      for (const kind of ['prepayment-rate', 'default-rate'] as const) checked += check({ kind, number }, 2e-14);
    }
    // Two rep lines under one absolute speed have an average that no single formula gives.
    if (!form.collateral?.rep_lines) expect(checked).toBeGreaterThan(5);
  });

  it('lead down to what was typed, filed or agreed', () => {
    const number = run.projection.startAfter + run.projection.count;
    const leaves = leavesBelow(run, [
      { kind: 'wal', noteClass: 'D' },
      { kind: 'available-funds', number },
      { kind: 'life-total', each: { kind: 'interest-paid', noteClass: 'A-3' } },
    ]);
    for (const kind of ['assumption', 'term'] as const) expect(leaves.get(kind) ?? 0, kind).toBeGreaterThan(0);
    if (form.start) expect(leaves.get('filed') ?? 0).toBeGreaterThan(0);
  });
});
