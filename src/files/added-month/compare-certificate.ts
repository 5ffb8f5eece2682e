import type { Projection } from '../../engine/projection.ts';
import { parseCents } from '../../money/cents.ts';
import { headlessResult } from '../../view/headless-result.ts';
import type { Certificate } from '../certificate/certificate.ts';
import { type FiledResult, filedResultsOf } from '../certificate/filed-results-of.ts';

/** A figure of a certificate beside the engine's. */
export interface ComparedFigure extends FiledResult {
  /** The engine's amount in cents; null where the run has no such figure. */
  readonly engine: number | null;
  /** Filed less engine; the filed amount where the engine has none. */
  readonly difference: number;
}

/**
 * Every figure of the certificate that follows from its collections, beside a run's at the same date. A run that was fed with
 * the certificate's own collections is checked by it; a projection of that month is measured against what came.
 * @returns null where the run has no date of that number
 */
export function compareCertificate(
  certificate: Certificate,
  projection: Projection,
  month: number,
): readonly ComparedFigure[] | null {
  return compareFigures(filedResultsOf(certificate), projection, month);
}

/** Figures that a certificate prints beside a run's; null where the run has no date of that number. */
export function compareFigures(
  printed: readonly FiledResult[],
  projection: Projection,
  month: number,
): readonly ComparedFigure[] | null {
  const date = headlessResult(projection).dates.find(({ n }) => n === month);
  if (!date) return null;
  return printed.map((filed) => {
    const engine =
      filed.key === 'certificateholders' ? paidToCertificateholders(date.clauses) : amountAt(date, filed.key);
    return { ...filed, engine, difference: filed.cents - (engine ?? 0) };
  });
}

function paidToCertificateholders(clauses: readonly { readonly payee: string; readonly paid: string }[]): number {
  return clauses.reduce(
    (sum, { payee, paid }) => sum + (payee === 'certificateholders' ? (parseCents(paid) ?? 0) : 0),
    0,
  );
}

/** The amount at a path of a result's date: "tests.priority". */
function amountAt(date: unknown, path: string): number | null {
  let found = date;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return null;
    found = (found as Readonly<Record<string, unknown>>)[name];
  }
  return typeof found === 'string' ? parseCents(found) : null;
}
