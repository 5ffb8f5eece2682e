import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cents } from '../../money/cents.ts';
import { Decimal } from '../../money/decimal.ts';
import { RATE_ONE, type Rate } from '../../money/rate.ts';
import type { DefaultRate, LossCurve, Prepayment, RepLine } from '../../scenario/vector/collateral-assumptions.ts';
import { VECTOR_ONE, type VectorValues, vectorOf } from '../../scenario/vector/vector-values.ts';
import type { CollateralInput } from './collateral-input.ts';
import { collateralRecord } from './collateral-record.ts';
import { mostMonthsProjected, projectCollections } from './project-collections.ts';
import { repLinesOf } from './rep-lines.ts';

// The projection against the same rules in decimals of 40 digits, written plainly and sharing nothing with it. Exact
// arithmetic may differ by a cent in a line of the record, never by more.

interface Case {
  readonly lines: readonly RepLine[];
  readonly input: CollateralInput;
}

interface Month {
  readonly defaulted: Decimal;
  readonly principal: Decimal;
  readonly interest: Decimal;
  readonly recovered: Decimal;
}

const ONE = new Decimal(1);
const ZERO = new Decimal(0);
const cents = (amount: Decimal): Decimal => amount.toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
const fraction = (values: VectorValues, month: number): Decimal =>
  new Decimal(values[Math.min(month, values.length - 1)] as number).dividedBy(VECTOR_ONE);
const ofYear = (rate: Decimal): Decimal => (rate.equals(1) ? ONE : ONE.minus(ONE.minus(rate).pow(ONE.dividedBy(12))));

function smmOf({ kind, vector }: Prepayment, month: number, age: Decimal): Decimal {
  const rate = fraction(vector, month);
  if (kind === 'smm') return rate;
  if (kind === 'cpr') return ofYear(rate);
  const left = ONE.minus(rate.times(age));
  return left.lessThanOrEqualTo(rate) ? ONE : rate.dividedBy(left);
}

function cumulative(curve: LossCurve, month: number): Decimal {
  const { timing } = curve;
  if (timing.kind === 'monthly') return timing.shares.slice(0, month).reduce((sum, share) => sum.plus(share), ZERO);
  const points: readonly (readonly [number, number])[] = [[0, 0], ...timing.points];
  const after = points.findIndex(([point]) => point >= month);
  if (after < 0) return new Decimal(points.at(-1)?.[1] ?? 0);
  if (after === 0) return ZERO;
  const [[m0, c0], [m1, c1]] = points.slice(after - 1, after + 1) as [[number, number], [number, number]];
  return new Decimal(c1 - c0)
    .times(month - m0)
    .dividedBy(m1 - m0)
    .plus(c0);
}

function lossOf(curve: LossCurve, input: CollateralInput, month: number): Decimal {
  const number = input.firstMonth + month;
  const share = cumulative(curve, number).minus(cumulative(curve, number - 1));
  if (share.isZero()) return ZERO;
  const total = fraction(curve.vector, month).times(curve.multiple).dividedBy(RATE_ONE).times(input.initialPool);
  if (curve.midLife === 'curve') return total.times(share).dividedBy(RATE_ONE);
  const rest = cumulative(curve, 10_000).minus(cumulative(curve, input.firstMonth - 1));
  return Decimal.max(0, total.minus(curve.filedNetLoss)).times(share).dividedBy(rest);
}

function defaultsOf(input: CollateralInput, month: number, total: Decimal): Decimal {
  const { defaults } = input;
  if (defaults.kind !== 'cnl') {
    const rate = fraction(defaults.vector, month);
    return total.times(defaults.kind === 'cdr' ? ofYear(rate) : rate);
  }
  return Decimal.min(total, lossOf(defaults, input, month).dividedBy(ONE.minus(fraction(input.recovery, month))));
}

function reference({ lines, input }: Case): Month[] {
  const loans = lines.map((line) => {
    const i = new Decimal(line.annualRate).dividedBy(12 * RATE_ONE);
    const term = new Decimal(line.remainingTerm).dividedBy(1e4);
    const age = new Decimal(line.originalTerm - line.remainingTerm).dividedBy(1e4);
    return { balance: new Decimal(line.balance), i, age, term, power: i.plus(1).pow(term) };
  });
  const months: Month[] = [];
  const defaults: Decimal[] = [];
  let pool = new Decimal(input.pool);
  for (let month = 0; pool.greaterThan(0); month++) {
    const total = loans.reduce((sum, loan) => sum.plus(loan.balance), ZERO);
    const lost = defaultsOf(input, month, total);
    const kept = total.isZero() ? ZERO : ONE.minus(lost.dividedBy(total));
    let [principal, interest, after] = [ZERO, ZERO, ZERO];
    for (const loan of loans) {
      const survivors = loan.balance.times(kept);
      const level = loan.i.isZero() ? ONE.dividedBy(loan.term) : loan.i.dividedBy(loan.power.minus(1));
      const scheduled = loan.term.lessThanOrEqualTo(1) ? survivors : survivors.times(level);
      const prepaid = survivors.minus(scheduled).times(smmOf(input.prepayment, month, loan.age));
      interest = interest.plus(survivors.times(loan.i));
      principal = principal.plus(scheduled).plus(prepaid);
      loan.balance = survivors.minus(scheduled).minus(prepaid);
      after = after.plus(loan.balance);
      loan.age = loan.age.plus(1);
      loan.term = loan.term.minus(1);
      loan.power = loan.power.dividedBy(loan.i.plus(1));
    }
    const defaulted = Decimal.min(pool, cents(lost));
    const paid = after.isZero() ? pool.minus(defaulted) : Decimal.min(cents(principal), pool.minus(defaulted));
    pool = pool.minus(defaulted).minus(paid);
    defaults.push(lost.times(fraction(input.recovery, month)));
    months.push({ defaulted, principal: paid, interest: cents(interest), recovered: ZERO });
  }
  const lag = input.recoveryLag;
  const filed = input.priorDefaults.slice(-lag || undefined).map((amount) => fraction(input.recovery, 0).times(amount));
  const before = lag === 0 ? [] : [...Array<Decimal>(Math.max(0, lag - filed.length)).fill(ZERO), ...filed];
  const recovered = [...before, ...defaults].map(cents);
  const length = Math.max(months.length, recovered.findLastIndex((amount) => !amount.isZero()) + 1);
  return Array.from({ length }, (_, month) => ({
    ...(months[month] ?? { defaulted: ZERO, principal: ZERO, interest: ZERO }),
    recovered: recovered[month] ?? ZERO,
  }));
}

