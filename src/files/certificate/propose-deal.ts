import { type DealForm, parseDeal } from '../../deal/parse-deal.ts';
import { printCents } from '../../money/cents.ts';
import { monthOfDay, printDay, printMonth } from '../../money/day.ts';
import { exactProduct } from '../../money/exact-product.ts';
import { printPercent, RATE_ONE } from '../../money/rate.ts';
import type { CollectionLine } from '../../scenario/collections.ts';
import type { Certificate, Fault } from './certificate.ts';
import { isFirst } from './check-continuity.ts';
import { collectionsOf } from './collections-of.ts';
import { DISTRIBUTION_DAY } from './distribution-dates.ts';
import { exactOcTarget, type OcTarget } from './exact-oc-target.ts';
import { printAmount } from './print-amount.ts';
import { ASSUMED, assumedNotes, paysCertificateholder, slipNotes } from './proposal-notes.ts';
import { type ClassProposal, proposeClasses } from './propose-classes.ts';
import { type Known, type ProposedDates, proposeDates } from './propose-dates.ts';
import { type ProposedStart, startAfter, startBefore } from './propose-start.ts';

/** A benchmark in the headless form: the rate of one accrual, held from there on. */
interface ProposedBenchmark {
  readonly first_month: number;
  readonly rates_pct: readonly string[];
}

/** The pool as one rep line of the headless form. */
interface ProposedRepLine {
  readonly balance: string;
  readonly rate_pct: string;
  readonly original_term: string;
  readonly remaining_term: string;
}

export interface Proposal {
  readonly ok: true;
  /** Whether the certificate is of the trust that Paydown is built for, whose own terms are better than these. */
  readonly thisTrust: boolean;
  readonly deal: DealForm;
  /** To whom this trust pays the excess of its Reserve Account; the engine's Depositor stands for either. */
  readonly reserveExcessTo: 'depositor' | 'certificateholder';
  /** The start after the certificate's date. */
  readonly start: ProposedStart;
  /** The last printed benchmark, held; null where none is printed. */
  readonly benchmark: ProposedBenchmark | null;
  /** Null where the certificate does not print its averages. */
  readonly repLine: ProposedRepLine | null;
  /** Net losses to date; null where they are not printed. */
  readonly filedNetLoss: string | null;
  /** The certificate's own date once more: what stood before it and what came in, for a comparison with its figures. */
  readonly replay: {
    readonly start: ProposedStart;
    readonly collections: readonly Readonly<Record<CollectionLine, string>>[];
    readonly benchmark: ProposedBenchmark | null;
  };
  /** How each term was found, and what is assumed. */
  readonly notes: readonly string[];
}

export type ProposalReading = Proposal | { readonly ok: false; readonly faults: readonly Fault[] };

/** Whether a certificate is of CarMax Auto Owner Trust 2019-4 itself: its series and its Initial Pool Balance. */
export function isThisTrust({ series, lines }: Certificate): boolean {
  return series === '2019-4' && lines.initialPool.value === 150_375_000_350;
}

/**
 * Turns a certificate of any trust of the shelf into a proposed deal (headless form "deal") and a start after its date, from
 * its own lines. Each term that is reckoned or assumed has a note.
 * @param known what the user can add: the closing date, the first Distribution Date
 * @returns a refusal where a term that matters cannot be found.
 */
export function proposeDeal(certificate: Certificate, known: Known = {}): ProposalReading {
  const { ocTarget, noteBalance } = certificate.lines;
  if (noteBalance.value === 0) return refused('No Note is left after this date: there is nothing to project.');
  const dates = proposeDates(certificate, known);
  if ('fault' in dates) return { ok: false, faults: [dates.fault] };
  const target = exactOcTarget(certificate);
  if (target === null) {
    return refused(
      `Line ${ocTarget.line} (${ocTarget.label}) is printed without cents and is no plain percentage of the initial pool: the target cannot be told.`,
    );
  }
  const classes = proposeClasses(certificate, dates.accrual);
  if ('faults' in classes) return { ok: false, faults: classes.faults };
  const deal = dealForm(certificate, dates, target, classes);
  const read = parseDeal(deal);
  if (!read.ok)
    return refused(`The terms found make no deal that can be run (${read.fault.path}): ${read.fault.message}`);
  const date = monthOfDay(certificate.distributionDate) - dates.first + 1;
  const start = startAfter(certificate, date);
  return {
    ok: true,
    thisTrust: isThisTrust(certificate),
    deal,
    reserveExcessTo: paysCertificateholder(certificate) ? 'certificateholder' : 'depositor',
    start: start.form,
    benchmark: benchmarkFrom(certificate, date + 1),
    repLine: repLineOf(certificate),
    filedNetLoss: netLossOf(certificate),
    replay: replayOf(certificate, date),
    notes: [
      ...slipNotes(certificate),
      ...dates.notes,
      ...classes.notes,
      ...targetNotes(certificate, target),
      ...capsOf(certificate).notes,
      ...assumedNotes(certificate),
      ...start.notes,
    ],
  };
}

