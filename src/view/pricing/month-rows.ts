import { LEVELS } from '../../deal/deal.ts';
import type { Projection } from '../../engine/projection.ts';
import { monthMeasures } from '../../measures/by-month.ts';
import { type Residual, residualOf } from '../../measures/residual.ts';
import { parseCents } from '../../money/cents.ts';
import type { Column } from '../../money/column.ts';
import type { Day } from '../../money/day.ts';
import { amountText } from '../amount-text.ts';
import { dateText } from '../date-text.ts';
import { becauseOf } from '../request-answers-words.ts';
import { decimal } from './price-rows.ts';

/** What stands behind the Notes after a date's payments, in words. */
export interface MonthRow {
  readonly number: number;
  readonly date: string;
  readonly pool: string;
  readonly notes: string;
  readonly oc: string;
  readonly reserve: string;
  readonly excess: string;
  readonly excessYearly: string;
  readonly netLoss: string;
  readonly afterLosses: string;
  /** Credit enhancement of levels A to D, in percent of the pool. */
  readonly enhancement: readonly string[];
  readonly residual: string;
}

const NO_POOL = 'pool is zero';

/** Credit enhancement, excess spread, OC, reserve and residual cash of every date of a run. */
export function monthRows(projection: Projection): readonly MonthRow[] {
  const found = monthMeasures(projection);
  const { byDate, startAfter, distributionDates } = projection;
  return Array.from({ length: found.count }, (_, at) => {
    const pool = found.pool[at] as number;
    const begin = byDate.poolBegin[at] as number;
    const amount = (column: Column): string => amountText(column[at] as number);
    return {
      number: startAfter + at + 1,
      date: dateText(distributionDates[at] as Day),
      pool: amountText(pool),
      notes: amount(found.notes),
      oc: amount(found.overcollateralization),
      reserve: amount(found.reserve),
      excess: amount(found.excessSpread),
      excessYearly: begin > 0 ? share(12 * (found.excessSpread[at] as number), begin) : NO_POOL,
      netLoss: amount(found.netLoss),
      afterLosses: amount(found.excessAfterLosses),
      enhancement: LEVELS.map((__, place) => (pool > 0 ? share(found.enhancement[place]?.[at] ?? 0, pool) : NO_POOL)),
      residual: amount(found.residual),
    };
  });
}

function share(part: number, whole: number): string {
  return decimal((part / whole) * 100, 2);
}

export interface ResidualWords {
  readonly total: string;
  readonly price: string;
  readonly monthly: string;
  readonly bondEquivalent: string;
  readonly because: string;
}

/** The residual's cash and its return. @param priceText dollars as typed; '' for pool less Notes, and the reserve */
export function residualWords(projection: Projection, priceText: string): ResidualWords | { readonly fault: string } {
  const trimmed = priceText.trim().replaceAll(',', '');
  const price = trimmed === '' ? null : parseCents(trimmed);
  if (trimmed !== '' && price === null) {
    return { fault: `“${priceText.trim().slice(0, 24)}” is no amount: write dollars and cents, as in 7500000.00.` };
  }
  return wordsOf(residualOf(projection, price));
}

function wordsOf({ total, investment, monthlyReturn }: Residual): ResidualWords {
  const because = monthlyReturn.ok ? '' : `Return not available, ${becauseOf(monthlyReturn.because)}.`;
  const growth = monthlyReturn.ok ? 1 + monthlyReturn.value : 1;
  const half = growth * growth * growth * growth * growth * growth;
  return {
    total: amountText(total),
    price: investment.ok ? amountText(investment.value) : 'n/a',
    monthly: monthlyReturn.ok ? `${decimal(monthlyReturn.value * 100, 3)} %` : 'n/a',
    bondEquivalent: monthlyReturn.ok ? `${decimal((half - 1) * 200, 2)} %` : 'n/a',
    because,
  };
}
