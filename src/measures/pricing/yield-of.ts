import { type Measured, measured, notAvailable } from '../not-available.ts';
import type { NoteFlows } from './note-flows.ts';
import { accruedPer100, monthlyRate, presentValue, type YieldBasis } from './present-value.ts';
import { findRoot } from './root.ts';

/** Yields are looked for between these, as fractions: -99 % and 1,000 % a year. */
export const YIELD_RANGE = { lowest: -0.99, highest: 10 } as const;
/** A hundred-thousandth of what a yield is printed to. */
const TOLERANCE = 1e-14;

/**
 * The yield at which the flows are worth a clean price.
 * @param price for 100 of the balance bought
 * @returns a year's yield as a fraction; or why none gives this price
 */
export function yieldOf(flows: NoteFlows, price: number, basis: YieldBasis): Measured<number> {
  const full = price + accruedPer100(flows);
  if (full <= 0) return notAvailable({ kind: 'priceNotPositive', price });
  const above = (yearly: number): number =>
    (presentValue(flows, monthlyRate(yearly, basis)) / flows.balance) * 100 - full;
  const { lowest, highest } = YIELD_RANGE;
  const root = findRoot(above, lowest, highest, TOLERANCE);
  if (root.ok) return measured(root.at);
  return notAvailable({
    kind: 'noYield',
    price,
    lowest,
    highest,
    priceAtLowest: root.atLower + price,
    priceAtHighest: root.atUpper + price,
  });
}
