import type { Certificate } from './certificate.ts';
import { checkCertificate } from './check-certificate.ts';
import { printAmount } from './print-amount.ts';

/** Defaults for what no certificate prints: the call's threshold in percent, each cap in dollars, each final month. */
export const ASSUMED = { callThreshold: '10', cap: '175000.00', final: '2099-12' } as const;

/** Whether the excess of the Reserve Account goes to the certificateholder, as in the trusts up to 2017-1. */
export function paysCertificateholder({ lines }: Certificate): boolean {
  return /certificateholder/i.test(lines.reserveExcess.label);
}

/** Notes on what is assumed, and on where this trust's form departs from the deal form. */
export function assumedNotes(certificate: Certificate): string[] {
  const { lines } = certificate;
  const notes = [
    `Final Distribution Dates: not printed; ${ASSUMED.final} stands for each, so no test is raised and no Event of Default falls by a final date.`,
    `Clean-up call at ${ASSUMED.callThreshold} % of the initial pool and the draw of the whole Reserve Account when it pays everything: not printed; assumed as in the shelf.`,
  ];
  if (lines.reserveLesserNotes) {
    notes.push(
      'Reserve requirement: in this form the lesser of a fixed amount and the Note Balance; the fixed amount is held, which differs once the Notes fall below it.',
    );
  }
  if (paysCertificateholder(certificate)) {
    notes.push(
      `Excess of the Reserve Account: this trust pays it to the certificateholder (line ${lines.reserveExcess.line}), later ones and the engine to the Depositor; the amounts are the same.`,
    );
  }
  if ((lines.backupPaid?.value ?? 0) > 0 && lines.backupPaid) {
    notes.push(
      `Backup servicing: ${printAmount(lines.backupPaid.value)} was paid on line ${lines.backupPaid.line}; the deal form has no such fee, so Excess Collections come out higher by it.`,
    );
  }
  return notes;
}

/** One note that names the certificate's own sums that do not agree. */
export function slipNotes(certificate: Certificate): string[] {
  const failing = checkCertificate(certificate).filter(({ ok }) => !ok);
  if (failing.length === 0) return [];
  const named = failing.map(({ what, line }) => (line === '' ? what : `line ${line}`)).join(', ');
  return [
    `The certificate does not agree with itself in ${failing.length} places (${named}): its figures stand as printed; see the checks.`,
  ];
}
