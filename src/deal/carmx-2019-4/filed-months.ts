import type { Cents } from '../../money/cents.ts';
import { FILED_AMOUNTS } from './filed-amounts.ts';
import { FILED_CHARACTERISTICS } from './filed-characteristics.ts';
import * as classes from './filed-class-results.ts';
import { FILED_COUNT } from './filed-column.ts';
import { ACCESSION_NUMBERS, DISTRIBUTION_DATES } from './filed-dates.ts';
import { FILED_BENCHMARK, FILED_INPUTS, LIQUIDATION_PARTS } from './filed-inputs.ts';
import { CUMULATIVE_NET_LOSS_RATIO, FILED_LOSSES, NET_LOSS_RATIO } from './filed-losses.ts';
import { FILED_A2B_RATE, FILED_POOL, NOTE_FACTOR } from './filed-pool.ts';

/**
 * The months for which the trust filed a certificate, as columns: entry m - 1 of each is month m. What a run of the
 * rules is fed with stands under `inputs` and `benchmark`; what it can be compared with, under `results`. Amounts in
 * cents. Delinquencies, counts of losses and extensions, which no run needs, are in filed-servicing.ts.
 *
 * Source: EX-99.1 to Form 10-D of CarMax Auto Owner Trust 2019-4, CIK 1788503, one filing a month; see `accession`.
 */
export interface FiledMonths {
  readonly count: typeof FILED_COUNT;
  /** "2019-11-15" */
  readonly distributionDate: readonly string[];
  /** "0001788503-19-000005" */
  readonly accession: readonly string[];
  readonly inputs: Readonly<Record<FiledInput, readonly Cents[]>>;
  /** Lines 17b and 18b, which `inputs.liquidation_proceeds` adds up. */
  readonly liquidationParts: { readonly finance: readonly Cents[]; readonly principal: readonly Cents[] };
  /** Percent as printed, for the accrual that ends with the date; null where none is printed (months 45 to 49). */
  readonly benchmark: readonly (string | null)[];
  readonly results: FiledResults;
  readonly characteristics: typeof FILED_CHARACTERISTICS;
}

export type FiledInput = keyof typeof FILED_INPUTS;
export type FiledAmount = keyof typeof FILED_AMOUNTS | keyof typeof FILED_POOL | keyof typeof FILED_LOSSES;

interface FiledResults {
  readonly amounts: Readonly<Record<FiledAmount, readonly Cents[]>>;
  readonly byClass: Readonly<Record<FiledClassQuantity, classes.ByClass>>;
  /** Rate of Class A-2b, percent as printed; null where the certificate has none (months 24 to 49). */
  readonly a2bRate: readonly (string | null)[];
  /** Line 9, end of period, in ten-millionths. */
  readonly factor: Readonly<Record<classes.FiledClass, readonly number[]>>;
  readonly noteFactor: readonly number[];
  /** Lines 79 and 83, in ten-thousandths of a percent. */
  readonly netLossRatio: readonly number[];
  readonly cumulativeNetLossRatio: readonly number[];
}

type FiledClassQuantity =
  | 'before'
  | 'after'
  | 'principal'
  | 'interestCurrent'
  | 'interestUnpaidPrior'
  | 'interestOnUnpaid'
  | 'interestTotal';

export const FILED_MONTHS: FiledMonths = {
  count: FILED_COUNT,
  distributionDate: DISTRIBUTION_DATES,
  accession: ACCESSION_NUMBERS,
  inputs: FILED_INPUTS,
  liquidationParts: LIQUIDATION_PARTS,
  benchmark: FILED_BENCHMARK,
  results: {
    amounts: { ...FILED_POOL, ...FILED_AMOUNTS, ...FILED_LOSSES },
    byClass: {
      before: classes.BALANCES_BEFORE,
      after: classes.BALANCES_AFTER,
      principal: classes.PRINCIPAL_PAID,
      interestCurrent: classes.MONTHLY_INTEREST,
      interestUnpaidPrior: classes.ADDITIONAL_INTEREST,
      interestOnUnpaid: classes.INTEREST_ON_ADDITIONAL,
      interestTotal: classes.TOTAL_INTEREST,
    },
    a2bRate: FILED_A2B_RATE,
    factor: classes.FACTORS_AFTER,
    noteFactor: NOTE_FACTOR,
    netLossRatio: NET_LOSS_RATIO,
    cumulativeNetLossRatio: CUMULATIVE_NET_LOSS_RATIO,
  },
  characteristics: FILED_CHARACTERISTICS,
};

/** Where the certificate of month m (1 to 49) can be read; null where none was filed. */
export function filedCertificateUrl(month: number): string | null {
  const date = DISTRIBUTION_DATES[month - 1];
  const accession = ACCESSION_NUMBERS[month - 1];
  if (date === undefined || accession === undefined) return null;
  const [year = '', calendarMonth = '', day = ''] = date.split('-');
  const folder = accession.replaceAll('-', '');
  const file = `a2019-4ex991${calendarMonth}${day}${year.slice(2)}.htm`;
  return `https://www.sec.gov/Archives/edgar/data/1788503/${folder}/${file}`;
}
