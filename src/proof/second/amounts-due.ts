import { greater, halfUp, lesser, plus, sum } from './cents.ts';
import { type CivilDate, dayNumber, rolled, thirty360 } from './civil-date.ts';
import { PERCENT_UNITS } from './percent.ts';
import type { Position } from './position.ts';
import { type BenchmarkTerms, type ClassTerms, type DealTerms, LEVELS, type Level, type Readings } from './terms.ts';

/** The days of one Distribution Date: number n is the n-th; 0 stands for closing. */
export function unrolledDate(deal: DealTerms, n: number): CivilDate {
  if (n === 0) return deal.closing;
  const index = deal.firstMonth + n - 1;
  return { year: Math.floor(index / 12), month: (index % 12) + 1, day: deal.day };
}

export function distributionDate(deal: DealTerms, n: number): CivilDate {
  return n === 0 ? deal.closing : rolled(unrolledDate(deal, n));
}

export function monthOfDate(deal: DealTerms, n: number): number {
  return deal.firstMonth + n - 1;
}

/** § 2.16: the vector's rate with its shift, plus the adjustment of the replacement that rules accrual n. */
function benchmarkRate(terms: BenchmarkTerms, n: number): bigint {
  const place = Math.min(Math.max(n - terms.firstMonth, 0), terms.rates.length - 1);
  const rate = terms.rates[place];
  if (rate === undefined) throw new Error('a floating class needs a benchmark');
  let adjustment = 0n;
  let begun = Number.NEGATIVE_INFINITY;
  for (const replacement of terms.replacements) {
    if (replacement.fromMonth <= n && replacement.fromMonth >= begun) {
      begun = replacement.fromMonth;
      adjustment = replacement.adjustment;
    }
  }
  return rate + terms.shift + adjustment;
}

/** What is due to one class as interest on one date (§ 2.8(f), Total Note Interest). Rate in 10^-12 per cent. */
export interface ClassInterest {
  readonly rate: bigint;
  readonly days: number;
  readonly unpaidPrior: bigint;
  readonly current: bigint;
  readonly onUnpaid: bigint;
  readonly due: bigint;
}

export function interestDue(
  deal: DealTerms,
  benchmark: BenchmarkTerms,
  readings: Readings,
  position: Position,
  n: number,
): ClassInterest[] {
  return deal.classes.map((c, k) => {
    const rate = c.fixedRate ?? plus(needsBenchmark(position, k) ? benchmarkRate(benchmark, n) + c.spread : 0n);
    const days = c.actual
      ? dayNumber(distributionDate(deal, n)) - dayNumber(distributionDate(deal, n - 1))
      : thirty360(unrolledDate(deal, n - 1), unrolledDate(deal, n));
    const accrued = (amount: bigint) => halfUp(amount * rate * BigInt(days), PERCENT_UNITS * 100n * 360n);
    const unpaidPrior = position.unpaidInterest[k] ?? 0n;
    const current = accrued(position.balances[k] ?? 0n);
    const onUnpaid = readings.interestOnUnpaid ? accrued(unpaidPrior) : 0n;
    return { rate, days, unpaidPrior, current, onUnpaid, due: current + unpaidPrior + onUnpaid };
  });
}

function needsBenchmark(position: Position, k: number): boolean {
  return (position.balances[k] ?? 0n) > 0n || (position.unpaidInterest[k] ?? 0n) > 0n;
}

/** One month of the Servicing Fee on the pool at the month's start. */
export function currentFee(deal: DealTerms, poolBegin: bigint): bigint {
  return halfUp(poolBegin * deal.feeRate, PERCENT_UNITS * 1200n);
}

export interface PrincipalTests {
  readonly priority: bigint;
  readonly secondary: bigint;
  readonly tertiary: bigint;
  readonly quaternary: bigint;
}

/** The four tests on the balances before payment against the pool at the month's end. */
export function principalTests(
  deal: DealTerms,
  readings: Readings,
  balances: readonly bigint[],
  pool: bigint,
  month: number,
): PrincipalTests {
  const tests: bigint[] = [];
  for (const level of LEVELS) {
    const before = sum(tests);
    const through = sum(balances.filter((_, k) => (deal.classes[k]?.level ?? 'D') <= level));
    const floor = readings.floorCumulative
      ? plus(cumulativeFloor(deal.classes, balances, level, month) - before)
      : ownFloor(deal.classes, balances, level, month);
    tests.push(greater(plus(through - pool - before), floor));
  }
  const [priority = 0n, secondary = 0n, tertiary = 0n, quaternary = 0n] = tests;
  return { priority, secondary, tertiary, quaternary };
}

/** From a class's Final Distribution Date on: every balance above its level and its level's own down to its rank. */
function cumulativeFloor(
  classes: readonly ClassTerms[],
  balances: readonly bigint[],
  level: Level,
  month: number,
): bigint {
  let floor = 0n;
  classes.forEach((matured, k) => {
    if (matured.level !== level || month < matured.finalMonth || (balances[k] ?? 0n) === 0n) return;
    const retired = balances.filter((_, j) => {
      const other = classes[j];
      return other !== undefined && (other.level < level || (other.level === level && other.rank <= matured.rank));
    });
    floor = greater(floor, sum(retired));
  });
  return floor;
}

/** The other reading: a test is at least the matured classes of its own level alone. */
function ownFloor(classes: readonly ClassTerms[], balances: readonly bigint[], level: Level, month: number): bigint {
  return sum(balances.filter((_, k) => classes[k]?.level === level && month >= (classes[k]?.finalMonth ?? month + 1)));
}

/** Regular Principal Distributable Amount; in a pay-off of everything, all Notes less the four tests. */
export function regularPrincipal(
  deal: DealTerms,
  balances: readonly bigint[],
  pool: bigint,
  tests: PrincipalTests,
  whole: boolean,
): bigint {
  const notes = sum(balances);
  const four = tests.priority + tests.secondary + tests.tertiary + tests.quaternary;
  return plus((whole ? notes : lesser(notes, plus(notes + deal.ocTarget - pool))) - four);
}

export interface CappedClaims {
  readonly indemnity: bigint;
  readonly transition: bigint;
  readonly reviewer: bigint;
}

/** What clause (ii) of § 2.8(a) may take: indemnities before transition costs, under what is left of the caps. */
export function cappedClaims(deal: DealTerms, position: Position): CappedClaims {
  const room = position.successor === 'trustee' ? plus(deal.capSuccessor - position.capSuccessorUsed) : 0n;
  const indemnity = lesser(position.owed.successor_indemnity, room);
  return {
    indemnity,
    transition: lesser(position.owed.successor_transition, room - indemnity),
    reviewer: lesser(position.owed.reviewer, plus(deal.capReviewer - position.capReviewerUsed)),
  };
}

/** What the second clause of § 5.4(b) takes: no caps, and both trustees. */
export function uncappedClaims(position: Position): bigint {
  const { owed } = position;
  const successor = position.successor === 'trustee' ? owed.successor_indemnity + owed.successor_transition : 0n;
  return successor + owed.trustee + owed.owner_trustee + owed.reviewer;
}
