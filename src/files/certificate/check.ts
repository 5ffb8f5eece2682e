import { shortText } from './cell-text.ts';
import { type Certificate, type Line, ln, type PrintedRow } from './certificate.ts';
import { printAmount, printFraction } from './print-amount.ts';

/** One sum, roll or rule of the form, reckoned again from the certificate's own lines. */
export interface Check {
  /** What is checked, in a few words. */
  readonly what: string;
  /** The line that prints the result. */
  readonly line: string;
  readonly printed: string;
  readonly computed: string;
  readonly ok: boolean;
  /** What was found, with the lines that it was found from. */
  readonly sentence: string;
}

/**
 * Checks an amount. A line that is printed without cents is compared to the dollar.
 * @param how the lines and rule that give the computed amount: "Ln 1 - Ln 2 - Ln 3 - Ln 4"
 */
export function amountCheck(certificate: Certificate, what: string, line: Line, computed: number, how: string): Check {
  const ok = isPrinted(line, computed);
  const printed =
    line.decimals === 0 && line.value !== 0 ? printAmount(line.value).slice(0, -3) : printAmount(line.value);
  const says = `Line ${line.line} (${shortText(line.label, 60)}) prints ${printed}`;
  const exact = line.decimals === 0 && line.value !== computed ? `, to the dollar: ${printAmount(computed)}` : '';
  const sentence = ok
    ? `${says}, which agrees with ${how}${exact}.`
    : `${says}; by ${how} it is ${printAmount(computed)}, a difference of ${printAmount(line.value - computed)}.${slipOfARow(certificate, line, computed)}`;
  return { what, line: line.line, printed, computed: printAmount(computed), ok, sentence };
}

function isPrinted(line: Line, computed: number): boolean {
  return line.decimals === 0 ? line.value === Math.floor((computed + 50) / 100) * 100 : line.value === computed;
}

/** Says so where the amount that is missing stands a row above or below: the filer's values have slipped. */
function slipOfARow({ rows }: Certificate, line: Line, computed: number): string {
  const at = rows.findIndex((row) => row.line === line.line && row.label === line.label);
  const beside: [string, PrintedRow | undefined][] = [
    ['above', rows[at - 1]],
    ['below', rows[at + 1]],
  ];
  if (at < 0 || computed === 0) return '';
  const found = beside.find(([, row]) => row?.cents === computed);
  return found
    ? ` The row ${found[0]} it (line ${found[1]?.line}) prints that amount: the values have slipped by a row.`
    : '';
}

/** Checks a percentage that the form reckons as one amount over another, rounded half-up to the decimals printed. */
export function shareCheck(what: string, line: Line, part: Line, whole: Line): Check | null {
  if (whole.value === 0) return null;
  const unit = 10 ** (8 - line.decimals);
  const computed = roundedShare(part.value, whole.value, line.decimals) * unit;
  const ok = computed === line.value;
  const [printed, reckoned] = [printFraction(line.value, line.decimals), printFraction(computed, line.decimals)];
  const says = `Line ${line.line} (${shortText(line.label, 60)}) prints ${printed}`;
  const how = `${ln(part)} / ${ln(whole)}`;
  const sentence = ok ? `${says}, which agrees with ${how}.` : `${says}; by ${how} it is ${reckoned}.`;
  return { what, line: line.line, printed, computed: reckoned, ok, sentence };
}

/** part / whole in units of the last decimal of a percentage, half-up away from zero. */
function roundedShare(part: number, whole: number, decimals: number): number {
  const scale = 10n ** BigInt(decimals + 2);
  const twice = 2n * BigInt(Math.abs(part)) * scale;
  const by = BigInt(whole);
  const rounded = Number((twice + by) / (2n * by));
  return part < 0 && rounded !== 0 ? -rounded : rounded;
}

/** A check of something that is no amount. */
export function plainCheck(
  what: string,
  line: string,
  printed: string,
  computed: string,
  ok: boolean,
  sentence: string,
): Check {
  return { what, line, printed, computed, ok, sentence };
}

/** The sum of lines, absent ones counting nothing. */
export function sumOf(...lines: readonly (Line | undefined)[]): number {
  return lines.reduce((sum, line) => sum + (line?.value ?? 0), 0);
}

/** "Ln 19 + Ln 20 + Ln 21", without the lines that are not printed. */
export function plus(...lines: readonly (Line | undefined)[]): string {
  return lines.flatMap((line) => (line ? [ln(line)] : [])).join(' + ');
}

/** "Ln 1 - Ln 2 - Ln 3", without the lines that are not printed. */
export function minus(...lines: readonly (Line | undefined)[]): string {
  return lines.flatMap((line) => (line ? [ln(line)] : [])).join(' - ');
}

export interface SiblingSum {
  /** Sums of the last and of the first amounts; null where a line among them prints no amount. */
  readonly cents: number | null;
  readonly first: number | null;
  /** "Ln 8a to 8h" */
  readonly how: string;
}

/** The sum of the lettered lines above a total and under the same number, whatever further lines a form has among them. */
export function siblingsOf({ rows }: Certificate, total: Line): SiblingSum {
  const at = rows.findIndex((row) => row.line === total.line && row.label === total.label);
  if (at < 0) return { cents: null, first: null, how: 'the lines above it' };
  const number = rows[at]?.number;
  let from = at;
  while (from > 0 && rows[from - 1]?.number === number && rows[from - 1]?.letter !== '') from -= 1;
  const parts = rows.slice(from, at);
  const add = (column: 'cents' | 'first') =>
    parts.reduce<number | null>((sum, row) => (sum === null || row[column] === null ? null : sum + row[column]), 0);
  return {
    cents: add('cents'),
    first: add('first'),
    how: `Ln ${parts[0]?.line ?? '?'} to ${parts.at(-1)?.line ?? '?'}`,
  };
}

/** Checks a total against the lettered lines above it. */
export function siblingCheck(certificate: Certificate, what: string, total: Line | undefined): Check[] {
  if (!total) return [];
  const { cents, how } = siblingsOf(certificate, total);
  if (cents !== null) return [amountCheck(certificate, what, total, cents, `the sum of ${how}`)];
  const sentence = `Line ${total.line} (${shortText(total.label, 60)}) cannot be checked: a line of ${how} prints no amount.`;
  return [plainCheck(what, total.line, printAmount(total.value), 'unknown', false, sentence)];
}
