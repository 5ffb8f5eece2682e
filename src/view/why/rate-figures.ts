import { FILED_MONTHS } from '../../deal/carmx-2019-4/filed-months.ts';
import { benchmarkWithAdjustment } from '../../engine/events/benchmark.ts';
import type { Day, Month } from '../../money/day.ts';
import { dayInMonth } from '../../money/day.ts';
import { dateOf } from '../run-dates.ts';
import type { Input, Reason } from './explanation.ts';
import type { ClassFigure, ClassId, DateFigure, DateId } from './figure-id.ts';
import { assumption, calendarTerm, classTerm, filed, isThisTrust } from './origins.ts';
import type { Value } from './value.ts';
import { classPlace, leaf, nil, of, ofClass, type Rule, type Walk } from './walk.ts';

function inRate(amount: number): Value {
  return { unit: 'rate', amount };
}

/** Whether a class accrues anything at a date: it has a balance, or interest is unpaid. */
export function accrues(walk: Walk, noteClass: number, at: number): boolean {
  return ofClass(walk, 'before', noteClass, at) > 0 || ofClass(walk, 'unpaidPrior', noteClass, at) > 0;
}

const rate: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} rate`,
  value: (walk, { noteClass }, at) => inRate(ofClass(walk, 'rate', classPlace(walk, noteClass), at)),
  explain: (walk, { noteClass, number }, at) => {
    const place = classPlace(walk, noteClass);
    const coupon = walk.projection.deal.classes[place]?.coupon;
    const formula = 'Interest rate';
    if (!accrues(walk, place, at) || !coupon) {
      return nil(`Class ${noteClass} has no balance and no unpaid interest: nothing accrues.`, ['2.8(f)'], formula);
    }
    if (coupon.kind === 'fixed') {
      return {
        sentence: 'A fixed rate, for the life of the class.',
        clauses: ['2.8(f)'],
        formula,
        method: 'given',
        inputs: [leaf('rate', inRate(coupon.rate), classTerm(walk, place, 'rate_pct'))],
      };
    }
    return {
      sentence: 'The benchmark of the accrual and the class’s spread; their sum is never below zero.',
      clauses: ['2.8(f)', '2.16'],
      formula,
      method: 'excess',
      inputs: [
        of(walk, 'benchmark with its adjustment', { kind: 'benchmark', number }),
        leaf('spread', inRate(coupon.spread), classTerm(walk, place, 'benchmark_spread_pct')),
      ],
    };
  },
};

const days: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} days of the accrual`,
  value: (walk, { noteClass }, at) => {
    const one = walk.projection.deal.classes[classPlace(walk, noteClass)];
    const { actualDays, days360 } = walk.projection;
    return { unit: 'days', amount: (one?.dayCount === 'act/360' ? actualDays[at] : days360[at]) as number };
  },
  explain: (walk, { noteClass, number }) => {
    const isActual = walk.projection.deal.classes[classPlace(walk, noteClass)]?.dayCount === 'act/360';
    const [from, to] = isActual ? actualPeriod(walk, number) : unrolledPeriod(walk, number);
    const origin = calendarTerm(walk);
    return {
      sentence: isActual
        ? 'Actual days from the Distribution Date before, or the closing, to this one.'
        : 'Months of thirty days, from the day of the month to the same day, whether or not it is a Business Day.',
      clauses: ['2.8(f)'],
      formula: 'Accrual Period',
      method: isActual ? 'actual days' : '30/360 days',
      inputs: [leaf('from', { unit: 'date', amount: from }, origin), leaf('to', { unit: 'date', amount: to }, origin)],
      ...(noteClass === 'A-2b' && isThisTrust(walk) ? { readings: ['a2b_one_twelfth'] as const } : {}),
    };
  },
};

function actualPeriod(walk: Walk, number: number): readonly [Day, Day] {
  return [dateOf(walk.projection, number - 1), dateOf(walk.projection, number)];
}

/** From the closing, or the unrolled day of the month before, to that of this month. */
function unrolledPeriod({ projection: { deal } }: Walk, number: number): readonly [Day, Day] {
  const month = (deal.firstDistribution + number - 1) as Month;
  const to = dayInMonth(month, deal.distributionDay);
  return [number === 1 ? deal.closing : dayInMonth((month - 1) as Month, deal.distributionDay), to];
}

const benchmark: Rule<DateId> = {
  title: () => 'Benchmark with its adjustment',
  value: (walk, { number }) => inRate(benchmarkWithAdjustment(walk.projection.scenario.benchmark, number)),
  explain: (walk, { number }) => benchmarkReason(walk, number),
};

function benchmarkReason(walk: Walk, number: number): Reason {
  const { rates, firstMonth, shift } = walk.projection.scenario.benchmark;
  const place = Math.min(Math.max(number - firstMonth, 0), rates.length - 1);
  const replacement = replacementOf(walk, number);
  const isHeld = firstMonth + place < number || isHeldInFiling(walk, firstMonth + place);
  const inputs: Input[] = [
    leaf(isHeld ? 'benchmark, the last one held' : 'benchmark', inRate(rates[place] ?? 0), rateOrigin(walk, place)),
    leaf('shift', inRate(shift), assumption('/benchmark/shift_pct')),
  ];
  if (replacement) {
    const { name, adjustment, index } = replacement;
    const origin = assumption(`/benchmark/replacements/${index}/adjustment_pct`);
    inputs.push(leaf(`adjustment of ${name.replace(/[()]/g, '')}`, inRate(adjustment), origin));
  }
  return {
    sentence: replacement
      ? 'The Benchmark Replacement that began last rules, with its adjustment.'
      : 'The benchmark fixed for this accrual.',
    clauses: ['2.16'],
    formula: 'Benchmark',
    method: 'sum',
    inputs: shift === 0 ? inputs.filter(({ label }) => label !== 'shift') : inputs,
  };
}

function isFiledBenchmark(walk: Walk): boolean {
  const given = walk.form.benchmark;
  return isThisTrust(walk) && (given === undefined || given === 'filed');
}

/** From month 45 on the certificates print no benchmark: the last one is held. */
function isHeldInFiling(walk: Walk, month: number): boolean {
  return isFiledBenchmark(walk) && FILED_MONTHS.benchmark[month - 1] === null;
}

function rateOrigin(walk: Walk, place: number) {
  if (!isFiledBenchmark(walk)) return assumption(`/benchmark/rates_pct/${place}`);
  let month = place + 1;
  while (month > 1 && FILED_MONTHS.benchmark[month - 1] === null) month -= 1;
  return filed(month, '15');
}

function replacementOf({ projection }: Walk, accrual: number) {
  let found: { name: string; adjustment: number; index: number; began: number } | null = null;
  for (const [index, { fromMonth, name, adjustment }] of projection.scenario.benchmark.replacements.entries()) {
    if (fromMonth <= accrual && fromMonth >= (found?.began ?? 0)) found = { name, adjustment, index, began: fromMonth };
  }
  return found;
}

export const RATE_FIGURES = { rate, days } satisfies Partial<Record<ClassFigure, Rule<ClassId>>>;
export const BENCHMARK_FIGURES = { benchmark } satisfies Partial<Record<DateFigure, Rule<DateId>>>;
