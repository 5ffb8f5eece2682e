import {
  type Day,
  dayInMonth,
  type Month,
  monthOfDay,
  parseDay,
  parseMonth,
  printDay,
  printMonth,
} from '../../money/day.ts';
import { actualDays } from '../../money/day-count.ts';
import type { Certificate, Fault } from './certificate.ts';
import { isFirst } from './check-continuity.ts';
import { DISTRIBUTION_DAY, distributionDateBefore } from './distribution-dates.ts';
import { type AccrualDays, firstAccrual, possibleClosings } from './first-period.ts';
import { firstDistributionOf } from './shelf-first-dates.ts';

/** What the user knows and a certificate does not print. */
export interface Known {
  /** "2019-10-23" */
  readonly closing?: string;
  /** "2019-11" */
  readonly firstDistribution?: string;
}

/** The dates of a deal as far as a certificate tells them. */
export interface ProposedDates {
  readonly closing: Day;
  readonly first: Month;
  readonly accrual: AccrualDays;
  readonly notes: readonly string[];
}

/**
 * Closing, first Distribution Date and the days of this certificate's accrual. The first certificate's interest tells the
 * closing; a later one prints neither it nor how many dates went before, which only older certificates of the trust do.
 */
export function proposeDates(certificate: Certificate, known: Known): ProposedDates | { readonly fault: Fault } {
  const given = known.closing === undefined ? null : parseDay(known.closing);
  if (known.closing !== undefined && given === null)
    return faulty(`"${known.closing.slice(0, 20)}" is no closing date: write it as 2019-10-23.`);
  const givenFirst = known.firstDistribution === undefined ? null : parseMonth(known.firstDistribution);
  if (known.firstDistribution !== undefined && givenFirst === null) {
    return faulty(
      `"${known.firstDistribution.slice(0, 20)}" is no month: write the first Distribution Date as 2019-11.`,
    );
  }
  return isFirst(certificate) ? firstDates(certificate, given) : laterDates(certificate, given, givenFirst);
}

function faulty(message: string): { readonly fault: Fault } {
  return { fault: { message } };
}

/** The first certificate's own interest tells the closing date. */
function firstDates(certificate: Certificate, given: Day | null): ProposedDates | { readonly fault: Fault } {
  const { distributionDate } = certificate;
  const first = monthOfDay(distributionDate);
  if (given !== null) {
    if (given >= distributionDate)
      return faulty('The closing must come before the Distribution Date of the first certificate.');
    return {
      closing: given,
      first,
      accrual: firstAccrual(given, distributionDate),
      notes: [`Closing ${printDay(given)}: as given.`],
    };
  }
  const possible = possibleClosings(certificate);
  const [closing] = possible;
  if (closing === undefined)
    return faulty(
      "This is the trust's first certificate, and no closing date gives its interest: state the closing date.",
    );
  if (possible.length > 1) {
    return faulty(
      `This is the trust's first certificate, and its interest goes with more than one closing date (${possible.map(printDay).join(', ')}): state the closing date.`,
    );
  }
  const accrual = firstAccrual(closing, distributionDate);
  const note = `Closing ${printDay(closing)}: not printed; the one day from which the first interest of every class follows (${accrual.actual} actual days, ${accrual.thirty} of 30/360).`;
  return { closing, first, accrual, notes: [note] };
}

/** A later certificate prints neither the closing nor how many dates went before. */
function laterDates(
  certificate: Certificate,
  given: Day | null,
  givenFirst: Month | null,
): ProposedDates | { readonly fault: Fault } {
  const { distributionDate, series } = certificate;
  const listed = firstDistributionOf(series);
  const first = givenFirst ?? listed ?? ((monthOfDay(distributionDate) - 1) as Month);
  if (first > monthOfDay(distributionDate))
    return faulty(`The first Distribution Date, ${printMonth(first)}, comes after this certificate's.`);
  const closing = given ?? dayInMonth((first - 1) as Month, DISTRIBUTION_DAY);
  const notes: string[] = [];
  if (givenFirst !== null) notes.push(`First Distribution Date ${printMonth(first)}: as given.`);
  else if (listed !== null)
    notes.push(`First Distribution Date ${printMonth(first)}: from the trust's first certificate.`);
  else
    notes.push(
      'First Distribution Date: not printed and this trust is not listed, so the date before this one counts as the first; loss curves by month begin there.',
    );
  if (given === null)
    notes.push(`Closing ${printDay(closing)}: not printed, stated for form; nothing after this date rests on it.`);
  const actual = actualDays(distributionDateBefore(distributionDate), distributionDate);
  return { closing, first, accrual: { actual, thirty: 30 }, notes };
}
