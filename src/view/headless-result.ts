import { digestOf } from '../engine/digest.ts';
import { type EventRecord, type Projection, REGIMES, type StatusRecord } from '../engine/projection.ts';
import { type ClassSummary, classSummaries, interestDueAt, printMillionths } from '../measures/class-summary.ts';
import { printCents } from '../money/cents.ts';
import type { Column } from '../money/column.ts';
import { type Day, printDay } from '../money/day.ts';
import { printPercent } from '../money/rate.ts';
import { COLLECTION_LINES } from '../scenario/collections.ts';
import { CLAIMANTS } from '../scenario/scenario.ts';
import { reasonWords } from './status-words.ts';
import { withoutEffect } from './without-effect.ts';

/** The result of a run in the form of the headless contract: money and rates as text, dates as 2019-11-15. */
export function headlessResult(projection: Projection) {
  const summaries = classSummaries(projection);
  const dates = Array.from({ length: projection.count }, (_, at) => dateResult(projection, at));
  const { opening } = projection;
  const { name, note } = projection.scenario;
  const idle = withoutEffect(projection);
  return {
    ...(name === '' ? {} : { name }),
    ...(note === '' ? {} : { note }),
    deal: projection.deal.name,
    start_after_date: projection.startAfter,
    opening: { status: opening.statuses.map(statusResult), events: opening.events.map(eventResult) },
    dates,
    classes: Object.fromEntries(summaries.map((one) => [one.name, summaryResult(projection, one)])),
    totals: totalsOf(projection, summaries),
    ...(projection.collateral === null ? {} : { collections: collectionsResult(projection) }),
    digest: digestOf(projection),
    ...(idle.length === 0 ? {} : { without_effect: idle }),
  };
}

function dateResult(projection: Projection, at: number) {
  const { byDate, startAfter } = projection;
  const number = startAfter + at + 1;
  const amount = (name: keyof typeof byDate): string => printCents(byDate[name][at] as number);
  const feeDue = (byDate.feeCurrent[at] as number) + (byDate.feeUnpaidPrior[at] as number);
  return {
    n: number,
    date: printDay(projection.distributionDates[at] as Day),
    regime: REGIMES[byDate.regime[at] as number] ?? '2.8(a)',
    pool_begin: amount('poolBegin'),
    pool_end: amount('poolEnd'),
    available_collections: amount('availableCollections'),
    call_price: amount('callPrice'),
    sale_proceeds: amount('saleProceeds'),
    fee: {
      current: amount('feeCurrent'),
      unpaid_prior: amount('feeUnpaidPrior'),
      due: printCents(feeDue),
      paid: amount('feePaid'),
      shortfall: printCents(feeDue - (byDate.feePaid[at] as number)),
    },
    tests: {
      priority: amount('priority'),
      secondary: amount('secondary'),
      tertiary: amount('tertiary'),
      quaternary: amount('quaternary'),
      regular: amount('regular'),
      required_payment: amount('requiredPayment'),
      pay_off: amount('payOff'),
    },
    reserve: reserveResult(projection, at),
    clauses: clausesResult(projection, at),
    classes: classesResult(projection, at),
    owed: owedResult(projection, at),
    events: projection.events.filter((event) => event.month === number).map(eventResult),
    accelerated_after: byDate.acceleratedAfter[at] === 1,
    status: projection.statuses.filter((status) => status.month === number).map(statusResult),
  };
}

/** The lines of the collections of each date, given and projected; a line of 0.00 is left out. */
function collectionsResult({ collections, count }: Projection) {
  return Array.from({ length: Math.min(count, collections.count) }, (_, at) =>
    Object.fromEntries(
      COLLECTION_LINES.flatMap((line) => {
        const amount = collections.lines[line][at] as number;
        return amount === 0 ? [] : [[line, printCents(amount)]];
      }),
    ),
  );
}

function reserveResult(projection: Projection, at: number) {
  const { byDate } = projection;
  const amount = (name: keyof typeof byDate): string => printCents(byDate[name][at] as number);
  const toSuccessor = (byDate.reserveToTransition[at] as number) + (byDate.reserveToAdditionalFee[at] as number);
  return {
    opening: amount('reserveOpening'),
    earnings: amount('reserveEarnings'),
    draw: amount('reserveDraw'),
    whole_account: byDate.wholeAccount[at] === 1,
    returned: amount('reserveReturned'),
    top_up: amount('reserveTopUp'),
    to_regular: amount('reserveToRegular'),
    to_successor: printCents(toSuccessor),
    to_depositor: amount('reserveToDepositor'),
    closing: amount('reserveClosing'),
    required: amount('reserveRequired'),
  };
}

