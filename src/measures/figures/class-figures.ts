import type { Projection } from '../../engine/projection.ts';
import { classEnd } from '../class-end.ts';
import { type ClassSummary, classSummary, daysToDates } from '../class-summary.ts';
import type { NotAvailable } from '../not-available.ts';
import type { Figure } from './figure.ts';

type Reader = (projection: Projection, noteClass: number) => number | null;

interface Field {
  readonly kind: Figure['kind'];
  readonly places: number;
  readonly of: Reader;
  readonly none: 'noPrincipal' | 'neverShort';
}

/** Fields of a class in the result of a run, and what it is not paid. */
const FIELDS: Readonly<Record<string, Field>> = {
  wal_years: { kind: 'decimal', places: 6, none: 'noPrincipal', of: summary((one) => one.walMillionths) },
  first_principal: { kind: 'day', places: 0, none: 'noPrincipal', of: dayOf((one) => one.firstPrincipal) },
  last_principal: { kind: 'day', places: 0, none: 'noPrincipal', of: dayOf((one) => one.lastPrincipal) },
  interest_paid: amount((one) => one.interestPaid),
  principal_paid: amount((one) => one.principalPaid),
  balance_end: { kind: 'decimal', places: 2, none: 'noPrincipal', of: balanceEnd },
  unpaid_interest_end: amount((one) => one.unpaidInterestEnd),
  dates_short_of_interest: { ...amount((one) => one.datesShortOfInterest), places: 0 },
  first_date_short_of_interest: { kind: 'decimal', places: 0, none: 'neverShort', of: firstDateShort },
  principal_loss: {
    kind: 'decimal',
    places: 2,
    none: 'noPrincipal',
    of: (run, one) => classEnd(run, one).principalLoss,
  },
  interest_shortfall: amount((one) => one.unpaidInterestEnd),
};

/** Names of the fields, for a sentence about an unknown one. */
export const CLASS_FIELDS: readonly string[] = Object.keys(FIELDS);

export function classFigure(path: string, noteClass: number, name: string, field: string): Figure | null {
  const known = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
  if (!known) return null;
  const none: NotAvailable = { kind: known.none, noteClass: name };
  return { path, kind: known.kind, places: known.places, noteClass, none, of: (run) => known.of(run, noteClass) };
}

function amount(read: (one: ClassSummary) => number): Field {
  return { kind: 'decimal', places: 2, none: 'noPrincipal', of: summary(read) };
}

function summary(read: (one: ClassSummary) => number | null): Reader {
  return (projection, noteClass) => read(classSummary(projection, noteClass, daysToDates(projection)));
}

function dayOf(place: (one: ClassSummary) => number): Reader {
  return (projection, noteClass) => {
    const at = place(classSummary(projection, noteClass, daysToDates(projection)));
    return at < 0 ? null : (projection.distributionDates[at] as number);
  };
}

function balanceEnd({ byClass, dates, count, scenario }: Projection, noteClass: number): number {
  let balance = scenario.start.balances[noteClass] as number;
  for (let at = 0; at < count; at += 1) balance -= byClass.principal[noteClass * dates + at] as number;
  return balance;
}

function firstDateShort(projection: Projection, noteClass: number): number | null {
  const { firstShortOfInterest } = classEnd(projection, noteClass);
  return firstShortOfInterest < 0 ? null : projection.startAfter + firstShortOfInterest + 1;
}
