import { nthRoot } from '../../money/power.ts';
import { exponential, naturalLog } from './natural-log.ts';
import { normalQuantile, normalShare } from './normal-quantile.ts';

/** How an input varies from draw to draw, in the input's own unit (percent, times, months). */
export type Distribution =
  | { readonly kind: 'fixed'; readonly value: number }
  | { readonly kind: 'uniform'; readonly least: number; readonly most: number }
  | { readonly kind: 'triangular'; readonly least: number; readonly mode: number; readonly most: number }
  | Bell<'normal'>
  | Bell<'lognormal'>
  /** One of the values given, each as likely as the next; in rising order. */
  | { readonly kind: 'empirical'; readonly values: readonly number[] };

/** Mean and standard deviation of the value itself, before it is confined to `least` and `most` (conditioned, not cut off). */
interface Bell<Kind> {
  readonly kind: Kind;
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
}

/** What a distribution must be; a sentence where it is not. */
export function distributionFault(one: Distribution): string | null {
  switch (one.kind) {
    case 'fixed':
      return null;
    case 'empirical':
      return one.values.length > 0 ? null : 'An empirical distribution needs at least one value.';
    case 'uniform':
      return one.least <= one.most ? null : `The least value, ${one.least}, is above the greatest, ${one.most}.`;
    case 'triangular':
      return one.least <= one.mode && one.mode <= one.most
        ? null
        : `The mode, ${one.mode}, must lie between the least value, ${one.least}, and the greatest, ${one.most}.`;
    default:
      return bellFault(one);
  }
}

/** A confined bell must keep at least this share of itself. */
const LEAST_SHARE = 1e-6;

function bellFault(one: Bell<'normal' | 'lognormal'>): string | null {
  if (one.deviation < 0) return `A standard deviation of ${one.deviation} is negative; 0 or more is wanted.`;
  if (one.kind === 'lognormal' && one.mean <= 0) {
    return `A lognormal distribution needs a mean above 0, not ${one.mean}.`;
  }
  if (one.least > one.most) return `The least value, ${one.least}, is above the greatest, ${one.most}.`;
  const { lower, upper } = sharesWithin(one);
  const isInside = one.deviation === 0 ? one.mean >= one.least && one.mean <= one.most : upper - lower >= LEAST_SHARE;
  if (isInside) return null;
  return `With mean ${one.mean} and standard deviation ${one.deviation} almost nothing lies between ${one.least} and ${one.most}.`;
}

/** The value that belongs to a standard normal draw: rising in it, so that correlation carries over. */
export function samplerOf(one: Distribution): (normal: number) => number {
  switch (one.kind) {
    case 'fixed':
      return () => one.value;
    case 'uniform':
      return (normal) => one.least + (one.most - one.least) * normalShare(normal);
    case 'triangular':
      return triangularSampler(one.least, one.mode, one.most);
    case 'empirical':
      return (normal) => one.values[placeOf(normalShare(normal), one.values.length)] as number;
    default:
      return bellSampler(one);
  }
}

function placeOf(share: number, count: number): number {
  const place = Math.floor(share * count);
  return place < count ? place : count - 1;
}

function triangularSampler(least: number, mode: number, most: number): (normal: number) => number {
  const width = most - least;
  if (width === 0) return () => mode;
  const rising = (mode - least) / width;
  return (normal) => {
    const share = normalShare(normal);
    if (share < rising) return least + nthRoot(share * width * (mode - least), 2);
    return most - nthRoot((1 - share) * width * (most - mode), 2);
  };
}

/** Mean and standard deviation of the normal that stands behind: of the value, or of its logarithm. */
function behind(one: Bell<'normal' | 'lognormal'>): { readonly mean: number; readonly deviation: number } {
  if (one.kind === 'normal') return one;
  const relative = one.deviation / one.mean;
  const variance = naturalLog(1 + relative * relative);
  return { mean: naturalLog(one.mean) - variance / 2, deviation: nthRoot(variance, 2) };
}

/** The shares of the bell below its two limits. */
function sharesWithin(one: Bell<'normal' | 'lognormal'>): { readonly lower: number; readonly upper: number } {
  const { mean, deviation } = behind(one);
  if (deviation === 0) return { lower: 0, upper: 1 };
  const onScale = (limit: number): number => (one.kind === 'normal' ? limit : naturalLog(limit));
  const isOpen = one.kind === 'lognormal' && one.least <= 0;
  return {
    lower: isOpen ? 0 : normalShare((onScale(one.least) - mean) / deviation),
    upper: one.kind === 'lognormal' && one.most <= 0 ? 0 : normalShare((onScale(one.most) - mean) / deviation),
  };
}

function bellSampler(one: Bell<'normal' | 'lognormal'>): (normal: number) => number {
  const { mean, deviation } = behind(one);
  const { lower, upper } = sharesWithin(one);
  const isWhole = lower === 0 && upper === 1;
  const width = upper - lower;
  const { least, most } = one;
  return (normal) => {
    const standard = isWhole ? normal : normalQuantile(inside(lower + width * normalShare(normal)));
    const value = mean + deviation * standard;
    return within(one.kind === 'normal' ? value : exponential(value), least, most);
  };
}

/** Half of the least step of a double below 1: a share that rounds to 0 or 1 has no quantile. */
const EDGE = 2 ** -53;

function inside(share: number): number {
  if (share < EDGE) return EDGE;
  return share > 1 - EDGE ? 1 - EDGE : share;
}

/** The value is inside by construction; only the last bit of a quantile at a limit is taken back. */
function within(value: number, least: number, most: number): number {
  if (value < least) return least;
  return value > most ? most : value;
}
