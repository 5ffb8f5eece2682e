import type { Projection } from '../engine/projection.ts';
import type { Column } from '../money/column.ts';
import { dayInMonth, type Month } from '../money/day.ts';
import { days360 } from '../money/day-count.ts';
import { residualCash } from './by-month.ts';
import { type Measured, measured, notAvailable } from './not-available.ts';
import { startOf } from './pricing/note-flows.ts';
import { presentValue } from './pricing/present-value.ts';
import { findRoot } from './pricing/root.ts';

/** What the residual pays and returns. Amounts in cents; the return as a fraction a month. */
export interface Residual {
  readonly cash: Column;
  readonly total: number;
  readonly investment: Measured<number>;
  /** The month's rate at which the cash is worth the investment. */
  readonly monthlyReturn: Measured<number>;
}

/** Returns are looked for between these, a month: -99 % and 1,000 %. */
const RETURN_RANGE = { lowest: -0.99, highest: 10 } as const;
const TOLERANCE = 1e-14;

/**
 * The residual's cash and its return.
 * @param price in cents; null for what stands behind the Notes at the start: pool less Notes, and the reserve
 */
export function residualOf(projection: Projection, price: number | null): Residual {
  const cash = residualCash(projection);
  const total = cash.reduce((sum, amount) => sum + amount, 0);
  const investment = price ?? investedAtStart(projection);
  if (investment <= 0) {
    const none = notAvailable({ kind: 'noInvestment' });
    return { cash, total, investment: none, monthlyReturn: none };
  }
  return {
    cash,
    total,
    investment: measured(investment),
    monthlyReturn: returnOn(projection, cash, total, investment),
  };
}

/** Overcollateralization and reserve at the start: what the holder of the residual has left in the trust. */
export function investedAtStart({ scenario }: Projection): number {
  const { pool, reserve, balances } = scenario.start;
  return pool + reserve - balances.reduce<number>((sum, balance) => sum + balance, 0);
}

function returnOn(projection: Projection, cash: Column, total: number, investment: number): Measured<number> {
  if (total === 0) return notAvailable({ kind: 'noCash' });
  const { deal, startAfter } = projection;
  const start = startOf(projection);
  const due = dayInMonth((deal.firstDistribution + startAfter) as Month, deal.distributionDay);
  const flows = { firstMonths: Math.max(days360(start, due), 0) / 30, cash };
  const { lowest, highest } = RETURN_RANGE;
  const above = (rate: number): number => presentValue(flows, rate) / investment - 1;
  const root = findRoot(above, lowest, highest, TOLERANCE);
  if (root.ok) return measured(root.at);
  return notAvailable({ kind: 'noReturn', lowest, highest });
}
