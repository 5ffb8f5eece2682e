import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { benchmarkChoice } from './benchmark-choice.ts';
import { collateralWords } from './collateral-words.ts';
import { type Input, inputValue } from './inputs.ts';
import type { Json } from './json-pointer.ts';

type Events = NonNullable<ScenarioForm['events']>;

/** An input's value in a few words, as the panel shows the base's: "modelled", "month 20", "1.50 % flat". */
export function inputWords(input: Input, form: ScenarioForm, filedRates: readonly string[]): string {
  const value = inputValue(input, form);
  if (input.group === 'readings') return readingWords(input, value);
  const words = collateralWords(input, form);
  if (words !== null) return words;
  switch (input.pointer) {
    case '/benchmark':
      return benchmarkWords(form.benchmark, filedRates);
    case '/switches/interest_on_unpaid_interest':
      return value === true ? 'charged' : 'not charged';
    case '/events/acceleration':
      return modeWords(value as NonNullable<Events['acceleration']>, { default: 'as modelled', never: 'never' });
    case '/events/call':
      return modeWords(value as NonNullable<Events['call']>, { first: 'first date', never: 'never' });
    case '/events/waivers':
      return (value as readonly unknown[]).length === 0 ? 'none' : `${(value as readonly unknown[]).length} waived`;
    case '/events/claims':
      return claimsWords((value as NonNullable<Events['claims']>).map(({ month }) => month));
    case '/events/rescission':
    case '/events/sale':
    case '/events/servicer_transfer':
      return value === null ? 'none' : `month ${(value as { month: number }).month}`;
    default:
      return stateWords(value as { state: string; month?: number; cured_month?: number | null });
  }
}

/** "as read", or that the reading is switched. */
function readingWords({ absent }: Input, value: Json): string {
  return value === absent ? 'as read' : 'switched';
}

function modeWords(
  value: { mode: string; month?: number | undefined },
  words: Readonly<Record<string, string>>,
): string {
  return value.mode === 'month' ? `month ${value.month}` : (words[value.mode] ?? value.mode);
}

function stateWords(value: { state: string; month?: number; cured_month?: number | null }): string {
  if (value.state !== 'forced') return value.state;
  const cured = value.cured_month === undefined || value.cured_month === null ? '' : `, cured in ${value.cured_month}`;
  return `forced in month ${value.month}${cured}`;
}

function claimsWords(months: readonly number[]): string {
  if (months.length === 0) return 'none';
  return months.length === 1 ? `one, month ${months[0]}` : `${months.length}, from month ${Math.min(...months)}`;
}

function benchmarkWords(benchmark: ScenarioForm['benchmark'], filedRates: readonly string[]): string {
  if (benchmark === undefined || benchmark === 'filed') return 'filed';
  const choice = benchmarkChoice(benchmark, filedRates);
  if (choice === 'filed') return 'filed';
  if (choice === 'flat') return `${benchmark.rates_pct[0]} % flat`;
  if (choice === 'shift') return `filed ${signed(benchmark.shift_pct ?? '0')} %`;
  return `a list from month ${benchmark.first_month}`;
}

function signed(percent: string): string {
  return percent.startsWith('-') ? `−${percent.slice(1)}` : `+${percent}`;
}
