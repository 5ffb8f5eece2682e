import { faultAt, type Read } from '../../deal/fault.ts';
import { EngineBug } from '../../engine/engine-bug.ts';
import type { Projection } from '../../engine/projection.ts';
import { engine } from '../../engine/run.ts';
import { printCents } from '../../money/cents.ts';
import { printPercent } from '../../money/rate.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { Certificate } from '../certificate/certificate.ts';
import { type CertificateCollections, collectionsOf } from '../certificate/collections-of.ts';
import { formOfMonth, type KnownMonths } from './known-months.ts';

/** The collections of a certificate in the scenario's form, every line written out. */
export function collectionsFormOf(certificate: Certificate): Readonly<Record<keyof CertificateCollections, string>> {
  const lines = Object.entries(collectionsOf(certificate)).map(([line, cents]) => [line, printCents(cents)]);
  return Object.fromEntries(lines) as Record<keyof CertificateCollections, string>;
}

/**
 * The rules on a certificate's date, from {@link formOfMonth}.
 * @returns a sentence where the collections cannot be run from there
 */
export function runCertificate(certificate: Certificate, known: KnownMonths, month: number): Read<Projection> {
  const { benchmark } = certificate.lines;
  const rate = benchmark ? printPercent(benchmark.value) : null;
  const read = parseScenario(formOfMonth(known, month, collectionsFormOf(certificate), rate), known.context);
  if (!read.ok) return faultAt('', `This certificate does not follow on month ${month - 1}. ${read.fault.message}`);
  try {
    return { ok: true, value: engine(read.value.deal, read.value.scenario) };
  } catch (error) {
    if (!(error instanceof EngineBug)) throw error;
    return faultAt('', `The run of this certificate is withheld, because a promise is broken. ${error.message}`);
  }
}
