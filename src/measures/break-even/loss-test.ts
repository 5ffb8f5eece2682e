import type { ClauseId } from '../../deal/clauses.ts';
import { planOf } from '../../engine/plan.ts';
import { type Projection, REGIMES } from '../../engine/projection.ts';
import { interestDueAt } from '../class-summary.ts';

/**
 * What a class must be paid: everything by its Final Distribution Date; all interest when it is due; or its principal,
 * however late.
 */
export type LossTest = 'paid_by_final' | 'timely' | 'principal_ever';

/** `open`: the run's dates end before it is known. */
export type Outcome = 'holds' | 'fails' | 'open';

/** Where a class first misses what is tested: the clause that could not pay, and the date's place in the columns. */
export interface Binding {
  readonly clause: ClauseId;
  readonly at: number;
  readonly what: 'interest' | 'principal';
}

/** Whether a class is paid what is tested, in one pass over its dates. */
export function outcomeOf(projection: Projection, noteClass: number, test: LossTest): Outcome {
  const { byClass, byDate, dates, count, scenario, startAfter } = projection;
  const finalAt = finalPlace(projection, noteClass);
  let balance = scenario.start.balances[noteClass] as number;
  let unpaid = scenario.start.unpaidInterest[noteClass] as number;
  if (test === 'paid_by_final' && finalAt < 0 && balance + unpaid > 0) return 'fails';
  for (let at = 0; at < count; at += 1) {
    const cell = noteClass * dates + at;
    balance -= byClass.principal[cell] as number;
    unpaid = interestDueAt(projection, cell) - (byClass.interestPaid[cell] as number);
    if (test === 'timely' && unpaid > 0) return 'fails';
    if (test === 'paid_by_final' && at === finalAt) return balance === 0 && unpaid === 0 ? 'holds' : 'fails';
  }
  if (balance === 0 && (unpaid === 0 || test === 'principal_ever')) return 'holds';
  const lastFinal = planOf(projection.deal, scenario.readings).lastFinalDate;
  const nothingComes =
    count > 0 && byDate.poolEnd[count - 1] === 0 && startAfter + count >= Math.min(lastFinal, finalAt + startAfter + 1);
  if (!nothingComes) return 'open';
  return test === 'timely' ? 'holds' : 'fails';
}

function finalPlace({ deal, scenario, startAfter }: Projection, noteClass: number): number {
  return (planOf(deal, scenario.readings).finalDate[noteClass] as number) - startAfter - 1;
}

/** Where a test that fails does so first. */
export function bindingOf(projection: Projection, noteClass: number, test: LossTest): Binding {
  if (test === 'timely') {
    const at = firstShortOfInterest(projection, noteClass);
    return { clause: interestClause(projection, noteClass, at), at, what: 'interest' };
  }
  const last = lastWithCollections(projection);
  if (test === 'principal_ever')
    return { clause: principalClause(projection, noteClass, last), at: last, what: 'principal' };
  const at = Math.min(Math.max(finalPlace(projection, noteClass), 0), projection.count - 1);
  const cell = noteClass * projection.dates + at;
  const { before, principal } = projection.byClass;
  const hasBalance = (before[cell] as number) > (principal[cell] as number);
  return hasBalance
    ? { clause: principalClause(projection, noteClass, at), at, what: 'principal' }
    : { clause: interestClause(projection, noteClass, at), at, what: 'interest' };
}

function firstShortOfInterest(projection: Projection, noteClass: number): number {
  const { count, dates, byClass } = projection;
  for (let at = 0; at < count; at += 1) {
    const cell = noteClass * dates + at;
    if (interestDueAt(projection, cell) > (byClass.interestPaid[cell] as number)) return at;
  }
  return count - 1;
}

function lastWithCollections({ byDate, count }: Projection): number {
  let at = count - 1;
  while (at > 0 && (byDate.availableCollections[at] as number) + (byDate.saleProceeds[at] as number) === 0) at -= 1;
  return at;
}

function regimeAt({ byDate }: Projection, at: number) {
  return REGIMES[byDate.regime[at] as number] ?? '2.8(a)';
}

function interestClause(projection: Projection, noteClass: number, at: number): ClauseId {
  const list = projection.lists[regimeAt(projection, at)];
  return list.rows[list.interestRow[noteClass] as number]?.clause ?? '2.8(a)(iii)';
}

const LEVEL_PLACE = { A: 0, B: 1, C: 2, D: 3 } as const;

/** Before acceleration the first principal test through the class's level that is short at the date; after it the class's own clause. */
function principalClause(projection: Projection, noteClass: number, at: number): ClauseId {
  const regime = regimeAt(projection, at);
  const list = projection.lists[regime];
  const own = list.principalRow[noteClass] as number;
  if (own >= 0) return list.rows[own]?.clause ?? '5.4(b)(iv)(B)';
  const columns = projection.payments[regime];
  const level = LEVEL_PLACE[projection.deal.classes[noteClass]?.level ?? 'A'];
  const through = list.principalSumRows.subarray(0, level + 1);
  const short = through.find((row) => {
    const cell = row * projection.dates + at;
    return columns !== null && (columns.due[cell] as number) > (columns.paid[cell] as number);
  });
  return list.rows[short ?? (through.at(-1) as number)]?.clause ?? '2.8(a)(xii)';
}
