import { printCents } from '../money/cents.ts';
import { EngineBug } from './engine-bug.ts';
import { PURSE_CODE } from './priorities/clause-list.ts';
import type { Regime } from './projection.ts';
import type { Governing, Run } from './run-in-hand.ts';

/**
 * The promises of engine.md § 8, checked after every date from what was recorded, not from what was meant: cash in is
 * cash out of each account, no amount is negative, none is paid above its claim, none is paid while one before it is
 * short of money that could have paid it, and every balance moves by what was paid.
 * @throws EngineBug with the clause and the amounts of the first promise broken
 */
export function checkDate(run: Run): void {
  const { governing } = run;
  if (!governing) throw new EngineBug('2.8(a)', 'the payments of the date are recorded');
  const spent = checkOrder(run, governing);
  checkCollections(run, governing.regime, spent.collections);
  checkReserve(run, spent.reserve);
  checkNotes(run);
  checkCarried(run);
  checkCountable(run);
}

interface Spent {
  readonly collections: number;
  readonly reserve: number;
}

/** Walks the clauses in order with what both purses still hold. */
function checkOrder(run: Run, { regime, list, columns }: Governing): Spent {
  const { date, state } = run;
  const { rows, groups, groupCount } = list;
  const { dates, due: dues, paid: payments, fromReserve } = columns;
  const { at } = date;
  const cash = date.availableCollections + date.callPrice + date.saleProceeds;
  let collections = 0;
  let reserve = 0;
  for (let group = 0; group < groupCount; group += 1) {
    const first = groups[group * 3] as number;
    const end = groups[group * 3 + 1] as number;
    let short = 0;
    for (let row = first; row < end; row += 1) {
      const cell = row * dates + at;
      const due = dues[cell] as number;
      const paid = payments[cell] as number;
      const ofReserve = fromReserve[cell] as number;
      // Most claims of a date are nil and are paid nothing.
      if (due === 0 && paid === 0 && ofReserve === 0) continue;
      if (!(ofReserve >= 0 && ofReserve <= paid && paid <= due && Number.isSafeInteger(paid))) {
        breach(
          run,
          rows[row]?.clause ?? regime,
          `pays at most what is due: due ${printCents(due)}, paid ${printCents(paid)}`,
        );
      }
      short += due - paid;
      collections += paid - ofReserve;
      reserve += ofReserve;
    }
    if (short === 0) continue;
    const purse = groups[group * 3 + 2] as number;
    const mayUseReserve =
      purse === PURSE_CODE.either || (purse !== PURSE_CODE.collections && state.successor !== 'none');
    const clause = rows[first]?.clause ?? regime;
    if (collections < cash)
      breach(run, clause, `is short by ${printCents(short)} while ${printCents(cash - collections)} is left`);
    const reserveLeft = mayUseReserve && !isAfterReturn(run, regime, group) ? date.draw - reserve : 0;
    if (reserveLeft > 0)
      breach(run, clause, `is short by ${printCents(short)} while ${printCents(reserveLeft)} of reserve is left`);
  }
  return { collections, reserve };
}

/** Reserve money not spent through § 2.8(a)(x) has gone back, unless the whole account is drawn. */
function isAfterReturn(run: Run, regime: Regime, group: number): boolean {
  return regime === '2.8(a)' && !run.date.wholeAccount && group >= run.plan.returnGroup;
}

function checkCollections(run: Run, regime: Regime, spent: number): void {
  const { date } = run;
  const cash = date.availableCollections + date.callPrice + date.saleProceeds;
  if (spent !== cash) breach(run, regime, `pays out what came in: in ${printCents(cash)}, out ${printCents(spent)}`);
  if (date.poolEnd < 0) breach(run, regime, `the pool is not negative: ${printCents(date.poolEnd)}`);
}

function checkReserve(run: Run, spentOfReserve: number): void {
  const { date, projection, state } = run;
  const { byDate } = projection;
  const { at } = date;
  const drawn = byDate.reserveReturned[at] as number;
  if (date.draw - drawn !== spentOfReserve) {
    breach(
      run,
      '8.2(b)',
      `the draw is spent or returned: ${printCents(date.draw)}, spent ${printCents(spentOfReserve)}, returned ${printCents(drawn)}`,
    );
  }
  const out =
    (byDate.reserveToRegular[at] as number) +
    (byDate.reserveToTransition[at] as number) +
    (byDate.reserveToAdditionalFee[at] as number) +
    (byDate.reserveToDepositor[at] as number);
  const closing =
    date.reserveOpening + date.reserveEarnings - date.draw + drawn + (byDate.reserveTopUp[at] as number) - out;
  if (closing !== state.reserve || closing < 0 || out < 0) {
    breach(
      run,
      '8.2(b)',
      `the Reserve Account's movements add up: ${printCents(closing)} against ${printCents(state.reserve)}`,
    );
  }
}

function checkNotes(run: Run): void {
  const { plan, date, projection, state } = run;
  const { byClass, dates } = projection;
  let notes = 0;
  for (let one = 0; one < plan.classCount; one += 1) {
    const cell = one * dates + date.at;
    const before = byClass.before[cell] as number;
    const after = state.balances[one] as number;
    const principal = byClass.principal[cell] as number;
    const unpaid = state.unpaidInterest[one] as number;
    notes += after;
    if (!(before - principal === after && after >= 0 && principal >= 0 && unpaid >= 0)) {
      const name = plan.deal.classes[one]?.name ?? '';
      breach(
        run,
        '2.8(d)',
        `Class ${name}: before ${printCents(before)} less principal ${printCents(principal)} is after ${printCents(after)}`,
      );
    }
  }
  if (notes !== state.notes)
    breach(run, '2.8(d)', `the balances add up to the Notes: ${printCents(notes)} against ${printCents(state.notes)}`);
}

function checkCarried(run: Run): void {
  const { state } = run;
  if (!(state.unpaidFee >= 0 && state.unpaidAdvances >= 0)) breach(run, '2.8(a)(i)', 'no unpaid amount is negative');
  for (let claimant = 0; claimant < state.owed.length; claimant += 1) {
    if (!((state.owed[claimant] as number) >= 0)) breach(run, '2.8(a)(xiii)', 'no claim carried is negative');
  }
}

/** Amounts beyond 2^53 cents could no longer be counted exactly; only absurd inputs reach them. */
function checkCountable(run: Run): void {
  const { date, state } = run;
  if (!(Number.isSafeInteger(date.payOff) && Number.isSafeInteger(state.reserve))) {
    breach(run, '2.8(a)', 'every amount can be counted to the cent: what is due is beyond 90 trillion dollars');
  }
}

function breach(run: Run, clause: string, promise: string): never {
  throw new EngineBug(clause, `Distribution Date ${run.date.number}: ${promise}.`);
}
