import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { parseVector } from '../../scenario/vector/parse-vector.ts';
import { VECTOR_ONE } from '../../scenario/vector/vector-values.ts';
import { grouped } from '../amount-text.ts';
import { isPlainNumber } from './field-text.ts';
import { type Input, inputValue } from './inputs.ts';
import type { Json } from './json-pointer.ts';
import { startChoice } from './start-choice.ts';
import { structureSummary } from './structure-words.ts';
import { timingWords } from './timing-choice.ts';

/** An input of the collateral in a few words; null for an input that is none. */
export function collateralWords(input: Input, form: ScenarioForm): string | null {
  const value = inputValue(input, form);
  switch (input.pointer) {
    case '/start':
      return startWords(form);
    case '/collections':
      if (Array.isArray(value)) return monthCount(value.length);
      return value === 'filed' ? 'filed' : 'projected';
    case '/deal':
      return structureSummary(form);
    case '/collateral/rep_lines':
      return repLinesWords(form);
    case '/collateral/prepayment':
      return prepaymentWords(form);
    case '/collateral/default/kind':
      return String(value).toUpperCase();
    case '/collateral/default/pct':
    case '/collateral/recovery_pct':
      return `${rateWords(value)} %`;
    case '/collateral/default/multiple':
      return `${String(value)} ×`;
    case '/collateral/default/timing':
      return timingWords(form);
    case '/collateral/default/mid_life':
      return value === 'net' ? 'reach the total' : 'the curve’s share';
    case '/collateral/recovery_lag':
      return `${String(value)} mo`;
    default:
      return null;
  }
}

/** "closing", "after month 12", "replay of the filed months", "own collections, 24 months". */
export function startWords(form: ScenarioForm): string {
  const from = form.start?.kind === 'filed' ? `after month ${form.start.month}` : 'closing';
  switch (startChoice(form)) {
    case 'replay':
      return form.start?.kind === 'filed' ? `replay ${from}` : 'replay of the filed months';
    case 'own':
      return `own collections, ${monthCount(form.collections?.length ?? 0)}`;
    case 'certificate':
      return form.start?.kind === 'after' ? `after month ${form.start.after_date}` : from;
    default:
      return from;
  }
}

function monthCount(count: number): string {
  return `${count} month${count === 1 ? '' : 's'}`;
}

/** "the start month’s line" or "10,000 rep lines". */
export function repLinesWords(form: ScenarioForm): string {
  const count = form.collateral?.rep_lines?.length;
  if (count === undefined) return 'the certificate’s one line';
  return count === 1 ? 'one rep line' : `${grouped(count)} rep lines`;
}

/** "1.3 % ABS", "1.3 … 1.5 % ABS". */
export function prepaymentWords({ collateral }: ScenarioForm): string {
  if (collateral === undefined) return 'as given';
  const prepayment = collateral.prepayment;
  return prepayment ? `${rateWords(prepayment.pct)} % ${prepayment.kind.toUpperCase()}` : 'none';
}

/** "4.00 × 2.25 % CNL", "3 % CDR". */
export function lossesWords({ collateral }: ScenarioForm): string {
  if (collateral === undefined) return 'as given';
  const losses = collateral.default;
  if (!losses) return 'none';
  const rate = `${rateWords(losses.pct)} % ${losses.kind.toUpperCase()}`;
  const isPlain = losses.kind !== 'cnl' || losses.multiple === undefined || losses.multiple === '1';
  return isPlain ? rate : `${losses.multiple} × ${rate}`;
}

/** A number as it stands, a vector by its ends. */
function rateWords(value: Json): string {
  if (isPlainNumber(value)) return value;
  const texts: readonly string[] = Array.isArray(value) ? value : endsOf(String(value));
  return [...new Set([texts[0], texts.at(-1)])].join(' … ');
}

function endsOf(text: string): readonly string[] {
  const read = parseVector(text);
  if (!read.ok) return [text];
  return [read.values[0], read.values.at(-1)].map((value) => percentText(value ?? 0));
}

/** Hundredths of a percent from parts of {@link VECTOR_ONE}, without zeros that say nothing. */
function percentText(parts: number): string {
  const hundredths = Math.floor((parts / VECTOR_ONE) * 10_000 + 0.5);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`.replace(/\.?0+$/, '');
}
