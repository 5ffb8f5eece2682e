import type { ClauseId } from '../../deal/clauses.ts';
import type { ReadingId } from '../../deal/readings.ts';
import type { FigureId } from './figure-id.ts';
import type { Value } from './value.ts';

/** Where an input comes from: another figure, which explains itself in turn, or a leaf. */
export type Origin =
  /** `run`: whose figure, where it is another run's than the one that is explained (other-runs.ts). */
  | { readonly kind: 'figure'; readonly id: FigureId; readonly run?: string }
  /** A certificate: its accession number, its month and the printed line. */
  | { readonly kind: 'filed'; readonly accession: string; readonly month: number; readonly line: string }
  /** Typed into the scenario: a JSON pointer into its form. */
  | { readonly kind: 'assumption'; readonly pointer: string }
  /** A term of the deal: where it stands, and in which document. */
  | { readonly kind: 'term'; readonly clause: string; readonly source: string }
  /** Typed outside the scenario, "Pricing, Class D". */
  | { readonly kind: 'typed'; readonly where: string }
  /** Nobody's input: what is found by trial, or counted. */
  | { readonly kind: 'found'; readonly how: string };

/** What an input does in the calculation. The first input of a list is always `plus`. */
export type Operator = 'plus' | 'less' | 'times' | 'divided by';

export interface Input {
  readonly label: string;
  readonly value: Value;
  readonly operator: Operator;
  readonly origin: Origin;
}

/**
 * How the inputs make the result.
 * - `sum`: plus and less; `excess`: the same, but not below zero
 * - `product`: times and divided by, in order, rounded half-up to the result's unit; `product down` drops the fraction
 * - `unrounded`: plus, less, times and divided by, in order; nothing is rounded but what is shown
 * - `solved`: the same chain of all inputs but the last comes to the last; the result is the rate at which it does
 * - `discounted`: the first divided by 1 and the rate of the second, to the power of the third's days by 30
 * - `accrual discounted`: the first divided by 1 and the second and third's rate for the fourth's days by 360
 * - `bond-equivalent month`: a bond-equivalent yield as a month's rate; `bond-equivalent year`: the other way round
 * - `ranked`: a value by its place in rising order
 * - `lesser`, `greater`: of two
 * - `share`: the first times the second divided by the third, rounded half-up, less the fourth
 * - `equal`: the one input
 * - `given`: the one input, which is a leaf
 * - `monthly`: a year's rate as a month's, 1 − (1 − rate)^(1/12)
 * - `absolute speed`: speed ÷ (1 − speed × months before), at most 100 %
 * - `level payment`: what a level payment on the first, at the rate of the second over the months of the third, repays at once
 * - `actual days`, `30/360 days`: from the first date to the second
 * - `life`: pairs of an amount and its days; together divided by 360 and by all amounts
 * - `count`: how many inputs there are
 * - `reaches`: the inputs before the last, plus and less, against the last
 * - `stated`: nothing to reckon; the sentence says it, the inputs bear it out
 * - `nil`: zero, for the reason that the sentence gives
 */
export type Method =
  | 'sum'
  | 'excess'
  | 'product'
  | 'product down'
  | 'unrounded'
  | 'solved'
  | 'discounted'
  | 'accrual discounted'
  | 'bond-equivalent month'
  | 'bond-equivalent year'
  | 'ranked'
  | 'lesser'
  | 'greater'
  | 'share'
  | 'equal'
  | 'given'
  | 'monthly'
  | 'absolute speed'
  | 'level payment'
  | 'actual days'
  | '30/360 days'
  | 'life'
  | 'count'
  | 'reaches'
  | 'stated'
  | 'nil';

interface Purses {
  readonly collections: number;
  readonly reserve: number;
}

/** What is unpaid, in cents, and why. */
interface Short {
  readonly amount: number;
  readonly why: string;
}

/** A figure explained. The clause, the formula, every input with its value, what was short and which reading was used. */
export interface Explanation {
  readonly id: FigureId;
  /** The figure's name in the documents' terms. */
  readonly title: string;
  /** "15 Dec 2020, month 14"; null for a figure of the whole run. */
  readonly when: string | null;
  /** In plain words, how it comes about. */
  readonly sentence: string;
  readonly clauses: readonly ClauseId[];
  /** The formula's name. */
  readonly formula: string;
  readonly method: Method;
  readonly inputs: readonly Input[];
  readonly result: Value;
  readonly purses: Purses | null;
  readonly short: Short | null;
  readonly readings: readonly ReadingTaken[];
}

/** A reading that an amount rests on, and whether the run took it as recorded or its alternative. */
export interface ReadingTaken {
  readonly id: ReadingId;
  readonly isAsRead: boolean;
}

/** What a rule says of a figure; the rest of an explanation follows from the figure itself. */
export interface Reason {
  readonly sentence: string;
  readonly clauses: readonly ClauseId[];
  readonly formula: string;
  readonly method: Method;
  readonly inputs: readonly Input[];
  readonly purses?: Purses;
  readonly short?: Short;
  readonly readings?: readonly ReadingId[];
}
