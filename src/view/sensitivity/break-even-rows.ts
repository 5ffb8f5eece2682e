import type { ClauseId } from '../../deal/clauses.ts';
import type { LossInput } from '../../measures/break-even/loss-scale.ts';
import type { LossTest } from '../../measures/break-even/loss-test.ts';
import { type Day, parseDay } from '../../money/day.ts';
import { clausePays } from '../clause-words.ts';
import { dateText } from '../date-text.ts';

/** The tests of a break-even, in the order in which they stand. */
export const LOSS_TESTS = ['paid_by_final', 'timely', 'principal_ever'] as const satisfies readonly LossTest[];

export const TEST_WORDS: Readonly<Record<LossTest, { readonly title: string; readonly note: string }>> = {
  paid_by_final: { title: 'Paid by its final date', note: 'all of it, by the Final Distribution Date' },
  timely: { title: 'Interest on time', note: 'all interest on every date' },
  principal_ever: { title: 'Principal ever', note: 'all principal, however late' },
};

export const LOSS_WORDS: Readonly<Record<LossInput, { readonly title: string; readonly unit: string }>> = {
  multiple: { title: 'Multiple of this scenario’s losses', unit: '×' },
  cnl_pct: { title: 'Lifetime net loss (CNL)', unit: '%' },
  cdr_pct: { title: 'Flat default rate (CDR)', unit: '%' },
};

/** The answer to a `break_even` for one class, as the contract has it. */
export interface BreakEvenAnswer {
  readonly value?: string;
  readonly cumulative_net_loss_pct?: string;
  readonly coverage_multiple?: string | { readonly not_available: string };
  readonly binding?: { readonly clause: ClauseId; readonly n: number; readonly date: string; readonly what: string };
  readonly holds_at?: string;
  readonly fails_at?: string;
  readonly holds_again?: readonly (readonly [string, string])[];
  readonly not_available?: string;
}

/** A class's break-even under one test, in words. */
export interface BreakEvenCell {
  /** Largest loss at which the test holds, "4.470 ×"; null where there is none, and `because` says why. */
  readonly value: string | null;
  /** The same as a number, for a mark on a scale. */
  readonly size: number | null;
  readonly netLoss: string;
  readonly coverage: string;
  /** "§ 2.8(a)(x) Quaternary principal" and "15 Apr 2026 · 78" */
  readonly clause: string;
  readonly when: string;
  /** "fails at 4.471 ×": the next step, run again like the one that holds. */
  readonly proof: string;
  readonly because: string;
  /** The loss at which the test holds and the one at which it fails, in thousandths; null where there is none. */
  readonly holdsAt: number | null;
  readonly failsAt: number | null;
}

/** The cells of one test's answer, by class. */
export function breakEvenCells(answer: object, input: LossInput, names: readonly string[]): readonly BreakEvenCell[] {
  const byName = answer as Readonly<Record<string, BreakEvenAnswer>>;
  return names.map((name) => cellOf(byName[name] ?? { not_available: 'because nothing was found' }, input));
}

function cellOf(one: BreakEvenAnswer, input: LossInput): BreakEvenCell {
  const { unit } = LOSS_WORDS[input];
  const { binding, holds_at: holds, fails_at: fails, holds_again: again = [] } = one;
  const loss = (text: string): string => `${text} ${unit}`;
  const stretches = again.map(([from, to]) => (from === to ? loss(from) : `${from} to ${loss(to)}`)).join(', ');
  const proof = holds !== undefined && fails !== undefined ? `fails at ${loss(fails)}` : '';
  return {
    value: one.value === undefined ? null : loss(one.value),
    size: one.value === undefined ? null : Number(one.value),
    netLoss: one.cumulative_net_loss_pct === undefined ? '' : percentText(one.cumulative_net_loss_pct),
    coverage: typeof one.coverage_multiple === 'string' ? `${rounded(one.coverage_multiple, 2)} ×` : '',
    clause: binding ? `§ ${binding.clause} ${clausePays(binding.clause)}` : '',
    when: binding ? `${dateText(parseDay(binding.date) as Day)} · ${binding.n}` : '',
    proof: stretches === '' ? proof : `${proof}; seen to hold again at ${stretches}`,
    because: becauseOf(one),
    holdsAt: one.value === undefined ? null : thousandths(holds),
    failsAt: binding ? thousandths(fails) : null,
  };
}

/** No loss up to the most, and short already at none, are answers; what could not be asked is not available. */
function becauseOf({ not_available: because, holds_at: holds, fails_at: fails }: BreakEvenAnswer): string {
  if (because === undefined) return '';
  const isAnswer = holds !== undefined || fails !== undefined;
  return isAnswer ? `None: ${because.replace(/^because /, '')}.` : `Not available, ${because}.`;
}

/** A loss of the usual step as the contract has it, "4.470", in thousandths. */
function thousandths(text: string | undefined): number | null {
  return text !== undefined && /^\d+\.\d{3}$/.test(text) ? Number(text.replace('.', '')) : null;
}

function percentText(text: string): string {
  return `${rounded(text, 2)} %`;
}

/** A plain decimal of the contract half-up to fewer places; the text has more of them. */
export function rounded(text: string, places: number): string {
  const isNegative = text.startsWith('-');
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.');
  if (decimals.length <= places) return text;
  const kept = BigInt(whole + decimals.slice(0, places)) + ((decimals[places] ?? '0') >= '5' ? 1n : 0n);
  const digits = String(kept).padStart(places + 1, '0');
  const size = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return isNegative && kept !== 0n ? `-${size}` : size;
}
