import { unrolledDate } from './amounts-due.ts';
import { halfUp, sum, textFromCents } from './cents.ts';
import { thirty360 } from './civil-date.ts';
import { type EventRow, type StatusRow, startDay } from './event-record.ts';
import { textFromPercent } from './percent.ts';
import type { DateOutcome, Run } from './run-dates.ts';
import { COLLECTION_LINES, type Owed, type Terms } from './terms.ts';

type Out = Record<string, unknown>;

/** The result of a run in the headless form, without the digest. */
export function resultForm(terms: Terms, run: Run): Out {
  const total = (of: (d: DateOutcome) => bigint) => textFromCents(sum(run.dates.map(of)));
  return {
    dates: run.dates.map((d) => dateForm(terms, d)),
    classes: classSummaries(terms, run),
    totals: {
      servicing_fee: total((d) => d.payments.feePaid),
      interest_paid: total((d) => sum(d.payments.interestPaid)),
      principal_paid: total((d) => sum(d.payments.principal)),
      certificateholders: total((d) => paidTo(d, 'certificateholders')),
      depositor: total((d) => d.payments.reserve.toDepositor),
    },
    ...(terms.projected ? { collections: terms.collections.map((c) => moneyForm(c, COLLECTION_LINES)) } : {}),
    opening: {
      status: run.opening.status.map(statusForm),
      events: run.opening.events.map((e) => ({ ...eventForm(e), date: startDay(terms) })),
    },
    deal: terms.deal.name,
    start_after_date: terms.start.afterDate,
  };
}

function paidTo(d: DateOutcome, payee: string): bigint {
  return sum(d.payments.purses.rows.filter((row) => row.payee === payee).map((row) => row.paid));
}

function moneyForm<K extends string>(amounts: Readonly<Record<K, bigint>>, keys: readonly K[]): Out {
  return Object.fromEntries(keys.map((key) => [key, textFromCents(amounts[key])]));
}

function statusForm(row: StatusRow): Out {
  return { code: row.code, detail: row.detail };
}

function eventForm(row: EventRow): Out {
  return { kind: row.kind, month: row.month, date: row.date, source: row.source, about: row.about };
}

function dateForm(terms: Terms, d: DateOutcome): Out {
  const { facts, payments } = d;
  const { tests } = payments;
  return {
    n: facts.n,
    date: d.date,
    regime: d.regime,
    pool_begin: textFromCents(facts.poolBegin),
    pool_end: textFromCents(d.poolEnd),
    available_collections: textFromCents(facts.availableCollections),
    call_price: textFromCents(facts.callPrice),
    sale_proceeds: textFromCents(facts.saleProceeds),
    fee: {
      current: textFromCents(facts.feeCurrent),
      unpaid_prior: textFromCents(d.unpaidFeePrior),
      due: textFromCents(facts.feeDue),
      paid: textFromCents(payments.feePaid),
      shortfall: textFromCents(d.unpaidFee),
    },
    tests: {
      priority: textFromCents(tests.priority),
      secondary: textFromCents(tests.secondary),
      tertiary: textFromCents(tests.tertiary),
      quaternary: textFromCents(tests.quaternary),
      regular: textFromCents(tests.regular),
      required_payment: textFromCents(tests.requiredPayment),
      pay_off: textFromCents(facts.payOff),
    },
    reserve: reserveForm(d),
    clauses: payments.purses.rows
      .filter((row) => row.due > 0n || row.paid > 0n)
      .map((row) => ({
        clause: row.clause,
        payee: row.payee,
        due: textFromCents(row.due),
        paid: textFromCents(row.paid),
        shortfall: textFromCents(row.due - row.paid),
        from_collections: textFromCents(row.fromCollections),
        from_reserve: textFromCents(row.fromReserve),
      })),
    classes: classesForm(terms, d),
    owed: moneyForm(d.owed, Object.keys(d.owed) as (keyof Owed)[]),
    events: d.events.map(eventForm),
    accelerated_after: d.acceleratedAfter,
    status: d.status.map(statusForm),
  };
}

