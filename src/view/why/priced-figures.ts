import type { Day } from '../../money/day.ts';
import { dateText } from '../date-text.ts';
import { ACCRUED_FIGURES } from './accrued-figures.ts';
import type { PricedFigure, PricedId } from './analysis-id.ts';
import { DURATION_FIGURES } from './duration-figures.ts';
import type { Input, Reason } from './explanation.ts';
import { marginLeaf, PRICE_PLACES, priceLeaf, residualPriceLeaf, yieldLeaf } from './priced-origins.ts';
import { pricedRule } from './priced-rule.ts';
import { plainNumber, SUM_RULES } from './priced-sums.ts';
import { amountOf, cents, decimalValue, type Value } from './value.ts';
import { numberAt, of, type Rule, type Walk } from './walk.ts';

const HUNDRED = plainNumber('for 100 of balance', 100, 'price for 100', 'usage of the market', 'times');

/** A present value with accrued interest as a clean price for 100, as inputs of a chain. */
function cleanInputs(walk: Walk, { at }: PricedId, value: 'present-value' | 'margin-value'): readonly Input[] {
  return [
    of(walk, value === 'present-value' ? 'present value' : 'present value at the margin', { kind: value, at }),
    of(walk, 'accrued interest', { kind: 'accrued-amount', at }, 'less'),
    of(walk, 'balance bought', { kind: 'balance-bought', at }, 'divided by'),
    HUNDRED,
  ];
}

/** A rate that was quoted, shown as typed; one that was found, with six decimals. */
function rateValue(amount: number, isQuoted: boolean): Value {
  return isQuoted ? { unit: 'fraction', amount } : decimalValue(amount * 100, 6, ' %');
}

const price = pricedRule(
  (name) => `Class ${name} price`,
  ({ measures }) => (measures?.price.ok ? decimalValue(measures.price.value, PRICE_PLACES) : null),
  (walk, id, run) => {
    const formula = 'Clean price for 100';
    if (id.at.by === 'price') {
      return { sentence: 'The class is quoted at this price.', formula, method: 'given', inputs: [priceLeaf(run)] };
    }
    const isMargin = id.at.by === 'margin';
    const rate = isMargin ? 'benchmark and discount margin' : `the ${yieldWords(id)} quoted`;
    return {
      sentence: `The present value at ${rate}, less the interest accrued at settlement, for 100 of the balance bought.`,
      formula,
      method: 'unrounded',
      inputs: cleanInputs(walk, id, isMargin ? 'margin-value' : 'present-value'),
    };
  },
);

function yieldWords({ at: { basis } }: PricedId): string {
  return basis === 'bey' ? 'bond-equivalent yield' : 'yield compounded monthly';
}

const yieldFigure = pricedRule(
  (name) => `Class ${name} yield`,
  ({ measures, at }) => (measures?.yearlyYield.ok ? rateValue(measures.yearlyYield.value, at.by === 'yield') : null),
  (walk, id, run) => {
    const formula = id.at.basis === 'bey' ? 'Bond-equivalent yield' : 'Yield compounded monthly';
    if (id.at.by === 'yield') {
      return { sentence: 'The class is quoted at this yield.', formula, method: 'given', inputs: [yieldLeaf(run)] };
    }
    return {
      sentence: `The ${yieldWords(id)} at which the payments after settlement are worth the price, 30/360.`,
      formula,
      method: 'solved',
      inputs: [...cleanInputs(walk, id, 'present-value'), of(walk, 'price', { kind: 'price', at: id.at })],
    };
  },
);

const margin = pricedRule(
  (name) => `Class ${name} discount margin`,
  ({ measures, at }) => (measures?.margin.ok ? rateValue(measures.margin.value, at.by === 'margin') : null),
  (walk, id, run) => {
    const formula = 'Discount margin';
    if (id.at.by === 'margin') {
      return { sentence: 'The class is quoted at this margin.', formula, method: 'given', inputs: [marginLeaf(run)] };
    }
    return {
      sentence: 'What must be added to the benchmark of each accrual so that the payments are worth the price.',
      formula,
      method: 'solved',
      inputs: [...cleanInputs(walk, id, 'margin-value'), of(walk, 'price', { kind: 'price', at: id.at })],
    };
  },
);

const residualPrice = pricedRule(
  () => 'Price of the residual',
  ({ residual }) => (residual?.investment.ok ? cents(residual.investment.value) : null),
  (walk, id, run) => {
    const formula = 'Price of the residual';
    if (id.at.quote !== '') {
      const inputs = [residualPriceLeaf(run)];
      return { sentence: 'The residual is bought at this price.', formula, method: 'given', inputs };
    }
    const number = numberAt(walk, 0);
    return {
      sentence: 'What stands behind the Notes at the start: pool less Notes, and the reserve.',
      formula,
      method: 'sum',
      inputs: [
        of(walk, 'Pool Balance at the start', { kind: 'pool-begin', number }),
        of(walk, 'Reserve Account at the start', { kind: 'reserve-opening', number }),
        of(walk, 'Note Balance at the start', { kind: 'notes-before', number }, 'less'),
      ],
    };
  },
);

