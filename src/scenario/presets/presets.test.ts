import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { filedMonths } from '../filed-months.ts';
import { parseScenario } from '../parse-scenario.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { PRESETS, type Preset } from './presets.ts';
import { withPatch } from './scenario-patch.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

function preset(id: string): Preset {
  const found = PRESETS.find((one) => one.id === id);
  if (!found) throw new Error(`no preset ${id}`);
  return found;
}

function patched(form: ScenarioForm, ...ids: string[]): ScenarioForm {
  return ids.reduce((now, id) => {
    const read = withPatch(now, preset(id).patch);
    if (!read.ok) throw new Error(read.fault.message);
    return read.value;
  }, form);
}

const LOSS: ScenarioForm = { collateral: { default: { kind: 'cnl', pct: '3' } } };

test('each has a name of its own, a label, a source, and makes a scenario that is taken', () => {
  expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length);
  for (const { id, label, source } of PRESETS) {
    expect(label.length, id).toBeGreaterThan(10);
    expect(source.length, id).toBeGreaterThan(20);
    const read = parseScenario(patched(LOSS, id), context);
    expect(read.ok ? '' : read.fault.message, id).toBe('');
  }
});

test('pricing is 1.3 % ABS without loss to the first call, whatever was there before', () => {
  const before: ScenarioForm = {
    collateral: { default: { kind: 'cnl', pct: '9', multiple: '5' }, recovery_pct: '30' },
    events: { call: { mode: 'never' }, eod: { v: { state: 'ignored' } } },
  };
  expect(patched(before, 'pricing')).toEqual({
    collateral: {
      prepayment: { kind: 'abs', pct: '1.3' },
      default: { kind: 'cnl', pct: '0' },
      recovery_pct: '30',
    },
    events: { call: { mode: 'first' }, eod: { v: { state: 'ignored' } } },
  });
});

test('as realised, on average', () => {
  expect(patched({}, 'as-realised').collateral).toEqual({
    prepayment: { kind: 'abs', pct: '1.32' },
    default: { kind: 'cnl', pct: '1.32' },
    recovery_pct: '52.68',
  });
});

test.each([
  ['s-and-p', '2.25', undefined],
  ['fitch', '2.45', undefined],
  ['stress-2', '2.25', '2'],
  ['stress-3', '2.25', '3'],
  ['stress-4', '2.25', '4'],
  ['stress-5', '2.25', '5'],
])('%s is %s %% times %s, on the timing that is there', (id, pct, multiple) => {
  const timing = { cumulative_pct: [[12, '100']] as [number, string][] };
  const before: ScenarioForm = { collateral: { default: { kind: 'cnl', pct: '1', multiple: '9', timing } } };
  expect(patched(before, id).collateral?.default).toEqual({
    kind: 'cnl',
    pct,
    timing,
    ...(multiple !== undefined && { multiple }),
  });
});

describe('timings', () => {
  test('keep the loss and spread it anew', () => {
    expect(patched(LOSS, 'timing-front').collateral?.default).toEqual({
      kind: 'cnl',
      pct: '3',
      timing: {
        cumulative_pct: [
          [12, '50'],
          [24, '80'],
          [36, '95'],
          [48, '100'],
        ],
      },
    });
    expect(patched(LOSS, 'timing-back').collateral?.default).toMatchObject({
      timing: {
        cumulative_pct: [
          [12, '15'],
          [24, '40'],
          [36, '75'],
          [48, '100'],
        ],
      },
    });
    expect(patched(LOSS, 'timing-back', 'timing-shelf')).toEqual(LOSS);
  });

  test('need a lifetime loss', () => {
    for (const form of [{}, { collateral: { default: { kind: 'cdr', pct: '2' } } }] as ScenarioForm[]) {
      const read = withPatch(form, preset('timing-front').patch);
      expect(!read.ok && read.fault.message).toContain('choose a cumulative net loss (CNL) first');
    }
  });
});

test('a default rate gives way to a lifetime loss as a whole; the rest of the form is left alone', () => {
  const form: ScenarioForm = {
    name: 'Mine',
    start: { kind: 'filed', month: 12 },
    collections: [{ principal: '1.00' }],
    collateral: { rep_lines: [], default: { kind: 'cdr', pct: '2' }, recovery_lag: 6 },
    benchmark: 'filed',
  };
  const after = patched(form, 's-and-p');
  expect(after).toEqual({
    ...form,
    collateral: { rep_lines: [], default: { kind: 'cnl', pct: '2.25' }, recovery_lag: 6 },
  });
  expect(form.collateral?.default).toEqual({ kind: 'cdr', pct: '2' });
});
