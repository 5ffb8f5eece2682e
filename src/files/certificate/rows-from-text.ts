import { cellText } from './cell-text.ts';
import { isValueText } from './printed-value.ts';

/** More cells than any certificate or page around one has; what follows them is not looked at. */
const MOST_CELLS = 40_000;

/**
 * The rows of a certificate in text that was copied from a browser or another program: cells parted by tabs, by line
 * breaks, by upright bars, or all on one line. A row begins at a line number ("12."), at a letter ("a.") or at a label, and
 * takes the values that follow it.
 * @param text as pasted
 * @returns rows of cell texts, for `readCertificate`
 */
export function rowsFromText(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let hasLabel = false;
  for (const cell of cellsOf(text)) {
    const kind = kindOf(cell);
    // A letter or a label belongs to the number before it as long as that has no label of its own.
    const begins = kind === 'number' || kind === 'numbered' || (hasLabel && kind !== 'value');
    if (begins && row.length > 0) {
      rows.push(row);
      row = [];
      hasLabel = false;
    }
    row.push(cell);
    hasLabel = hasLabel || kind === 'label' || kind === 'numbered' || kind === 'lettered';
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

type CellKind = 'number' | 'numbered' | 'letter' | 'lettered' | 'value' | 'label';

function kindOf(cell: string): CellKind {
  if (/^\d{1,3} ?\.(?: ?\(\d\))?$/.test(cell)) return 'number';
  if (/^\d{1,3} ?\.(?: \S|[^\d\s])/.test(cell)) return 'numbered';
  if (/^\(?[a-z] ?[.)]$/.test(cell)) return 'letter';
  if (/^\(?[a-z] ?[.)] \S/.test(cell)) return 'lettered';
  return isValueText(cell) || isDateText(cell) ? 'value' : 'label';
}

function isDateText(cell: string): boolean {
  return /^\d{1,2}\/\d{1,2}\/\d{2,4}(?: ?(?:-|to|through) ?\d{1,2}\/\d{1,2}\/\d{2,4})?$/.test(cell);
}

function cellsOf(text: string): string[] {
  const cells: string[] = [];
  for (const part of text.split(/[\t\n\r|\u2028\u2029]/)) {
    const cell = cellText(part);
    if (cell === '') continue;
    cells.push(cell);
    if (cells.length >= MOST_CELLS) break;
  }
  return cells;
}
