import { filledCells } from './cell-text.ts';
import type { Section } from './form-section.ts';
import { isHeading, sectionAfter } from './form-section.ts';
import { isBrokenValue, isValueText, type PrintedValue, readValues } from './printed-value.ts';

/** A line of the form: its number and letter, its label, its values, and where it stands. */
export interface FormLine {
  /** Number and letter as printed, "29d"; empty for a row with neither. */
  readonly id: string;
  readonly number: number | null;
  readonly letter: string;
  readonly label: string;
  readonly values: readonly PrintedValue[];
  readonly section: Section;
  /** Label of the numbered line that a lettered line stands under; empty for others. */
  readonly parent: string;
}

interface Row {
  readonly number: number | null;
  readonly letter: string;
  label: string;
  values: PrintedValue[];
}

/**
 * The lines of the form in the rows of a page. A row without number and letter continues the line above it where that has
 * no value yet and the row is no heading: labels that were broken over rows are whole again.
 */
export function formLinesOf(rows: readonly (readonly string[])[]): FormLine[] {
  const lines: FormLine[] = [];
  let section: Section = 'header';
  let parent: FormLine | null = null;
  for (const row of joinedRows(rows)) {
    section = sectionAfter(section, row.label, row.number !== null);
    const under: FormLine | null =
      row.letter !== '' && (row.number === null || row.number === parent?.number) ? parent : null;
    const number = row.number ?? under?.number ?? null;
    const line: FormLine = {
      id: number === null ? '' : `${number}${row.letter}`,
      number,
      letter: row.letter,
      label: row.label,
      values: row.values,
      section,
      parent: under?.label ?? '',
    };
    lines.push(line);
    if (row.letter === '') parent = row.number === null && !isHeading(row.label) ? parent : line;
  }
  return lines;
}

/** A label is broken over no more rows than this; more are something else. */
const MOST_CONTINUATIONS = 3;

function joinedRows(rows: readonly (readonly string[])[]): Row[] {
  const joined: Row[] = [];
  let open: Row | null = null;
  let continued = 0;
  for (const cells of rows) {
    const row = readRow(filledCells(cells));
    if (row === null) continue;
    const marked = row.number !== null || row.letter !== '';
    if (!marked && open !== null && continued < MOST_CONTINUATIONS && !isHeading(row.label)) {
      continued += 1;
      open.label = `${open.label} ${row.label}`.trim();
      open.values = [...open.values, ...row.values];
    } else {
      joined.push(row);
      open = marked ? row : null;
      continued = 0;
    }
    if (open !== null && open.values.length > 0) open = null;
  }
  return joined;
}

const NUMBER = /^(\d{1,3}) ?\.(?: ?\(\d\))?$/;
const NUMBER_AND_LETTER = /^(\d{1,3}) ?\.? ?\(?([a-z]) ?[.)]$/;
const NUMBER_GLUED = /^(\d{1,3}) ?\.(?: (?=\S)|(?=[^\d\s]))(.+)$/;
const NUMBER_AND_LETTER_GLUED = /^(\d{1,3}) ?\.? ?\(?([a-z])[.)] (.+)$/;
const LETTER = /^\(?([a-z]) ?[.)]$/;
const LETTER_GLUED = /^\(?([a-z]) ?[.)] (.+)$/;

function readRow(cells: readonly string[]): Row | null {
  if (cells.length === 0) return null;
  const { number, letter, rest } = markOf(cells);
  const label: string[] = [];
  const values: string[] = [];
  for (const [at, cell] of rest.entries()) {
    const isLabel = at === 0 && letter !== '' && /[^$%()\s]/.test(cell) ? true : !isValueText(cell);
    if (values.length === 0 && isLabel && !(label.length > 0 && isBrokenValue(cell))) label.push(cell);
    else values.push(cell);
  }
  const split = splitAtValues(label.join(' '));
  const found = readValues(split.values === '' ? values : [split.values, ...values]);
  return { number, letter, label: withoutUnits(split.label), values: found };
}

function markOf(cells: readonly string[]): { number: number | null; letter: string; rest: readonly string[] } {
  const [first = '', ...others] = cells;
  const both = NUMBER_AND_LETTER.exec(first) ?? NUMBER_AND_LETTER_GLUED.exec(first);
  if (both) return { number: Number(both[1]), letter: both[2] ?? '', rest: both[3] ? [both[3], ...others] : others };
  const glued = NUMBER.test(first) ? null : NUMBER_GLUED.exec(first);
  const bare = /^\d{1,3}$/.test(first) && /[a-z]{3}/i.test(others[0] ?? '') && !isValueText(others[0] ?? '');
  const number = Number((NUMBER.exec(first) ?? glued)?.[1] ?? (bare ? first : Number.NaN));
  if (Number.isNaN(number)) return { number: null, ...letterOf(cells) };
  return { number, ...letterOf(glued?.[2] === undefined ? others : [glued[2], ...others]) };
}

function letterOf(cells: readonly string[]): { letter: string; rest: readonly string[] } {
  const [first = '', ...others] = cells;
  const alone = LETTER.exec(first);
  if (alone) return { letter: alone[1] ?? '', rest: others };
  const glued = LETTER_GLUED.exec(first);
  return glued ? { letter: glued[1] ?? '', rest: [glued[2] ?? '', ...others] } : { letter: '', rest: cells };
}

/** Parts a label from the values at its end, where a line was pasted as one text. */
function splitAtValues(text: string): { label: string; values: string } {
  const words = text.split(' ');
  let at = words.length;
  // A label may itself be an amount; the first word is always the label's.
  while (at > 1 && isValueText(words[at - 1] ?? '')) at -= 1;
  // "(Ln19 + 20 + 21) $ 5.00": the formula's end is no value, so the values begin after its parenthesis.
  while (at < words.length && !isBalanced(words.slice(at))) at += 1;
  return { label: words.slice(0, at).join(' '), values: words.slice(at).join(' ') };
}

function isBalanced(words: readonly string[]): boolean {
  let depth = 0;
  for (const sign of words.join('').replace(/[^()]/g, '')) {
    depth += sign === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function withoutUnits(label: string): string {
  return label.replace(/(?: (?:\$|%|\(?months\)?))+$/i, '');
}
