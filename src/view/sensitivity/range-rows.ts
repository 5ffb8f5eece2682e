import type { NotAvailable } from '../../measures/not-available.ts';
import { amountText, grouped } from '../amount-text.ts';
import { becauseOf } from '../request-answers-words.ts';
import { rounded } from './break-even-rows.ts';

export const PERCENTILES = ['1', '5', '25', '50', '75', '95', '99'] as const;

type Found = string | { readonly not_available: string };

/** What draws of a figure come to, as the contract has it. */
export interface RangeFigure {
  readonly not_available?: string;
  readonly percentiles?: Readonly<Record<string, string>>;
  readonly mean?: string;
  readonly standard_error?: string;
  readonly share_short_pct: string;
  readonly draws_without?: number;
  readonly convergence?: readonly {
    readonly draws: number;
    readonly mean: Found;
    readonly median: Found;
    readonly share_short_pct: string;
  }[];
}

/** What is summed up for each class or for the trust. */
export const RANGE_MEASURES = {
  wal_years: { title: 'WAL, years', kind: 'years' },
  principal_loss: { title: 'Principal short', kind: 'amount' },
} as const;
export type RangeMeasure = keyof typeof RANGE_MEASURES;

export interface RangeRow {
  readonly path: string;
  readonly name: string;
  /** Place in the ramp of classes; -1 for the trust. */
  readonly noteClass: number;
  readonly share: string;
  readonly isEverShort: boolean;
  readonly percentiles: readonly string[];
  readonly mean: string;
  readonly error: string;
  readonly because: string;
  /** Says of the draws that do not have the figure why; '' where all do. */
  readonly without: string;
  /** Percentiles as numbers, for a picture on one scale. */
  readonly numbers: readonly number[];
}

/** A figure as people read it: years with two decimals, amounts with cents. @param text plain decimal of the contract */
export function rangeText(kind: 'years' | 'amount', text: string): string {
  if (kind === 'years') return rounded(text, 2);
  return amountText(Math.round(Number(text) * 100));
}

/** The row of a figure, by what its draws come to; null where none is in yet. @param none why a draw may not have it */
export function rangeRow(
  path: string,
  name: string,
  noteClass: number,
  kind: 'years' | 'amount',
  answer: RangeFigure | null,
  none: NotAvailable | null,
): RangeRow {
  const blank = { path, name, noteClass, error: '', because: '', without: '', numbers: [] };
  if (!answer) {
    return { ...blank, share: '…', isEverShort: false, percentiles: PERCENTILES.map(() => '…'), mean: '…' };
  }
  const share = `${rounded(answer.share_short_pct, 2)} %`;
  const isEverShort = Number(answer.share_short_pct) > 0;
  if (answer.not_available !== undefined || !answer.percentiles) {
    return {
      ...blank,
      share,
      isEverShort,
      percentiles: [],
      mean: '',
      because: `Not available, ${answer.not_available}.`,
    };
  }
  const { percentiles, draws_without: without = 0 } = answer;
  return {
    ...blank,
    without: without > 0 && none ? `${name}: ${grouped(without)} draws are left out, ${becauseOf(none)}.` : '',
    share,
    isEverShort,
    percentiles: PERCENTILES.map((one) => rangeText(kind, percentiles[one] ?? '0')),
    mean: rangeText(kind, answer.mean ?? '0'),
    error:
      kind === 'years'
        ? rounded(answer.standard_error ?? '0', 4)
        : amountText(Math.round(Number(answer.standard_error ?? 0) * 100)),
    numbers: PERCENTILES.map((one) => Number(percentiles[one] ?? 0)),
  };
}
