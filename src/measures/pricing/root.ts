/** A root, or why there is none between the two ends. */
export type Root =
  | { readonly ok: true; readonly at: number; readonly steps: number }
  | {
      readonly ok: false;
      readonly why: 'same sign' | 'not a number';
      readonly atLower: number;
      readonly atUpper: number;
    };

const MOST_STEPS = 200;
const EPSILON = 2 ** -52;

/**
 * A root of `f` between two ends by Brent's method (R. Brent, "Algorithms for Minimization without Derivatives", 1973,
 * chapter 4): inverse quadratic and secant steps, and bisection where they do not help. It never leaves the bracket, so
 * it cannot run away, and where the ends have one sign it says so instead of guessing.
 * @param tolerance on the root, absolute
 */
export function findRoot(f: (x: number) => number, lower: number, upper: number, tolerance: number): Root {
  const atLower = f(lower);
  const atUpper = f(upper);
  if (!Number.isFinite(atLower) || !Number.isFinite(atUpper)) {
    return { ok: false, why: 'not a number', atLower, atUpper };
  }
  if (atLower === 0) return { ok: true, at: lower, steps: 0 };
  if (atUpper === 0) return { ok: true, at: upper, steps: 0 };
  if (atLower > 0 === atUpper > 0) return { ok: false, why: 'same sign', atLower, atUpper };
  return brent(f, { x: lower, y: atLower }, { x: upper, y: atUpper }, tolerance);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function brent(f: (x: number) => number, lower: Point, upper: Point, tolerance: number): Root {
  let before = lower;
  let best = upper;
  let opposite = lower;
  let step = upper.x - lower.x;
  let lastStep = step;
  for (let steps = 1; steps <= MOST_STEPS; steps += 1) {
    if (best.y > 0 === opposite.y > 0) {
      opposite = before;
      step = best.x - before.x;
      lastStep = step;
    }
    if (size(opposite.y) < size(best.y)) {
      before = best;
      best = opposite;
      opposite = before;
    }
    const reach = 2 * EPSILON * size(best.x) + tolerance / 2;
    const half = (opposite.x - best.x) / 2;
    if (size(half) <= reach || best.y === 0) return { ok: true, at: best.x, steps };
    const tried =
      size(lastStep) >= reach && size(before.y) > size(best.y) ? trialStep(before, best, opposite, half) : 0;
    const ahead = tried > 0 === half > 0 ? size(half) : -size(half);
    const isGood = tried !== 0 && 2 * size(tried) < lesser(3 * ahead - reach, size(lastStep));
    lastStep = isGood ? step : half;
    step = isGood ? tried : half;
    before = best;
    const x = best.x + (size(step) > reach ? step : withSignOf(reach, half));
    best = { x, y: f(x) };
  }
  return { ok: true, at: best.x, steps: MOST_STEPS };
}

/** The step of the secant, or of the inverse parabola where three different points are at hand. */
function trialStep(before: Point, best: Point, opposite: Point, half: number): number {
  const s = best.y / before.y;
  if (before.x === opposite.x) return (-2 * half * s) / (1 - s);
  const q = before.y / opposite.y;
  const r = best.y / opposite.y;
  const upper = s * (2 * half * q * (q - r) - (best.x - before.x) * (r - 1));
  return -upper / ((q - 1) * (r - 1) * (s - 1));
}

function size(value: number): number {
  return value < 0 ? -value : value;
}

function lesser(a: number, b: number): number {
  return a < b ? a : b;
}

function withSignOf(value: number, of: number): number {
  return of < 0 ? -value : value;
}
