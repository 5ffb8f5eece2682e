import { RATE_ONE, type Rate } from '../../money/rate.ts';
import type { LossTiming } from '../../scenario/vector/collateral-assumptions.ts';

/** The engine's own limit for a curve. */
const MOST_MONTHS = 600;

/**
 * A loss curve with its time stretched: what it reached in month m it reaches in month m x `stretch`, linear between
 * whole months. The month's shares are differences of rounded totals, so that they still add up.
 * @param stretch above 0; 1 leaves the curve as it stands
 */
export function stretchedTiming(timing: LossTiming, stretch: number): LossTiming {
  if (stretch === 1) return timing;
  const reached = cumulativeByMonth(timing);
  const last = reached.length - 1;
  const months = Math.min(Math.ceil(last * stretch), MOST_MONTHS);
  const shares: Rate[] = [];
  let before = 0;
  for (let month = 1; month <= months; month += 1) {
    const total = Math.floor(between(reached, month / stretch) + 0.5);
    shares.push((total - before) as Rate);
    before = total;
  }
  return { kind: 'monthly', shares };
}

/** The share reached by the end of each month; entry 0 is closing. On the scale of a rate. */
function cumulativeByMonth(timing: LossTiming): number[] {
  const reached = [0];
  if (timing.kind === 'monthly') {
    for (const share of timing.shares) reached.push((reached.at(-1) as number) + share);
    return reached;
  }
  for (const [month, share] of timing.points) {
    const start = reached.length - 1;
    const from = reached[start] as number;
    for (let at = start + 1; at <= month; at += 1)
      reached.push(from + ((share - from) * (at - start)) / (month - start));
  }
  return reached;
}

function between(reached: readonly number[], month: number): number {
  const last = reached.length - 1;
  if (month >= last) return reached[last] as number;
  const whole = Math.floor(month);
  const [low, high] = [reached[whole] as number, reached[whole + 1] as number];
  return low + (high - low) * (month - whole);
}

/** The month by which half of the lifetime loss has fallen, fractions allowed. */
export function halfLifeOf(timing: LossTiming): number {
  const reached = cumulativeByMonth(timing);
  const half = Math.min(reached.at(-1) as number, RATE_ONE) / 2;
  const after = reached.findIndex((share) => share >= half);
  const [low, high] = [reached[after - 1] as number, reached[after] as number];
  return after - 1 + (half - low) / (high - low);
}
