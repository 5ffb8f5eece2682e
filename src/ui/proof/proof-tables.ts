import { engine } from '../../engine/run.ts';
import { startFormAfter } from '../../files/added-month/known-months.ts';
import { type Comparison, compareCertificates, type ProofMode } from '../../proof/certificates.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { addedFigures } from '../../store/added-figures.ts';
import { addedStore, knownMonths } from '../../store/added-months.ts';
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
export function addedProofMonths(): readonly ProofMonth[] {
  const { added } = addedStore.getState();
  const known = knownMonths(added);
  return added.flatMap(({ month, collections, benchmark }): readonly ProofMonth[] => {
    const figures = addedFigures.getState()[month];
    const form: ScenarioForm = {
      start: startFormAfter(known, month - 1),
      collections: [collections],
      benchmark: benchmark === null ? 'filed' : { first_month: month, rates_pct: [benchmark] },
      events: { call: { mode: 'never' } },
      switches: { horizon: 1 },
    };
    const read = parseScenario(form, TRUST);
    if (figures === undefined || !read.ok) return [];
    const projection = engine(read.value.deal, read.value.scenario);
    const { cells, figures: count, differ } = certificateProof({ form, projection }, month, figures);
    const sizes = figures.map(({ difference }) => Math.abs(difference));
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
