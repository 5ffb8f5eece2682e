import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { totalFigure } from '../../measures/figures/total-figures.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import { GRID_FIGURES } from './grid-figures.ts';
import { classProfile, roundTicks, stackedBands } from './profile.ts';

const CONTEXT = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const NAMES = THIS_TRUST.classes.map(({ name }) => name);
const FORM = {
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25', multiple: '1' } },
};
const SHORT = GRID_FIGURES[0] as (typeof GRID_FIGURES)[number];
const MULTIPLES = { path: 'collateral.default.multiple', values: ['1', '5', '8'] };
const SPEED = { path: 'collateral.prepayment.pct', values: ['1.1'] };

describe('the classes along a row of a grid', () => {
  const read = classProfile(FORM, MULTIPLES, SPEED, SHORT, CONTEXT, NAMES, THIS_TRUST);
  const bands = read.ok ? read.value : [];

  test('nobody is short at the base case; together they are what all Notes are short of', () => {
    expect(bands.map(({ values }) => values[0])).toEqual(NAMES.map(() => 0));
    for (const [column, multiple] of MULTIPLES.values.entries()) {
      const { collateral } = FORM;
      const form = {
        collateral: { prepayment: { kind: 'abs', pct: '1.1' }, default: { ...collateral.default, multiple } },
      };
      const scenario = parseScenario(form, CONTEXT);
      if (!scenario.ok) throw new Error(scenario.fault.message);
      const all = totalFigure('totals.principal_loss', 'principal_loss')?.of(
        engine(THIS_TRUST, scenario.value.scenario),
      );
      expect(bands.reduce((sum, { values }) => sum + (values[column] ?? 0), 0)).toBe(all);
    }
  });

  test('the most junior loses first', () => {
    const [d] = stackedBands(bands);
    expect(d?.name).toBe('D');
    // At eight times the base case nothing is left for it: it is short of its whole initial balance.
    expect(d?.to[2]).toBe(THIS_TRUST.classes.at(-1)?.balance);
  });

  test('a value that the input cannot have is a fault, not a figure', () => {
    const wrong = classProfile(FORM, { ...MULTIPLES, values: ['-1'] }, SPEED, SHORT, CONTEXT, NAMES, THIS_TRUST);
    expect(wrong.ok).toBe(false);
  });
});

test('bands stand on each other from the foot up; one that is nothing is left out', () => {
  const band = (name: string, noteClass: number, values: readonly (number | null)[]) => ({ name, noteClass, values });
  expect(stackedBands([band('A', 0, [0, 3]), band('B', 1, [0, 0]), band('C', 2, [1, null])])).toEqual([
    { name: 'C', noteClass: 2, from: [0, 0], to: [1, 0] },
    { name: 'A', noteClass: 0, from: [1, 0], to: [1, 3] },
  ]);
});

test.each([
  [0, [0]],
  [90, [0, 25, 50, 75]],
  [100, [0, 25, 50, 75, 100]],
  [7, [0, 2, 4, 6]],
  [11_000_000_000, [0, 5e9, 1e10]],
])('ticks up to %d', (greatest, ticks) => expect(roundTicks(greatest)).toEqual(ticks));
