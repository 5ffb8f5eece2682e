import type { Benchmark } from '../../scenario/scenario.ts';

/**
 * The benchmark of an accrual with its adjustment, on the scale of a Rate (may be negative; the floor at zero is on the
 * sum with the spread). The last rate given is held; the replacement that began last rules (§ 2.16(c)).
 */
export function benchmarkWithAdjustment(benchmark: Benchmark, accrual: number): number {
  const { rates, firstMonth, shift, replacements } = benchmark;
  const place = Math.min(Math.max(accrual - firstMonth, 0), rates.length - 1);
  let began = 0;
  let adjustment = 0;
  for (const replacement of replacements) {
    if (replacement.fromMonth <= accrual && replacement.fromMonth >= began) {
      began = replacement.fromMonth;
      adjustment = replacement.adjustment;
    }
  }
  return (rates[place] ?? 0) + shift + adjustment;
}
