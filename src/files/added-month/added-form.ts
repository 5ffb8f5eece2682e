import { type Cents, parseCents, printCents } from '../../money/cents.ts';
import type { AddedCertificate } from './added-certificate.ts';
import type { CertificateForm } from './read-added.ts';

/** Added certificates as JSON, amounts as text. */
export function formOfAdded(added: readonly AddedCertificate[]): readonly CertificateForm[] {
  return added.map(({ month: one, printed }) => ({
    month: one.month,
    distribution_date: one.distributionDate,
    collections: one.collections,
    start: one.start,
    rep_line: one.repLine,
    net_loss: one.netLoss,
    benchmark_pct: one.benchmark,
    printed: printed.map(({ key, line, label, cents }) => ({ key, line, label, amount: printCents(cents as Cents) })),
  }));
}

/** A certificate from its form, once {@link readAdded} has found it sound. */
export function certificateOfForm(form: CertificateForm): AddedCertificate {
  return {
    month: {
      month: form.month,
      distributionDate: form.distribution_date,
      collections: form.collections,
      start: form.start,
      repLine: form.rep_line,
      netLoss: form.net_loss,
      benchmark: form.benchmark_pct,
    },
    printed: form.printed.map(({ key, line, label, amount }) => ({ key, line, label, cents: parseCents(amount) ?? 0 })),
  };
}
