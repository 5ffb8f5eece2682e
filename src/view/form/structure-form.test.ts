import { describe, expect, test } from 'vitest';
import { parseDeal } from '../../deal/parse-deal.ts';
import { digestOf } from '../../engine/digest.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { differingInputs } from './inputs.ts';
import { withValueAt } from './json-pointer.ts';
import { hasOwnStructure, OWN_DEAL, withoutStructure, withStructure } from './structure-form.ts';

const deal = parseDeal(OWN_DEAL);
if (!deal.ok) throw new Error(deal.fault.message);
const CONTEXT = { deal: deal.value, filed: filedMonths(deal.value) };

const PROJECTED: ScenarioForm = {
  start: { kind: 'closing' },
  collateral: {
    prepayment: { kind: 'abs', pct: '1.3' },
    default: { kind: 'cnl', pct: '2.25', multiple: '4' },
    recovery_pct: '50',
    recovery_lag: 4,
  },
  benchmark: 'filed',
};
const REPLAY: ScenarioForm = { collections: 'filed', benchmark: 'filed' };

function digest(form: ScenarioForm): string {
  const read = parseScenario(form, CONTEXT);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  return digestOf(engine(read.value.deal, read.value.scenario));
}

describe('the structure put in place', () => {
  test.each([
    ['projected', PROJECTED],
    ['replayed', REPLAY],
  ])('changes nothing until a figure of it changes: %s', (_, form) => {
    const placed = withStructure(form);
    expect(hasOwnStructure(placed)).toBe(true);
    expect(digest(placed)).toBe(digest(form));
    const larger = withValueAt(placed, '/deal/classes/7/balance', '30000000.00');
    expect(digest(larger)).not.toBe(digest(form));
  });

  test.each([
    ['projected', PROJECTED],
    ['replayed', REPLAY],
  ])('taken out again leaves the form as it was: %s', (_, form) => {
    expect(withoutStructure(withStructure(form))).toEqual(form);
  });

  test('is one input that differs, not all that it needs written out', () => {
    expect(differingInputs(withStructure(PROJECTED), PROJECTED).map(({ pointer }) => pointer)).toEqual(['/deal']);
    expect(differingInputs(withStructure(REPLAY), REPLAY).map(({ pointer }) => pointer)).toEqual(['/deal']);
  });

  test('starts at closing, since it has no filed months', () => {
    const placed = withStructure({ ...PROJECTED, start: { kind: 'filed', month: 12 } });
    expect(digest(placed)).toBe(digest(PROJECTED));
  });

  test.each([
    ['a class without a balance', '/deal/classes/7/balance', '0.00'],
    ['a coupon of 40 %', '/deal/classes/7/rate_pct', '40'],
    ['Notes above the pool', '/deal/classes/1/balance', '900000000.00'],
    ['an OC target above the pool', '/deal/oc_target', '2000000000.00'],
    ['a reserve above the pool', '/deal/reserve_required', '2000000000.00'],
  ])('runs with %s', (_, pointer, value) => {
    expect(digest(withValueAt(withStructure(PROJECTED), pointer, value))).toMatch(/^murmur3:[0-9a-f]{16}$/);
  });

  test.each([
    ['/deal/classes/7/rate_pct', '40.01'],
    ['/deal/classes/7/balance', '-1.00'],
    ['/deal/classes/7/final', '2026-13'],
    ['/deal/classes/7/final', '2018-01'],
    ['/deal/call_threshold_pct', '100.5'],
  ])('refuses %s = %s there, in a sentence', (pointer, value) => {
    const read = parseScenario(withValueAt(withStructure(PROJECTED), pointer, value), CONTEXT);
    expect(read.ok ? 'it was taken' : read.fault.path).toBe(pointer);
    expect(read.ok ? '' : read.fault.message).toMatch(/\.$/);
  });
});
