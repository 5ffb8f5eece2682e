import type { ShelfTrust } from '../../deal/shelf/shelf-performance.ts';
import { printScaled } from '../../money/scaled.ts';

export interface RecoveryFit {
  /** Months from default to recovery. */
  readonly lag: number;
  /** How the lag was found and how near it comes. */
  readonly sentence: string;
}

/** Where the history is too short to tell, and where nothing is said (collateral.md § 5). */
const USUAL_LAG = 4;
const LONGEST_LAG = 12;
/** A shorter history has more recoveries to come than it shows. */
const FEWEST_MONTHS = 24;

/**
 * The whole number of months after which a trust's defaults, each at its overall rate of recovery, give a running total of
 * recoveries that stays nearest to the filed one: the least of the largest gaps, the shorter lag where two are equal.
 */
export function recoveryFit(trust: ShelfTrust): RecoveryFit {
  if (trust.months < FEWEST_MONTHS) {
    const sentence = `Recoveries come ${USUAL_LAG} months after the default, the usual lag: ${trust.months} months are too few to tell its own.`;
    return { lag: USUAL_LAG, sentence };
  }
  const defaults = trust.defaults.map((amount) => amount ?? 0);
  const recoveries = trust.recoveries.map((amount) => amount ?? 0);
  let best = { lag: 0, gap: largestGap(defaults, recoveries, 0) };
  for (let lag = 1; lag <= LONGEST_LAG; lag += 1) {
    const gap = largestGap(defaults, recoveries, lag);
    if (gap < best.gap) best = { lag, gap };
  }
  const percent = printScaled(Math.round(best.gap * 1000), 10);
  const when = best.lag === 0 ? 'in the month of the default' : `${best.lag} months after the default`;
  const sentence = `All its recoveries over all its defaults, ${best.lag === 1 ? 'one month after the default' : when}: the lag at which their running total stays nearest to the filed one, never more than ${percent} % of all recoveries away.`;
  return { lag: best.lag, sentence };
}

/** The largest distance between the two running totals, as a share of all recoveries. */
function largestGap(defaults: readonly number[], recoveries: readonly number[], lag: number): number {
  const allDefaults = defaults.reduce((sum, amount) => sum + amount, 0);
  const allRecoveries = recoveries.reduce((sum, amount) => sum + amount, 0);
  let gap = 0;
  let filed = 0;
  let recovering = 0;
  for (const [month, recovered] of recoveries.entries()) {
    filed += recovered / allRecoveries;
    recovering += (defaults[month - lag] ?? 0) / allDefaults;
    gap = Math.max(gap, Math.abs(filed - recovering));
  }
  return gap;
}
