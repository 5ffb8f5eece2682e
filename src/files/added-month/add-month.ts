import type { Deal } from '../../deal/deal.ts';
import { faultAt, type Read } from '../../deal/fault.ts';
import type { Projection } from '../../engine/projection.ts';
import { parseCents, printCents } from '../../money/cents.ts';
import { type Month, monthOfDay, printDay, printMonth } from '../../money/day.ts';
import { exactProduct } from '../../money/exact-product.ts';
import { printPercent, RATE_ONE } from '../../money/rate.ts';
import { COLLECTION_LINES, type CollectionLine } from '../../scenario/collections.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { Certificate } from '../certificate/certificate.ts';
import type { Check } from '../certificate/check.ts';
import { checkCertificate } from '../certificate/check-certificate.ts';
import { collectionsOf } from '../certificate/collections-of.ts';
import { printAmount } from '../certificate/print-amount.ts';
import { isThisTrust } from '../certificate/propose-deal.ts';
import { startAfter } from '../certificate/propose-start.ts';
import { checkAgainstKnown } from './check-against-known.ts';
import { type ComparedFigure, compareCertificate } from './compare-certificate.ts';
import {
  type AddedMonth,
  addedMonth,
  type KnownMonths,
  lastKnownMonth,
  lossesThrough,
  type RepLineForm,
  type StartAfterForm,
  startFormAfter,
} from './known-months.ts';
import { collectionsFormOf, runCertificate } from './run-certificate.ts';

/** A line of collections that a certificate prints otherwise than it is known, in cents. */
interface OtherCollections {
  readonly line: CollectionLine;
  readonly certificate: number;
  readonly known: number;
}

interface Compared {
  readonly month: number;
  /** Every figure that the rules compute, beside the engine's. */
  readonly comparison: readonly ComparedFigure[];
  /** The certificate's own sums that do not come out, and its rolls from the month before that do not. */
  readonly failing: readonly Check[];
}

export type MonthReading =
  | { readonly kind: 'refused'; readonly message: string }
  /** A month that is known already: compared, and nothing to add. */
  | (Compared & { readonly kind: 'known'; readonly otherCollections: readonly OtherCollections[] })
  | (Compared & {
      readonly kind: 'next';
      readonly added: AddedMonth;
      /** Whether the user must say so before it is added: a check fails, or a figure differs by more than a cent. */
      readonly needsWord: boolean;
      readonly notes: readonly string[];
    });

/**
 * What a certificate is to the months that are known: of a known month, it is compared with the rules and with what is known;
 * of the next month, it is compared and can be added; of another trust or a later month, it is refused with a sentence.
 * Nothing is added here: the caller appends `added` to the known months when the user agrees.
 */
export function addMonth(certificate: Certificate, known: KnownMonths): MonthReading {
  const { deal } = known.context;
  if (!isThisTrust(certificate)) return refused(otherTrust(certificate, deal));
  const month = monthOfDay(certificate.distributionDate) - deal.firstDistribution + 1;
  const next = lastKnownMonth(known) + 1;
  if (month < 1 || month > next) return refused(wrongMonth(certificate, deal, month, next));
  const run = runCertificate(certificate, known, month);
  if (!run.ok) return refused(run.fault.message);
  const comparison = compareCertificate(certificate, run.value, month) ?? [];
  const failing = [...checkCertificate(certificate), ...rolls(certificate, known, run.value)].filter(({ ok }) => !ok);
  if (month < next) {
    return { kind: 'known', month, comparison, failing, otherCollections: otherCollections(certificate, known, month) };
  }
  const added = monthFrom(certificate, known, month);
  if (!added.ok) return refused(added.fault.message);
  const differs = comparison.some(({ difference }) => Math.abs(difference) > 1);
  const { notes } = startAfter(certificate, month);
  return {
    kind: 'next',
    month,
    comparison,
    failing,
    added: added.value,
    needsWord: failing.length > 0 || differs,
    notes: [...notes, ...endNotes(certificate, deal, month)],
  };
}

function refused(message: string): MonthReading {
  return { kind: 'refused', message };
}

function otherTrust({ trust, lines }: Certificate, deal: Deal): string {
  if (trust !== deal.name) {
    return `This is a certificate of ${trust}, not of ${deal.name}: open it as a deal of its own instead.`;
  }
  const [printed, own] = [printAmount(lines.initialPool.value), printAmount(deal.initialPool)];
  return `This certificate names ${trust}, but prints an Initial Pool Balance of ${printed}; the trust's is ${own}.`;
}

