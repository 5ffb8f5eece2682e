import { TERM_SHEET_YIELDS } from '../deal/carmx-2019-4/term-sheet.ts';
import type { LossInput } from '../measures/break-even/loss-scale.ts';
import type { YieldBasis } from '../measures/pricing/present-value.ts';
import type { DrawnPlan } from '../view/sensitivity/drawn-plan.ts';

export const SENSITIVITY_PARTS = ['break-even', 'grid', 'shelf', 'draws'] as const;
export type SensitivityPart = (typeof SENSITIVITY_PARTS)[number];

export const PRICING_PARTS = ['classes', 'table', 'months'] as const;
export type PricingPart = (typeof PRICING_PARTS)[number];

/** An input that is stepped through, and its steps as typed. */
export interface Side {
  readonly path: string;
  readonly steps: string;
}

/** What a class is quoted at, as typed. */
export interface QuoteText {
  readonly by: 'yield' | 'price' | 'margin';
  readonly text: string;
}

/** How Sensitivity and Pricing are set; no part of a scenario, but of the work: kept, sent and undone with it. */
export interface AnalysisState {
  readonly loss: LossInput;
  readonly x: Side;
  readonly y: Side;
  readonly figure: string;
  readonly of: string;
  readonly trusts: 'ended' | 'all';
  readonly seed: string;
  readonly draws: string;
  /** null for the shelf's own history. */
  readonly plan: DrawnPlan | null;
  /** '' for the day from which the run can be bought into. */
  readonly settlement: string;
  readonly basis: YieldBasis;
  readonly quotes: Readonly<Record<string, QuoteText>>;
  readonly tableClass: string;
  readonly tableBy: 'price' | 'yield';
  readonly tableRows: Readonly<Record<'price' | 'yield', string>>;
  readonly tableColumns: Side;
  readonly residualPrice: string;
}

/**
 * How they are set at first. What is kept and sent says only what differs from this, so that it stays as it is for as long
 * as links and files of today are to open to the same figures.
 */
export const FIRST_ANALYSIS: AnalysisState = {
  loss: 'multiple',
  x: { path: 'collateral.default.multiple', steps: '1 to 8 by 0.5' },
  y: { path: 'collateral.prepayment.pct', steps: '0.8 to 1.8 by 0.1' },
  figure: 'principal_loss',
  of: 'all',
  trusts: 'ended',
  seed: '1',
  draws: '10000',
  plan: null,
  settlement: '',
  basis: 'bey',
  quotes: Object.fromEntries(
    Object.entries(TERM_SHEET_YIELDS).map(([name, text]) => [name, { by: 'yield', text } as const]),
  ),
  tableClass: 'D',
  tableBy: 'price',
  tableRows: { price: '99 to 101 by 0.25', yield: '2 to 4 by 0.25' },
  tableColumns: { path: 'collateral.prepayment.pct', steps: '1.0 to 1.6 by 0.1' },
  residualPrice: '',
};
