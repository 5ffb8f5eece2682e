import type { Deal } from '../deal/deal.ts';
import { emptyColumn } from '../money/column.ts';
import { exactProduct } from '../money/exact-product.ts';
import { RATE_ONE } from '../money/rate.ts';
import type { CollectionsRecord } from '../scenario/collections.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { capClaims, secondClauseDue } from './claims.ts';
import { collectionsFor, type RunCollections } from './collections-for.ts';
import { emptyDateAmounts } from './date-amounts.ts';
import { eventsAfterPayments, eventsAtStart } from './events/after-payments.ts';
import { tryCall } from './events/call.ts';
import { trySale } from './events/sale.ts';
import { openServicing } from './events/servicer.ts';
import { checkDate } from './invariants.ts';
import { accrueInterest } from './notes/interest.ts';
import { dropTests, testPrincipal, testRegular } from './notes/principal-tests.ts';
import { payDate } from './pay-date.ts';
import { calendarOf, type Plan, planOf } from './plan.ts';
import { DATE_SLOTS } from './priorities/clause-list.ts';
import { classColumns, dateColumns, owedColumns, type Projection } from './projection.ts';
import { drawReserve } from './reserve.ts';
import type { Run } from './run-in-hand.ts';
import { report, stateAtStart } from './run-state.ts';

const FEE_DIVISOR = 12 * RATE_ONE;

/**
 * The waterfall: (deal, scenario) -> projection, one bounded loop over Distribution Dates. Pure; amounts in cents.
 * The order of a date is engine.md § 3-7: collections, interest, claims, call and sale, tests, draw, payments, reserve,
 * then the events that govern the next date.
 * @throws EngineBug where one of the promises of engine.md § 8 is broken: the run is withheld.
 */
export function engine(deal: Deal, scenario: Scenario): Projection {
  const plan = planOf(deal, scenario.readings);
  const collections = collectionsFor(plan, scenario);
  const { record, mostDates } = collections;
  const run = openRun(plan, scenario, collections);
  const { state, date, projection } = run;
  const opening = eventsAtStart(plan, scenario.events, state, scenario.start.afterDate);
  let count = 0;
  while (count < mostDates && !isOver(run, collections, count)) {
    date.at = count;
    date.number = scenario.start.afterDate + count + 1;
    openDate(run, record);
    payDate(run);
    closeDate(run);
    count += 1;
  }
  return { ...projection, count, opening, events: state.events, statuses: state.statuses };
}

/**
 * Whether a run of `count` dates is over. A call that paid every Note ends it: nothing comes in any more. Else it has the
 * dates of its collections or its horizon, after a sale too; a projection with Notes left goes on to the last Final
 * Distribution Date.
 */
function isOver({ plan, scenario, state }: Run, collections: RunCollections, count: number): boolean {
  const noNotes = state.notes === 0;
  if (state.called && noNotes) return true;
  if (count < collections.leastDates) return false;
  return noNotes || scenario.start.afterDate + count >= plan.lastFinalDate;
}

function openRun(plan: Plan, scenario: Scenario, collections: RunCollections): Run {
  const { afterDate } = scenario.start;
  const dates = collections.mostDates;
  const calendar = calendarOf(plan.deal, afterDate + dates);
  const from = afterDate + 1;
  const projection: Projection = {
    deal: plan.deal,
    scenario,
    startAfter: afterDate,
    given: collections.given,
    collections: collections.record,
    collateral: collections.collateral,
    count: 0,
    dates,
    distributionDates: calendar.dates.subarray(from, from + dates),
    actualDays: calendar.actualDays.subarray(from, from + dates),
    days360: calendar.days360.subarray(from, from + dates),
    lists: plan.lists,
    payments: { '2.8(a)': null, '5.4(b)(iv)': null, '5.4(b)(v)': null },
    byClass: classColumns(plan.classCount * dates),
    byDate: dateColumns(dates),
    owed: owedColumns(dates),
    events: [],
    statuses: [],
    opening: { events: [], statuses: [] },
  };
  return {
    plan,
    scenario,
    state: stateAtStart(scenario, calendar.years[afterDate] as number),
    date: emptyDateAmounts(),
    projection,
    calendar,
    interestDue: emptyColumn(plan.classCount),
    dues: emptyColumn(DATE_SLOTS + 2 * plan.classCount),
    principal: emptyColumn(plan.classCount),
    governing: null,
  };
}

