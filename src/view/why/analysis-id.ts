import type { LossInput } from '../../measures/break-even/loss-scale.ts';
import type { LossTest } from '../../measures/break-even/loss-test.ts';
import type { YieldBasis } from '../../measures/pricing/present-value.ts';

// Figures of Pricing, Sensitivity and Compare. What they are asked at stands in their address, so that a link to one is whole.

/** What is bought, when and at what. */
export interface PricedAt {
  /** A class; '' for the residual, which is bought at the start and whose return is a month's. */
  readonly noteClass: string;
  /** As typed; '' for the day from which the run can be bought into. */
  readonly settlement: string;
  readonly basis: YieldBasis;
  readonly by: 'yield' | 'price' | 'margin';
  /** As typed: percent, or a price for 100; of the residual dollars, '' for what stands behind the Notes at the start. */
  readonly quote: string;
}

export const PRICED_FIGURES = [
  'price',
  'yield',
  'discount-margin',
  'accrued',
  'accrued-amount',
  'accrued-days',
  'balance-bought',
  'life-from-settlement',
  'first-from-settlement',
  'last-from-settlement',
  'interest-from-settlement',
  'macaulay',
  'modified',
  'convexity',
  'period-growth',
  'monthly-rate',
  'present-value',
  'present-value-rest',
  'time-value',
  'time-value-rest',
  'curve-value',
  'curve-value-rest',
  'margin-value',
  'margin-value-rest',
  'residual-price',
  'bond-equivalent-return',
] as const;
export type PricedFigure = (typeof PRICED_FIGURES)[number];

/** Of one payment after settlement. */
export const FLOW_FIGURES = [
  'flow-cash',
  'flow-days',
  'flow-value',
  'flow-time-value',
  'flow-curve-value',
  'margin-days',
  'margin-factor',
  'margin-flow-value',
] as const;
export type FlowFigure = (typeof FLOW_FIGURES)[number];

export interface PricedId {
  readonly kind: PricedFigure;
  readonly at: PricedAt;
}
export interface FlowId {
  readonly kind: FlowFigure;
  readonly at: PricedAt;
  /** Of the Distribution Date. */
  readonly number: number;
}

/** The largest loss a class bears, its share of losses in this scenario, and what binds one step beyond it. */
export const BREAK_EVEN_FIGURES = ['break-even', 'break-even-binding', 'break-even-coverage'] as const;
export type BreakEvenFigure = (typeof BREAK_EVEN_FIGURES)[number];

export interface BreakEvenId {
  readonly kind: BreakEvenFigure;
  readonly noteClass: string;
  readonly input: LossInput;
  readonly test: LossTest;
  /** The loss in the scale's usual steps: at which the test holds; for what binds, at which it fails. */
  readonly steps: number;
}

/** What draws of a figure come to: "5", a percentile; the mean, its standard error; the share of draws with a short. */
export const DRAWN_FIGURES = ['drawn-percentile', 'drawn-mean', 'drawn-error', 'drawn-share'] as const;
export type DrawnFigure = (typeof DRAWN_FIGURES)[number];

export interface DrawnId {
  readonly kind: DrawnFigure;
  /** The figure's path in the contract, "classes.D.wal_years". */
  readonly path: string;
  /** Of a percentile; 0 for the others. */
  readonly percentile: number;
}

/** A figure of this scenario less the same of the base. */
export interface DifferenceId {
  readonly kind: 'difference';
  /** The figure's own address. */
  readonly figure: string;
}

export type AnalysisId = PricedId | FlowId | BreakEvenId | DrawnId | DifferenceId;