function refused(message: string): ProposalReading {
  return { ok: false, faults: [{ message }] };
}

function dealForm(certificate: Certificate, dates: ProposedDates, target: OcTarget, classes: ClassProposal): DealForm {
  const { lines } = certificate;
  const cap = capsOf(certificate).dollars;
  return {
    name: certificate.trust,
    closing: printDay(dates.closing),
    first_distribution: printMonth(dates.first),
    distribution_day: DISTRIBUTION_DAY,
    initial_pool: printCents(lines.initialPool.value),
    oc_target: printCents(target.cents),
    reserve_initial: printCents(isFirst(certificate) ? lines.reserveBegin.value : lines.reserveRequired.value),
    reserve_required: printCents(lines.reserveRequired.value),
    servicing_fee_pct: feeOf(certificate),
    call_threshold_pct: ASSUMED.callThreshold,
    sweep_when_all_paid: true,
    caps: { successor_total: cap, reviewer_per_year: cap },
    classes: [...classes.forms],
  };
}

/** The fee in percent a year: 1.00 where that gives the printed fee. */
function feeOf({ lines }: Certificate): string {
  const { feeMonthly, poolBegin } = lines;
  const pool = Math.max(poolBegin.value, 0);
  if (pool === 0 || exactProduct(pool, 1, 1200) === feeMonthly.value) return '1.00';
  return printPercent(exactProduct(Math.max(feeMonthly.value, 0), 12 * RATE_ONE, pool), 2);
}

function targetNotes({ lines }: Certificate, { cents, share }: OcTarget): string[] {
  if (share === null) return [];
  const target = `${printPercent(share)} % of the initial pool, ${printAmount(cents)}`;
  return [`Overcollateralization target: line ${lines.ocTarget.line} prints no cents; ${target}, agrees with it.`];
}

function capsOf({ lines }: Certificate): { readonly dollars: string; readonly notes: readonly string[] } {
  const labels = [lines.successorDue, lines.reviewerDue, lines.backupTransition].map((line) => line?.label ?? '');
  const named = labels.map((label) => /capped at \$ ?([\d,]+)/i.exec(label)?.[1]).find((text) => text !== undefined);
  if (named === undefined) return { dollars: ASSUMED.cap, notes: ['Caps: not printed; 175,000 is assumed for each.'] };
  const note = `Caps: ${named}, as a label of the form has it; taken in all for a successor servicer and a year for the reviewer.`;
  return { dollars: `${named.replaceAll(',', '')}.00`, notes: [note] };
}

function benchmarkFrom({ lines }: Certificate, month: number): ProposedBenchmark | null {
  return lines.benchmark ? { first_month: month, rates_pct: [printPercent(lines.benchmark.value)] } : null;
}

function repLineOf({ lines }: Certificate): ProposedRepLine | null {
  const { averageCoupon, originalTerm, remainingTerm, poolEnd } = lines;
  if (!averageCoupon || !originalTerm || !remainingTerm) return null;
  return {
    balance: printCents(poolEnd.value),
    rate_pct: printPercent(averageCoupon.value, 2),
    original_term: printCents(originalTerm.value),
    remaining_term: printCents(remainingTerm.value),
  };
}

function netLossOf({ lines }: Certificate): string | null {
  return lines.cumulativeNetLosses ? printCents(lines.cumulativeNetLosses.value) : null;
}

function replayOf(certificate: Certificate, date: number): Proposal['replay'] {
  const record = Object.entries(collectionsOf(certificate)).map(([line, cents]) => [line, printCents(cents)]);
  return {
    start: startBefore(certificate, date),
    collections: [Object.fromEntries(record) as Record<CollectionLine, string>],
    benchmark: benchmarkFrom(certificate, date),
  };
}
