/**
 * Work that is cut into items and may be shared out: each item's values depend on its number alone, so any range can be
 * reckoned anywhere and in any order. NaN stands for a figure that a run does not have; it never leaves a summary.
 */
export interface LongJob {
  readonly items: number;
  /** Values an item gives. */
  readonly width: number;
  /** The values of items `from` up to `to`, that one excluded, item after item. */
  readonly run: (from: number, to: number) => Float64Array;
}

/** All of a job in one go. */
export function runWhole(job: LongJob): Float64Array {
  return job.run(0, job.items);
}