/** Everything of a date that comes before its payments: collections, what is due, call and sale, tests, draw. */
function openDate(run: Run, record: CollectionsRecord): void {
  const { plan, scenario, state, date, projection } = run;
  const { byDate } = projection;
  openServicing(scenario.events, state, date.number);
  takeCollections(run, record);
  date.notesBefore = state.notes;
  date.totalInterestDue = accrueInterest(
    plan,
    run.calendar,
    scenario,
    state,
    projection.byClass,
    run.interestDue,
    date.number,
    date.at,
  );
  date.feeCurrent = exactProduct(date.poolBegin, plan.deal.servicingFee, FEE_DIVISOR);
  date.feeDue = date.feeCurrent + state.unpaidFee;
  date.advancesDue = state.unpaidAdvances + (byDate.unreimbursedAdvances[date.at] as number);
  if (state.hasClaims) capClaims(plan, scenario.readings, state, date, run.calendar.years[date.number] as number);
  const secondDue = state.accelerated
    ? secondClauseDue(state)
    : date.cappedIndemnity + date.cappedTransition + date.cappedReviewer;
  const seniorDue = date.feeDue + secondDue + date.totalInterestDue;
  date.payOff = seniorDue + date.advancesDue + date.notesBefore;
  tryCall(plan, scenario, state, date);
  trySale(scenario, state, date);
  if (state.accelerated) {
    dropTests(date);
    drawReserve(scenario.readings, state, date);
    return;
  }
  testPrincipal(plan, scenario.readings, state, date);
  date.requiredPayment = seniorDue + date.priority + date.secondary + date.tertiary + date.quaternary;
  drawReserve(scenario.readings, state, date);
  testRegular(plan, date);
}

function takeCollections(run: Run, record: CollectionsRecord): void {
  const { state, date, projection } = run;
  const { byDate } = projection;
  const { at } = date;
  const brings = !state.ended && at < record.count;
  const { lines } = record;
  const principal = brings ? (lines.principal[at] as number) : 0;
  const purchases = brings ? (lines.purchase_principal[at] as number) : 0;
  const defaulted = brings ? (lines.defaulted[at] as number) : 0;
  date.poolBegin = state.pool;
  date.poolEnd = state.pool - principal - purchases - defaulted;
  date.availableCollections = brings
    ? principal +
      purchases +
      (lines.finance_charges[at] as number) +
      (lines.liquidation_proceeds[at] as number) +
      (lines.purchase_finance[at] as number) +
      (lines.account_interest[at] as number) +
      (lines.advances[at] as number)
    : 0;
  date.callPrice = 0;
  date.saleProceeds = 0;
  date.reserveOpening = state.reserve;
  date.reserveEarnings = brings ? (lines.reserve_earnings[at] as number) : 0;
  byDate.principalCollections[at] = principal;
  byDate.purchasePrincipal[at] = purchases;
  byDate.defaulted[at] = defaulted;
  byDate.unreimbursedAdvances[at] = brings ? (lines.unreimbursed_advances[at] as number) : 0;
}

/** Writes the date's columns, moves the pool on, checks the promises, and lets the events of the month fall. */
function closeDate(run: Run): void {
  const { plan, scenario, state, date, projection } = run;
  const { at } = date;
  const { byDate } = projection;
  state.pool = date.poolEnd;
  byDate.poolBegin[at] = date.poolBegin;
  byDate.poolEnd[at] = date.poolEnd;
  byDate.availableCollections[at] = date.availableCollections;
  byDate.callPrice[at] = date.callPrice;
  byDate.saleProceeds[at] = date.saleProceeds;
  byDate.feeCurrent[at] = date.feeCurrent;
  byDate.priority[at] = date.priority;
  byDate.secondary[at] = date.secondary;
  byDate.tertiary[at] = date.tertiary;
  byDate.quaternary[at] = date.quaternary;
  byDate.regular[at] = date.regular;
  byDate.requiredPayment[at] = date.requiredPayment;
  byDate.payOff[at] = date.payOff;
  byDate.reserveOpening[at] = date.reserveOpening;
  byDate.reserveEarnings[at] = date.reserveEarnings;
  byDate.reserveDraw[at] = date.draw;
  byDate.wholeAccount[at] = date.wholeAccount ? 1 : 0;
  byDate.advancesOwed[at] = state.unpaidAdvances;
  if (state.hasClaims) recordClaims(run);
  if (!state.notesWerePaid && state.notes === 0) {
    state.notesWerePaid = true;
    report(state, date.number, 'notes_paid_in_full');
  }
  checkDate(run);
  eventsAfterPayments(plan, scenario.events, state, date.number);
  byDate.acceleratedAfter[at] = state.accelerated ? 1 : 0;
}

function recordClaims({ state, date, projection }: Run): void {
  for (let claimant = 0; claimant < state.owed.length; claimant += 1) {
    projection.owed[claimant * projection.dates + date.at] = state.owed[claimant] as number;
  }
}
