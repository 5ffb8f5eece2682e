import { LEVELS } from '../../deal/deal.ts';
import { residualCash } from '../../measures/by-month.ts';
import { exactProduct } from '../../money/exact-product.ts';
import type { Input } from './explanation.ts';
import type { DateFigure, DateId, LevelFigure, LevelId } from './figure-id.ts';
import { signedSum } from './input-sum.ts';
import { levelsThrough } from './note-figures.ts';
import { listAt } from './pay-group.ts';
import { amountOf, cents, decimalValue, type Value } from './value.ts';
import { classNames, leaf, less, nil, of, type Rule, type Walk } from './walk.ts';

// What stands behind the Notes date by date: credit enhancement, excess spread, the residual's cash.

/** A share in percent with two decimals, half-up and exact. @param whole above 0 */
function percentOf(part: number, whole: number): Value {
  const hundredths = exactProduct(Math.abs(part), 10_000, whole);
  return decimalValue((part < 0 ? -hundredths : hundredths) / 100, 2, ' %');
}

function sumRule(
  title: string,
  sentence: string,
  inputs: (walk: Walk, number: number) => readonly Input[],
): Rule<DateId> {
  return {
    title: () => title,
    value: (walk, { number }) => cents(signedSum(inputs(walk, number))),
    explain: (walk, { number }) => ({
      sentence,
      clauses: [],
      formula: title,
      method: 'sum',
      inputs: inputs(walk, number),
    }),
  };
}

const currentInterest = sumRule(
  'Current interest of the Notes',
  'Monthly Note Interest of all classes.',
  (walk, number) =>
    classNames(walk).map((noteClass) =>
      of(walk, `Class ${noteClass} Monthly Note Interest`, { kind: 'interest-current', noteClass, number }),
    ),
);

const excessSpread = sumRule(
  'Excess spread',
  'What the pool earns in the month beyond the servicing fee and the Notes’ own interest.',
  (walk, number) => [
    of(walk, 'finance charges', { kind: 'collections', line: 'finance_charges', number }),
    of(walk, 'interest of the Collection Account', { kind: 'collections', line: 'account_interest', number }),
    less(walk, 'Monthly Servicing Fee', { kind: 'fee-current', number }),
    less(walk, 'current interest of the Notes', { kind: 'current-interest', number }),
  ],
);

/** Months of a year, as an input. */
const TWELVE = leaf(
  'months of a year',
  decimalValue(12, 0),
  { kind: 'term', clause: 'twelve months', source: 'a year’s rate of a month’s' },
  'times',
);

const excessYearly: Rule<DateId> = {
  title: () => 'Excess spread, a year',
  value: (walk, { number }) => {
    const pool = amountOf(walk.value({ kind: 'pool-begin', number }));
    return pool > 0 ? percentOf(12 * amountOf(walk.value({ kind: 'excess-spread', number })), pool) : null;
  },
  explain: (walk, { number }) => ({
    sentence: 'Twelve times the month’s excess spread, as a share of the pool at the month’s start.',
    clauses: [],
    formula: 'Excess spread, a year',
    method: 'product',
    inputs: [
      of(walk, 'excess spread', { kind: 'excess-spread', number }),
      TWELVE,
      of(walk, 'Pool Balance at the month’s start', { kind: 'pool-begin', number }, 'divided by'),
    ],
  }),
};

const netLoss = sumRule(
  'Net loss of the month',
  'What defaults, less what is recovered in the month.',
  (walk, number) => [
    of(walk, 'Defaulted Receivables', { kind: 'collections', line: 'defaulted', number }),
    less(walk, 'Liquidation Proceeds', { kind: 'collections', line: 'liquidation_proceeds', number }),
  ],
);

const afterLosses = sumRule('Excess spread after losses', 'What losses leave of the excess spread.', (walk, number) => [
  of(walk, 'excess spread', { kind: 'excess-spread', number }),
  less(walk, 'net loss', { kind: 'net-loss', number }),
]);

const residual: Rule<DateId> = {
  title: () => 'Residual cash',
  value: (walk, _, at) => cents(residualCash(walk.projection)[at] as number),
  explain: (walk, { number }, at) => {
    const inputs = residualInputs(walk, number, at);
    const formula = 'Residual cash';
    if (inputs.length === 0) return nil('The section that governs pays the residual nothing.', [], formula);
    return {
      sentence: 'Excess Collections to the certificateholders, and reserve money to the Depositor.',
      clauses: [],
      formula,
      method: 'sum',
      inputs,
    };
  },
};

function residualInputs(walk: Walk, number: number, at: number): readonly Input[] {
  const row = listAt(walk, at).rows.find(({ payee }) => payee === 'certificateholders');
  const toDepositor = of(walk, 'reserve money to the Depositor', { kind: 'reserve-to-depositor', number });
  if (!row) return [toDepositor];
  const { clause, payee } = row;
  const paid = of(walk, `paid under ${clause}`, { kind: 'clause-paid', clause, payee, number });
  return [paid, toDepositor];
}

export const MONTH_FIGURES = {
  'current-interest': currentInterest,
  'excess-spread': excessSpread,
  'excess-yearly': excessYearly,
  'net-loss': netLoss,
  'excess-after-losses': afterLosses,
  residual,
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;

function enhancementInputs(walk: Walk, { level, number }: LevelId): readonly Input[] {
  const levels: readonly string[] = levelsThrough(walk, level);
  const classes = walk.projection.deal.classes.filter((one) => levels.includes(one.level));
  return [
    of(walk, 'Pool Balance', { kind: 'pool-end', number }),
    ...classes.map(({ name }) => less(walk, `Class ${name} after`, { kind: 'balance-after', noteClass: name, number })),
    of(walk, 'Reserve Account, closing', { kind: 'reserve-closing', number }),
  ];
}

const enhancement: Rule<LevelId> = {
  title: ({ level }) => `Credit enhancement of Class ${level}`,
  value: (walk, id) => {
    const pool = amountOf(walk.value({ kind: 'pool-end', number: id.number }));
    return pool > 0 ? percentOf(signedSum(enhancementInputs(walk, id)), pool) : null;
  },
  explain: (walk, id) => ({
    sentence:
      id.level === LEVELS[0]
        ? 'The pool less these Notes, plus the reserve, as a share of the pool.'
        : 'The pool less these Notes and those paid before them, plus the reserve, as a share of the pool.',
    clauses: [],
    formula: 'Credit enhancement',
    method: 'product',
    inputs: [
      ...enhancementInputs(walk, id),
      of(walk, 'Pool Balance', { kind: 'pool-end', number: id.number }, 'divided by'),
    ],
  }),
};

export const ENHANCEMENT_RULES = { enhancement } satisfies Partial<Record<LevelFigure, Rule<LevelId>>>;
