import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { randomScenario } from '../proof/random-scenario.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { answerLine } from './answer-line.ts';
import { contractSchemas } from './contract-schemas.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

function validators() {
  const ajv = new Ajv({ strict: false });
  const { scenario, result } = contractSchemas();
  return { scenario: ajv.compile(scenario as object), result: ajv.compile(result as object) };
}

const SCENARIOS = [
  { collections: 'filed', benchmark: 'filed', name: 'replay' },
  {
    collateral: {
      prepayment: { kind: 'abs', pct: '1.3 FOR 12 1.3 RAMP 12 1.5' },
      default: { kind: 'cdr', pct: ['1', '2'] },
    },
  },
  {
    start: { kind: 'filed', month: 24 },
    collateral: { default: { kind: 'cnl', pct: '2.25', timing: { monthly_pct: ['50', '50'] } } },
  },
  ...Array.from({ length: 40 }, (_, seed) => randomScenario(seed)),
];

it('the schema of a scenario takes what the reader takes', () => {
  const { scenario } = validators();
  for (const form of SCENARIOS) expect(scenario(form), JSON.stringify(scenario.errors)).toBe(true);
});

it('the schema of a result takes every result, and an error', () => {
  const { result } = validators();
  for (const form of [...SCENARIOS, { nonsense: true }]) {
    const answer = JSON.parse(answerLine(JSON.stringify(form), context).text) as unknown;
    expect(result(answer), JSON.stringify(result.errors)).toBe(true);
  }
});

it('both refuse an unknown field', () => {
  const { scenario, result } = validators();
  expect(scenario({ collections: 'filed', speed: '1.3' })).toBe(false);
  expect(result({ dates: [] })).toBe(false);
});
