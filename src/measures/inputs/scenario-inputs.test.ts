import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { withValueAtPath } from './form-path.ts';
import { areApart, scenarioInput, TIMING_STRETCH } from './scenario-inputs.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const form = {
  collateral: {
    rep_lines: [{ balance: '1503750003.50', rate_pct: '8.66', original_term: '66.44', remaining_term: '61.93' }],
    prepayment: { kind: 'abs', pct: '1.3' },
    default: { kind: 'cnl', pct: '2.25' },
  },
  benchmark: { first_month: 1, rates_pct: ['1.83098'] },
  events: { sale: { month: 30, price_pct: '80' } },
};

function scenarioOf(of: object): Scenario {
  const read = parseScenario(of, context);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  return read.value.scenario;
}

function changed(of: object, path: string, value: unknown): object {
  const found = withValueAtPath(of, path, value);
  if (!found) throw new Error(path);
  return found;
}

/** A value for each input that can be carried. */
const VALUES: readonly [path: string, value: unknown][] = [
  ['collateral.prepayment.pct', '0.5 FOR 3 1.8'],
  ['collateral.default.pct', '6.5'],
  ['collateral.default.multiple', '3.75'],
  [
    'collateral.default.timing',
    {
      cumulative_pct: [
        [12, '50'],
        [48, '100'],
      ],
    },
  ],
  ['collateral.recovery_pct', '33.25'],
  ['collateral.recovery_lag', 7],
  ['collateral.rep_lines', [{ balance: '1503750003.50', rate_pct: '7', original_term: '70', remaining_term: '60' }]],
  ['events.eod.v', { state: 'forced', month: 9 }],
  ['events.eod.i.state', 'ignored'],
  ['events.acceleration', { mode: 'month', month: 12 }],
  ['events.rescission', { month: 20 }],
  ['events.waivers', [{ kind: 'iii', month: 4 }]],
  ['events.sale.price_pct', '92.5'],
  ['events.sale', { month: 12, price_pct: '99' }],
  ['events.call.mode', 'never'],
  ['events.servicer_transfer', { month: 6, successor: 'trustee' }],
  ['events.claims', [{ month: 6, trustee: '1000.00' }]],
  ['benchmark.shift_pct', '1.5'],
  ['benchmark', { first_month: 1, rates_pct: ['5'] }],
  ['readings.fdd_floor', 'own_class'],
  ['switches.horizon', 44],
];

describe('an input carried from one parsed scenario into another is as if the form had been read', () => {
  const pairs = VALUES.flatMap(([one, a], at) => VALUES.slice(at + 1).map(([two, b]) => [one, a, two, b] as const));
  const apart = pairs.filter(([one, , two]) => {
    const [x, y] = [scenarioInput(one), scenarioInput(two)];
    return x && y && areApart(x, y);
  });

  test(`all ${apart.length} pairs of inputs that are apart`, () => {
    expect(apart.length).toBeGreaterThan(190);
    for (const [one, a, two, b] of apart) {
      const read = scenarioOf(changed(changed(form, one, a), two, b));
      const carried = scenarioInput(two)?.carry(scenarioOf(changed(form, two, b)), scenarioOf(changed(form, one, a)));
      expect(carried, `${one} with ${two}`).toEqual(read);
    }
  });

  test('inputs that hold one another are not apart', () => {
    const [sale, price] = [scenarioInput('events.sale'), scenarioInput('events.sale.price_pct')];
    expect(sale && price && areApart(sale, price)).toBe(false);
  });

  test('what has to be read with the rest of the form is no such input', () => {
    for (const path of [
      'start.month',
      'deal.oc_target',
      'collateral.default.kind',
      'collections',
      'collateral.prepayment.kind',
      'name',
    ]) {
      expect(scenarioInput(path)).toBeNull();
    }
  });
});

describe('a number set is as if it had been written', () => {
  test.each([
    ['collateral.prepayment.pct', 1.2345, '1.2345'],
    ['collateral.default.pct', 4.5, '4.5'],
    ['collateral.default.multiple', 2.125, '2.125'],
    ['collateral.recovery_pct', 47.1, '47.1'],
    ['collateral.recovery_lag', 3, 3],
    ['benchmark.shift_pct', -0.75, '-0.75'],
    ['events.sale.price_pct', 88.8, '88.8'],
  ])('%s', (path, value, written) => {
    const set = scenarioInput(path)?.number?.set(scenarioOf(form), value);
    expect(set).toEqual(scenarioOf(changed(form, path, written)));
  });

  test('none where the scenario has no such input', () => {
    const cdr = scenarioOf({
      ...form,
      collateral: { ...form.collateral, default: { kind: 'cdr', pct: '2' } },
      events: {},
    });
    for (const path of ['collateral.default.multiple', TIMING_STRETCH, 'events.sale.price_pct']) {
      expect(scenarioInput(path)?.number?.set(cdr, 1)).toBeNull();
    }
  });
});
