import { exactProduct } from '../../money/exact-product.ts';
import { RATE_ONE } from '../../money/rate.ts';
import type { Sale, Scenario } from '../../scenario/scenario.ts';
import type { DateAmounts } from '../date-amounts.ts';
import type { SaleTest } from '../projection.ts';
import { type RunState, report } from '../run-state.ts';

/**
 * A sale of the Trust Estate in the user's month (§ 5.4(a)(iv)): only while an acceleration governs the date, and only if
 * one of the section's tests is met, tried in its order. Proceeds come beside the month's own collections.
 */
export function trySale(scenario: Scenario, state: RunState, date: DateAmounts): void {
  const { sale } = scenario.events;
  if (sale?.month !== date.number) return;
  if (!state.accelerated) {
    report(state, date.number, 'sale_refused', { kind: 'notAccelerated' });
    return;
  }
  if (date.poolEnd === 0 || date.notesBefore === 0) {
    report(state, date.number, 'sale_refused', { kind: date.notesBefore === 0 ? 'noNotes' : 'nothingToSell' });
    return;
  }
  const proceeds = exactProduct(date.poolEnd, sale.price, RATE_ONE);
  const need = date.notesBefore + date.totalInterestDue;
  const test = testMet(sale, state, proceeds >= need);
  if (test === null) {
    report(state, date.number, 'sale_refused', { kind: 'noSaleTest', proceeds, need });
    return;
  }
  date.saleProceeds = proceeds;
  date.poolEnd = 0;
  state.ended = true;
  report(state, date.number, 'sold', { kind: 'saleTest', test });
}

function testMet(sale: Sale, state: RunState, proceedsSuffice: boolean): SaleTest | null {
  if (state.paymentDefault) return 'payment_default';
  if (sale.consentOfAll) return 'all_holders';
  if (proceedsSuffice) return 'proceeds_sufficient';
  return sale.insufficiencyAndTwoThirds ? 'insufficiency_and_two_thirds' : null;
}
