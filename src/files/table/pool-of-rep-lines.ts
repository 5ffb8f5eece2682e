import { type Cents, parseCents, printCents } from '../../money/cents.ts';
import { proRataThrough } from '../../money/pro-rata.ts';
import type { RepLineForm } from './read-rep-lines.ts';

/** Rep lines whose balances are not the pool. A scenario with them is refused until the user has chosen what to do. */
export interface PoolRemark {
  readonly kind: 'rep_lines_differ_from_pool';
  /** "1400000000.00" */
  readonly lines: string;
  readonly pool: string;
  /** Lines less pool. */
  readonly difference: string;
  readonly message: string;
}

/**
 * Compares the sum of rep lines with the pool at the scenario's start.
 * @param pool in cents
 * @returns null where they are equal
 */
export function poolRemark(lines: readonly RepLineForm[], pool: Cents): PoolRemark | null {
  const sum = sumOf(lines);
  if (sum === pool) return null;
  const [has, wanted, difference] = [printCents(sum), printCents(pool), printCents(sum - pool)];
  const message = `The rep lines add up to ${has}, the pool at the start is ${wanted}: ${sum > pool ? 'too much' : 'too little'} by ${printCents(Math.abs(sum - pool))}. Correct the table, change the start, or have the lines scaled to the pool.`;
  return { kind: 'rep_lines_differ_from_pool', lines: has, pool: wanted, difference, message };
}

export type ScaledRepLines =
  | {
      readonly ok: true;
      readonly lines: readonly RepLineForm[];
      /** What was done, to stand beside the lines wherever they are shown. */
      readonly label: string;
    }
  | { readonly ok: false; readonly message: string };

/**
 * The lines with their balances scaled to the pool, where the user asks for it. The balances add up to the pool to the cent:
 * the k-th is what the first k have of the pool by half-up rounding, less what the earlier ones have (engine.md § 5).
 * @param pool in cents
 */
export function scaledToPool(lines: readonly RepLineForm[], pool: Cents): ScaledRepLines {
  const sum = sumOf(lines);
  if (sum === 0) return { ok: false, message: 'The balances of the rep lines are all 0.00; they cannot be scaled.' };
  let soFar = 0;
  let given = 0;
  const scaled = lines.map((line) => {
    soFar += centsOf(line);
    const through = proRataThrough(pool, soFar, sum);
    const balance = printCents(through - given);
    given = through;
    return { ...line, balance };
  });
  return { ok: true, lines: scaled, label: `Scaled from ${printCents(sum)} to the pool of ${printCents(pool)}.` };
}

function sumOf(lines: readonly RepLineForm[]): number {
  return lines.reduce((sum, line) => sum + centsOf(line), 0);
}

function centsOf({ balance }: RepLineForm): number {
  return parseCents(balance) ?? 0;
}
