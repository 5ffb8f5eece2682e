import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { CollateralAssumptions } from './collateral.ts';
import type { CollectionsRecord } from './collections.ts';

/**
 * What a user may change, doubted once and in exact units: amounts in cents, rates in {@link Rate}, months as numbers of
 * Distribution Dates (0 is closing). Lists by class stand in the deal's order.
 */
export interface Scenario {
  readonly name: string;
  readonly note: string;
  readonly start: Start;
  /** Collections given month by month, from the first date after the start. */
  readonly collections: CollectionsRecord | null;
  /** What projects the months that are not given. */
  readonly collateral: CollateralAssumptions | null;
  readonly benchmark: Benchmark;
  readonly events: Events;
  readonly readings: Readings;
  /** Number of dates, where the user sets it. */
  readonly horizon: number | null;
}

/** Where the run begins: what stands after the Distribution Date `afterDate`. */
export interface Start {
  readonly kind: 'closing' | 'filed' | 'after';
  readonly afterDate: number;
  readonly pool: Cents;
  readonly reserve: Cents;
  readonly balances: readonly Cents[];
  readonly unpaidInterest: readonly Cents[];
  readonly unpaidFee: Cents;
  readonly unpaidAdvances: Cents;
  readonly owed: Owed;
  readonly capSuccessorUsed: Cents;
  readonly capReviewerUsed: Cents;
}

/** Claims on the trust, in the order in which the documents name the claimants. */
export const CLAIMANTS = [
  'successor_indemnity',
  'successor_transition',
  'reviewer',
  'trustee',
  'owner_trustee',
  'additional_fee',
] as const;
export type Claimant = (typeof CLAIMANTS)[number];
export type Owed = Readonly<Record<Claimant, Cents>>;

export interface Benchmark {
  /** The accrual (by its Distribution Date's number) that `rates[0]` is for; the last rate is held. */
  readonly firstMonth: number;
  readonly rates: readonly Rate[];
  readonly shift: Rate;
  readonly replacements: readonly Replacement[];
}

/** A Benchmark Replacement (§ 2.16(c)) with its adjustment, from the accrual of `fromMonth` on. */
interface Replacement {
  readonly fromMonth: number;
  readonly name: string;
  readonly adjustment: Rate;
}

export const EVENT_KINDS = ['i', 'ii', 'iii', 'iv', 'v', 'vi'] as const;
/** Events of Default by their number in § 5.1(a). */
export type EventKind = (typeof EVENT_KINDS)[number];

export type EventState =
  | { readonly state: 'modelled' }
  | { readonly state: 'forced'; readonly month: number; readonly curedMonth: number | null }
  | { readonly state: 'ignored' };

export interface Events {
  readonly eventsOfDefault: Readonly<Record<EventKind, EventState>>;
  readonly acceleration: { readonly mode: 'default' | 'never' } | { readonly mode: 'month'; readonly month: number };
  readonly rescissionMonth: number | null;
  readonly waivers: readonly { readonly kind: EventKind; readonly month: number }[];
  readonly sale: Sale | null;
  readonly call: { readonly mode: 'first' | 'never' } | { readonly mode: 'month'; readonly month: number };
  readonly servicerTransfer: ServicerTransfer | null;
  readonly claims: readonly Claims[];
}

/** A sale of the Trust Estate (§ 5.4(a)(iv)) at a share of the pool. */
export interface Sale {
  readonly month: number;
  readonly price: Rate;
  readonly consentOfAll: boolean;
  readonly insufficiencyAndTwoThirds: boolean;
}

interface ServicerTransfer {
  readonly month: number;
  readonly successor: 'trustee' | 'other';
  readonly additionalFeeMonthly: Cents;
}

/** Claims that arise in a month. */
interface Claims {
  readonly month: number;
  readonly amounts: Owed;
}

/** The switches of the readings, engine.md § 10. */
export interface Readings {
  readonly blank54bvE: 'pro_rata' | 'sequential';
  readonly a4Final: '2025-07' | '2024-07';
  readonly wholeAccountDraw: boolean;
  readonly interestOnUnpaidInterest: boolean;
  readonly successorCap: 'aggregate' | 'annual';
  readonly firstPurse: 'reserve' | 'collections';
  readonly callTest: 'without_reserve' | 'with_reserve';
  readonly fddFloor: 'cumulative' | 'own_class';
}
