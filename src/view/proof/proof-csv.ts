import { FILED_MONTHS } from '../../deal/carmx-2019-4/filed-months.ts';
import type { Comparison, ProofMode } from '../../proof/certificates.ts';
import { centCause } from './cent-cause.ts';
import { comparedNumber } from './compared-text.ts';

/** The comparison as rows of text for a file, the heads first: plain decimals, rates in percent, differences signed. */
export function proofCsvRows(comparisons: readonly Comparison[], mode: ProofMode): readonly (readonly string[])[] {
  const heads = [
    'Month',
    'Distribution Date',
    'Accession',
    'Line',
    'Figure',
    'Filed',
    'Computed',
    'Difference',
    'Cause',
  ];
  const rows = comparisons.map((one) => {
    const { month, line, filed, ours } = one;
    const number = (value: number): string => comparedNumber(line.unit, value);
    return [
      String(month),
      FILED_MONTHS.distributionDate[month - 1] ?? '',
      FILED_MONTHS.accession[month - 1] ?? '',
      line.line,
      line.label,
      number(filed),
      number(ours),
      number(ours - filed),
      ours === filed ? '' : centCause(one, mode),
    ];
  });
  return [heads, ...rows];
}