const percent = (least: number, most: number): fc.Arbitrary<Rate> =>
  fc
    .oneof(
      fc.integer({ min: least * 100, max: most * 100 }).map((v) => v * 1e6),
      fc.integer({ min: least * 1e8, max: most * 1e8 }),
    )
    .map((rate) => rate as Rate);
const vector = (most: number): fc.Arbitrary<VectorValues> =>
  fc
    .array(fc.oneof({ weight: 6, arbitrary: percent(0, most) }, fc.constant(0 as Rate)), { minLength: 1, maxLength: 8 })
    .map(vectorOf);
const amount = (most: number): fc.Arbitrary<Cents> =>
  fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: most })).map((value) => value as Cents);

const repLine: fc.Arbitrary<RepLine> = fc
  .record({
    balance: amount(150_375_000_350),
    annualRate: fc.oneof(percent(0, 30), fc.constantFrom(0 as Rate, 1 as Rate, 1e10 as Rate)),
    remainingTerm: fc.oneof(
      fc.integer({ min: 100, max: 720_000 }),
      fc.integer({ min: 1, max: 50 }).map((n) => n * 10_000),
    ),
    age: fc.integer({ min: 0, max: 400_000 }),
  })
  .map(({ age, ...line }) => ({ ...line, originalTerm: line.remainingTerm + age }));

const timing: fc.Arbitrary<LossCurve['timing']> = fc.oneof(
  fc.array(percent(0, 30), { minLength: 1, maxLength: 60 }).map((shares) => ({ kind: 'monthly' as const, shares })),
  fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }).chain((months) =>
    fc.array(percent(0, 100), { minLength: months.length, maxLength: months.length }).map((shares) => {
      const rising = [...shares].sort((a, b) => a - b);
      const points = months.sort((a, b) => a - b).map((month, at) => [month, rising[at] as Rate] as const);
      return { kind: 'cumulative' as const, points };
    }),
  ),
);
const defaults: fc.Arbitrary<DefaultRate | LossCurve> = fc.oneof(
  fc.record({ kind: fc.constantFrom('cdr' as const, 'mdr' as const), vector: fc.oneof(vector(5), vector(100)) }),
  fc.record({
    kind: fc.constant('cnl' as const),
    vector: vector(20),
    multiple: fc.integer({ min: 0, max: 500 }).map((n) => n * 1e8),
    timing,
    filedNetLoss: amount(2_000_000_000),
    midLife: fc.constantFrom('curve' as const, 'net' as const),
  }),
);

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    lines: fc.array(repLine, { minLength: 1, maxLength: 4 }),
    prepayment: fc.record({
      kind: fc.constantFrom('abs' as const, 'cpr' as const, 'smm' as const),
      vector: fc.oneof(vector(3), vector(100)),
    }),
    defaults,
    recovery: vector(99),
    recoveryLag: fc.integer({ min: 0, max: 12 }),
    priorDefaults: fc.array(amount(1_000_000_000), { maxLength: 15 }),
    firstMonth: fc.integer({ min: 1, max: 50 }),
    initialPool: amount(150_375_000_350),
  })
  .map(({ lines, ...rest }) => {
    const pool = lines.reduce((sum, line) => sum + line.balance, 0) as Cents;
    return { lines, input: { ...rest, pool, repLines: repLinesOf(lines) } };
  });

test('every line of the record is within a cent of exact arithmetic, and the pool is used up to the cent', () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const record = collateralRecord(mostMonthsProjected(one.input));
      const projected = projectCollections(one.input, record);
      expect(projected).toEqual({ ok: true, months: record.months });
      const { principal, defaulted, finance_charges, liquidation_proceeds } = record.lines;
      const exact = reference(one);
      expect(Math.abs(exact.length - record.months)).toBeLessThanOrEqual(1);
      let used = 0;
      for (let month = 0; month < record.capacity; month++) {
        const wanted = exact[month] ?? { principal: 0, defaulted: 0, interest: 0, recovered: 0 };
        const pairs = [
          [principal[month], wanted.principal],
          [defaulted[month], wanted.defaulted],
          [finance_charges[month], wanted.interest],
          [liquidation_proceeds[month], wanted.recovered],
        ] as const;
        for (const [ours, theirs] of pairs) {
          expect(Number.isSafeInteger(ours) && (ours as number) >= 0).toBe(true);
          expect(Math.abs((ours as number) - Number(theirs))).toBeLessThanOrEqual(1);
        }
        const gone = (principal[month] as number) + (defaulted[month] as number);
        if (record.poolBegin[month] !== 0)
          expect(record.poolEnd[month]).toBe((record.poolBegin[month] as number) - gone);
        used += gone;
      }
      expect(used).toBe(one.input.pool);
    }),
    { numRuns: Number(process.env['PAYDOWN_RUNS'] ?? 150) },
  );
});
