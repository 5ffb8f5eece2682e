/**
 * A trust of the shelf as its certificates tell it: one entry for each that could be read, in order.
 *
 * Source: computed from the trust's filed monthly certificates (EX-99.1 to Form 10-D; depositor CarMax Auto Funding
 * LLC); where one was filed twice, the first stands. Speed: SMM is principal collected beyond the level payment, by the
 * pool less that payment's principal; defaults and repurchases do not count. ABS = SMM / (1 + SMM (t - 1)), SF-13 of the
 * Standard Formulas solved for the speed, t counted from origination: t - 1 is the average original less the average
 * remaining term at the month's start.
 */
export interface FiledColumns {
  /** "2019-4" of CarMax Auto Owner Trust 2019-4. */
  readonly name: string;
  readonly firstDate: string;
  /** Distribution Date of the last certificate at hand. */
  readonly lastDate: string;
  /** Pool at the last certificate as a share of the initial pool, in millionths. */
  readonly lastPoolFactor: number;
  /** Months, counted by calendar from the first date, whose certificate could not be read; the columns skip them. */
  readonly missing?: readonly number[];
  /** What is odd about the trust's figures. */
  readonly note?: string;
  /** Implied speed, thousandths of a percent ABS: 1310 is 1.310 %. */
  readonly abs: readonly number[];
  /** Net loss to date as printed, ten-thousandths of a percent of the initial pool: 13171 is 1.3171 %. */
  readonly cumulativeNetLoss: readonly number[];
  /** Principal balance of the receivables that defaulted in the month, cents. */
  readonly defaults: readonly number[];
  /** Recoveries of the month, cents; negative in two trusts' filings. */
  readonly recoveries: readonly number[];
}
