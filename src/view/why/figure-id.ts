import type { ClauseId } from '../../deal/clauses.ts';
import type { Level } from '../../deal/deal.ts';
import type { CollectionLine } from '../../scenario/collections.ts';
import type { Claimant } from '../../scenario/scenario.ts';
import type { AnalysisId } from './analysis-id.ts';

/** Figures of a Distribution Date as a whole. */
export const DATE_FIGURES = [
  'pool-begin',
  'pool-month-end',
  'pool-end',
  'call-price',
  'call-money',
  'call-threshold',
  'sale-proceeds',
  'available-collections',
  'cash',
  'available-funds',
  'fee-current',
  'fee-unpaid',
  'fee',
  'fee-paid',
  'fee-short',
  'advances-unpaid',
  'advances',
  'advances-owed',
  'successor-cap-left',
  'transition-cap-left',
  'reviewer-cap-left',
  'notes-before',
  'notes-after',
  'oc',
  'total-interest',
  'total-principal',
  'required-payment',
  'pay-off',
  'whole-account',
  'reserve-opening',
  'reserve-earnings',
  'reserve-account',
  'reserve-gap',
  'reserve-draw',
  'reserve-returned',
  'reserve-top-up',
  'reserve-after-clauses',
  'reserve-excess',
  'reserve-to-regular',
  'reserve-released',
  'reserve-to-transition',
  'reserve-released-rest',
  'reserve-to-additional-fee',
  'reserve-to-depositor',
  'reserve-closing',
  'reserve-required',
  'benchmark',
  'section',
  'performing',
  'lifetime-loss',
  'loss-left',
  'month-loss',
  'curve-default',
  'default-rate',
  'lost',
  'survivors',
  'scheduled',
  'could-prepay',
  'prepayment-rate',
  'prepaid',
  'projected-principal',
  'projected-interest',
  'recovered',
  'purchase-amounts',
  'interest-and-recoveries',
  'reserve-to-successor',
  'reserve-before-deposit',
  'note-factor',
  'notes-original',
  'successor-due',
  'successor-paid',
  'unpaid-transition',
  'note-payment',
  'current-interest',
  'excess-spread',
  'excess-yearly',
  'net-loss',
  'excess-after-losses',
  'residual',
] as const;
export type DateFigure = (typeof DATE_FIGURES)[number];

/** The principal tests of § 2.8(a), in its order. */
export const TESTS = ['priority', 'secondary', 'tertiary', 'quaternary', 'regular'] as const;
export type TestName = (typeof TESTS)[number];

/** Figures of a level of the Notes at a date. */
export const LEVEL_FIGURES = ['level-before', 'pool-gap', 'final-floor', 'enhancement'] as const;
export type LevelFigure = (typeof LEVEL_FIGURES)[number];

/** Figures of a class at a date. */
export const CLASS_FIGURES = [
  'rate',
  'days',
  'balance-before',
  'balance-after',
  'factor',
  'interest-current',
  'interest-unpaid',
  'interest-on-unpaid',
  'interest-due',
  'interest-paid',
  'interest-short',
  'principal',
  'principal-left',
  'rank-before',
  'rank-before-through',
  'rank-principal',
  'rank-given',
] as const;
export type ClassFigure = (typeof CLASS_FIGURES)[number];

/** Figures of a clause's line at a date; those named `group-` are of the lines that share one payment pro rata. */
export const CLAUSE_FIGURES = [
  'clause-due',
  'clause-paid',
  'clause-short',
  'clause-collections',
  'clause-reserve',
  'clause-left',
  'collections-left',
  'reserve-left',
  'group-available',
  'group-due',
  'group-due-through',
  'group-paid',
  'group-given',
  'group-reserve',
  'group-collections',
  'line-reserve-left',
  'line-collections-left',
] as const;
export type ClauseFigure = (typeof CLAUSE_FIGURES)[number];

