import * as v from 'valibot';
import { dayInMonth, type Month, monthOfDay } from '../money/day.ts';
import type { Rate } from '../money/rate.ts';
import { type Deal, LEVELS, type NoteClass } from './deal.ts';
import { faultAt, faultOfIssue, quoted, type Read } from './fault.ts';
import * as field from './fields.ts';
import { objectOf } from './object-of.ts';
import { isInherited } from './strange-key.ts';

/** Months between closing and the first Distribution Date, and from there to the last Final Distribution Date. */
const LONGEST_FIRST_PERIOD = 24;
const LONGEST_LIFE = 1200;
const MOST_CLASSES = 16;
/** Share of a class's balance above which a coupon is taken for a slip of the pen. */
const HIGHEST_COUPON = 40;

const classSchema = objectOf({
  name: v.pipe(
    field.name,
    v.minLength(1, 'A class needs a name, as in "A-1".'),
    v.check(
      (text) => !isInherited(text),
      (issue) =>
        `A class cannot be named ${quoted(issue.input)}, by which no field of a form can go. Use a name as in "A-1".`,
    ),
  ),
  cusip: v.optional(field.name),
  level: v.picklist(LEVELS),
  rank: field.wholeBetween(1, 100),
  balance: field.money,
  rate_pct: v.optional(field.percentBetween(0, HIGHEST_COUPON)),
  benchmark_spread_pct: v.optional(field.percentBetween(-HIGHEST_COUPON, HIGHEST_COUPON)),
  day_count: v.picklist(['act/360', '30/360']),
  final: field.calendarMonth,
  first_after_acceleration: v.optional(v.boolean(), false),
});

/** The deal form of the headless contract, read into {@link Deal}'s units. */
export const dealSchema = objectOf({
  name: field.name,
  closing: field.day,
  cutoff: v.optional(field.day),
  first_distribution: field.calendarMonth,
  distribution_day: v.optional(field.wholeBetween(1, 28), 15),
  initial_pool: field.money,
  oc_target: field.money,
  reserve_initial: field.money,
  reserve_required: field.money,
  servicing_fee_pct: field.percentBetween(0, 20),
  call_threshold_pct: field.percentBetween(0, 100),
  sweep_when_all_paid: v.optional(v.boolean(), true),
  caps: v.optional(objectOf({ successor_total: field.money, reviewer_per_year: field.money }), {
    successor_total: '175000.00',
    reviewer_per_year: '175000.00',
  }),
  classes: v.pipe(
    v.array(classSchema),
    v.check((list) => list.length >= 1 && list.length <= MOST_CLASSES, `A deal has 1 to ${MOST_CLASSES} classes.`),
  ),
});

/** A deal as scripts and files give it: money and rates as text. */
export type DealForm = v.InferInput<typeof dealSchema>;
type DealValues = v.InferOutput<typeof dealSchema>;
type ClassValues = DealValues['classes'][number];

/**
 * Reads a deal of the shelf from its headless form (headless.md "deal"). Absent caps are this shelf's 175,000 and
 * 175,000 a year; an absent `sweep_when_all_paid` is
 * true and an absent `distribution_day` the 15th.
 * @returns the deal, or the first fault with its place and a sentence.
 */
export function parseDeal(form: unknown): Read<Deal> {
  const result = v.safeParse(dealSchema, form, { abortEarly: true });
  if (!result.success) return { ok: false, fault: faultOfIssue(result.issues[0]) };
  return checkedDeal(result.output);
}

function checkedDeal(values: DealValues): Read<Deal> {
  const first = values.first_distribution;
  const monthsBefore = first - monthOfDay(values.closing);
  if (values.initial_pool === 0) return faultAt('/initial_pool', 'The initial pool must be above 0.00.');
  if (dayInMonth(first, values.distribution_day) <= values.closing) {
    return faultAt('/first_distribution', 'The first Distribution Date must come after the closing.');
  }
  if (monthsBefore > LONGEST_FIRST_PERIOD) {
    return faultAt('/first_distribution', `It may come at most ${LONGEST_FIRST_PERIOD} months after the closing.`);
  }
  const fault = classFault(values.classes, first);
  return fault ?? { ok: true, value: dealOf(values) };
}

/** What is wrong with the classes taken together: names, ranks, levels, coupons, final dates. */
function classFault(classes: readonly ClassValues[], first: Month) {
  const names = new Set<string>();
  for (const [index, one] of classes.entries()) {
    const at = `/classes/${index}`;
    const before = classes[index - 1];
    if (names.has(one.name))
      return faultAt(`${at}/name`, `There are two classes named ${quoted(one.name)}; each name may stand once.`);
    names.add(one.name);
    if ((one.rate_pct === undefined) === (one.benchmark_spread_pct === undefined)) {
      return faultAt(at, 'A class has either a rate_pct or a benchmark_spread_pct, and not both.');
    }
    if (one.final < first || one.final - first >= LONGEST_LIFE) {
      return faultAt(
        `${at}/final`,
        'The final month must be the first Distribution Date or later, within a hundred years.',
      );
    }
    if (before && one.rank < before.rank)
      return faultAt(`${at}/rank`, 'Classes stand in order of rank: this rank is below the one before it.');
    if (before && one.level < before.level)
      return faultAt(`${at}/level`, 'Classes stand in order of level: this level comes before the one above it.');
    if (before && one.rank === before.rank && one.level !== before.level) {
      return faultAt(`${at}/rank`, 'Classes of one rank share principal pro rata and must be of one level.');
    }
    if (one.first_after_acceleration && one.level !== 'A') {
      return faultAt(
        `${at}/first_after_acceleration`,
        'Only a Class A class can be paid first after an acceleration (5.4(b)(iv)(A)).',
      );
    }
  }
  if (classes[0]?.level !== 'A')
    return faultAt('/classes/0/level', 'A deal needs at least one class of level A, and it stands first.');
  return null;
}

function dealOf(values: DealValues): Deal {
  return {
    name: values.name,
    closing: values.closing,
    firstDistribution: values.first_distribution,
    distributionDay: values.distribution_day,
    initialPool: values.initial_pool,
    ocTarget: values.oc_target,
    reserveInitial: values.reserve_initial,
    reserveRequired: values.reserve_required,
    servicingFee: values.servicing_fee_pct,
    callThreshold: values.call_threshold_pct,
    sweepWhenAllPaid: values.sweep_when_all_paid,
    caps: { successorTotal: values.caps.successor_total, reviewerPerYear: values.caps.reviewer_per_year },
    classes: values.classes.map(noteClassOf),
  };
}

function noteClassOf(one: ClassValues): NoteClass {
  return {
    name: one.name,
    cusip: one.cusip ?? null,
    level: one.level,
    rank: one.rank,
    balance: one.balance,
    coupon:
      one.rate_pct === undefined
        ? { kind: 'floating', spread: one.benchmark_spread_pct ?? (0 as Rate) }
        : { kind: 'fixed', rate: one.rate_pct },
    dayCount: one.day_count,
    final: one.final,
    firstAfterAcceleration: one.first_after_acceleration,
  };
}
