import { RATE_ONE } from '../../money/rate.ts';
import type { LossCurve, LossTiming } from '../../scenario/vector/collateral-assumptions.ts';

/**
 * The net loss that a curve puts into one month, in cents, unrounded.
 * @param month number of the Collection Period
 * @param rate lifetime loss as a fraction of the initial pool, before the multiple
 * @param initialPool in cents
 * @param rest what {@link restOfCurve} gives for the first projected month
 */
export function netLossOf(curve: LossCurve, month: number, rate: number, initialPool: number, rest: number): number {
  const share = shareOf(curve.timing, month);
  if (share === 0) return 0;
  const lifetime = initialPool * rate * (curve.multiple / RATE_ONE);
  if (curve.midLife === 'curve') return (lifetime * share) / RATE_ONE;
  return lifetime > curve.filedNetLoss ? ((lifetime - curve.filedNetLoss) * share) / rest : 0;
}

/** The share of the lifetime loss that the months from `firstMonth` on hold together, in 10^-10. */
export function restOfCurve(timing: LossTiming, firstMonth: number): number {
  return sharesThrough(timing, Number.POSITIVE_INFINITY) - sharesThrough(timing, firstMonth - 1);
}

/** The share of the lifetime loss that falls into a month, in 10^-10; 0 after the curve's end. */
export function shareOf(timing: LossTiming, month: number): number {
  if (timing.kind === 'monthly') return timing.shares[month - 1] ?? 0;
  let [before, reached] = [0, 0];
  for (const [point, share] of timing.points) {
    if (month <= point) return (share - reached) / (point - before);
    before = point;
    reached = share;
  }
  return 0;
}

/** The share of the lifetime loss up to a month's end, in 10^-10. */
function sharesThrough(timing: LossTiming, month: number): number {
  if (timing.kind === 'monthly') return timing.shares.slice(0, month).reduce((sum, share) => sum + share, 0);
  let [before, reached] = [0, 0];
  for (const [point, share] of timing.points) {
    if (month < point) return reached + ((share - reached) * (month - before)) / (point - before);
    before = point;
    reached = share;
  }
  return reached;
}