/** What a claimant is owed at a date: with the month's own claims, after the clauses, and after the date. */
export const CLAIM_FIGURES = ['claim', 'claim-after-clauses', 'owed'] as const;
export type ClaimFigure = (typeof CLAIM_FIGURES)[number];

/** Figures of a class over the whole run. */
export const LIFE_FIGURES = [
  'wal',
  'first-principal',
  'last-principal',
  'paid-off',
  'balance-end',
  'unpaid-end',
  'principal-short',
  'short-dates',
  'first-short',
  'past-final-dates',
] as const;
export type LifeFigure = (typeof LIFE_FIGURES)[number];

/** Figures of the whole run that are of no class. */
export const RUN_FIGURES = [
  'lifetime-net-loss',
  'lifetime-loss-share',
  'all-interest-paid',
  'all-principal-paid',
  'all-interest-short',
  'all-principal-short',
] as const;
export type RunFigure = (typeof RUN_FIGURES)[number];

/** In place of a payee: all lines of the clause together. */
export const ALL = 'all';

interface Dated {
  /** Of the Distribution Date. */
  readonly number: number;
}
export interface DateId extends Dated {
  readonly kind: DateFigure;
}
export interface TestId extends Dated {
  readonly kind: 'test';
  readonly test: TestName;
}
export interface LevelId extends Dated {
  readonly kind: LevelFigure;
  readonly level: Level;
}
export interface ClassId extends Dated {
  readonly kind: ClassFigure;
  readonly noteClass: string;
}
export interface ClauseLineId extends Dated {
  readonly kind: ClauseFigure;
  readonly clause: ClauseId;
  /** As the clause list names it, "interest A-1"; or {@link ALL}. */
  readonly payee: string;
}
export interface ClaimId extends Dated {
  readonly kind: ClaimFigure;
  readonly claimant: Claimant;
}
export interface CollectionId extends Dated {
  readonly kind: 'collections';
  readonly line: CollectionLine;
}
export interface RecordId extends Dated {
  readonly kind: 'event' | 'status';
  /** Among the records of its month, from 0; those of the start belong to the start's own number. */
  readonly place: number;
}
export interface LifeId {
  readonly kind: LifeFigure;
  readonly noteClass: string;
}
export interface RunId {
  readonly kind: RunFigure;
}

export type DatedId = DateId | TestId | LevelId | ClassId | ClauseLineId | ClaimId | CollectionId | RecordId;
type WithoutNumber<Id> = Id extends DatedId ? Omit<Id, 'number'> : never;
/** A figure of every date, without saying which: what a life total adds up. */
export type EachDateId = WithoutNumber<DateId | ClassId | ClauseLineId | CollectionId>;
export interface LifeTotalId {
  readonly kind: 'life-total';
  readonly each: EachDateId;
}

/** The address of a figure of a run: typed here, a text in links (figure-address.ts). */
export type FigureId = DatedId | LifeId | LifeTotalId | RunId | AnalysisId;

/** The figure of one date that a life total adds up. */
export function onDate(each: EachDateId, number: number): DatedId {
  return { ...each, number } as DatedId;
}

/** Figures that flow, so that adding them up over a life says something. */
export const FLOWS: readonly string[] = [
  'call-price',
  'sale-proceeds',
  'available-collections',
  'cash',
  'fee-current',
  'fee-paid',
  'total-interest',
  'total-principal',
  'reserve-earnings',
  'reserve-draw',
  'reserve-returned',
  'reserve-top-up',
  'reserve-to-regular',
  'reserve-to-transition',
  'reserve-to-additional-fee',
  'reserve-to-depositor',
  'interest-current',
  'interest-on-unpaid',
  'interest-paid',
  'principal',
  'clause-paid',
  'clause-collections',
  'clause-reserve',
  'collections',
  'net-loss',
  'residual',
] satisfies readonly EachDateId['kind'][];
