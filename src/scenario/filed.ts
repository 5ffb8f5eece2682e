import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { CollectionsRecord } from './collections.ts';
import type { Start } from './scenario.ts';
import type { RepLine } from './vector/collateral-assumptions.ts';

/** A trust's filed months in the engine's units: what `"filed"` in a scenario stands for. */
export interface Filed {
  readonly count: number;
  readonly collections: CollectionsRecord;
  /** Benchmark of each accrual from the first on; held where the filings print none. */
  readonly benchmark: readonly Rate[];
  /** What the filing of a month (1 to `count`) says stands after it. */
  readonly startAfter: (month: number) => Start;
  /** The pool after a month (0 is closing) as one rep line, from the certificate's weighted averages. */
  readonly repLineAfter: (month: number) => RepLine;
  /** Net loss to date and the defaults of each month through a month, oldest first. */
  readonly lossesThrough: (month: number) => { readonly netLoss: Cents; readonly defaults: readonly Cents[] };
}
