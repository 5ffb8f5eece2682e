import type { Deal } from '../deal/deal.ts';
import { type Column, emptyColumn } from '../money/column.ts';
import type { Day } from '../money/day.ts';
import type { CollectionsRecord } from '../scenario/collections.ts';
import { CLAIMANTS, type EventKind, type Scenario } from '../scenario/scenario.ts';
import type { CollateralRecord } from './collateral/collateral-record.ts';
import type { CompiledList } from './priorities/clause-list.ts';

/** Which section governs a date's payments. */
export const REGIMES = ['2.8(a)', '5.4(b)(iv)', '5.4(b)(v)'] as const;
export type Regime = (typeof REGIMES)[number];

/** Payments under one clause list: cell of row r at date t is `r * dates + t`. Cents. */
export interface PaymentColumns {
  readonly dates: number;
  readonly due: Column;
  readonly paid: Column;
  readonly fromReserve: Column;
}

/** Quantities of a class at a date: cell of class c at date t is `c * dates + t`. Cents; `rate` on the scale of a Rate. */
export const CLASS_QUANTITIES = [
  'rate',
  'before',
  'unpaidPrior',
  'interestCurrent',
  'interestOnUnpaid',
  'interestPaid',
  'principal',
] as const;
export type ClassQuantity = (typeof CLASS_QUANTITIES)[number];

/** Quantities of a date. Cents, but for `regime` (place in {@link REGIMES}), `wholeAccount` and `acceleratedAfter` (0 or 1). */
export const DATE_QUANTITIES = [
  'regime',
  'poolBegin',
  'poolEnd',
  'principalCollections',
  'purchasePrincipal',
  'defaulted',
  'availableCollections',
  'unreimbursedAdvances',
  'callPrice',
  'saleProceeds',
  'feeCurrent',
  'feeUnpaidPrior',
  'feePaid',
  'priority',
  'secondary',
  'tertiary',
  'quaternary',
  'regular',
  'requiredPayment',
  'payOff',
  'reserveOpening',
  'reserveEarnings',
  'reserveDraw',
  'wholeAccount',
  'reserveReturned',
  'reserveTopUp',
  'reserveToRegular',
  'reserveToTransition',
  'reserveToAdditionalFee',
  'reserveToDepositor',
  'reserveClosing',
  'reserveRequired',
  'acceleratedAfter',
  'advancesOwed',
] as const;
export type DateQuantity = (typeof DATE_QUANTITIES)[number];

export interface EventRecord {
  readonly kind: EventKind;
  /** The Distribution Date in whose month it falls. */
  readonly month: number;
  readonly date: Day;
  readonly source: 'detected' | 'forced';
  /** The level (i) or the class (ii) concerned. */
  readonly about: string;
}

export type StatusCode =
  | 'accelerated'
  | 'acceleration_refused'
  | 'rescinded'
  | 'rescission_refused'
  | 'waived'
  | 'waiver_refused'
  | 'cured'
  | 'sold'
  | 'sale_refused'
  | 'called'
  | 'call_refused'
  | 'servicer_transferred'
  | 'notes_paid_in_full';

/** What happened, or what the documents forbade; the amounts say why, and view/ finds the words. */
export interface StatusRecord {
  /** The Distribution Date's number; the start's own number for what falls at the start. */
  readonly month: number;
  readonly code: StatusCode;
  readonly reason: StatusReason;
}

export type StatusReason =
  | { readonly kind: 'none' }
  | { readonly kind: 'event'; readonly event: EventKind }
  | { readonly kind: 'events'; readonly events: readonly EventKind[] }
  | { readonly kind: 'successor'; readonly successor: 'trustee' | 'other' }
  | { readonly kind: 'saleTest'; readonly test: SaleTest }
  | {
      readonly kind:
        | 'notAccelerated'
        | 'alreadyAccelerated'
        | 'noEventContinues'
        | 'noNotes'
        | 'nothingToSell'
        | 'paymentEvent'
        | 'atStart';
    }
  | { readonly kind: 'eventNotContinuing'; readonly event: EventKind }
  | { readonly kind: 'aboveThreshold'; readonly pool: number; readonly threshold: number }
  | { readonly kind: 'notEnough'; readonly have: number; readonly need: number }
  | { readonly kind: 'noSaleTest'; readonly proceeds: number; readonly need: number }
  | {
      readonly kind: 'unpaid';
      readonly amounts: readonly { readonly what: string; readonly cents: number }[];
      readonly notCured: readonly EventKind[];
    };

