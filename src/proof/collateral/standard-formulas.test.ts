import { describe, expect, test } from 'vitest';
import type { CollateralInput } from '../../engine/collateral/collateral-input.ts';
import { type CollateralRecord, collateralRecord } from '../../engine/collateral/collateral-record.ts';
import { monthlyOfAnnual, smmOfAbs } from '../../engine/collateral/monthly-rates.ts';
import { mostMonthsProjected, projectCollections } from '../../engine/collateral/project-collections.ts';
import { repLinesOf } from '../../engine/collateral/rep-lines.ts';
import type { Cents } from '../../money/cents.ts';
import type { Rate } from '../../money/rate.ts';
import { vectorOf } from '../../scenario/vector/vector-values.ts';

// Figures printed in the Standard Formulas for the Analysis of Mortgage-Backed Securities and Other Related Securities
// (The Bond Market Association, 1999), and what follows from its definitions at the ends of the scale.

const percent = (value: number): Rate => Math.round(value * 1e8) as Rate;
const flat = (value: number) => vectorOf([percent(value)]);

const BILLION = 100_000_000_000 as Cents;

function loans(original: number, remaining: number, other: Partial<CollateralInput>): CollateralInput {
  const line = {
    balance: BILLION,
    annualRate: percent(10),
    originalTerm: original * 1e4,
    remainingTerm: remaining * 1e4,
  };
  return {
    repLines: repLinesOf([line]),
    pool: BILLION,
    initialPool: BILLION,
    firstMonth: 1,
    prepayment: { kind: 'abs', vector: flat(0) },
    defaults: { kind: 'mdr', vector: flat(0) },
    recovery: flat(50),
    recoveryLag: 4,
    priorDefaults: [],
    ...other,
  };
}

function run(input: CollateralInput): CollateralRecord {
  const record = collateralRecord(mostMonthsProjected(input));
  if (!projectCollections(input, record).ok) throw new Error('not projected');
  return record;
}

describe('SF-13, absolute prepayment speed', () => {
  test.each([
    [2, 11, 4, '2.5000'],
    [1.5, 36, 2, '3.16'],
    [1.25, 50, 2, '3.23'],
    [2, 50, 2, '100.00'],
  ])('%f %% ABS in month %i', (speed, month, places, smm) => {
    expect((smmOfAbs(percent(speed) * 1e4, (month - 1) * 1e4) * 100).toFixed(places)).toBe(smm);
  });

  /** Pool factor after nine months of 36-month loans at 10 % with 34 months to go. */
  const factorAfterNine = (speed: number): string => {
    const record = run(loans(36, 34, { prepayment: { kind: 'abs', vector: flat(speed) } }));
    return ((record.poolEnd[8] as number) / BILLION).toFixed(8);
  };

  test('the historical case: a factor of 0.64140448 is a speed of 1.7000 %, and of no other at four places', () => {
    expect(factorAfterNine(1.7)).toBe('0.64140448');
    expect(Number(factorAfterNine(1.69995))).toBeGreaterThan(0.64140448);
    expect(Number(factorAfterNine(1.70005))).toBeLessThan(0.64140448);
  });

  test('age counts from origination: the same loans taken for new ones prepay more slowly', () => {
    const asNew = run(loans(34, 34, { prepayment: { kind: 'abs', vector: flat(1.7) } }));
    const seasoned = run(loans(36, 34, { prepayment: { kind: 'abs', vector: flat(1.7) } }));
    expect(asNew.appliedSmm[0]?.toFixed(6)).toBe('0.017000');
    // 0.017 / (1 - 0.017 x 2) = 0.017 / 0.966
    expect(seasoned.appliedSmm[0]?.toFixed(6)).toBe('0.017598');
  });

  test('2 % at the start of month 50 ends the pool there; later months bring nothing and no nonsense', () => {
    const record = run(loans(60, 11, { prepayment: { kind: 'abs', vector: flat(2) } }));
    expect(record.months).toBe(1);
    expect(record.lines.principal[0]).toBe(BILLION);
    expect(record.poolEnd.every((amount) => amount === 0)).toBe(true);
  });
});

describe('yearly and monthly rates', () => {
  test('6 % CPR is an SMM of 0.5143 %, not 0.5 %', () => {
    expect((monthlyOfAnnual(percent(6) * 1e4) * 100).toFixed(4)).toBe('0.5143');
    const record = run(loans(60, 60, { prepayment: { kind: 'cpr', vector: flat(6) } }));
    expect(((record.appliedSmm[0] as number) * 100).toFixed(4)).toBe('0.5143');
  });

  test('12 months at 100 % CPR leave exactly nothing', () => {
    const record = run(loans(60, 60, { prepayment: { kind: 'cpr', vector: flat(100) } }));
    expect(record.lines.principal[0]).toBe(BILLION);
    expect(record.poolEnd.slice(0, 12).every((amount) => amount === 0)).toBe(true);
  });
});

test('100 % default: the pool is zero at once, and the recoveries arrive after the lag', () => {
  for (const kind of ['cdr', 'mdr'] as const) {
    const record = run(loans(60, 60, { defaults: { kind, vector: flat(100) } }));
    expect(record.months).toBe(5);
    expect(record.lines.defaulted[0]).toBe(BILLION);
    expect(record.lines.principal[0]).toBe(0);
    expect(record.lines.finance_charges[0]).toBe(0);
    expect([...record.poolEnd.slice(0, 5)]).toEqual([0, 0, 0, 0, 0]);
    expect([...record.lines.liquidation_proceeds.slice(0, 5)]).toEqual([0, 0, 0, 0, BILLION / 2]);
  }
});
