import * as v from 'valibot';
import { chosen } from '../deal/chosen.ts';
import { quoted } from '../deal/fault.ts';
import * as field from '../deal/fields.ts';
import { objectOf } from '../deal/object-of.ts';
import { parsePercent, RATE_ONE, type Rate } from '../money/rate.ts';
import { parseScaled } from '../money/scaled.ts';
import { remembered } from './remembered.ts';
import { TERM_ONE } from './vector/collateral-assumptions.ts';
import { parseVector } from './vector/parse-vector.ts';
import { VECTOR_ONE, type VectorValues, vectorOf } from './vector/vector-values.ts';

/** Limits of the collateral's inputs. */
export const COLLATERAL_LIMITS = {
  repLines: 20_000,
  termMonths: 600,
  ratePercent: 100,
  multiple: 100,
  recoveryLag: 120,
  timingMonths: 600,
} as const;

const TERM_DECIMALS = 4;
const MULTIPLE_DECIMALS = 8;

/** Text that `parse` reads, whose null is a fault; between 0 and a limit. */
function scaled(scale: number, decimals: number, most: number, what: string) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => parseScaled(text, scale, decimals) !== null,
      (issue) =>
        `${quoted(issue.input)} is not ${what}: write digits, a point and at most ${decimals} decimals, as in "1.5".`,
    ),
    v.transform((text) => parseScaled(text, scale, decimals) ?? 0),
    v.check((value) => value <= most * scale, `This may be at most ${most}.`),
  );
}

const term = scaled(TERM_ONE, TERM_DECIMALS, COLLATERAL_LIMITS.termMonths, 'a number of months');

const repLine = v.pipe(
  objectOf({
    balance: field.money,
    rate_pct: field.percentBetween(0, COLLATERAL_LIMITS.ratePercent),
    original_term: term,
    remaining_term: term,
  }),
  v.check(
    (line) => line.remaining_term <= line.original_term,
    'The remaining term may not be longer than the original term.',
  ),
);

const BETWEEN = 'Every value must lie between 0 and 100 %.';

const vectorText = v.pipe(
  v.string(),
  v.check(
    (text) => parseVector(text).ok,
    (issue) => vectorFault(issue.input),
  ),
  v.transform((text) => valuesOf(text)),
  v.check(isWithin, BETWEEN),
);

const vectorList = v.pipe(
  v.array(field.percentBetween(0, 100)),
  v.check((list) => list.length >= 1 && list.length <= COLLATERAL_LIMITS.timingMonths, 'A vector has 1 to 600 months.'),
  v.transform((rates) => vectorOf(rates)),
);

/** A rate by month: vector text in either notation (a plain number is one), or a list of percentages. 0 to 100 %. */
const vector = chosen<typeof vectorText | typeof vectorList>([vectorText, vectorList], (input) =>
  Array.isArray(input) ? vectorList : vectorText,
);

function vectorFault(text: unknown): string {
  const read = parseVector(String(text));
  return read.ok ? '' : read.fault.message;
}

function valuesOf(text: string): VectorValues {
  const read = parseVector(text);
  return read.ok ? read.values : vectorOf([]);
}

function isWithin(values: VectorValues): boolean {
  return values.every((value) => value >= 0 && value <= VECTOR_ONE);
}

const share = field.percentBetween(0, 100);
const curveMonth = field.wholeBetween(1, COLLATERAL_LIMITS.timingMonths);

function isMonthly(input: unknown): boolean {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, 'monthly_pct');
}

const monthlyTiming = objectOf({
  monthly_pct: v.pipe(
    v.array(share),
    v.check(
      (list) => list.length >= 1 && list.length <= COLLATERAL_LIMITS.timingMonths,
      'A timing curve has 1 to 600 months.',
    ),
  ),
});

const cumulativeTiming = objectOf({
  cumulative_pct: v.pipe(
    v.array(v.strictTuple([curveMonth, share], 'A point is a month and a percentage, as in [12, "33.7"].')),
    v.minLength(1, 'A timing curve needs at least one point, as in [[12, "50"], [24, "100"]].'),
    v.maxLength(COLLATERAL_LIMITS.timingMonths, 'A timing curve has at most 600 points.'),
    v.check(isRising, 'The months of a timing curve must rise, and its percentages may not fall.'),
  ),
});

function isRising(points: [number, Rate][]): boolean {
  return points.every(([month, reached], index) => {
    const before = points[index - 1];
    return !before || (month > before[0] && reached >= before[1]);
  });
}

const timing = chosen<typeof cumulativeTiming | typeof monthlyTiming>([cumulativeTiming, monthlyTiming], (input) =>
  isMonthly(input) ? monthlyTiming : cumulativeTiming,
);

const prepayment = objectOf({ kind: v.picklist(['abs', 'cpr', 'smm']), pct: vector });

const defaults = v.variant('kind', [
  objectOf({ kind: v.literal('cdr'), pct: vector }),
  objectOf({ kind: v.literal('mdr'), pct: vector }),
  objectOf({
    kind: v.literal('cnl'),
    pct: vector,
    multiple: v.optional(scaled(RATE_ONE, MULTIPLE_DECIMALS, COLLATERAL_LIMITS.multiple, 'a multiple')),
    timing: v.optional(timing),
    filed_net_loss: v.optional(field.money),
    mid_life: v.optional(v.picklist(['curve', 'net'])),
  }),
]);

/** `collateral` of the headless contract. */
export const collateralSchema = objectOf({
  rep_lines: v.optional(
    remembered(
      v.pipe(
        v.array(repLine),
        v.check(
          (list) => list.length >= 1 && list.length <= COLLATERAL_LIMITS.repLines,
          `A table of rep lines has 1 to ${COLLATERAL_LIMITS.repLines} lines.`,
        ),
      ),
    ),
  ),
  prepayment: v.optional(prepayment),
  default: v.optional(defaults),
  recovery_pct: v.optional(vector),
  recovery_lag: v.optional(field.wholeBetween(0, COLLATERAL_LIMITS.recoveryLag)),
  prior_defaults: v.optional(
    v.pipe(v.array(field.money), v.maxLength(COLLATERAL_LIMITS.timingMonths, 'At most 600 months.')),
  ),
});

export type CollateralValues = v.InferOutput<typeof collateralSchema>;
export type CollateralForm = v.InferInput<typeof collateralSchema>;

/** Loss timing realised by 30 trusts of this shelf: cumulative % of the lifetime loss by month, from their certificates (2014-1 to 2021-2). */
export const SHELF_TIMING = {
  cumulative_pct: [
    [6, '12.5'],
    [12, '33.7'],
    [18, '52.8'],
    [24, '68.2'],
    [30, '80.2'],
    [36, '89.3'],
    [42, '95.6'],
    [48, '99.6'],
    [54, '100'],
  ] as [number, string][],
};

/** {@link SHELF_TIMING} as the engine takes it. */
export const SHELF_TIMING_POINTS = SHELF_TIMING.cumulative_pct.map(
  ([month, percent]) => [month, (parsePercent(percent) ?? 0) as Rate] as const,
);
