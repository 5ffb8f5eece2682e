import { quoted } from '../../deal/fault.ts';
import { columnLetter, plainHeader } from './column-spec.ts';
import { delimitedRows, SEPARATORS, type Separator } from './delimited-rows.ts';
import type { TableColumn } from './table-read.ts';

/** The header is sought among so many first rows. */
const FIRST_ROWS = 60;
const FIRST_CHARACTERS = 30_000;
/** No header is longer. */
const LONGEST_HEADER = 100;
/** A row with fewer known headers is none: one word alone may stand in a title. */
const FEWEST_KNOWN = 2;
const SAMPLE = { rows: 5, cells: 12, characters: 60 };

export interface Header<Field extends string> {
  readonly ok: true;
  readonly separator: Separator;
  /** Number of its row, from 1. */
  readonly row: number;
  readonly columns: readonly TableColumn<Field>[];
}

export interface NoHeader {
  readonly ok: false;
  readonly message: string;
  readonly sample: readonly (readonly string[])[];
}

/**
 * Finds the row that names the columns, and with it the separator: the one under which a row has the most headers that are
 * known. What stands above it, a title or a note, is passed over.
 * @param known which field each plain header stands for
 * @param wanted the columns in words, for the sentence of a text without a header
 */
export function findHeader<Field extends string>(
  text: string,
  known: ReadonlyMap<string, Field>,
  wanted: string,
): Header<Field> | NoHeader {
  let best = { count: 0, separator: SEPARATORS[0] as Separator, row: 0, cells: [] as readonly string[] };
  const beginning = text.slice(0, FIRST_CHARACTERS);
  for (const separator of SEPARATORS) {
    for (const [at, cells] of delimitedRows(beginning, separator, FIRST_ROWS).rows.entries()) {
      const fields = new Set(cells.flatMap((cell) => fieldOf(cell, known) ?? []));
      if (fields.size > best.count) best = { count: fields.size, separator, row: at + 1, cells };
    }
  }
  if (best.count < FEWEST_KNOWN) return noHeader(beginning, wanted);
  const columns = best.cells.map((cell, at): TableColumn<Field> => {
    return { letter: columnLetter(at), header: cell.trim(), field: fieldOf(cell, known) };
  });
  return twice(columns, best.row) ?? { ok: true, separator: best.separator, row: best.row, columns };
}

function fieldOf<Field extends string>(cell: string, known: ReadonlyMap<string, Field>): Field | null {
  return cell.length > LONGEST_HEADER ? null : (known.get(plainHeader(cell)) ?? null);
}

function noHeader(beginning: string, wanted: string): NoHeader {
  const separator = SEPARATORS.find(({ sign }) => beginning.includes(sign)) ?? SEPARATORS[0];
  const { rows } = delimitedRows(beginning, separator, SAMPLE.rows);
  const sample = rows.map((cells) => cells.slice(0, SAMPLE.cells).map((cell) => cell.slice(0, SAMPLE.characters)));
  const message = `No row that names the columns was found among the first ${FIRST_ROWS}. Put one above the figures, with ${wanted}.`;
  return { ok: false, message, sample };
}

/** Two columns that stand for one thing: which of them counts is not guessed. */
function twice<Field extends string>(columns: readonly TableColumn<Field>[], row: number): NoHeader | null {
  for (const [at, { field, header, letter }] of columns.entries()) {
    const first = field === null ? undefined : columns.slice(0, at).find((column) => column.field === field);
    if (!first) continue;
    const message = `Row ${row} has two columns for the same thing, ${quoted(first.header)} (column ${first.letter}) and ${quoted(header)} (column ${letter}): delete or rename the one that is not meant.`;
    return { ok: false, message, sample: [columns.map((column) => column.header)] };
  }
  return null;
}
