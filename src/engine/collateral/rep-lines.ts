import { type Column, columnFrom } from '../../money/column.ts';
import { integerPower } from '../../money/power.ts';
import { RATE_ONE } from '../../money/rate.ts';
import { type RepLine, TERM_ONE } from '../../scenario/vector/collateral-assumptions.ts';
import { levelFactor, levelFactorAfter } from './level-payment.ts';

/** The rep lines of a pool side by side, at the start of the first month that is projected. */
export interface RepLines {
  readonly count: number;
  /** In cents, unrounded: whole at first, fractions once a pool has been scaled. */
  readonly balance: Column;
  /** A month's rate as a fraction. */
  readonly monthlyRate: Column;
  /** Months since origination, in 10^-4 months. */
  readonly age: Column;
  /** In 10^-4 months; 0 or less once the term is over. */
  readonly remainingTerm: Column;
}

/** Sets rep lines side by side; those of 0.00 are skipped. */
export function repLinesOf(lines: readonly RepLine[]): RepLines {
  const kept = lines.filter((line) => line.balance > 0);
  return {
    count: kept.length,
    balance: columnFrom(kept, (line) => line.balance),
    monthlyRate: columnFrom(kept, (line) => line.annualRate / (12 * RATE_ONE)),
    age: columnFrom(kept, (line) => line.originalTerm - line.remainingTerm),
    remainingTerm: columnFrom(kept, (line) => line.remainingTerm),
  };
}

/**
 * The rep lines after `months` months for which collections were given: older by those months, amortised by their own
 * schedules, then scaled by one factor to the pool that is left. A line whose term is over has nothing left; where that
 * is so of every line, they share the pool as they did before and all of it falls due in the next month.
 * @param pool in cents, at the end of the last given month
 */
export function agedRepLines(lines: RepLines, months: number, pool: number): RepLines {
  const scheduled = lines.balance.map((balance, line) => balance * scheduledShareLeft(lines, line, months));
  const anyLeft = scheduled.some((balance) => balance > 0);
  const shares = anyLeft ? scheduled : lines.balance;
  const total = shares.reduce((sum, balance) => sum + balance, 0);
  return {
    count: lines.count,
    balance: total > 0 ? shares.map((balance) => (balance / total) * pool) : shares,
    monthlyRate: lines.monthlyRate,
    age: lines.age.map((age) => age + months * TERM_ONE),
    remainingTerm: lines.remainingTerm.map((term) => term - months * TERM_ONE),
  };
}

/** The part of a line's balance that its schedule leaves after whole months: (1+i)^k ((1+i)^(n-k) - 1) / ((1+i)^n - 1). */
function scheduledShareLeft(lines: RepLines, line: number, months: number): number {
  const term = lines.remainingTerm[line] as number;
  const rate = lines.monthlyRate[line] as number;
  if (months === 0) return 1;
  if (term <= months * TERM_ONE) return 0;
  let factor = levelFactor(rate, term);
  const atStart = factor;
  for (let month = 0; month < months; month++) factor = levelFactorAfter(factor, rate);
  return (integerPower(1 + rate, months) * factor) / atStart;
}
