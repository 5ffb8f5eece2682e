import { sum } from './cents.ts';
import { balanceOf, type DateFacts, type Payments, placesOfLevel, rankGroups } from './date-state.ts';
import type { Position } from './position.ts';
import { type Purses, payClause, payOne } from './purses.ts';
import { settleReserve } from './settle-reserve.ts';
import type { Level, Terms } from './terms.ts';

interface DateAccounts {
  readonly terms: Terms;
  readonly position: Position;
  readonly facts: DateFacts;
  readonly purses: Purses;
  readonly interestPaid: bigint[];
  readonly principal: bigint[];
}

/** § 5.4(b): pays one date on which an acceleration governs, by its fourth or its fifth clause. */
export function payAfterAcceleration(
  terms: Terms,
  position: Position,
  facts: DateFacts,
  order: 'fourth' | 'fifth',
): Payments {
  const { deal, readings } = terms;
  const earnings = facts.collections.reserve_earnings;
  const draw = position.reserve + earnings;
  const purses: Purses = {
    collections: facts.availableCollections + facts.callPrice + facts.saleProceeds,
    reserve: draw,
    reserveFirst: readings.reserveFirst,
    rows: [],
  };
  const interestPaid = deal.classes.map(() => 0n);
  const principal = deal.classes.map(() => 0n);
  const accounts: DateAccounts = { terms, position, facts, purses, interestPaid, principal };

  const feePaid = payOne(purses, '5.4(b)(i)', 'servicing_fee', facts.feeDue, position.successor !== 'none');
  position.owed.advances -= payOne(purses, '5.4(b)(i)', 'advances', position.owed.advances, false);
  paySecond(position, purses);
  payInterest(accounts, 'A', '5.4(b)(iii)');
  if (order === 'fourth') payFourth(accounts);
  else payFifth(accounts);
  const additional = position.successor === 'none' ? 0n : position.owed.additional_fee;
  position.owed.additional_fee -= payOne(purses, '5.4(b)(vi)', 'additional_fee', additional, true);
  payOne(purses, '5.4(b)(vii)', 'certificateholders', purses.collections, false);

  const returned = purses.reserve;
  const required = deal.reserveRequired;
  const settled = settleReserve({
    held: returned,
    required,
    notesLeft: sum(position.balances) - sum(principal),
    unfundedRegular: 0n,
    position,
  });
  return {
    purses,
    tests: { priority: 0n, secondary: 0n, tertiary: 0n, quaternary: 0n, regular: 0n, requiredPayment: 0n },
    reserve: { opening: position.reserve, earnings, draw, whole: true, returned, topUp: 0n, ...settled, required },
    feePaid,
    interestPaid,
    principal,
  };
}

/** Second: no caps; the costs of a successor other than the Indenture Trustee have no clause here. */
function paySecond(position: Position, purses: Purses): void {
  const { owed } = position;
  const trusteeServes = position.successor === 'trustee';
  const kinds = ['successor_indemnity', 'successor_transition', 'trustee', 'owner_trustee', 'reviewer'] as const;
  const claims = kinds.map((kind) => ({
    payee: kind,
    due: kind.startsWith('successor') && !trusteeServes ? 0n : owed[kind],
  }));
  const shares = payClause(purses, '5.4(b)(ii)', claims, true);
  kinds.forEach((kind, place) => {
    owed[kind] -= shares[place] ?? 0n;
  });
}

/** (A) A-1, (B) the other Class A, then interest and principal class by class. */
function payFourth(accounts: DateAccounts): void {
  payFirstOfClassA(accounts, '5.4(b)(iv)(A)');
  payRestOfClassA(accounts, '5.4(b)(iv)(B)', true);
  payInterest(accounts, 'B', '5.4(b)(iv)(C)');
  payPrincipal(accounts, 'B', '5.4(b)(iv)(D)');
  payInterest(accounts, 'C', '5.4(b)(iv)(E)');
  payPrincipal(accounts, 'C', '5.4(b)(iv)(F)');
  payInterest(accounts, 'D', '5.4(b)(iv)(G)');
  payPrincipal(accounts, 'D', '5.4(b)(iv)(H)');
}

/** The interest of B, C, D first; (E) is printed without words and read as the other Class A. */
function payFifth(accounts: DateAccounts): void {
  payInterest(accounts, 'B', '5.4(b)(v)(A)');
  payInterest(accounts, 'C', '5.4(b)(v)(B)');
  payInterest(accounts, 'D', '5.4(b)(v)(C)');
  payFirstOfClassA(accounts, '5.4(b)(v)(D)');
  payRestOfClassA(accounts, '5.4(b)(v)(E)', accounts.terms.readings.blankClauseProRata);
  payPrincipal(accounts, 'B', '5.4(b)(v)(F)');
  payPrincipal(accounts, 'C', '5.4(b)(v)(G)');
  payPrincipal(accounts, 'D', '5.4(b)(v)(H)');
}

function payInterest(accounts: DateAccounts, level: Level, clause: string): void {
  const places = placesOfLevel(accounts.terms, level);
  const claims = places.map((k) => ({
    payee: `interest ${accounts.terms.deal.classes[k]?.name}`,
    due: accounts.facts.interest[k]?.due ?? 0n,
  }));
  const shares = payClause(accounts.purses, clause, claims, true);
  places.forEach((k, place) => {
    accounts.interestPaid[k] = shares[place] ?? 0n;
  });
}

function payBalances(accounts: DateAccounts, places: readonly number[], clause: string): void {
  const claims = places.map((k) => ({
    payee: `principal ${accounts.terms.deal.classes[k]?.name}`,
    due: balanceOf(accounts.position, k),
  }));
  const shares = payClause(accounts.purses, clause, claims, true);
  places.forEach((k, place) => {
    accounts.principal[k] = shares[place] ?? 0n;
  });
}

function classA(accounts: DateAccounts, first: boolean): number[] {
  const { terms } = accounts;
  return placesOfLevel(terms, 'A').filter((k) => terms.deal.classes[k]?.firstAfterAcceleration === first);
}

function payFirstOfClassA(accounts: DateAccounts, clause: string): void {
  payBalances(accounts, classA(accounts, true), clause);
}

function payRestOfClassA(accounts: DateAccounts, clause: string, together: boolean): void {
  const rest = classA(accounts, false);
  const groups = together ? [rest] : rankGroups(accounts.terms, rest);
  for (const group of groups) payBalances(accounts, group, clause);
}

function payPrincipal(accounts: DateAccounts, level: Level, clause: string): void {
  for (const group of rankGroups(accounts.terms, placesOfLevel(accounts.terms, level))) {
    payBalances(accounts, group, clause);
  }
}