/** The tests of § 5.4(a)(iv), in the order in which they are tried. */
export type SaleTest = 'payment_default' | 'all_holders' | 'proceeds_sufficient' | 'insufficiency_and_two_thirds';

/** The result of a run: columns by date, always with the full trace. */
export interface Projection {
  readonly deal: Deal;
  readonly scenario: Scenario;
  /** Number of the Distribution Date after which the run starts; date t of the columns is number `startAfter + 1 + t`. */
  readonly startAfter: number;
  readonly count: number;
  /** Dates at the beginning whose collections were filed or given; those after are projected. */
  readonly given: number;
  readonly collections: CollectionsRecord;
  /** What stood behind projected collections; null where all were given. */
  readonly collateral: CollateralRecord | null;
  /** Length of the columns, at least `count`. */
  readonly dates: number;
  readonly distributionDates: Int32Array;
  /** Days of the accrual, by day count: actual, and 30/360. */
  readonly actualDays: Int32Array;
  readonly days360: Int32Array;
  readonly lists: Readonly<Record<Regime, CompiledList>>;
  /** The payments under each section; null where it never governs. */
  readonly payments: Record<Regime, PaymentColumns | null>;
  readonly byClass: Readonly<Record<ClassQuantity, Column>>;
  readonly byDate: Readonly<Record<DateQuantity, Column>>;
  /** Claims carried after each date: cell of claimant k (place in CLAIMANTS) at date t is `k * dates + t`. */
  readonly owed: Column;
  readonly events: readonly EventRecord[];
  readonly statuses: readonly StatusRecord[];
  readonly opening: { readonly events: readonly EventRecord[]; readonly statuses: readonly StatusRecord[] };
}

/** Room for payments under a list of `rows` rows over `dates` dates. */
export function paymentColumns(rows: number, dates: number): PaymentColumns {
  const cells = rows * dates;
  return { dates, due: emptyColumn(cells), paid: emptyColumn(cells), fromReserve: emptyColumn(cells) };
}

/** Columns by name. Written out: an object grown key by key would be looked up in a table at every access. */
export function classColumns(length: number): Record<ClassQuantity, Column> {
  return {
    rate: emptyColumn(length),
    before: emptyColumn(length),
    unpaidPrior: emptyColumn(length),
    interestCurrent: emptyColumn(length),
    interestOnUnpaid: emptyColumn(length),
    interestPaid: emptyColumn(length),
    principal: emptyColumn(length),
  };
}

/** As {@link classColumns}, for the quantities of a date. */
export function dateColumns(length: number): Record<DateQuantity, Column> {
  return {
    regime: emptyColumn(length),
    poolBegin: emptyColumn(length),
    poolEnd: emptyColumn(length),
    principalCollections: emptyColumn(length),
    purchasePrincipal: emptyColumn(length),
    defaulted: emptyColumn(length),
    availableCollections: emptyColumn(length),
    unreimbursedAdvances: emptyColumn(length),
    callPrice: emptyColumn(length),
    saleProceeds: emptyColumn(length),
    feeCurrent: emptyColumn(length),
    feeUnpaidPrior: emptyColumn(length),
    feePaid: emptyColumn(length),
    priority: emptyColumn(length),
    secondary: emptyColumn(length),
    tertiary: emptyColumn(length),
    quaternary: emptyColumn(length),
    regular: emptyColumn(length),
    requiredPayment: emptyColumn(length),
    payOff: emptyColumn(length),
    reserveOpening: emptyColumn(length),
    reserveEarnings: emptyColumn(length),
    reserveDraw: emptyColumn(length),
    wholeAccount: emptyColumn(length),
    reserveReturned: emptyColumn(length),
    reserveTopUp: emptyColumn(length),
    reserveToRegular: emptyColumn(length),
    reserveToTransition: emptyColumn(length),
    reserveToAdditionalFee: emptyColumn(length),
    reserveToDepositor: emptyColumn(length),
    reserveClosing: emptyColumn(length),
    reserveRequired: emptyColumn(length),
    acceleratedAfter: emptyColumn(length),
    advancesOwed: emptyColumn(length),
  };
}

export function owedColumns(dates: number): Column {
  return emptyColumn(CLAIMANTS.length * dates);
}
