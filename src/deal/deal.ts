import type { Cents } from '../money/cents.ts';
import type { Day, Month } from '../money/day.ts';
import type { Rate } from '../money/rate.ts';

/** A trust of the shelf, as its documents state it: facts without arithmetic. Amounts in cents, rates in {@link Rate}. */
export interface Deal {
  readonly name: string;
  readonly closing: Day;
  readonly firstDistribution: Month;
  /** The day of the month from which each Distribution Date rolls. */
  readonly distributionDay: number;
  readonly initialPool: Cents;
  readonly ocTarget: Cents;
  readonly reserveInitial: Cents;
  readonly reserveRequired: Cents;
  readonly servicingFee: Rate;
  /** Share of the initial pool at or below which the clean-up call may be made. */
  readonly callThreshold: Rate;
  /** Whether the whole Reserve Account is drawn when it and the collections pay everything, or the pool is zero. */
  readonly sweepWhenAllPaid: boolean;
  readonly caps: { readonly successorTotal: Cents; readonly reviewerPerYear: Cents };
  /** In order of rank, senior first. */
  readonly classes: readonly NoteClass[];
}

export interface NoteClass {
  readonly name: string;
  readonly cusip: string | null;
  readonly level: Level;
  /** Classes of one rank share principal pro rata; a lower number is paid first. */
  readonly rank: number;
  readonly balance: Cents;
  readonly coupon: Coupon;
  readonly dayCount: DayCount;
  readonly final: Month;
  /** Paid alone, before the other Class A Notes, after an acceleration: Class A-1 of § 5.4(b). */
  readonly firstAfterAcceleration: boolean;
}

export type Coupon =
  | { readonly kind: 'fixed'; readonly rate: Rate }
  | { readonly kind: 'floating'; readonly spread: Rate };

type DayCount = 'act/360' | '30/360';

export const LEVELS = ['A', 'B', 'C', 'D'] as const;
/** Class A, B, C or D: the four levels of the tests of the Sale and Servicing Agreement. */
export type Level = (typeof LEVELS)[number];
