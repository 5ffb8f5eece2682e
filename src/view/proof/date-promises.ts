import { PURSE_CODE } from '../../engine/priorities/clause-list.ts';
import { type Projection, REGIMES } from '../../engine/projection.ts';
import { CLAIMANTS } from '../../scenario/scenario.ts';

/** What is promised of every date, by name. */
export const PROMISES = [
  'collections',
  'draw',
  'reserve',
  'dues',
  'order',
  'balances',
  'interest',
  'principal',
  'pool',
  'carried',
] as const;
export type DatePromise = (typeof PROMISES)[number];

/** How often a promise was looked at on a date, and where it was broken: a few words each. */
export interface Looked {
  readonly count: number;
  readonly broken: readonly string[];
}

/** Looks at every promise of a date, from the run's records alone. @param at the date's place in the columns */
export function promisesAt(projection: Projection, at: number): Readonly<Record<DatePromise, Looked>> {
  const paid = paidRows(projection, at);
  return {
    collections: one(paid.collections === cashAt(projection, at), 'collections are not paid out'),
    draw: one(
      paid.reserve + column(projection, 'reserveReturned', at) === column(projection, 'reserveDraw', at),
      'the draw is neither spent nor returned',
    ),
    reserve: reserveAt(projection, at),
    dues: paid.dues,
    order: orderAt(projection, at),
    ...ofClasses(projection, at, paid),
    pool: poolAt(projection, at),
    carried: carriedAt(projection, at),
  };
}

function one(isKept: boolean, words: string): Looked {
  return { count: 1, broken: isKept ? [] : [words] };
}

function column({ byDate }: Projection, name: keyof Projection['byDate'], at: number): number {
  return byDate[name][at] as number;
}

function cashAt(projection: Projection, at: number): number {
  const names = ['availableCollections', 'callPrice', 'saleProceeds'] as const;
  return names.reduce((sum, name) => sum + column(projection, name, at), 0);
}

interface PaidRows {
  readonly collections: number;
  readonly reserve: number;
  readonly dues: Looked;
  readonly interest: ReadonlyMap<number, number>;
  readonly principal: number;
}

function rowsAt({ byDate, lists, payments }: Projection, at: number) {
  const regime = REGIMES[byDate.regime[at] as number] ?? '2.8(a)';
  return { regime, list: lists[regime], columns: payments[regime] };
}

/** Every line of a date: what it takes of either purse, and that it is paid no more than it is due. */
function paidRows(projection: Projection, at: number): PaidRows {
  const { list, columns } = rowsAt(projection, at);
  const broken: string[] = [];
  const interest = new Map<number, number>();
  let [collections, reserve, principal] = [0, 0, 0];
  for (const [row, { clause, payee, line }] of list.rows.entries()) {
    const cell = row * (columns?.dates ?? 0) + at;
    const due = columns?.due[cell] ?? 0;
    const paid = columns?.paid[cell] ?? 0;
    const ofReserve = columns?.fromReserve[cell] ?? 0;
    if (!(ofReserve >= 0 && ofReserve <= paid && paid <= due)) broken.push(`${clause} ${payee}`);
    collections += paid - ofReserve;
    reserve += ofReserve;
    if (line.due.of === 'interest') interest.set(line.due.noteClass, paid);
    if (payee.startsWith('principal')) principal += paid;
  }
  return { collections, reserve, interest, principal, dues: { count: list.rows.length, broken } };
}

/** A group that is short has taken all that could have paid it. */
function orderAt(projection: Projection, at: number): Looked {
  const { regime, list, columns } = rowsAt(projection, at);
  const { servicerTransfer } = projection.scenario.events;
  const hasSuccessor = servicerTransfer !== null && servicerTransfer.month <= projection.startAfter + at + 1;
  const isWhole = column(projection, 'wholeAccount', at) === 1;
  const returnRow = list.rows.findIndex(({ clause }) => clause === '2.8(a)(xi)');
  const broken: string[] = [];
  let collections = cashAt(projection, at);
  let reserve = column(projection, 'reserveDraw', at);
  for (let group = 0; group < list.groupCount; group += 1) {
    const [first = 0, end = 0, purse = 0] = list.groups.subarray(group * 3, group * 3 + 3);
    let short = 0;
    for (let row = first; row < end; row += 1) {
      const cell = row * (columns?.dates ?? 0) + at;
      const ofReserve = columns?.fromReserve[cell] ?? 0;
      short += (columns?.due[cell] ?? 0) - (columns?.paid[cell] ?? 0);
      collections -= (columns?.paid[cell] ?? 0) - ofReserve;
      reserve -= ofReserve;
    }
    const mayUse = purse === PURSE_CODE.either || (purse !== PURSE_CODE.collections && hasSuccessor);
    const isBack = regime === '2.8(a)' && !isWhole && first >= returnRow;
    if (short > 0 && (collections > 0 || (mayUse && !isBack && reserve > 0)))
      broken.push(list.rows[first]?.clause ?? '');
  }
  return { count: list.groupCount, broken };
}

