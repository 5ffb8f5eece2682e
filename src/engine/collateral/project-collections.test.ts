import { describe, expect, test } from 'vitest';
import type { Cents } from '../../money/cents.ts';
import { Decimal } from '../../money/decimal.ts';
import { RATE_ONE, type Rate } from '../../money/rate.ts';
import type { DefaultRate, LossCurve, Prepayment } from '../../scenario/vector/collateral-assumptions.ts';
import { parseVector } from '../../scenario/vector/parse-vector.ts';
import type { VectorValues } from '../../scenario/vector/vector-values.ts';
import type { CollateralInput } from './collateral-input.ts';
import { type CollateralRecord, collateralRecord } from './collateral-record.ts';
import { mostMonthsProjected, projectCollections } from './project-collections.ts';
import { repLinesOf } from './rep-lines.ts';

function vector(text: string): VectorValues {
  const parsed = parseVector(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.values;
}

const prepay = (kind: Prepayment['kind'], text: string): Prepayment => ({ kind, vector: vector(text) });
const losing = (kind: DefaultRate['kind'], text: string): DefaultRate => ({ kind, vector: vector(text) });

/** One line of `dollars` at no interest over `months`, with nothing prepaid, lost or recovered unless said. */
function pool(dollars: number, months: number, other: Partial<CollateralInput> = {}): CollateralInput {
  const balance = (dollars * 100) as Cents;
  const term = months * 1e4;
  return {
    repLines: repLinesOf([{ balance, annualRate: 0 as Rate, originalTerm: term, remainingTerm: term }]),
    pool: balance,
    initialPool: balance,
    firstMonth: 1,
    prepayment: prepay('smm', '0'),
    defaults: losing('mdr', '0'),
    recovery: vector('0'),
    recoveryLag: 0,
    priorDefaults: [],
    ...other,
  };
}

function run(input: CollateralInput): CollateralRecord {
  const record = collateralRecord(mostMonthsProjected(input));
  const projected = projectCollections(input, record);
  if (!projected.ok) throw new Error(projected.refusal.message);
  expect(projected.months).toBe(record.months);
  return record;
}

const column = (record: CollateralRecord, line: keyof CollateralRecord['lines']): number[] => [
  ...record.lines[line].slice(0, record.months),
];

describe('the scheduled payment', () => {
  test('is a twelfth a month at no interest', () => {
    expect(column(run(pool(1200, 12)), 'principal')).toEqual(Array(12).fill(10_000));
  });

  test('is level with interest: 303.01 at 12 % over 3 months pays 103.03 a month', () => {
    const lines = [{ balance: 30_301 as Cents, annualRate: 12e8 as Rate, originalTerm: 30_000, remainingTerm: 30_000 }];
    const record = run(pool(303.01, 3, { repLines: repLinesOf(lines) }));
    expect(column(record, 'principal')).toEqual([10_000, 10_100, 10_201]);
    expect(column(record, 'finance_charges')).toEqual([303, 203, 102]);
  });

  test('with half a month over, the last month takes all that is left', () => {
    expect(column(run(pool(250, 2.5)), 'principal')).toEqual([10_000, 10_000, 5_000]);
    expect(column(run(pool(250, 0.5)), 'principal')).toEqual([25_000]);
    expect(column(run(pool(250, 1)), 'principal')).toEqual([25_000]);
  });

  test('a pool ends at 0.00 though thirds of it round down', () => {
    const record = run(pool(1, 3));
    expect(column(record, 'principal')).toEqual([33, 33, 34]);
    expect([...record.poolEnd]).toEqual([67, 34, 0]);
    expect([...record.poolBegin]).toEqual([100, 67, 34]);
  });

  test('what rounding took early is missing at the end: the last months take no more than is there', () => {
    // Shares of 0.50 each round up to 1, so the pool of 4 cents is gone after 4 of the 8 months.
    const record = run(pool(0.04, 8));
    expect(column(record, 'principal')).toEqual([1, 1, 1, 1]);
  });
});

describe('one month in its order: default, schedule, prepayment, recovery', () => {
  test('10 % default, then a tenth of the survivors, then half of what remains', () => {
    const input = pool(1000, 10, { prepayment: prepay('smm', '50 0'), defaults: losing('mdr', '10 0') });
    const record = run(input);
    // 1000.00 - 100.00 = 900.00; scheduled 90.00; half of 810.00 = 405.00.
    expect(column(record, 'defaulted').slice(0, 2)).toEqual([10_000, 0]);
    expect(column(record, 'principal').slice(0, 2)).toEqual([49_500, 4_500]);
    expect(record.appliedMdr[0]).toBe(0.1);
    expect(record.appliedSmm[0]).toBe(0.5);
  });

  test('interest is earned on the survivors only', () => {
    const lines = [{ balance: 1e5 as Cents, annualRate: 12e8 as Rate, originalTerm: 6e5, remainingTerm: 6e5 }];
    const record = run(pool(1000, 60, { repLines: repLinesOf(lines), defaults: losing('mdr', '10') }));
    expect(record.lines.finance_charges[0]).toBe(900);
  });

  test('a recovery comes `lag` months on, at the rate of the month of default', () => {
    const input = pool(1000, 1, { defaults: losing('mdr', '40'), recovery: vector('25 80'), recoveryLag: 3 });
    const record = run(input);
    expect(column(record, 'liquidation_proceeds')).toEqual([0, 0, 0, 10_000]);
    expect(column(record, 'principal')).toEqual([60_000, 0, 0, 0]);
    expect([...record.poolEnd]).toEqual([0, 0, 0, 0]);
  });

  test('without a lag it comes in the same month, and without a recovery nothing is waited for', () => {
    const same = run(pool(1000, 1, { defaults: losing('mdr', '40'), recovery: vector('25') }));
    expect(column(same, 'liquidation_proceeds')).toEqual([10_000]);
    expect(run(pool(1000, 1, { defaults: losing('mdr', '40'), recoveryLag: 3 })).months).toBe(1);
  });
});

describe('defaults of the months before the start', () => {
  const priorDefaults = [100_000, 20_000, 1_001] as Cents[];

  test('the last `lag` of them recover in the first `lag` months, oldest first, half a cent up', () => {
    const input = pool(1000, 4, { recovery: vector('50'), recoveryLag: 2, priorDefaults });
    expect(column(run(input), 'liquidation_proceeds')).toEqual([10_000, 501, 0, 0]);
  });

  test('where fewer are given than the lag, they are the latest ones', () => {
    const input = pool(1000, 1, { recovery: vector('50 99'), recoveryLag: 5, priorDefaults });
    expect(column(run(input), 'liquidation_proceeds')).toEqual([0, 0, 50_000, 10_000, 501]);
  });

  test('they recover after a pool that is already zero', () => {
    const input = pool(0, 1, { recovery: vector('50'), recoveryLag: 2, priorDefaults });
    expect(column(run(input), 'liquidation_proceeds')).toEqual([10_000, 501]);
  });
});

describe('a lifetime net loss', () => {
  const loss = (
    percent: string,
    months: readonly (readonly [number, number])[],
    other: Partial<LossCurve> = {},
  ): LossCurve => ({
    kind: 'cnl',
    vector: vector(percent),
    multiple: RATE_ONE,
    timing: { kind: 'cumulative', points: months.map(([month, share]) => [month, (share * 1e8) as Rate]) },
    filedNetLoss: 0 as Cents,
    midLife: 'curve',
    ...other,
  });

  test('becomes defaults by dividing by what is not recovered', () => {
    // 5 % of 1000.00 over 5 months is 10.00 a month; at 60 % recovery that takes defaults of 25.00.
    const record = run(pool(1000, 10, { defaults: loss('5', [[5, 100]]), recovery: vector('60'), recoveryLag: 1 }));
    expect(column(record, 'defaulted').slice(0, 7)).toEqual([2_500, 2_500, 2_500, 2_500, 2_500, 0, 0]);
    expect(column(record, 'liquidation_proceeds').slice(0, 7)).toEqual([0, 1_500, 1_500, 1_500, 1_500, 1_500, 0]);
  });

  test('counts its months from closing', () => {
    const record = run(
      pool(1000, 10, {
        defaults: loss('5', [
          [5, 50],
          [6, 100],
        ]),
        firstMonth: 5,
      }),
    );
    expect(column(record, 'defaulted').slice(0, 4)).toEqual([500, 2_500, 0, 0]);
  });

  test('is shared by rep lines by balance', () => {
    const lines = [
      [300, 10],
      [700, 2],
    ].map(([dollars = 0, months = 0]) => {
      const term = months * 1e4;
      return { balance: (dollars * 100) as Cents, annualRate: 0 as Rate, originalTerm: term, remainingTerm: term };
    });
    // 100.00 lost: 30.00 and 70.00; then 270.00 / 10 and 630.00 / 2 are scheduled.
    const record = run(pool(1000, 10, { repLines: repLinesOf(lines), defaults: loss('10', [[1, 100]]) }));
    expect(column(record, 'defaulted')[0]).toBe(10_000);
    expect(column(record, 'principal')[0]).toBe(2_700 + 31_500);
  });

  test('above the pool it takes the pool, and the rest is lost to the curve', () => {
    const record = run(pool(1000, 10, { defaults: loss('150', [[2, 100]], { multiple: 2 * RATE_ONE }) }));
    expect(column(record, 'defaulted')).toEqual([100_000]);
    expect(column(record, 'principal')).toEqual([0]);
  });

  test('is refused with a recovery of 100 % in any month', () => {
    const input = pool(1000, 10, { defaults: loss('5', [[5, 100]]), recovery: vector('50; 100; 20') });
    const record = collateralRecord(mostMonthsProjected(input));
    const projected = projectCollections(input, record);
    if (projected.ok) throw new Error('this was to be refused');
    expect(projected.refusal.code).toBe('full_recovery_under_loss_curve');
    expect(projected.refusal.vectorMonth).toBe(2);
    expect(projected.refusal.message).toMatch(/^A recovery of 100 % cannot go with a lifetime net loss: .*\.$/);
  });
});

test('a ramp of the speed keeps its fractions: the closing pool is within a cent of exact thirds and elevenths', () => {
  const dollars = 1_503_750_003.5;
  const record = run(pool(dollars, 60, { prepayment: prepay('smm', '0.5 RAMP 34 3') }));
  let balance = new Decimal(dollars).times(100);
  for (let month = 0; month < 34; month++) {
    const smm = new Decimal('2.5').times(month).dividedBy(33).plus('0.5').dividedBy(100);
    const rest = balance.times(59 - month).dividedBy(60 - month);
    const closing = rest.times(new Decimal(1).minus(smm));
    const gap = balance.minus(closing).minus(record.lines.principal[month] as number);
    expect(gap.abs().toNumber()).toBeLessThan(0.51);
    balance = closing;
  }
});

describe('the record', () => {
  test('a projection follows the months that were given, and leaves them alone', () => {
    const record = collateralRecord(20);
    record.lines.principal.fill(7);
    record.lines.advances.fill(7);
    record.poolEnd.fill(7);
    projectCollections(pool(300, 3), record, 2);
    expect(record.months).toBe(5);
    expect(column(record, 'principal')).toEqual([7, 7, 10_000, 10_000, 10_000]);
    expect(column(record, 'advances')).toEqual([7, 7, 0, 0, 0]);
    expect([...record.poolEnd.slice(0, 5)]).toEqual([7, 7, 20_000, 10_000, 0]);
  });

  test('used twice it gives the same twice', () => {
    const record = collateralRecord(60);
    const long = pool(1000, 40, { defaults: losing('mdr', '5'), recovery: vector('50'), recoveryLag: 6 });
    const short = pool(1000, 5, { defaults: losing('mdr', '5'), recovery: vector('50'), recoveryLag: 6 });
    projectCollections(short, record);
    const fresh = [column(record, 'principal'), column(record, 'liquidation_proceeds')];
    projectCollections(long, record);
    projectCollections(short, record);
    expect([column(record, 'principal'), column(record, 'liquidation_proceeds')]).toEqual(fresh);
  });

  test('one without room is refused before anything is written', () => {
    const record = collateralRecord(4);
    expect(() => projectCollections(pool(300, 3), record, 2)).toThrow('The record holds 4 months; 5 may be needed.');
  });
});
