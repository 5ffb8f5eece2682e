import { type Cents, parseCents } from '../../money/cents.ts';
import type { Filed } from '../../scenario/filed.ts';
import type { ScenarioContext } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import type { CertificateCollections } from '../certificate/collections-of.ts';

export type StartForm = NonNullable<ScenarioForm['start']>;
export type StartAfterForm = Extract<StartForm, { kind: 'after' }>;
export type RepLineForm = NonNullable<NonNullable<ScenarioForm['collateral']>['rep_lines']>[number];

/** A month that the user added from a certificate: all that a scenario needs to run through it or on from it. Plain data, to be kept. */
export interface AddedMonth {
  /** Number of its Distribution Date. */
  readonly month: number;
  /** "2023-12-15" */
  readonly distributionDate: string;
  /** The Collection Period, every line as text. */
  readonly collections: Readonly<Record<keyof CertificateCollections, string>>;
  /** What stands after it by the certificate. */
  readonly start: StartAfterForm;
  /** The pool after it as one line, from lines 5 and 12 to 14; null where the averages are not printed. */
  readonly repLine: RepLineForm | null;
  /** Net losses to date (line 82), or where it is not printed those of the month before and the month's own. */
  readonly netLoss: string;
  /** Benchmark of the accrual in percent; null where none is printed. */
  readonly benchmark: string | null;
}

/** The trust, its filed months, and the months that the user added after them, in order. */
export interface KnownMonths {
  readonly context: ScenarioContext & { readonly filed: Filed };
  readonly added: readonly AddedMonth[];
}

/** Number of the last month that is known. */
export function lastKnownMonth({ context, added }: KnownMonths): number {
  return context.filed.count + added.length;
}

export function addedMonth({ context, added }: KnownMonths, month: number): AddedMonth | null {
  return added[month - context.filed.count - 1] ?? null;
}

/** The scenario's start after a known month; 0 is closing. */
export function startFormAfter(known: KnownMonths, month: number): StartForm {
  if (month === 0) return { kind: 'closing' };
  return addedMonth(known, month)?.start ?? { kind: 'filed', month };
}

/**
 * A scenario of one month alone: from what stood after the month before, as it is known, with the month's own collections, reserve
 * earnings and benchmark. A call is left out: where one was made, its price is among the collections.
 * @param benchmark in percent; null where none is printed
 */
export function formOfMonth(
  known: KnownMonths,
  month: number,
  collections: AddedMonth['collections'],
  benchmark: string | null,
): ScenarioForm {
  return {
    start: startFormAfter(known, month - 1),
    collections: [collections],
    benchmark: benchmark === null ? 'filed' : { first_month: month, rates_pct: [benchmark] },
    events: { call: { mode: 'never' } },
    switches: { horizon: 1 },
  };
}

/** Net loss and defaults to date through a known month. */
export function lossesThrough(
  known: KnownMonths,
  month: number,
): { readonly netLoss: Cents; readonly defaults: readonly Cents[] } {
  const { filed } = known.context;
  const past = filed.lossesThrough(Math.min(month, filed.count));
  const added = known.added.slice(0, Math.max(0, month - filed.count));
  const last = added.at(-1);
  return {
    netLoss: last ? centsOf(last.netLoss) : past.netLoss,
    defaults: [...past.defaults, ...added.map(({ collections }) => centsOf(collections.defaulted))],
  };
}

function centsOf(text: string): Cents {
  return parseCents(text) ?? (0 as Cents);
}
