import type { Projection } from '../../engine/projection.ts';
import type { Day } from '../../money/day.ts';
import { days360 } from '../../money/day-count.ts';
import type { PricedFigure, PricedId } from './analysis-id.ts';
import { calendarTerm } from './origins.ts';
import { YEAR_DAYS } from './pool-figures.ts';
import { PRICE_PLACES, settlementLeaf } from './priced-origins.ts';
import { pricedRule } from './priced-rule.ts';
import { dueOn, type PricedRun } from './priced-run.ts';
import { plainNumber } from './priced-sums.ts';
import { cents, decimalValue } from './value.ts';
import { leaf, numberAt, of, type Rule } from './walk.ts';

const balance = pricedRule(
  (name) => `Class ${name} balance bought`,
  ({ position }) => (position ? cents(position.balance) : null),
  (walk, { at: { noteClass } }, { position }) => ({
    sentence: 'The Note Balance that stands at settlement.',
    formula: 'Balance bought',
    method: 'equal',
    inputs: [
      of(walk, 'Note Balance before the first payment', {
        kind: 'balance-before',
        noteClass,
        number: numberAt(walk, position?.from ?? 0),
      }),
    ],
  }),
);

/** The day on which the accrual began that runs at settlement, and its days to settlement by the class's own count. */
function accrualOf(projection: Projection, { place, position, settlement }: PricedRun) {
  const from = position?.from ?? 0;
  const { distributionDates, actualDays, days360: thirties, startAfter, deal } = projection;
  const isActual = deal.classes[place]?.dayCount === 'act/360';
  const rolled = ((distributionDates[from] as number) - (actualDays[from] as number)) as Day;
  const began = isActual || startAfter + from === 0 ? rolled : dueOn(projection, from - 1);
  const days = isActual ? settlement - began : days360(began, settlement);
  const most = (isActual ? actualDays[from] : thirties[from]) as number;
  return { isActual, began, days, within: Math.max(0, Math.min(days, most)) };
}

const days = pricedRule(
  (name) => `Class ${name} days accrued at settlement`,
  (run, { projection }) => (run.position ? { unit: 'days', amount: accrualOf(projection, run).within } : null),
  (walk, _, run) => {
    const { isActual, began, days: counted, within } = accrualOf(walk.projection, run);
    const inputs = [leaf('from', { unit: 'date', amount: began }, calendarTerm(walk)), settlementLeaf(walk, run)];
    const formula = 'Accrued days';
    if (counted !== within) {
      return {
        sentence: 'Settlement lies outside the accrual: none or all of it counts.',
        formula,
        method: 'stated',
        inputs,
      };
    }
    return {
      sentence: isActual
        ? 'Actual days from the beginning of the accrual to settlement.'
        : '30/360, from the beginning of the accrual to settlement.',
      formula,
      method: isActual ? 'actual days' : '30/360 days',
      inputs,
    };
  },
);

const amount = pricedRule(
  (name) => `Class ${name} interest accrued at settlement`,
  ({ position }) => (position ? cents(position.accrued) : null),
  (walk, { at }, { position }) => ({
    sentence: 'What the seller has earned since the accrual began, by the class’s own count of days.',
    formula: 'Accrued interest',
    method: 'product',
    inputs: [
      of(walk, 'balance bought', { kind: 'balance-bought', at }),
      of(walk, 'rate', { kind: 'rate', noteClass: at.noteClass, number: numberAt(walk, position?.from ?? 0) }, 'times'),
      of(walk, 'days', { kind: 'accrued-days', at }, 'times'),
      YEAR_DAYS,
    ],
  }),
);

const perHundred = pricedRule(
  (name) => `Class ${name} accrued interest for 100`,
  ({ measures }) => (measures?.accruedPer100.ok ? decimalValue(measures.accruedPer100.value, PRICE_PLACES) : null),
  (walk, { at }) => ({
    sentence: 'The interest accrued at settlement for 100 of the balance bought.',
    formula: 'Accrued interest for 100',
    method: 'unrounded',
    inputs: [
      of(walk, 'accrued interest', { kind: 'accrued-amount', at }),
      of(walk, 'balance bought', { kind: 'balance-bought', at }, 'divided by'),
      plainNumber('for 100 of balance', 100, 'price for 100', 'usage of the market', 'times'),
    ],
  }),
);

export const ACCRUED_FIGURES = {
  'balance-bought': balance,
  'accrued-days': days,
  'accrued-amount': amount,
  accrued: perHundred,
} satisfies Partial<Record<PricedFigure, Rule<PricedId>>>;
