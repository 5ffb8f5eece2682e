import { monthOfDate, type PrincipalTests, principalTests, regularPrincipal } from './amounts-due.ts';
import { lesser, plus, proRata, sum } from './cents.ts';
import { balanceOf, type DateFacts, type Payments, placesOfLevel, rankGroups } from './date-state.ts';
import { notesOutstanding, type Position } from './position.ts';
import { type Purses, payClause, payOne } from './purses.ts';
import { settleReserve } from './settle-reserve.ts';
import type { Level, Terms } from './terms.ts';

/** What a date before acceleration must pay and may draw. */
interface Reckoning {
  readonly four: PrincipalTests;
  readonly regular: bigint;
  readonly requiredPayment: bigint;
  /** The Reserve Account with its earnings. */
  readonly account: bigint;
  readonly draw: bigint;
  readonly whole: boolean;
}

/** § 2.8(a): pays one date before acceleration. Lowers what is owed in `position`; balances are left to the caller. */
export function payBeforeAcceleration(terms: Terms, position: Position, facts: DateFacts): Payments {
  const reckoning = reckon(terms, position, facts);
  const { account, draw, whole, regular } = reckoning;
  const { reserveRequired } = terms.deal;
  const cash = facts.availableCollections + facts.callPrice;
  const purses: Purses = { collections: cash, reserve: draw, reserveFirst: terms.readings.reserveFirst, rows: [] };

  const feePaid = paySenior(position, facts, purses);
  const { interestPaid, toNotes } = payInterestAndTests(terms, facts, reckoning.four, purses);
  const returnedEarly = whole ? 0n : purses.reserve;
  purses.reserve -= returnedEarly;
  const requiredNow = notesOutstanding(position) && !whole ? reserveRequired : 0n;
  const deficiency = plus(requiredNow - (account - draw + returnedEarly));
  const topUp = payOne(purses, '2.8(a)(xi)', 'reserve', deficiency, false);
  const regularPaid = payOne(purses, '2.8(a)(xii)', 'principal', regular, whole);
  payLast(position, facts, purses, whole);
  payOne(purses, '2.8(a)(xiv)', 'certificateholders', purses.collections, false);

  const returned = returnedEarly + purses.reserve;
  const notesLeft = sum(position.balances) - toNotes - regularPaid;
  const settled = settleReserve({
    held: account - draw + returned + topUp,
    required: reserveRequired,
    notesLeft,
    unfundedRegular: regular - regularPaid,
    position,
  });
  const required = notesLeft === settled.toRegular ? 0n : reserveRequired;
  const earnings = facts.collections.reserve_earnings;
  return {
    purses,
    tests: { ...reckoning.four, regular, requiredPayment: reckoning.requiredPayment },
    reserve: { opening: position.reserve, earnings, draw, whole, returned, topUp, ...settled, required },
    feePaid,
    interestPaid,
    principal: divideOnce(terms, position, toNotes + regularPaid + settled.toRegular),
  };
}

function reckon(terms: Terms, position: Position, facts: DateFacts): Reckoning {
  const { deal, readings } = terms;
  const { balances } = position;
  const four = principalTests(deal, readings, balances, facts.poolTested, monthOfDate(deal, facts.n));
  const account = position.reserve + facts.collections.reserve_earnings;
  const cash = facts.availableCollections + facts.callPrice;
  const sweeps = deal.sweepWhenAllPaid && readings.wholeAccountDraw;
  const whole = sweeps && (facts.poolTested === 0n || account + cash >= facts.payOff);
  const { capped } = facts;
  const second = capped.indemnity + capped.transition + capped.reviewer;
  const interest = sum(facts.interest.map((i) => i.due));
  const tests = four.priority + four.secondary + four.tertiary + four.quaternary;
  const requiredPayment = facts.feeDue + second + interest + tests;
  return {
    four,
    regular: regularPrincipal(deal, balances, facts.poolTested, four, whole),
    requiredPayment,
    account,
    draw: whole ? account : lesser(account, plus(requiredPayment - cash)),
    whole,
  };
}

