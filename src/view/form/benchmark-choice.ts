import { printPercent, type Rate } from '../../money/rate.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { sameJson } from './json-pointer.ts';

/** How the panel sets the benchmark: as filed, one rate throughout, the filed rates moved in parallel, or another list. */
export type BenchmarkChoice = 'filed' | 'flat' | 'shift' | 'list';

type BenchmarkForm = NonNullable<ScenarioForm['benchmark']>;

/** Which choice a form's benchmark is. */
export function benchmarkChoice(benchmark: BenchmarkForm | undefined, filedRates: readonly string[]): BenchmarkChoice {
  if (benchmark === undefined || benchmark === 'filed') return 'filed';
  if (benchmark.replacements !== undefined) return 'list';
  if (benchmark.rates_pct.length === 1 && benchmark.shift_pct === undefined) return 'flat';
  if (!sameJson(benchmark.rates_pct, filedRates)) return 'list';
  // Written out without a shift, as a deal in place needs them, they are still the filed rates.
  return benchmark.shift_pct === undefined ? 'filed' : 'shift';
}

/** The form's benchmark for one rate throughout, or for the filed rates moved by a number of percentage points. */
export function benchmarkForm(choice: 'flat' | 'shift', percent: string, filedRates: readonly string[]): BenchmarkForm {
  if (choice === 'flat') return { first_month: 1, rates_pct: [percent] };
  return { first_month: 1, rates_pct: [...filedRates], shift_pct: percent };
}

/** The filed rates as the form writes them: one for each accrual, in percent. */
export function filedRateTexts(rates: readonly Rate[]): readonly string[] {
  return rates.map((rate) => printPercent(rate, 2));
}
