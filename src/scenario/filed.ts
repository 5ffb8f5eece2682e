import type { Rate } from '../money/rate.ts';
import type { CollectionsRecord } from './collections.ts';
import type { Start } from './scenario.ts';

/** A trust's filed months in the engine's units: what `"filed"` in a scenario stands for. */
export interface Filed {
  readonly count: number;
  readonly collections: CollectionsRecord;
  /** Benchmark of each accrual from the first on; held where the filings print none. */
  readonly benchmark: readonly Rate[];
  /** What the filing of a month (1 to `count`) says stands after it. */
  readonly startAfter: (month: number) => Start;
}
