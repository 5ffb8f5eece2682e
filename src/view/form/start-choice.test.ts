import { expect, test } from 'vitest';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { startChoice, withStart } from './start-choice.ts';

const events = { call: { mode: 'never' } } as const;
const collateral = { recovery_pct: '40' };
const projected: ScenarioForm = { start: { kind: 'closing' }, collateral, benchmark: 'filed', events };
const kept = { collateral: { recovery_pct: '50' }, collections: [{ principal: '1.00' }], month: 12 };

test('a replay keeps the events and takes the filed collections and benchmark alone', () => {
  const flat = { ...projected, benchmark: { first_month: 1, rates_pct: ['2'] } };
  expect(withStart(flat, 'replay', kept)).toEqual({ collections: 'filed', benchmark: 'filed', events });
});

test('back from a replay the assumptions are those that were kept', () => {
  const replay: ScenarioForm = { collections: 'filed', benchmark: 'filed', events };
  expect(withStart(replay, 'filed', kept)).toEqual({
    start: { kind: 'filed', month: 12 },
    collateral: kept.collateral,
    benchmark: 'filed',
    events,
  });
});

test('own collections go with the start that is there, and need a table', () => {
  const after: ScenarioForm = { ...projected, start: { kind: 'filed', month: 7 } };
  expect(withStart(after, 'own', kept)).toEqual({ ...after, collections: kept.collections });
  expect(withStart(after, 'own', { ...kept, collections: null })).toBe(after);
});

test('each form is known as the choice that made it', () => {
  for (const choice of ['replay', 'closing', 'filed', 'own'] as const) {
    expect(startChoice(withStart(projected, choice, kept))).toBe(choice);
  }
  expect(
    startChoice({ ...projected, start: { kind: 'after', after_date: 50, balances: {}, pool: '0', reserve: '0' } }),
  ).toBe('certificate');
});
