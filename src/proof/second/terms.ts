import type { CivilDate } from './civil-date.ts';

export type Level = 'A' | 'B' | 'C' | 'D';
export const LEVELS: readonly Level[] = ['A', 'B', 'C', 'D'];

export type EventKind = 'i' | 'ii' | 'iii' | 'iv' | 'v' | 'vi';
export const EVENT_KINDS: readonly EventKind[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

export const CLAIM_KINDS = [
  'successor_indemnity',
  'successor_transition',
  'reviewer',
  'trustee',
  'owner_trustee',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
/** What is carried from date to date beside the fee and interest. */
type OwedKind = ClaimKind | 'advances' | 'additional_fee';
export type Owed = Record<OwedKind, bigint>;

/** One class as the deal has it. Months are counted since year 0; rates are per cent in 10^-12 units. */
export interface ClassTerms {
  readonly name: string;
  readonly level: Level;
  readonly rank: number;
  readonly balance: bigint;
  readonly fixedRate: bigint | null;
  readonly spread: bigint;
  readonly actual: boolean;
  readonly finalMonth: number;
  readonly firstAfterAcceleration: boolean;
}

/** The deal, amounts in cents. */
export interface DealTerms {
  readonly name: string;
  readonly closing: CivilDate;
  readonly firstMonth: number;
  readonly day: number;
  readonly initialPool: bigint;
  readonly ocTarget: bigint;
  readonly reserveInitial: bigint;
  readonly reserveRequired: bigint;
  readonly feeRate: bigint;
  readonly callThreshold: bigint;
  readonly sweepWhenAllPaid: boolean;
  readonly capSuccessor: bigint;
  readonly capReviewer: bigint;
  readonly classes: readonly ClassTerms[];
}

/** Where the run starts: after date `afterDate` (0 = closing). Class amounts in the order of the deal's classes. */
export interface StartTerms {
  readonly afterDate: number;
  readonly balances: readonly bigint[];
  readonly pool: bigint;
  readonly reserve: bigint;
  readonly unpaidInterest: readonly bigint[];
  readonly unpaidFee: bigint;
  readonly owed: Owed;
  readonly capSuccessorUsed: bigint;
  readonly capReviewerUsed: bigint;
}

export const COLLECTION_LINES = [
  'principal',
  'finance_charges',
  'liquidation_proceeds',
  'purchase_principal',
  'purchase_finance',
  'defaulted',
  'account_interest',
  'reserve_earnings',
  'advances',
  'unreimbursed_advances',
] as const;
export type Collections = Record<(typeof COLLECTION_LINES)[number], bigint>;

export interface BenchmarkTerms {
  readonly firstMonth: number;
  readonly rates: readonly bigint[];
  readonly shift: bigint;
  readonly replacements: readonly { readonly fromMonth: number; readonly adjustment: bigint }[];
}

export interface EventTerms {
  readonly kind: EventKind;
  readonly state: 'modelled' | 'forced' | 'ignored';
  readonly month: number | null;
  readonly curedMonth: number | null;
}

export interface SaleTerms {
  readonly month: number;
  readonly price: bigint;
  readonly consentAll: boolean;
  readonly insufficiencyAndTwoThirds: boolean;
}

export interface ScenarioEvents {
  readonly defaults: readonly EventTerms[];
  readonly acceleration: { readonly mode: 'default' | 'month' | 'never'; readonly month: number | null };
  readonly rescissionMonth: number | null;
  readonly waivers: readonly { readonly kind: EventKind; readonly month: number }[];
  readonly sale: SaleTerms | null;
  readonly call: { readonly mode: 'first' | 'month' | 'never'; readonly month: number | null };
  readonly transfer: {
    readonly month: number;
    readonly successor: 'trustee' | 'other';
    readonly additionalFee: bigint;
  } | null;
  readonly claims: readonly { readonly month: number; readonly amounts: Record<ClaimKind, bigint> }[];
}

/** The switches of the readings, true where the default holds. */
export interface Readings {
  readonly blankClauseProRata: boolean;
  readonly wholeAccountDraw: boolean;
  readonly interestOnUnpaid: boolean;
  readonly successorCapAggregate: boolean;
  readonly reserveFirst: boolean;
  readonly callWithoutReserve: boolean;
  readonly floorCumulative: boolean;
}

export interface Terms {
  readonly deal: DealTerms;
  readonly start: StartTerms;
  readonly collections: readonly Collections[];
  readonly projected: boolean;
  readonly benchmark: BenchmarkTerms;
  readonly events: ScenarioEvents;
  readonly horizon: number | null;
  readonly readings: Readings;
}
