import { excessOver, lesserOf } from '../money/cents.ts';
import { claimantOf, fillDues } from './claims.ts';
import { dividePrincipal } from './notes/divide-principal.ts';
import { type CompiledList, DATE_SLOT } from './priorities/clause-list.ts';
import { distribute, type Purses } from './priorities/distribute.ts';
import { type PaymentColumns, paymentColumns, REGIMES, type Regime } from './projection.ts';
import { excessToRegular, settleReserve } from './reserve.ts';
import type { Governing, Run } from './run-in-hand.ts';

/** Pays a date under the section that governs it, and settles notes, claims and the Reserve Account. */
export function payDate(run: Run): void {
  const { plan, scenario, state, date, projection } = run;
  const regime = regimeOf(run);
  const known = run.governing;
  const { place, list, columns } = known?.regime === regime ? known : govern(run, regime);
  projection.byDate.regime[date.at] = place;
  fillDues(plan, state, date, run.interestDue, run.dues);
  const purses: Purses = {
    collections: date.availableCollections + date.callPrice + date.saleProceeds,
    reserve: date.draw,
    reserveMayPayFee: state.successor !== 'none',
    reserveFirst: scenario.readings.firstPurse === 'reserve',
  };
  if (regime === '2.8(a)') payBeforeAcceleration(run, list, columns, purses);
  else payAfterAcceleration(run, list, columns, purses);
}

/** Lets a section govern from the date in hand on; its columns stay, should it govern again after another. */
function govern(run: Run, regime: Regime): Governing {
  const { projection } = run;
  const list = projection.lists[regime];
  const columns = projection.payments[regime] ?? paymentColumns(list.rows.length, projection.dates);
  projection.payments[regime] = columns;
  run.governing = { regime, place: REGIMES.indexOf(regime), list, columns };
  return run.governing;
}

/** The section that governs a date: § 5.4(b) from the date after an acceleration, with its fourth or fifth clause. */
function regimeOf({ state }: Run): Regime {
  if (!state.accelerated) return '2.8(a)';
  return state.fourthGoverns ? '5.4(b)(iv)' : '5.4(b)(v)';
}

function payBeforeAcceleration(run: Run, list: CompiledList, columns: PaymentColumns, purses: Purses): void {
  const { plan, state, date, projection, dues } = run;
  const { at } = date;
  const { byDate } = projection;
  const last = list.groupCount - 1;
  distribute(list, dues, columns, at, purses, 0, plan.returnGroup);
  const returnedEarly = date.wholeAccount ? 0 : purses.reserve;
  purses.reserve -= returnedEarly;
  const account = date.reserveOpening + date.reserveEarnings - date.draw + returnedEarly;
  const required = date.notesBefore > 0 && !date.wholeAccount ? plan.deal.reserveRequired : 0;
  dues[DATE_SLOT.reserveDeficiency] = excessOver(required, account);
  distribute(list, dues, columns, at, purses, plan.returnGroup, last);
  dues[DATE_SLOT.remainder] = purses.collections;
  distribute(list, dues, columns, at, purses, last, list.groupCount);
  const topUp = columns.paid[list.reserveRow * columns.dates + at] as number;
  const accountAfter = account + topUp + purses.reserve;
  const byClauses = principalPaid(list, columns, at);
  const regular = list.regularRow * columns.dates + at;
  const unfunded = (columns.due[regular] as number) - (columns.paid[regular] as number);
  const toRegular = excessToRegular(plan, accountAfter, unfunded, date.notesBefore - byClauses);
  byDate.reserveReturned[at] = returnedEarly + purses.reserve;
  byDate.reserveTopUp[at] = topUp;
  settleInterestAndClaims(run, list, columns);
  dividePrincipal(plan, state.balances, byClauses + toRegular, run.principal);
  payPrincipal(run);
  const notesLeft = date.notesBefore - byClauses - toRegular;
  byDate.reserveRequired[at] = notesLeft > 0 ? plan.deal.reserveRequired : 0;
  settleReserve(plan, state, byDate, at, accountAfter, toRegular, notesLeft);
}

