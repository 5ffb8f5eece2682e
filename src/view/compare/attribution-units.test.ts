import { expect, test } from 'vitest';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { withStructure } from '../form/structure-form.ts';
import { attributionUnits, mixedForm } from './attribution-units.ts';

const BASE: ScenarioForm = {
  start: { kind: 'closing' },
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25', multiple: '1' } },
  benchmark: 'filed',
};
const STRESSED: ScenarioForm = {
  ...BASE,
  collateral: { prepayment: { kind: 'abs', pct: '1.1' }, default: { kind: 'cnl', pct: '2.25', multiple: '5' } },
  events: { eod: { vi: { state: 'forced', month: 30 } } },
};

test('each input that differs is a unit of its own, in the order of the panel', () => {
  expect(attributionUnits(STRESSED, BASE).map(({ label }) => label)).toEqual([
    'Prepayment',
    'Losses, multiple',
    'Event of Default (vi)',
  ]);
});

test('all units changed make the other scenario, none the base', () => {
  const units = attributionUnits(STRESSED, BASE);
  expect(mixedForm(STRESSED, BASE, units, 0)).toEqual(BASE);
  expect(mixedForm(STRESSED, BASE, units, 7)).toEqual(STRESSED);
  expect(mixedForm(STRESSED, BASE, units, 2).collateral?.default).toMatchObject({ multiple: '5' });
});

test('a change of structure goes with all that a deal in place needs', () => {
  const units = attributionUnits(withStructure(STRESSED), BASE);
  expect(units.map(({ label }) => label)).toEqual([
    'Structure',
    'Prepayment',
    'Losses, multiple',
    'Event of Default (vi)',
  ]);
  expect(mixedForm(withStructure(STRESSED), BASE, units, 1)).toEqual(withStructure(BASE));
});

test('a replay and a projection differ as a whole', () => {
  const replay: ScenarioForm = { collections: 'filed', benchmark: 'filed' };
  expect(attributionUnits(replay, BASE).map(({ label }) => label)).toEqual(['Start and collateral']);
});
