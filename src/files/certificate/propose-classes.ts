import type { DealForm } from '../../deal/parse-deal.ts';
import { printCents } from '../../money/cents.ts';
import type { Certificate, Fault } from './certificate.ts';
import { isFirst } from './check-continuity.ts';
import type { AccrualDays } from './first-period.ts';
import { originalBalances } from './original-balances.ts';
import { ASSUMED } from './proposal-notes.ts';
import { type Coupon, proposeCoupon } from './propose-coupon.ts';

type ClassForm = DealForm['classes'][number];

/** The classes of a proposed deal, with a note of how each coupon was found. */
export interface ClassProposal {
  readonly forms: readonly ClassForm[];
  readonly notes: readonly string[];
}

/**
 * The classes in order of rank, as the certificate lists them: balances, coupons, ranks. Final dates are not printed.
 * @returns every class whose coupon cannot be found as a fault.
 */
export function proposeClasses(
  certificate: Certificate,
  days: AccrualDays,
): ClassProposal | { readonly faults: readonly Fault[] } {
  const readings = certificate.classes.map((one) => proposeCoupon(certificate, one, days));
  const faults = readings.flatMap((reading) => ('fault' in reading ? [reading.fault] : []));
  if (faults.length > 0) return { faults };
  const coupons = readings.flatMap((reading) => ('coupon' in reading ? [reading.coupon] : []));
  const originals = originalBalances(certificate);
  const ranks = [...new Set(certificate.classes.map(({ name }) => rankKey(name)))];
  const forms = coupons.map((coupon, at): ClassForm => {
    const name = certificate.classes[at]?.name ?? '';
    return {
      name,
      level: name.slice(0, 1) as ClassForm['level'],
      rank: ranks.indexOf(rankKey(name)) + 1,
      balance: printCents(originals.get(name) ?? 0),
      ...coupon.form,
      day_count: coupon.dayCount,
      final: ASSUMED.final,
      ...(name === 'A-1' && { first_after_acceleration: true }),
    };
  });
  return { forms, notes: [...coupons.map(({ note }: Coupon) => note), ...originalNotes(certificate, originals)] };
}

/** A-2a and A-2b are of one rank. */
function rankKey(name: string): string {
  return name.replace(/(\d)[a-z]$/, '$1');
}

function originalNotes(certificate: Certificate, originals: ReadonlyMap<string, number | null>): string[] {
  if (isFirst(certificate)) return [];
  const lost = [...originals].filter(([, cents]) => cents === null).map(([name]) => name);
  const notes = [
    'Original balances: not printed in a later certificate; the round amounts that go with balances and pool factors are taken.',
  ];
  if (lost.length > 0) {
    notes.push(
      `Original balance of Class ${lost.join(', ')}: cannot be told from this certificate; 0.00 stands for it and has no effect on what follows.`,
    );
  }
  return notes;
}
