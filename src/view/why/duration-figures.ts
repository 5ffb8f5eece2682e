import type { PricedFigure, PricedId } from './analysis-id.ts';
import { yieldLeaf } from './priced-origins.ts';
import { pricedRule } from './priced-rule.ts';
import { FACTOR_PLACES, periodDays } from './priced-run.ts';
import { plainNumber } from './priced-sums.ts';
import { decimalValue } from './value.ts';
import { leaf, of, type Rule } from './walk.ts';

/** Decimals: of durations as the contract has them; of a convexity fewer, it is some hundred times as large. */
const DURATION_PLACES = 6;
const CONVEXITY_PLACES = 4;

const macaulay = pricedRule(
  (name) => `Class ${name} Macaulay duration`,
  ({ measures }) =>
    measures?.sensitivity.ok ? decimalValue(measures.sensitivity.value.macaulay, DURATION_PLACES, ' years') : null,
  (walk, { at }) => ({
    sentence: 'The years until the payments, on average, each weighed with what it is worth at settlement.',
    formula: 'Macaulay duration',
    method: 'unrounded',
    inputs: [
      of(walk, 'present value times years', { kind: 'time-value', at }),
      of(walk, 'present value', { kind: 'present-value', at }, 'divided by'),
    ],
  }),
);

const modified = pricedRule(
  (name) => `Class ${name} modified duration`,
  ({ measures }) =>
    measures?.sensitivity.ok ? decimalValue(measures.sensitivity.value.modified, DURATION_PLACES, ' years') : null,
  (walk, { at }) => ({
    sentence: 'By what share the value falls for each unit that the yield rises: Macaulay’s by one period’s growth.',
    formula: 'Modified duration',
    method: 'unrounded',
    inputs: [
      of(walk, 'Macaulay duration', { kind: 'macaulay', at }),
      of(walk, 'growth of a period', { kind: 'period-growth', at }, 'divided by'),
    ],
  }),
);

const convexity = pricedRule(
  (name) => `Class ${name} convexity`,
  ({ measures }) =>
    measures?.sensitivity.ok ? decimalValue(measures.sensitivity.value.convexity, CONVEXITY_PLACES) : null,
  (walk, { at }, run) => {
    const periods = 360 / periodDays(run);
    const year = (label: string) =>
      plainNumber(label, periods, 'periods of a year', 'how the yield compounds', 'divided by');
    const growth = (label: string) => of(walk, label, { kind: 'period-growth', at }, 'divided by');
    return {
      sentence: 'The second derivative of the value by the yield, as a share of the value; in years squared.',
      formula: 'Convexity',
      method: 'unrounded',
      inputs: [
        of(walk, 'present value times periods and the next', { kind: 'curve-value', at }),
        of(walk, 'present value', { kind: 'present-value', at }, 'divided by'),
        year('periods of a year'),
        year('the same'),
        growth('growth of a period'),
        growth('the same'),
      ],
    };
  },
);

const growth = pricedRule(
  (name) => `Class ${name} growth of a period`,
  (run) =>
    run.yearly === null ? null : decimalValue((1 + run.yearly / (360 / periodDays(run))) * 100, FACTOR_PLACES, ' %'),
  (_, __, run) => ({
    sentence: 'What one is worth after one period of the yield.',
    formula: 'Growth of a period',
    method: 'unrounded',
    inputs: [
      yieldLeaf(run),
      plainNumber(
        'periods of a year',
        360 / periodDays(run),
        'periods of a year',
        'how the yield compounds',
        'divided by',
      ),
      leaf('one', { unit: 'fraction', amount: 1 }, { kind: 'term', clause: 'one', source: 'what is invested' }),
    ],
  }),
);

export const DURATION_FIGURES = {
  macaulay,
  modified,
  convexity,
  'period-growth': growth,
} satisfies Partial<Record<PricedFigure, Rule<PricedId>>>;