const bondEquivalent = pricedRule(
  () => 'Return of the residual, bond-equivalent',
  ({ monthly, residual }) => {
    if (monthly === null || residual === null) return null;
    const growth = 1 + monthly;
    return decimalValue((growth * growth * growth * growth * growth * growth - 1) * 200, 6, ' %');
  },
  (walk, { at }) => ({
    sentence: 'The month’s return, compounded over six months and doubled.',
    formula: 'Bond-equivalent yield',
    method: 'bond-equivalent year',
    inputs: [of(walk, 'return a month', { kind: 'monthly-rate', at })],
  }),
);

const monthly = pricedRule(
  (name) => (name === '' ? 'Return of the residual, a month' : `Class ${name} yield as a month’s rate`),
  (run) => (run.monthly === null ? null : { unit: 'fraction', amount: run.monthly }),
  (walk, { at }, run): Omit<Reason, 'clauses'> => {
    if (at.noteClass === '') {
      return {
        sentence: 'The month’s rate at which the residual’s cash is worth its price.',
        formula: 'Internal rate of return',
        method: 'solved',
        inputs: [
          of(walk, 'present value', { kind: 'present-value', at }),
          of(walk, 'price of the residual', { kind: 'residual-price', at }),
        ],
      };
    }
    const isBey = at.basis === 'bey';
    const twelve = plainNumber('months of a year', 12, 'mortgage yield', 'a twelfth a month', 'divided by');
    return {
      sentence: isBey
        ? 'A bond-equivalent yield compounds twice a year: six months at this rate earn half of it.'
        : 'A yield that compounds monthly is twelve times the month’s rate.',
      formula: 'Month’s rate',
      method: isBey ? 'bond-equivalent month' : 'unrounded',
      inputs: isBey ? [yieldLeaf(run)] : [yieldLeaf(run), twelve],
    };
  },
);

const life = pricedRule(
  (name) => `Class ${name} weighted average life from settlement`,
  ({ measures }) => (measures?.walMillionths.ok ? { unit: 'years', amount: measures.walMillionths.value } : null),
  (walk, { at }, run) => ({
    sentence:
      'Years until a dollar of principal is paid, on average over the principal paid after settlement: 30/360 days to the unrolled day of each month.',
    formula: 'Weighted average life',
    method: 'life',
    inputs: principalDates(walk, at.noteClass, run.flows?.from ?? 0).flatMap(({ number, input }) => [
      input,
      of(walk, 'days', { kind: 'flow-days', at, number }, 'times'),
    ]),
  }),
);

/** The dates after settlement that pay a class principal. */
function principalDates(walk: Walk, noteClass: string, from: number) {
  const found: { readonly number: number; readonly input: Input }[] = [];
  for (let date = from; date < walk.projection.count; date += 1) {
    const number = numberAt(walk, date);
    const label = dateText(walk.projection.distributionDates[date] as Day);
    const input = of(walk, label, { kind: 'principal', noteClass, number });
    if (amountOf(input.value) > 0) found.push({ number, input });
  }
  return found;
}

function windowEnd(which: 'first' | 'last'): Rule<PricedId> {
  return pricedRule(
    (name) => `Class ${name} ${which} principal after settlement`,
    ({ measures }) =>
      measures?.window.ok ? { unit: 'date', amount: measures.window.value[which === 'first' ? 0 : 1] } : null,
    (walk, { at }, run) => {
      const dates = principalDates(walk, at.noteClass, run.flows?.from ?? 0);
      const one = which === 'first' ? dates[0] : dates.at(-1);
      const sentence = `The ${which} date after settlement on which the class is paid principal.`;
      return { sentence, formula: 'Principal window', method: 'stated', inputs: one ? [one.input] : [] };
    },
  );
}

const interest = pricedRule(
  (name) => `Class ${name} interest paid after settlement`,
  ({ measures }) => (measures?.interest.ok ? cents(measures.interest.value) : null),
  (walk, { at: { noteClass } }, run) => {
    const inputs: Input[] = [];
    for (let date = run.flows?.from ?? 0; date < walk.projection.count; date += 1) {
      const label = dateText(walk.projection.distributionDates[date] as Day);
      const input = of(walk, label, { kind: 'interest-paid', noteClass, number: numberAt(walk, date) });
      if (amountOf(input.value) !== 0) inputs.push(input);
    }
    const sentence = 'Every date after settlement on which the class is paid interest.';
    return { sentence, formula: 'Interest paid', method: inputs.length === 0 ? 'nil' : 'sum', inputs };
  },
);

export const PRICED_RULES: Readonly<Record<PricedFigure, Rule<PricedId>>> = {
  ...SUM_RULES,
  ...ACCRUED_FIGURES,
  ...DURATION_FIGURES,
  price,
  yield: yieldFigure,
  'discount-margin': margin,
  'residual-price': residualPrice,
  'bond-equivalent-return': bondEquivalent,
  'monthly-rate': monthly,
  'life-from-settlement': life,
  'first-from-settlement': windowEnd('first'),
  'last-from-settlement': windowEnd('last'),
  'interest-from-settlement': interest,
};
