import { expect, test } from 'vitest';
import { SWITCHED_READINGS } from '../../deal/readings-switched.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { differingInputs, inputAt, isComparable, nearestInput, resetPointers } from './inputs.ts';

const base: ScenarioForm = {
  start: { kind: 'closing' },
  collateral: {
    prepayment: { kind: 'abs', pct: '1.3' },
    default: { kind: 'cnl', pct: '2.25', multiple: '1' },
    recovery_pct: '50',
  },
};

const REPLAY: ScenarioForm = { collections: 'filed', benchmark: 'filed' };

const names = (form: ScenarioForm) => differingInputs(form, base).map(({ pointer }) => pointer);

test('what is not said counts as its default', () => {
  expect(names({ collateral: { ...base.collateral, recovery_lag: 4 }, benchmark: 'filed' })).toEqual([]);
});

test('rate, multiple and recovery differ one by one', () => {
  const losses = { kind: 'cnl', pct: '2.45', multiple: '4' } as const;
  expect(names({ ...base, collateral: { ...base.collateral, default: losses, recovery_pct: '35' } })).toEqual([
    '/collateral/default/pct',
    '/collateral/default/multiple',
    '/collateral/recovery_pct',
  ]);
});

test('another kind of rate is one difference: what hangs on it cannot be compared', () => {
  const form = { ...base, collateral: { ...base.collateral, default: { kind: 'cdr', pct: '3' } as const } };
  expect(names(form)).toEqual(['/collateral/default/kind']);
  expect(isComparable('/collateral/default/pct', form, base)).toBe(false);
  expect(resetPointers('/collateral/default/kind')).toEqual(['/collateral/default']);
});

test('a replay differs in its collections alone', () => {
  expect(names({ collections: 'filed', benchmark: 'filed' })).toEqual(['/collections']);
});

test('each switch of a reading is an input, which as read does not differ and switched does', () => {
  for (const { switch: found } of SWITCHED_READINGS) {
    const [asRead, other] = found.options;
    const pointer = `/readings/${found.name}`;
    expect(inputAt(pointer)?.absent).toBe(asRead);
    expect(differingInputs({ ...REPLAY, readings: { [found.name]: asRead } }, REPLAY)).toEqual([]);
    const switched = differingInputs({ ...REPLAY, readings: { [found.name]: other } }, REPLAY);
    expect(switched.map((input) => input.pointer)).toEqual([pointer]);
  }
});

test.each([
  ['/collateral/default/multiple', '/collateral/default/multiple'],
  ['/benchmark/rates_pct/5', '/benchmark'],
  ['/collateral/default', '/collateral/default/kind'],
  ['/collateral/default/filed_net_loss', '/collateral/default/kind'],
  ['/collateral/prior_defaults/3', '/collateral/rep_lines'],
  ['/deal/classes/A-1/balance', '/deal'],
  ['/nowhere', undefined],
])('the input nearest to %s is %s', (pointer, nearest) => {
  expect(nearestInput(pointer)?.pointer).toBe(nearest);
});
