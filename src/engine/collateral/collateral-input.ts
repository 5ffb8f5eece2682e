import type { Cents } from '../../money/cents.ts';
import type { DefaultRate, LossCurve, Prepayment } from '../../scenario/vector/collateral-assumptions.ts';
import type { VectorValues } from '../../scenario/vector/vector-values.ts';
import type { RepLines } from './rep-lines.ts';

/** Where the pool stands and what is assumed of it; validated before. Every vector begins with the first projected month. */
export interface CollateralInput {
  readonly repLines: RepLines;
  /** The pool at the start of the first projected month; the rep lines add up to it. */
  readonly pool: Cents;
  readonly initialPool: Cents;
  /** Number of the first projected Collection Period, which is that of its Distribution Date: 1 from closing. */
  readonly firstMonth: number;
  readonly prepayment: Prepayment;
  readonly defaults: DefaultRate | LossCurve;
  /** Recovery in percent of the defaults of a month; from 0 to 100 %, below 100 % under a loss curve. */
  readonly recovery: VectorValues;
  /** Whole months from default to recovery, 0 or more. */
  readonly recoveryLag: number;
  /** Defaults of the months before the first projected one, oldest first; those of the last `recoveryLag` months still recover. */
  readonly priorDefaults: readonly Cents[];
}
