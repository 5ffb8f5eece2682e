import * as v from 'valibot';
import { quoted } from '../deal/fault.ts';
import * as field from '../deal/fields.ts';
import { MOST_STEPS } from '../measures/ranges/grid.ts';
import { DRAW_LIMITS } from '../measures/ranges/monte-carlo.ts';

/** Limits of what a request may ask for. */
const REQUEST_LIMITS = { figures: 40, prices: 200, yieldPercent: 1000, inputs: 12 } as const;

const DECIMAL = /^-?\d{1,9}(\.\d{1,8})?$/;

/** A plain decimal, as text or as a number. */
const decimal = v.pipe(
  v.union([v.string(), v.number()], 'This must be a decimal such as "1.25".'),
  v.check(
    (given) => DECIMAL.test(String(given)),
    (issue) => `${quoted(issue.input)} is not a decimal: write digits, a point and at most 8 decimals, as in "1.25".`,
  ),
  v.transform(Number),
);

const yields = field.percentBetween(-99, REQUEST_LIMITS.yieldPercent);
const basis = v.picklist(['bey', 'monthly']);
const path = v.pipe(v.string(), v.maxLength(200, 'A path may have at most 200 characters.'));
const figures = v.pipe(
  v.array(path),
  v.minLength(1, 'At least one figure is wanted, as in "classes.D.balance_end".'),
  v.maxLength(REQUEST_LIMITS.figures, `At most ${REQUEST_LIMITS.figures} figures at once.`),
);
const values = v.pipe(
  v.array(v.unknown()),
  v.maxLength(MOST_STEPS, `One side of a grid has at most ${MOST_STEPS} values.`),
);
const axis = v.strictObject({ path, values });

const measures = v.strictObject({
  settlement: v.optional(field.day),
  yield_basis: v.optional(basis),
  yield_pct: v.optional(v.record(v.string(), yields)),
  price: v.optional(v.record(v.string(), decimal)),
  discount_margin_pct: v.optional(v.record(v.string(), yields)),
});
export type MeasuresValues = v.InferOutput<typeof measures>;

const breakEven = v.strictObject({
  classes: v.optional(
    v.union([v.literal('all'), v.array(v.string())], 'This must be "all" or a list of classes, as in ["D"].'),
  ),
  input: v.picklist(['cdr_pct', 'cnl_pct', 'multiple']),
  test: v.optional(v.picklist(['paid_by_final', 'timely', 'principal_ever'])),
  max: v.optional(decimal),
  step: v.optional(decimal),
});
export type BreakEvenValues = v.InferOutput<typeof breakEven>;

const grid = v.strictObject({ x: axis, y: v.optional(axis), figure: path, measures: v.optional(measures) });
export type GridValues = v.InferOutput<typeof grid>;

const limits = { min: v.optional(decimal), max: v.optional(decimal) };
const distribution = v.variant('distribution', [
  v.strictObject({ distribution: v.literal('fixed'), value: decimal }),
  v.strictObject({ distribution: v.literal('uniform'), min: decimal, max: decimal }),
  v.strictObject({ distribution: v.literal('triangular'), min: decimal, mode: decimal, max: decimal }),
  v.strictObject({ distribution: v.literal('normal'), mean: decimal, sd: decimal, ...limits }),
  v.strictObject({ distribution: v.literal('lognormal'), mean: decimal, sd: decimal, ...limits }),
  v.strictObject({ distribution: v.literal('empirical'), values: v.pipe(v.array(decimal), v.maxLength(1000)) }),
]);
export type DistributionValues = v.InferOutput<typeof distribution>;

const correlation = v.union(
  [v.array(v.array(decimal)), v.array(v.strictObject({ between: v.tuple([path, path]), value: decimal }))],
  'This must be a table in the order of the inputs, or a list of pairs: [{"between": [path, path], "value": "0.5"}].',
);
export type CorrelationValues = v.InferOutput<typeof correlation>;

const monteCarlo = v.strictObject({
  seed: v.optional(field.wholeBetween(0, Number.MAX_SAFE_INTEGER)),
  draws: v.optional(field.wholeBetween(0, DRAW_LIMITS.most)),
  inputs: v.optional(v.record(v.string(), distribution)),
  correlation: v.optional(correlation),
  figures,
  measures: v.optional(measures),
});
export type MonteCarloValues = v.InferOutput<typeof monteCarlo>;

const shelfHistory = v.strictObject({
  figures,
  measures: v.optional(measures),
  trusts: v.optional(v.picklist(['ended', 'all'])),
});
export type ShelfHistoryValues = v.InferOutput<typeof shelfHistory>;

const priceTable = v.strictObject({
  class: v.string(),
  settlement: v.optional(field.day),
  yield_basis: v.optional(basis),
  prices: v.optional(v.pipe(v.array(decimal), v.maxLength(REQUEST_LIMITS.prices))),
  yields_pct: v.optional(v.pipe(v.array(yields), v.maxLength(REQUEST_LIMITS.prices))),
  columns: axis,
});
export type PriceTableValues = v.InferOutput<typeof priceTable>;

const byMonth = v.strictObject({ residual_price: v.optional(field.money) });
export type ByMonthValues = v.InferOutput<typeof byMonth>;

/** The requests beyond a run, by name. */
export const REQUEST_SCHEMAS = {
  measures,
  break_even: breakEven,
  grid,
  monte_carlo: monteCarlo,
  shelf_history: shelfHistory,
  price_table: priceTable,
  by_month: byMonth,
} as const;
export type RequestName = keyof typeof REQUEST_SCHEMAS;
export const REQUEST_NAMES = Object.keys(REQUEST_SCHEMAS) as readonly RequestName[];