function wrongMonth({ distributionDate }: Certificate, deal: Deal, month: number, next: number): string {
  const date = printDay(distributionDate);
  if (month < 1) {
    const first = printMonth(deal.firstDistribution);
    return `This certificate is dated ${date}, before the trust's first Distribution Date in ${first}.`;
  }
  const wanted = printMonth((deal.firstDistribution + next - 1) as Month);
  return `This certificate is of month ${month} (${date}); the next one to be added is month ${next}, with its Distribution Date in ${wanted}. Months are added one by one, in order.`;
}

/** The rolls from what stood before the month, which the run began with. */
function rolls(certificate: Certificate, known: KnownMonths, { scenario }: Projection): Check[] {
  const { start } = scenario;
  const classes = known.context.deal.classes.map(({ name }) => name);
  const { netLoss } = lossesThrough(known, start.afterDate);
  return checkAgainstKnown(certificate, { month: start.afterDate, classes, start, netLoss });
}

function otherCollections(certificate: Certificate, known: KnownMonths, month: number): OtherCollections[] {
  const printed = collectionsOf(certificate);
  const added = addedMonth(known, month);
  const { lines } = known.context.filed.collections;
  return COLLECTION_LINES.flatMap((line) => {
    const cents = added ? parseCents(added.collections[line]) : lines[line][month - 1];
    return cents === printed[line] ? [] : [{ line, certificate: printed[line], known: cents ?? 0 }];
  });
}

function monthFrom(certificate: Certificate, known: KnownMonths, month: number): Read<AddedMonth> {
  const { lines } = certificate;
  const start = wholeStart(startAfter(certificate, month).form, known);
  if (!start.ok) return start;
  const collections = collectionsOf(certificate);
  const lost = lossesThrough(known, month - 1).netLoss + collections.defaulted - collections.liquidation_proceeds;
  return {
    ok: true,
    value: {
      month,
      distributionDate: printDay(certificate.distributionDate),
      collections: collectionsFormOf(certificate),
      start: start.value,
      repLine: repLineOf(certificate),
      netLoss: printCents(lines.cumulativeNetLosses?.value ?? lost),
      benchmark: lines.benchmark ? printPercent(lines.benchmark.value) : null,
    },
  };
}

/** The start with a balance of every class of the deal; a class that is not printed must have been paid off before. */
function wholeStart(form: StartAfterForm, known: KnownMonths): Read<StartAfterForm> {
  const before = startFormAfter(known, form.after_date - 1);
  const gone = known.context.deal.classes.filter(({ name }) => !Object.hasOwn(form.balances, name));
  const balances = { ...form.balances };
  for (const { name } of gone) {
    if (before.kind === 'after' && before.balances[name] === '0.00') balances[name] = '0.00';
  }
  const start = { ...form, balances };
  const read = parseScenario({ start, collections: [{}] }, known.context);
  if (read.ok) return { ok: true, value: start };
  return faultAt('', `What stands after this certificate's date cannot be taken on. ${read.fault.message}`);
}

function repLineOf({ lines }: Certificate): RepLineForm | null {
  const { averageCoupon, originalTerm, remainingTerm, poolEnd } = lines;
  if (!averageCoupon || !originalTerm || !remainingTerm) return null;
  return {
    balance: printCents(poolEnd.value),
    rate_pct: printPercent(averageCoupon.value, 2),
    original_term: printCents(originalTerm.value),
    remaining_term: printCents(remainingTerm.value),
  };
}

/** What the end of the deal being near means for going on from here. */
function endNotes({ lines }: Certificate, { initialPool, callThreshold }: Deal, month: number): string[] {
  if (lines.noteBalance.value === 0) return ['No Note is left after this date: there is nothing to project.'];
  const threshold = exactProduct(initialPool, callThreshold, RATE_ONE);
  if (lines.poolEnd.value > threshold) return [];
  const [pool, limit] = [printAmount(lines.poolEnd.value), printAmount(threshold)];
  return [
    `The pool of ${pool} is at or below the ${limit} at which the call may be made, and it was not made in month ${month}: a scenario that goes on from here calls in month ${month + 1} unless its call is set otherwise.`,
  ];
}
