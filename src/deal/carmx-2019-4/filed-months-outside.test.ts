import { describe, expect, test } from 'vitest';
import { ZERO } from '../../money/cents.ts';
import { FILED_CLASSES, type FiledClass } from './filed-class-results.ts';
import { FILED_MONTHS } from './filed-months.ts';

const { inputs, results, distributionDate, liquidationParts } = FILED_MONTHS;
const { amounts, byClass } = results;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('figures from outside the columns', () => {
  // Term sheet (FWP, 17 Oct 2019, accession 0001193125-19-269200) and cutoff pool.
  test('what stood at closing', () => {
    const opening = Object.fromEntries(FILED_CLASSES.map((name) => [name, byClass.before[name][0]]));
    expect(opening).toEqual({
      'A-1': 296_000_000_00,
      'A-2a': 468_700_000_00,
      'A-2b': 70_000_000_00,
      'A-3': 473_500_000_00,
      'A-4': 103_820_000_00,
      B: 33_840_000_00,
      C: 30_070_000_00,
      D: 24_070_000_00,
    });
    expect(amounts.poolBegin[0]).toBe(1_503_750_003_50);
  });

  // By desk calculator: balance x rate x days, as § 2.8(f) counts them.
  test('first interest: 23 actual days of 360, or 22 days of twelve thirties', () => {
    expect(byClass.interestCurrent['A-1'][0]).toBe(372_161_21); // 296,000,000 x 1.96795 % x 23/360 = 372,161.2111
    expect(byClass.interestCurrent['A-2b'][0]).toBe(95_302_16); // 70,000,000 x 2.13098 % x 23/360 = 95,302.1611
    expect(byClass.interestCurrent['A-3'][0]).toBe(584_509_44); // 473,500,000 x 2.02 % x 22/360 = 584,509.4444
    expect(byClass.interestCurrent.D[1]).toBe(56_163_33); // 24,070,000 x 2.80 % / 12 = 56,163.3333
  });

  // EX-99.1, 15 Nov 2023, accession 0001788503-23-000057: lines 5, 80, 81, 82, 83.
  test('what the last certificate prints to date', () => {
    expect(amounts.poolEnd[48]).toBe(153_617_205_91);
    expect(amounts.cumulativeDefaults[48]).toBe(41_851_361_14);
    expect(amounts.cumulativeRecoveries[48]).toBe(22_045_278_71);
    expect(amounts.cumulativeNetLosses[48]).toBe(19_806_082_43);
    expect(results.cumulativeNetLossRatio[48]).toBe(13171);
    expect(byClass.after['A-4'][48]).toBe(61_877_830_90);
  });

  // Sums over the 49 certificates, reckoned separately; they close: funds - fee - interest - principal = excess.
  test('totals of 49 months', () => {
    expect(sum(inputs.principal)).toBe(1_308_041_396_53);
    expect(sum(inputs.finance_charges)).toBe(254_364_735_43);
    expect(sum(liquidationParts.principal)).toBe(21_847_199_13);
    expect(sum(liquidationParts.finance)).toBe(198_079_58);
    expect(sum(inputs.defaulted)).toBe(41_851_361_14);
    expect(sum(inputs.account_interest)).toBe(1_138_635_54);
    expect(sum(inputs.reserve_earnings)).toBe(232_469_38);
    expect(sum(amounts.availableFunds)).toBe(1_585_830_930_64);
    expect(sum(amounts.feePaid)).toBe(28_752_858_28);
    expect(sum(amounts.excessCollections)).toBe(148_388_332_85);
    expect(sum(amounts.reserveDraw)).toBe(0);
    const interest = Object.fromEntries(FILED_CLASSES.map((name) => [name, sum(byClass.interestTotal[name])]));
    expect(interest).toEqual({
      'A-1': 1_864_668_27,
      'A-2a': 11_632_424_77,
      'A-2b': 913_241_58,
      'A-3': 26_145_597_68,
      'A-4': 8_891_224_18,
      B: 3_188_329_60,
      C: 3_175_058_05,
      D: 2_737_026_28,
    });
    expect(sum(FILED_CLASSES.map((name) => sum(byClass.principal[name])))).toBe(1_350_142_169_10);
  });

  // EX-99.1, 16 Dec 2019, accession 0001788503-19-000010: lines 3 and 17c.
  test('one repurchase, in month 2', () => {
    expect(inputs.purchase_principal.flatMap((amount, k) => (amount === 0 ? [] : [[k + 1, amount]]))).toEqual([
      [2, 240_039_92],
    ]);
    expect(inputs.purchase_finance.flatMap((amount, k) => (amount === 0 ? [] : [[k + 1, amount]]))).toEqual([
      [2, 844_51],
    ]);
  });

  // EX-99.1 of these dates, line 8.
  test('classes were paid off on these dates', () => {
    const paidOff = (name: FiledClass) => distributionDate[byClass.after[name].indexOf(ZERO)] ?? null;
    expect(FILED_CLASSES.map(paidOff)).toEqual([
      '2020-06-15',
      '2021-09-15',
      '2021-09-15',
      '2023-08-15',
      null,
      null,
      null,
      null,
    ]);
  });
});
