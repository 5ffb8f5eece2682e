import { FILED_MONTHS, filedCertificateUrl } from '../../deal/carmx-2019-4/filed-months.ts';
import { type Day, parseDay } from '../../money/day.ts';
import type { Comparison, ProofMode } from '../../proof/certificates.ts';
import { grouped } from '../amount-text.ts';
import { dateText } from '../date-text.ts';
import type { FigureId } from '../why/figure-id.ts';
import { countWords } from '../word-list.ts';
import { centCause } from './cent-cause.ts';
import { comparedFigure } from './compared-figure.ts';
import { comparedText, differenceOf } from './compared-text.ts';

/** A filed figure beside ours. */
export interface ProofCell {
  readonly key: string;
  /** Number of the printed line. */
  readonly line: string;
  readonly label: string;
  readonly filed: string;
  readonly ours: string;
  /** Ours less filed: "0.00", "0.01", "(0.01)". */
  readonly difference: string;
  readonly differs: boolean;
  /** Why they differ, in sentences; '' where they do not. */
  readonly cause: string;
  /** For "why?" in the run that `proofRun` gives. */
  readonly figure: FigureId | null;
}

export interface ProofMonth {
  readonly month: number;
  readonly date: string;
  readonly accession: string;
  readonly url: string | null;
  readonly figures: number;
  readonly equal: number;
  readonly differ: number;
  /** The largest difference of the month, without its sign. */
  readonly largest: string;
  readonly cells: readonly ProofCell[];
}

/** The 49 certificates against the rules, month by month and line by line. */
export interface ProofTable {
  readonly mode: ProofMode;
  readonly months: readonly ProofMonth[];
  readonly figures: number;
  readonly differ: number;
  /** What came of it, in a sentence or two. */
  readonly summary: string;
}

/** The comparison as a table. @param comparisons of compareCertificates, in its order */
export function proofTable(comparisons: readonly Comparison[], mode: ProofMode): ProofTable {
  const byMonth = new Map<number, Comparison[]>();
  for (const one of comparisons) byMonth.set(one.month, [...(byMonth.get(one.month) ?? []), one]);
  const months = [...byMonth].map(([month, list]) => monthOf(month, list, mode));
  const differ = months.reduce((sum, month) => sum + month.differ, 0);
  const figures = comparisons.length;
  return { mode, months, figures, differ, summary: summaryOf(months.length, figures, comparisons, mode) };
}

function monthOf(month: number, list: readonly Comparison[], mode: ProofMode): ProofMonth {
  const cells = list.map((one) => cellOf(one, mode));
  const differ = cells.filter(({ differs }) => differs).length;
  const largest = Math.max(
    0,
    ...list.filter(({ line }) => line.unit === 'cents').map((one) => Math.abs(one.ours - one.filed)),
  );
  return {
    month,
    date: dateText(parseDay(FILED_MONTHS.distributionDate[month - 1] ?? '') ?? (0 as Day)),
    accession: FILED_MONTHS.accession[month - 1] ?? '',
    url: filedCertificateUrl(month),
    figures: cells.length,
    equal: cells.length - differ,
    differ,
    largest: differenceOf('cents', largest),
    cells,
  };
}

function cellOf(one: Comparison, mode: ProofMode): ProofCell {
  const { line, filed, ours, month } = one;
  return {
    key: line.key,
    line: line.line,
    label: line.label,
    filed: comparedText(line.unit, filed),
    ours: comparedText(line.unit, ours),
    difference: differenceOf(line.unit, ours - filed),
    differs: ours !== filed,
    cause: ours === filed ? '' : centCause(one, mode),
    figure: comparedFigure(line.key, month),
  };
}

const FED = 'Fed with each month’s collections, benchmark and reserve earnings; nothing is tuned.';

function summaryOf(certificates: number, figures: number, comparisons: readonly Comparison[], mode: ProofMode): string {
  const differing = comparisons.filter(({ ours, filed }) => ours !== filed);
  const start =
    mode === 'restart' ? 'each month from the filed balances before it' : 'on our own balances from closing';
  const counted = `${grouped(figures)} figures of ${certificates} certificates, ${start}`;
  if (differing.length === 0) return `${counted}: all are equal. ${FED}`;
  const cents = differing.every(({ ours, filed, line }) => line.unit === 'cents' && Math.abs(ours - filed) === 1);
  const by = cents ? 'by one cent' : 'from the filing';
  const count = differing.length;
  const all = `${count === 1 ? 'It divides' : `All ${countWords(count)} divide`} a month’s principal between A-2a and A-2b`;
  const where = differing.every(({ line }) => / A-2[ab]$/.test(line.key)) ? ` ${all}, or follow from it.` : '';
  return `${counted}: ${grouped(figures - count)} equal, ${count} differ ${by}.${where} ${FED}`;
}

/** What is shown of a table: the months with a difference only, or lines that hold a text in name, number or key. */
export interface ProofFilter {
  readonly onlyDifferences: boolean;
  readonly text: string;
}

/** The months and cells that a filter leaves; months without any are left out. Their counts stay those of the whole month. */
export function filteredProof(table: ProofTable, { onlyDifferences, text }: ProofFilter): readonly ProofMonth[] {
  const wanted = text.trim().toLowerCase();
  return table.months.flatMap((month) => {
    const cells = month.cells.filter(
      ({ differs, label, line, key }) =>
        (!onlyDifferences || differs) && [label, line, key].some((part) => part.toLowerCase().includes(wanted)),
    );
    return cells.length === 0 ? [] : [{ ...month, cells }];
  });
}
