/** How a change was shared out over the inputs that changed. */
type AttributionMethod = 'one at a time' | 'Shapley';

/** Parts of a change, in the figure's own whole units (cents, millionths of a year, dates); they add up to `change`. */
export interface Attribution {
  readonly method: AttributionMethod;
  readonly from: number;
  readonly to: number;
  readonly change: number;
  /** Part of each changed input, in the order given. */
  readonly parts: readonly number[];
  /** What the inputs do together beyond what each does alone; zero under Shapley, which shares it out. */
  readonly interaction: number;
}

/** The figure with some inputs changed: bit i of `changed` says whether input i has its new value. null: not available. */
export type FigureWith = (changed: number) => number | null;

/** Shapley over more inputs than this would ask for more than 256 runs. */
export const MOST_SHAPLEY_INPUTS = 8;

/**
 * Each input changed alone from the base; what is left of the whole change is the interaction, named as such.
 * @param inputs how many inputs changed
 * @returns null where the figure is not available under one of the combinations
 */
export function oneAtATime(inputs: number, figure: FigureWith): Attribution | null {
  const from = figure(0);
  const to = figure(2 ** inputs - 1);
  const alone = Array.from({ length: inputs }, (_, input) => figure(2 ** input));
  if (from === null || to === null || !alone.every((value): value is number => value !== null)) return null;
  const parts = alone.map((value) => value - from);
  const change = to - from;
  return {
    method: 'one at a time',
    from,
    to,
    change,
    parts,
    interaction: change - parts.reduce((sum, part) => sum + part, 0),
  };
}

/**
 * Shapley values: the part of an input is what it adds on average over all orders in which the inputs can be changed
 * (L. S. Shapley, "A Value for n-Person Games", 1953). Exact fractions, rounded cumulatively so that they add up.
 * @param inputs at most {@link MOST_SHAPLEY_INPUTS}
 * @returns null where there are more inputs, or the figure is not available under one of the combinations
 */
export function shapley(inputs: number, figure: FigureWith): Attribution | null {
  if (inputs > MOST_SHAPLEY_INPUTS) return null;
  const values: number[] = [];
  for (let changed = 0; changed < 2 ** inputs; changed += 1) {
    const value = figure(changed);
    if (value === null) return null;
    values.push(value);
  }
  const from = values[0] ?? 0;
  const to = values.at(-1) ?? 0;
  const orders = factorial(inputs);
  const shares = Array.from({ length: inputs }, (_, input) => shareOf(input, inputs, values));
  return { method: 'Shapley', from, to, change: to - from, parts: roundedTogether(shares, orders), interaction: 0 };
}

/** An input's part times n!: over all sets without it, the orders in which the set comes before it. */
function shareOf(input: number, inputs: number, values: readonly number[]): bigint {
  const bit = 2 ** input;
  let share = 0n;
  for (let before = 0; before < values.length; before += 1) {
    if ((before & bit) !== 0) continue;
    const size = bitsOf(before);
    const orders = factorial(size) * factorial(inputs - size - 1);
    share += orders * BigInt((values[before + bit] as number) - (values[before] as number));
  }
  return share;
}

/** Fractions over one denominator as whole numbers that add up: each sum so far is rounded half-up, less the sum before. */
function roundedTogether(shares: readonly bigint[], denominator: bigint): readonly number[] {
  let soFar = 0n;
  let given = 0n;
  return shares.map((share) => {
    soFar += share;
    const through = floorDivide(2n * soFar + denominator, 2n * denominator);
    const part = through - given;
    given = through;
    return Number(part);
  });
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let factor = 2n; factor <= BigInt(n); factor += 1n) product *= factor;
  return product;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest = Math.floor(rest / 2)) count += rest % 2;
  return count;
}
