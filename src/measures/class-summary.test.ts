import { expect, test } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import type { Projection } from '../engine/projection.ts';
import { engine } from '../engine/run.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import { classSummaries, daysToDates, printMillionths } from './class-summary.ts';

function run(form: object): Projection {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(read.fault.message);
  return engine(read.value.deal, read.value.scenario);
}
const filed = run({ collections: 'filed' });

test('days of 30/360 from the closing: 22 to 15 November 2019, then 30 a month; from a filed month 30 a month', () => {
  expect([...daysToDates(filed).slice(0, 3)]).toEqual([22, 52, 82]);
  expect(daysToDates(filed)[48]).toBe(22 + 48 * 30);
  expect([...daysToDates(run({ collections: 'filed', start: { kind: 'filed', month: 40 } })).slice(0, 2)]).toEqual([
    30, 60,
  ]);
});

test('a balance whose dollar-days no double holds has the same life', () => {
  const { byClass } = filed;
  const times = 1e5;
  const large: Projection = {
    ...filed,
    byClass: { ...byClass, principal: byClass.principal.map((amount) => amount * times) },
  };
  const lives = (projection: Projection): readonly (number | null)[] =>
    classSummaries(projection).map((one) => one.walMillionths);
  expect(lives(large)).toEqual(lives(filed));
  expect(Math.max(...large.byClass.principal) * 1000).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
});

test('a millionth of a year is printed with its noughts', () => {
  expect([printMillionths(201_591), printMillionths(4_061_111), printMillionths(7)]).toEqual([
    '0.201591',
    '4.061111',
    '0.000007',
  ]);
});
