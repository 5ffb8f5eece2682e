import { expect, test } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { engine } from '../engine/run.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { FROZEN_SCENARIO } from '../scenario/link/v1/frozen-default.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { recordedResult, resultChange } from './recorded-result.ts';

function run(form: ScenarioForm) {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(read.fault.message);
  return engine(read.value.deal, read.value.scenario);
}

const CALLED = run(FROZEN_SCENARIO);

test('at a call every balance is zero, and the lives stand in the order of the deal', () => {
  const { classes, digest } = recordedResult(CALLED);
  expect(digest).toMatch(/^murmur3:/);
  expect(classes.map(({ balance }) => balance)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  const lives = classes.map(({ life }) => life ?? 0);
  expect(lives).toEqual([...lives].sort((a, b) => a - b));
});

test('the same result has not changed, whatever the versions', () => {
  expect(resultChange(recordedResult(CALLED), CALLED, '0.1.0', '0.2.0')).toBeNull();
});

test('a life and a balance that have changed are told, old and new', () => {
  const { classes } = recordedResult(CALLED);
  const changed = classes.map((one, at) => (at === 7 ? { life: (one.life ?? 0) + 20_000, balance: 123_456_78 } : one));
  const made = { digest: 'murmur3:0000000000000000', classes: changed };
  const change = resultChange(made, CALLED, '0.1.0', '0.2.0');
  expect(change?.figures).toHaveLength(2);
  expect(change?.figures[1]).toEqual({
    noteClass: 'D',
    figure: 'final balance',
    made: '123,456.78',
    now: expect.any(String),
  });
  expect(change?.sentence).toMatch(
    /^This link shows a different result here\. Class D, average life: \d\.\d\d years when the link was made \(version 0\.1\.0\), \d\.\d\d years now \(version 0\.2\.0\)\. One more of its figures differs\.$/,
  );
});

test('lives that look alike at two places are told at six', () => {
  const { classes } = recordedResult(CALLED);
  const changed = classes.map((one, at) => (at === 0 ? { ...one, life: (one.life ?? 0) + 1 } : one));
  const change = resultChange({ digest: 'murmur3:0', classes: changed }, CALLED, '0.1.0', '0.1.1');
  expect(change?.sentence).toMatch(/Class A-1, average life: \d\.\d{6} years when .*, \d\.\d{6} years now/);
  expect(change?.sentence).not.toMatch(/more of its/);
});

test('a digest that has changed alone is told too', () => {
  const made = { ...recordedResult(CALLED), digest: 'murmur3:0000000000000000' };
  expect(resultChange(made, CALLED, '0.1.0', '0.2.0')?.sentence).toMatch(
    /but other amounts are not \(version 0\.2\.0\)\.$/,
  );
});

test('a workspace file is called one', () => {
  const { classes } = recordedResult(CALLED);
  const changed = classes.with(7, { life: 3_500_000, balance: 0 });
  const change = resultChange({ digest: 'murmur3:0', classes: changed }, CALLED, '0.0.9', '0.1.0', 'file');
  expect(change?.sentence).toMatch(
    /^This file shows a different result here\. .* when the file was made \(version 0\.0\.9\)/,
  );
});
