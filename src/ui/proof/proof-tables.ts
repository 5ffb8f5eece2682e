import type { AddedCertificate } from '../../files/added-month/added-certificate.ts';
import { compareFigures } from '../../files/added-month/compare-certificate.ts';
import { formOfMonth } from '../../files/added-month/known-months.ts';
import { type Comparison, compareCertificates, type ProofMode } from '../../proof/certificates.ts';
import { knownMonths } from '../../store/added-months.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { TRUST } from '../../store/trust.ts';
import { plainAmount } from '../../view/amount-text.ts';
import { dateText } from '../../view/date-text.ts';
import { certificateProof } from '../../view/proof/certificate-proof.ts';
import { type ProofMonth, type ProofTable, proofTable } from '../../view/proof/proof-table.ts';
import { dateOf } from '../../view/run-dates.ts';

const comparisons = new Map<ProofMode, readonly Comparison[]>();
const tables = new Map<ProofMode, ProofTable>();

/** The filings do not change, so they are compared once a session. */
export function comparisonsOf(mode: ProofMode): readonly Comparison[] {
  const known = comparisons.get(mode);
  if (known) return known;
  const found = compareCertificates(TRUST, mode);
  comparisons.set(mode, found);
  return found;
}

export function proofTableOf(mode: ProofMode): ProofTable {
  const known = tables.get(mode);
  if (known) return known;
  const table = proofTable(comparisonsOf(mode), mode);
  tables.set(mode, table);
  return table;
}

/** The months that the user added from certificates, each beside the rules run on its own collections. */
export function addedProofMonths(added: readonly AddedCertificate[]): readonly ProofMonth[] {
  const known = knownMonths(added);
  return added.flatMap(({ month: { month, collections, benchmark }, printed }): readonly ProofMonth[] => {
    const form = formOfMonth(known, month, collections, benchmark);
    const outcome = outcomeOf(form);
    if (outcome.kind !== 'result') return [];
    const { projection } = outcome;
    const { cells, figures: count, differ } = certificateProof({ form, projection }, month, printed);
    const sizes = (compareFigures(printed, projection, month) ?? []).map(({ difference }) => Math.abs(difference));
    return [
      {
        month,
        date: dateText(dateOf(projection, month)),
        accession: 'your certificate',
        url: null,
        figures: count,
        equal: count - differ,
        differ,
        largest: plainAmount(Math.max(0, ...sizes)),
        // Its run is not kept, so its figures are not asked why here.
        cells: cells.map((cell) => ({ ...cell, figure: null })),
      },
    ];
  });
}
