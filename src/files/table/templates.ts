import { FILED_MONTHS } from '../../deal/carmx-2019-4/filed-months.ts';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { printCents } from '../../money/cents.ts';
import { COLLECTION_LINES } from '../../scenario/collections.ts';

const LINE_END = '\r\n';
const REP_LINE_HEADER = ['balance', 'rate_pct', 'original_term', 'remaining_term'];
/** Filed months that the template of collections shows. */
const SHOWN = 3;

/**
 * A CSV file to fill in with rep lines: the header, and the pool at closing as the one line that its averages make (lines
 * 12 to 14 of the first certificate's form), so that the template itself is a table that adds up.
 */
export function repLinesTemplate(): string {
  const { wac, originalTerm, remainingTerm } = FILED_MONTHS.characteristics.atCutoff;
  const line = [THIS_TRUST.initialPool, wac, originalTerm, remainingTerm].map(printCents);
  return csv([REP_LINE_HEADER, line]);
}

/** A CSV file to fill in with collections: the header, and the first filed months as they were, to write over. */
export function collectionsTemplate(): string {
  const rows = Array.from({ length: SHOWN }, (_, at) => [
    String(at + 1),
    ...COLLECTION_LINES.map((line) => printCents(filed(line, at))),
  ]);
  return csv([['month', ...COLLECTION_LINES], ...rows]);
}

function filed(line: string, at: number): number {
  const columns: Readonly<Record<string, readonly number[]>> = FILED_MONTHS.inputs;
  return columns[line]?.[at] ?? 0;
}

/** Rows whose cells hold no separator. */
function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.join(',')).join(LINE_END) + LINE_END;
}
