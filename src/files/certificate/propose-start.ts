import { printCents } from '../../money/cents.ts';
import { shortText } from './cell-text.ts';
import type { Certificate } from './certificate.ts';
import { interestOf } from './first-period.ts';
import { printAmount } from './print-amount.ts';

/** The headless form of a start after a Distribution Date. */
export interface ProposedStart {
  readonly kind: 'after';
  readonly after_date: number;
  readonly balances: Readonly<Record<string, string>>;
  readonly pool: string;
  readonly reserve: string;
  readonly unpaid_interest?: Readonly<Record<string, string>>;
  readonly unpaid_fee?: string;
}

/**
 * What stands after the certificate's date: balances, pool, Reserve Account, and interest and fee that were left unpaid.
 * @param after number of the certificate's Distribution Date
 */
export function startAfter(certificate: Certificate, after: number): { form: ProposedStart; notes: string[] } {
  const { classes, lines } = certificate;
  const unpaid = classes.map((one) => {
    const short = one.totalInterest.value - one.interestPaid.value;
    return [one.name, interestOf(one).slipped ? 0 : short] as const;
  });
  const form = startForm(after, {
    balances: classes.map(({ name, balance }) => [name, balance.value]),
    pool: lines.poolEnd.value,
    reserve: lines.reserveEnd.value,
    unpaid,
    unpaidFee: lines.feeShortfall?.value ?? 0,
  });
  const claims = [
    lines.successorShortfall,
    lines.reviewerShortfall,
    lines.backupShortfall,
    lines.unpaidTransition,
    lines.additionalFee,
    lines.unpaidTrustee,
    lines.unpaidReviewer,
    lines.unpaidIndemnity,
  ];
  const notes = claims.flatMap((line) => {
    if (!line || line.value <= 0) return [];
    const claim = `Line ${line.line} prints ${printAmount(line.value)} (${shortText(line.label)})`;
    return [`${claim}: what of it is still owed is not told; enter it among the claims if it is.`];
  });
  return { form, notes };
}

/** What stood before the certificate's date, to run that date again from its own collections. */
export function startBefore({ classes, lines }: Certificate, after: number): ProposedStart {
  return startForm(after - 1, {
    balances: classes.map(({ name, balance }) => [name, balance.first ?? 0]),
    pool: lines.poolBegin.value,
    reserve: lines.reserveBegin.value,
    unpaid: classes.map(({ name, additionalInterest }) => [name, additionalInterest?.value ?? 0]),
    unpaidFee: lines.feeUnpaid?.value ?? 0,
  });
}

interface Amounts {
  readonly balances: readonly (readonly [string, number])[];
  readonly pool: number;
  readonly reserve: number;
  readonly unpaid: readonly (readonly [string, number])[];
  readonly unpaidFee: number;
}

function startForm(after: number, { balances, pool, reserve, unpaid, unpaidFee }: Amounts): ProposedStart {
  const short = unpaid.filter(([, cents]) => cents > 0);
  return {
    kind: 'after',
    after_date: after,
    balances: Object.fromEntries(balances.map(([name, cents]) => [name, printCents(cents)])),
    pool: printCents(pool),
    reserve: printCents(reserve),
    ...(short.length > 0 && {
      unpaid_interest: Object.fromEntries(short.map(([name, cents]) => [name, printCents(cents)])),
    }),
    ...(unpaidFee > 0 && { unpaid_fee: printCents(unpaidFee) }),
  };
}