/** Clauses (iii) to (x): each level's interest, then its test. */
function payInterestAndTests(
  terms: Terms,
  facts: DateFacts,
  four: PrincipalTests,
  purses: Purses,
): { interestPaid: bigint[]; toNotes: bigint } {
  const interestPaid = terms.deal.classes.map(() => 0n);
  payInterest(terms, facts, purses, 'A', '2.8(a)(iii)', interestPaid);
  const priority = payOne(purses, '2.8(a)(iv)', 'principal', four.priority, true);
  payInterest(terms, facts, purses, 'B', '2.8(a)(v)', interestPaid);
  const secondary = payOne(purses, '2.8(a)(vi)', 'principal', four.secondary, true);
  payInterest(terms, facts, purses, 'C', '2.8(a)(vii)', interestPaid);
  const tertiary = payOne(purses, '2.8(a)(viii)', 'principal', four.tertiary, true);
  payInterest(terms, facts, purses, 'D', '2.8(a)(ix)', interestPaid);
  const quaternary = payOne(purses, '2.8(a)(x)', 'principal', four.quaternary, true);
  return { interestPaid, toNotes: priority + secondary + tertiary + quaternary };
}

/** Clauses (i) and (ii). Reserve money pays the fee of a successor only, and never the advances. */
function paySenior(position: Position, facts: DateFacts, purses: Purses): bigint {
  const { owed, successor } = position;
  const feePaid = payOne(purses, '2.8(a)(i)', 'servicing_fee', facts.feeDue, successor !== 'none');
  owed.advances -= payOne(purses, '2.8(a)(i)', 'advances', owed.advances, false);
  const { capped } = facts;
  const claims = [
    { payee: 'successor_indemnity', due: capped.indemnity },
    { payee: 'successor_transition', due: capped.transition },
    { payee: 'reviewer', due: capped.reviewer },
  ];
  const [indemnity = 0n, transition = 0n, reviewer = 0n] = payClause(purses, '2.8(a)(ii)', claims, true);
  owed.successor_indemnity -= indemnity;
  owed.successor_transition -= transition;
  owed.reviewer -= reviewer;
  position.capSuccessorUsed += indemnity + transition;
  position.capReviewerUsed += reviewer;
  return feePaid;
}

function payInterest(
  terms: Terms,
  facts: DateFacts,
  purses: Purses,
  level: Level,
  clause: string,
  interestPaid: bigint[],
): void {
  const places = placesOfLevel(terms, level);
  const claims = places.map((k) => ({
    payee: `interest ${terms.deal.classes[k]?.name}`,
    due: facts.interest[k]?.due ?? 0n,
  }));
  const shares = payClause(purses, clause, claims, true);
  places.forEach((k, place) => {
    interestPaid[k] = shares[place] ?? 0n;
  });
}

/** Clause (xiii), by line: what is over a cap is over it whether or not clause (ii) could be paid in full. */
function payLast(position: Position, facts: DateFacts, purses: Purses, reserveMayPay: boolean): void {
  const { owed, successor } = position;
  const { capped } = facts;
  const before = facts.owedBefore;
  const claims = [
    { payee: 'trustee', due: before.trustee },
    { payee: 'successor_indemnity', due: successor === 'trustee' ? before.successor_indemnity - capped.indemnity : 0n },
    { payee: 'successor_transition', due: successor === 'none' ? 0n : before.successor_transition - capped.transition },
    { payee: 'additional_fee', due: successor === 'none' ? 0n : before.additional_fee },
    { payee: 'reviewer', due: before.reviewer - capped.reviewer },
  ];
  const [trustee = 0n, indemnity = 0n, transition = 0n, additional = 0n, reviewer = 0n] = payClause(
    purses,
    '2.8(a)(xiii)',
    claims,
    reserveMayPay,
  );
  owed.trustee -= trustee;
  owed.successor_indemnity -= indemnity;
  owed.successor_transition -= transition;
  owed.additional_fee -= additional;
  owed.reviewer -= reviewer;
}

/** § 2.8(d): one sum, rank after rank, pro rata by balance within a rank. */
function divideOnce(terms: Terms, position: Position, total: bigint): bigint[] {
  const principal = terms.deal.classes.map(() => 0n);
  let left = total;
  const all = terms.deal.classes.map((_, k) => k);
  for (const group of rankGroups(terms, all)) {
    const balances = group.map((k) => balanceOf(position, k));
    const money = lesser(left, sum(balances));
    proRata(money, balances).forEach((share, place) => {
      principal[group[place] ?? 0] = share;
    });
    left -= money;
  }
  if (left !== 0n) throw new Error('more principal than Notes');
  return principal;
}