/** The lines that were due or paid at a date, in the printed order. */
function clausesResult(projection: Projection, at: number) {
  const regime = REGIMES[projection.byDate.regime[at] as number] ?? '2.8(a)';
  const columns = projection.payments[regime];
  if (!columns) return [];
  return projection.lists[regime].rows.flatMap(({ clause, payee }, row) => {
    const cell = row * columns.dates + at;
    const due = columns.due[cell] as number;
    const paid = columns.paid[cell] as number;
    const fromReserve = columns.fromReserve[cell] as number;
    if (due === 0) return [];
    return [
      {
        clause,
        payee,
        due: printCents(due),
        paid: printCents(paid),
        shortfall: printCents(due - paid),
        from_collections: printCents(paid - fromReserve),
        from_reserve: printCents(fromReserve),
      },
    ];
  });
}

function classesResult(projection: Projection, at: number) {
  return Object.fromEntries(
    projection.deal.classes.map((one, index) => [one.name, classResult(projection, index, at)]),
  );
}

/** A class at a date; rate and days stand only where there is a balance or unpaid interest that they apply to. */
function classResult(projection: Projection, noteClass: number, at: number) {
  const { byClass, dates, deal } = projection;
  const cell = noteClass * dates + at;
  const before = byClass.before[cell] as number;
  const unpaid = byClass.unpaidPrior[cell] as number;
  const due = interestDueAt(projection, cell);
  const paid = byClass.interestPaid[cell] as number;
  const principal = byClass.principal[cell] as number;
  const days = deal.classes[noteClass]?.dayCount === 'act/360' ? projection.actualDays[at] : projection.days360[at];
  const accrual = before > 0 || unpaid > 0 ? { rate_pct: printPercent(byClass.rate[cell] as number), days } : {};
  return {
    ...accrual,
    interest_unpaid_prior: printCents(unpaid),
    interest_current: printCents(byClass.interestCurrent[cell] as number),
    interest_on_unpaid: printCents(byClass.interestOnUnpaid[cell] as number),
    interest_due: printCents(due),
    interest_paid: printCents(paid),
    interest_shortfall: printCents(due - paid),
    before: printCents(before),
    principal: printCents(principal),
    after: printCents(before - principal),
  };
}

function owedResult(projection: Projection, at: number) {
  const claims = CLAIMANTS.map((claimant, place) => [
    claimant,
    printCents(projection.owed[place * projection.dates + at] as number),
  ]);
  return { ...Object.fromEntries(claims), advances: printCents(projection.byDate.advancesOwed[at] as number) };
}

function eventResult({ kind, month, date, source, about }: EventRecord) {
  return { kind, month, date: printDay(date), source, about };
}

function statusResult({ code, reason }: StatusRecord) {
  return { code, detail: reasonWords(reason) };
}

function summaryResult(projection: Projection, one: ClassSummary) {
  const dateAt = (at: number): string => printDay(projection.distributionDates[at] as Day);
  const life =
    one.walMillionths === null
      ? {}
      : {
          wal_years: printMillionths(one.walMillionths),
          first_principal: dateAt(one.firstPrincipal),
          last_principal: dateAt(one.lastPrincipal),
        };
  const short =
    one.firstShortOfInterest < 0
      ? {}
      : { first_date_short_of_interest: projection.startAfter + one.firstShortOfInterest + 1 };
  return {
    ...life,
    interest_paid: printCents(one.interestPaid),
    principal_paid: printCents(one.principalPaid),
    balance_end: printCents(one.balanceEnd),
    unpaid_interest_end: printCents(one.unpaidInterestEnd),
    dates_short_of_interest: one.datesShortOfInterest,
    ...short,
  };
}

function totalsOf(projection: Projection, summaries: readonly ClassSummary[]) {
  const { byDate, count } = projection;
  const sum = (column: Column): number => column.slice(0, count).reduce((total, amount) => total + amount, 0);
  return {
    servicing_fee: printCents(sum(byDate.feePaid)),
    interest_paid: printCents(summaries.reduce((total, one) => total + one.interestPaid, 0)),
    principal_paid: printCents(summaries.reduce((total, one) => total + one.principalPaid, 0)),
    certificateholders: printCents(certificateholders(projection)),
    depositor: printCents(sum(byDate.reserveToDepositor)),
  };
}

/** What the certificateholders are paid over a run, under whichever section governs. */
function certificateholders(projection: Projection): number {
  let total = 0;
  for (const regime of REGIMES) {
    const columns = projection.payments[regime];
    const row = projection.lists[regime].rows.findIndex(({ payee }) => payee === 'certificateholders');
    if (columns)
      for (let at = 0; at < projection.count; at += 1) total += columns.paid[row * columns.dates + at] as number;
  }
  return total;
}