function payAfterAcceleration(run: Run, list: CompiledList, columns: PaymentColumns, purses: Purses): void {
  const { plan, state, date, projection, dues, principal } = run;
  const { at } = date;
  const { byDate } = projection;
  const last = list.groupCount - 1;
  distribute(list, dues, columns, at, purses, 0, last);
  dues[DATE_SLOT.remainder] = purses.collections;
  distribute(list, dues, columns, at, purses, last, list.groupCount);
  let paid = 0;
  for (let one = 0; one < plan.classCount; one += 1) {
    principal[one] = columns.paid[(list.principalRow[one] as number) * columns.dates + at] as number;
    paid += principal[one] as number;
  }
  settleInterestAndClaims(run, list, columns);
  payPrincipal(run);
  // Shown as the deal states it: § 5.4(b) knows no top-up that would use it.
  byDate.reserveRequired[at] = plan.deal.reserveRequired;
  byDate.reserveReturned[at] = purses.reserve;
  const account = date.reserveOpening + date.reserveEarnings - date.draw + purses.reserve;
  settleReserve(plan, state, byDate, at, account, 0, date.notesBefore - paid);
}

/** Moves fee, advances, interest and claims on by what the clauses paid; payments at § 2.8(a)(ii) use the caps. */
function settleInterestAndClaims(run: Run, list: CompiledList, columns: PaymentColumns): void {
  const { plan, state, date, projection } = run;
  const { byClass } = projection;
  const { at } = date;
  for (let one = 0; one < plan.classCount; one += 1) {
    const due = run.interestDue[one] as number;
    if (due === 0) {
      state.unpaidInterest[one] = 0;
      continue;
    }
    const paid = columns.paid[(list.interestRow[one] as number) * columns.dates + at] as number;
    byClass.interestPaid[one * projection.dates + at] = paid;
    state.unpaidInterest[one] = due - paid;
  }
  const feePaid = columns.paid[at] as number;
  projection.byDate.feeUnpaidPrior[at] = state.unpaidFee;
  projection.byDate.feePaid[at] = feePaid;
  state.unpaidFee = date.feeDue - feePaid;
  state.unpaidAdvances = date.advancesDue - (columns.paid[columns.dates + at] as number);
  if (state.hasClaims) payClaims(run, list, columns);
}

function payClaims(run: Run, list: CompiledList, columns: PaymentColumns): void {
  const { state, date } = run;
  list.rows.forEach(({ clause, payee }, row) => {
    const claimant = claimantOf(payee);
    const paid = columns.paid[row * columns.dates + date.at] as number;
    if (claimant < 0 || paid === 0) return;
    state.owed[claimant] = (state.owed[claimant] as number) - paid;
    if (clause !== '2.8(a)(ii)') return;
    if (payee === 'reviewer') state.capReviewerUsed += paid;
    else state.capSuccessorUsed += paid;
  });
}

/** What the principal clauses of § 2.8(a) have paid so far at a date. */
function principalPaid(list: CompiledList, columns: PaymentColumns, at: number): number {
  let paid = 0;
  const rows = list.principalSumRows;
  for (let index = 0; index < rows.length; index += 1)
    paid += columns.paid[(rows[index] as number) * columns.dates + at] as number;
  return paid;
}

/** Principal is paid out of the Notes' balances; no class below zero. */
function payPrincipal(run: Run): void {
  const { plan, state, date, projection, principal } = run;
  const { byClass, dates } = projection;
  for (let one = 0; one < plan.classCount; one += 1) {
    const payment = lesserOf(principal[one] as number, state.balances[one] as number);
    if (payment === 0) continue;
    byClass.principal[one * dates + date.at] = payment;
    state.balances[one] = (state.balances[one] as number) - payment;
    state.notes -= payment;
  }
}
