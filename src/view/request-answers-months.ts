import { LEVELS } from '../deal/deal.ts';
import type { Projection } from '../engine/projection.ts';
import { monthMeasures } from '../measures/by-month.ts';
import { residualOf } from '../measures/residual.ts';
import { printCents } from '../money/cents.ts';
import type { Column } from '../money/column.ts';
import { dayAt, printMeasured, printRounded, printShare } from './request-answers-print.ts';
import { becauseOf } from './request-answers-words.ts';

/** Decimals of a percentage by month. */
const PLACES = 4;

/** The answer to `by_month`: what stands behind the Notes date by date, and the residual with its return. */
export function answerMonths(projection: Projection, residualPrice: number | null) {
  const found = monthMeasures(projection);
  const { byDate, startAfter } = projection;
  const months = Array.from({ length: found.count }, (_, at) => {
    const pool = found.pool[at] as number;
    const begin = byDate.poolBegin[at] as number;
    const amount = (column: Column): string => printCents(column[at] as number);
    const ofPool = (column: Column) => shareOf(column[at] as number, pool);
    return {
      n: startAfter + at + 1,
      date: dayAt(projection, at),
      pool: printCents(pool),
      notes: amount(found.notes),
      overcollateralization: amount(found.overcollateralization),
      overcollateralization_pct: ofPool(found.overcollateralization),
      reserve: amount(found.reserve),
      excess_spread: amount(found.excessSpread),
      excess_spread_pct: shareOf(12 * (found.excessSpread[at] as number), begin),
      excess_spread_after_losses: amount(found.excessAfterLosses),
      net_loss: amount(found.netLoss),
      residual: amount(found.residual),
      enhancement_pct: Object.fromEntries(
        LEVELS.map((level, place) => [level, ofPool(found.enhancement[place] as Column)]),
      ),
    };
  });
  return { months, residual: answerResidual(projection, residualPrice) };
}

function shareOf(part: number, whole: number) {
  return whole > 0 ? printShare(part, whole, PLACES) : { not_available: 'because the pool is zero' };
}

const RATE_PLACES = 6;

function answerResidual(projection: Projection, price: number | null) {
  const { total, investment, monthlyReturn } = residualOf(projection, price);
  const missing = monthlyReturn.ok ? null : { not_available: becauseOf(monthlyReturn.because) };
  const rate = monthlyReturn.ok ? monthlyReturn.value : 0;
  const growth = 1 + rate;
  return {
    total: printCents(total),
    price: printMeasured(investment, 2),
    return_monthly_pct: missing ?? printRounded(rate * 100, RATE_PLACES),
    return_bey_pct:
      missing ?? printRounded((growth * growth * growth * growth * growth * growth - 1) * 200, RATE_PLACES),
  };
}
