import { excessOver, lesserOf } from '../money/cents.ts';
import type { Column } from '../money/column.ts';
import { CLAIMANTS, type Readings } from '../scenario/scenario.ts';
import type { DateAmounts } from './date-amounts.ts';
import type { Plan } from './plan.ts';
import type { DateQuantity } from './projection.ts';
import type { RunState } from './run-state.ts';

const TRANSITION = CLAIMANTS.indexOf('successor_transition');
const ADDITIONAL_FEE = CLAIMANTS.indexOf('additional_fee');

/**
 * The Reserve Account Draw Amount (§ 8.2(b)): what the Required Payment Amount exceeds the collections by, up to the
 * account with its earnings; the whole account after an acceleration, when the pool is zero, or when account and
 * collections pay everything off (reading whole_account_draw).
 */
export function drawReserve(readings: Readings, state: RunState, date: DateAmounts): void {
  const account = date.reserveOpening + date.reserveEarnings;
  const collections = date.availableCollections + date.callPrice;
  const paysAll = date.poolEnd === 0 || account + collections >= date.payOff;
  date.wholeAccount = state.accelerated || (readings.wholeAccountDraw && paysAll);
  date.draw = date.wholeAccount ? account : lesserOf(account, excessOver(date.requiredPayment, collections));
}

/**
 * Settles the account after the clauses: what exceeds the requirement pays unfunded Regular principal, then a
 * successor's unpaid transition costs and Additional Servicing Fee, then the Depositor. Without Notes nothing is required.
 * @param account opening + earnings - draw + returned + top-up
 * @param unfunded due at (xii) less paid there
 * @param notesLeft Notes after the clauses' principal
 * @returns the excess that pays principal
 */
export function excessToRegular(plan: Plan, account: number, unfunded: number, notesLeft: number): number {
  const required = notesLeft > 0 ? plan.deal.reserveRequired : 0;
  return lesserOf(excessOver(account, required), unfunded);
}

/** The rest of {@link excessToRegular}: writes the account's last movements of the date and moves the state on. */
export function settleReserve(
  plan: Plan,
  state: RunState,
  columns: Readonly<Record<DateQuantity, Column>>,
  at: number,
  account: number,
  toRegular: number,
  notesLeft: number,
): void {
  const required = notesLeft > 0 ? plan.deal.reserveRequired : 0;
  const excess = excessOver(account - toRegular, required);
  const isSuccessor = state.successor !== 'none';
  const toTransition = isSuccessor ? lesserOf(excess, state.owed[TRANSITION] as number) : 0;
  const toFee = isSuccessor ? lesserOf(excess - toTransition, state.owed[ADDITIONAL_FEE] as number) : 0;
  const toDepositor = excess - toTransition - toFee;
  const closing = account - toRegular - excess;
  state.owed[TRANSITION] = (state.owed[TRANSITION] as number) - toTransition;
  state.owed[ADDITIONAL_FEE] = (state.owed[ADDITIONAL_FEE] as number) - toFee;
  state.reserve = closing;
  columns.reserveToRegular[at] = toRegular;
  columns.reserveToTransition[at] = toTransition;
  columns.reserveToAdditionalFee[at] = toFee;
  columns.reserveToDepositor[at] = toDepositor;
  columns.reserveClosing[at] = closing;
}
