import { parseDay } from '../../../money/day.ts';
import type { FoundText } from '../../../view/sensitivity/shelf-row.ts';
import type { ExportCell } from '../export-table.ts';

/** A figure as a cell; where there is none, the reason stands in its place. */
export function foundCell(found: FoundText | undefined): ExportCell {
  if (found === undefined || typeof found === 'string') return found ?? null;
  return `not available, ${found.not_available}`;
}

/** A day that the contract prints, "2024-04-15". */
export function dayCell(text: string): ExportCell {
  return parseDay(text);
}
