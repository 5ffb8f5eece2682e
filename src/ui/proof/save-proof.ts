import { csvText } from '../../files/exports/csv-text.ts';
import { exportAbout } from '../../files/exports/export-about.ts';
import { column } from '../../files/exports/export-table.ts';
import { exportFileName } from '../../files/exports/file-name.ts';
import type { ProofMode } from '../../proof/certificates.ts';
import { TRUST } from '../../store/trust.ts';
import { proofCsvRows } from '../../view/proof/proof-csv.ts';
import { proofRun } from '../../view/proof/proof-run.ts';
import { saveFile } from '../export/save-file.ts';
import { comparisonsOf } from './proof-tables.ts';

const NAMES: Readonly<Record<ProofMode, string>> = {
  restart: 'Proof, restarted each month',
  'run on': 'Proof, run on from closing',
};

/** Every compared line of every certificate as a CSV file. Differences keep their sign. */
export function saveProofCsv(mode: ProofMode): void {
  const [heads = [], ...rows] = proofCsvRows(comparisonsOf(mode), mode);
  const { projection, form } = proofRun(TRUST, 'run on', 1);
  const about = exportAbout(projection, { ...form, name: NAMES[mode] }, __APP_VERSION__);
  // Numbers in a text column would be guarded as formulas where they are negative: they go as numbers.
  const columns = heads.map((head) => column(head, NUMBERS.includes(head) ? 'whole' : 'text'));
  const cells = rows.map((row) => row.map((cell, at) => (columns[at]?.kind === 'whole' ? Number(cell) : cell)));
  const text = `\uFEFF${csvText(about, { name: NAMES[mode], columns, rows: cells })}`;
  saveFile(exportFileName(about, 'Proof', 'csv'), new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

const NUMBERS: readonly string[] = ['Filed', 'Computed', 'Difference'];