function reserveAt(projection: Projection, at: number): Looked {
  const of = (name: keyof Projection['byDate']): number => column(projection, name, at);
  const before = at === 0 ? projection.scenario.start.reserve : column(projection, 'reserveClosing', at - 1);
  const out =
    of('reserveToRegular') + of('reserveToTransition') + of('reserveToAdditionalFee') + of('reserveToDepositor');
  const rolled =
    of('reserveOpening') + of('reserveEarnings') - of('reserveDraw') + of('reserveReturned') + of('reserveTopUp') - out;
  const opens = one(of('reserveOpening') === before, 'the account does not open with what it closed with');
  const rolls = one(rolled === of('reserveClosing') && rolled >= 0, 'the account’s movements do not add up');
  return { count: 2, broken: [...opens.broken, ...rolls.broken] };
}

/** Per class: balance falls by principal and is not negative; interest paid is what its clause paid; and all principal together. */
function ofClasses(
  projection: Projection,
  at: number,
  paid: PaidRows,
): Pick<Record<DatePromise, Looked>, 'balances' | 'interest' | 'principal'> {
  const { byClass, dates, deal, scenario } = projection;
  const balances: string[] = [];
  const interest: string[] = [];
  let principal = 0;
  for (const [noteClass, { name }] of deal.classes.entries()) {
    const cell = noteClass * dates + at;
    let before: number = scenario.start.balances[noteClass] ?? 0;
    for (let place = 0; place < at; place += 1) before -= byClass.principal[noteClass * dates + place] as number;
    const recorded = byClass.before[cell] as number;
    const paidOut = byClass.principal[cell] as number;
    principal += paidOut;
    if (!(paidOut >= 0 && paidOut <= before && (recorded === before || before === 0))) balances.push(`Class ${name}`);
    if ((byClass.interestPaid[cell] as number) !== (paid.interest.get(noteClass) ?? 0)) interest.push(`Class ${name}`);
  }
  const count = deal.classes.length;
  const byClauses = paid.principal + column(projection, 'reserveToRegular', at);
  return {
    balances: { count, broken: balances },
    interest: { count, broken: interest },
    principal: one(principal === byClauses, 'classes are not paid the principal of the clauses'),
  };
}

function poolAt(projection: Projection, at: number): Looked {
  const of = (name: keyof Projection['byDate']): number => column(projection, name, at);
  const before = at === 0 ? projection.scenario.start.pool : column(projection, 'poolEnd', at - 1);
  const rolled = of('poolBegin') - of('principalCollections') - of('purchasePrincipal') - of('defaulted');
  const isGone = projection.statuses.some(
    ({ code, month }) => (code === 'called' || code === 'sold') && month === projection.startAfter + at + 1,
  );
  const kept = of('poolBegin') === before && of('poolEnd') === (isGone ? 0 : rolled) && of('poolEnd') >= 0;
  return one(kept, 'the pool does not roll');
}

/** What stays owed is not negative: claims, advances, fee. */
function carriedAt(projection: Projection, at: number): Looked {
  const { owed, dates, byDate } = projection;
  const claims = CLAIMANTS.filter((_, place) => !((owed[place * dates + at] as number) >= 0)).map((claimant) =>
    claimant.replaceAll('_', ' '),
  );
  const fee =
    (byDate.feeCurrent[at] as number) + (byDate.feeUnpaidPrior[at] as number) - (byDate.feePaid[at] as number);
  const others = [
    ...(fee >= 0 ? [] : ['servicing fee']),
    ...((byDate.advancesOwed[at] as number) >= 0 ? [] : ['advances']),
  ];
  return { count: CLAIMANTS.length + 2, broken: [...claims, ...others] };
}