function reserveForm(d: DateOutcome): Out {
  const { reserve } = d.payments;
  return {
    opening: textFromCents(reserve.opening),
    earnings: textFromCents(reserve.earnings),
    draw: textFromCents(reserve.draw),
    whole_account: reserve.whole,
    returned: textFromCents(reserve.returned),
    top_up: textFromCents(reserve.topUp),
    to_regular: textFromCents(reserve.toRegular),
    to_successor: textFromCents(reserve.toSuccessor),
    to_depositor: textFromCents(reserve.toDepositor),
    closing: textFromCents(reserve.closing),
    required: textFromCents(reserve.required),
  };
}

/** Classes with a balance or anything due; the others are left out. */
function classesForm(terms: Terms, d: DateOutcome): Out {
  const out: Out = {};
  terms.deal.classes.forEach((c, k) => {
    const interest = d.facts.interest[k];
    const before = d.before[k] ?? 0n;
    if (!interest || (before === 0n && interest.due === 0n)) return;
    const paid = d.payments.interestPaid[k] ?? 0n;
    out[c.name] = {
      rate_pct: textFromPercent(interest.rate),
      days: interest.days,
      interest_unpaid_prior: textFromCents(interest.unpaidPrior),
      interest_current: textFromCents(interest.current),
      interest_on_unpaid: textFromCents(interest.onUnpaid),
      interest_due: textFromCents(interest.due),
      interest_paid: textFromCents(paid),
      interest_shortfall: textFromCents(interest.due - paid),
      before: textFromCents(before),
      principal: textFromCents(d.payments.principal[k] ?? 0n),
      after: textFromCents(d.after[k] ?? 0n),
    };
  });
  return out;
}

function classSummaries(terms: Terms, run: Run): Out {
  const out: Out = {};
  terms.deal.classes.forEach((c, k) => {
    const { start } = terms;
    if ((start.balances[k] ?? 0n) === 0n && (start.unpaidInterest[k] ?? 0n) === 0n) return;
    const paying = run.dates.filter((d) => (d.payments.principal[k] ?? 0n) > 0n);
    const shortfall = (d: DateOutcome) => (d.facts.interest[k]?.due ?? 0n) - (d.payments.interestPaid[k] ?? 0n);
    const short = run.dates.filter((d) => shortfall(d) > 0n);
    const last = run.dates.at(-1);
    out[c.name] = {
      ...(paying.length > 0
        ? {
            wal_years: averageLife(terms, paying, k),
            first_principal: paying[0]?.date,
            last_principal: paying.at(-1)?.date,
          }
        : {}),
      interest_paid: textFromCents(sum(run.dates.map((d) => d.payments.interestPaid[k] ?? 0n))),
      principal_paid: textFromCents(sum(run.dates.map((d) => d.payments.principal[k] ?? 0n))),
      balance_end: textFromCents(last?.after[k] ?? start.balances[k] ?? 0n),
      unpaid_interest_end: textFromCents(last ? shortfall(last) : (start.unpaidInterest[k] ?? 0n)),
      dates_short_of_interest: short.length,
      ...(short[0] ? { first_date_short_of_interest: short[0].facts.n } : {}),
    };
  });
  return out;
}

/** Years by 30/360 from closing, or the start's unrolled day, to each unrolled day, weighted by principal paid. */
function averageLife(terms: Terms, paying: readonly DateOutcome[], k: number): string {
  const from = unrolledDate(terms.deal, terms.start.afterDate);
  let weighted = 0n;
  let paid = 0n;
  for (const d of paying) {
    const principal = d.payments.principal[k] ?? 0n;
    weighted += principal * BigInt(thirty360(from, unrolledDate(terms.deal, d.facts.n)));
    paid += principal;
  }
  const millionths = halfUp(weighted * 1_000_000n, paid * 360n);
  return `${millionths / 1_000_000n}.${(millionths % 1_000_000n).toString().padStart(6, '0')}`;
}
