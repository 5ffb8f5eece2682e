import { parseCents } from '../../money/cents.ts';
import { filledCells, shortText } from './cell-text.ts';
import type {
  Certificate,
  CertificateRow,
  ClassKey,
  ClassLines,
  Fault,
  Line,
  LineKey,
  Lines,
  PrintedRow,
} from './certificate.ts';
import { readHeader } from './certificate-header.ts';
import { interestPeriodRemarks } from './check-dates.ts';
import { type FormLine, formLinesOf } from './form-lines.ts';
import type { LineRule } from './line-rule.ts';
import { CLASS_RULES } from './line-table-accounts.ts';
import { readLine } from './line-value.ts';
import { LINE_RULES, type Matches, matchLines } from './match-lines.ts';

/** A certificate has some 250 rows and a page around it some hundreds more. */
const MOST_ROWS = 10_000;
/** Fewer lines of the form than this are no certificate. */
const FEWEST_LINES = 8;
/** More missing lines than this are told together. */
const MOST_ABSENT = 4;
/** More faults than this are told by their number. */
const MOST_FAULTS = 12;

export type CertificateReading =
  | { readonly ok: true; readonly certificate: Certificate }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Reads a monthly servicer's certificate of CarMax Auto Owner Trust (Form 10-D, Exhibit 99.1; the forms of 2014 to 2026).
 * Lines are known by number and label together, so that other numbers, further lines and broken cells do no harm; a line
 * that cannot be read is never guessed.
 * @param rows cell texts of the page's rows
 * @returns the certificate, or every fault with a sentence.
 */
export function readCertificate(rows: readonly CertificateRow[]): CertificateReading {
  if (rows.length > MOST_ROWS) {
    return refused(
      `This text has ${rows.length} rows; a certificate has some 250. Open or paste the certificate alone.`,
    );
  }
  if (rows.some((row) => /<(?:td|tr|table|html|div)\b[^>]*>/i.test(row.join(' ').slice(0, 2000)))) {
    return refused(
      "This is the page's source, not its text: open the file itself, or copy the page as the browser shows it.",
    );
  }
  const form = formLinesOf(rows);
  const matches = matchLines(form);
  const { header, faults } = readHeader(rows);
  if (matches.once.size + matches.byClass.size < FEWEST_LINES) {
    return refused(
      'This is not a monthly servicer\'s certificate of CarMax Auto Owner Trust: its numbered lines, from "1. Pool Balance" on, were not found.',
    );
  }
  const remarks: string[] = [];
  const found = [...faults];
  readTwice(matches, found, remarks);
  const absent: Absent[] = [];
  const lines = readOnce(matches, found, remarks, absent);
  const classes = readClasses(matches, found, remarks, absent);
  found.push(...absenceFaults(absent, form));
  if (found.length > 0 || header === null) return { ok: false, faults: cutShort(found) };
  for (const { id, label } of matches.relettered) {
    remarks.push(
      `Line ${id} (${shortText(label)}) is printed twice; the second is read as the interest on it, which the form has there.`,
    );
  }
  remarks.push(...interestPeriodRemarks(header.distributionDate, [lines.benchmark, lines.floatingRate]));
  const closed = rows.some((row) => /in witness whereof/i.test(filledCells(row).join(' ')));
  const certificate = {
    trust: `CarMax Auto Owner Trust ${header.series}`,
    ...header,
    lines,
    classes,
    rows: printedRows(form, matches),
    closed,
    remarks,
  };
  return { ok: true, certificate };
}

function refused(message: string): CertificateReading {
  return { ok: false, faults: [{ message }] };
}

/** A line that must be there and is not: its label in words, and where the form of 2019 has it. */
interface Absent {
  readonly label: string;
  readonly usual: string;
}

function readOnce(matches: Matches, faults: Fault[], remarks: string[], absent: Absent[]): Lines {
  const lines: Partial<Record<LineKey, Line>> = {};
  for (const [key, rule] of Object.entries(LINE_RULES) as [LineKey, LineRule][]) {
    const line = matches.once.get(key);
    const read = line ? taken(line, rule, faults, remarks) : null;
    if (read) lines[key] = read;
    if (!line && rule.needed) absent.push({ label: nameOf(rule), usual: rule.usual });
  }
  return lines as Lines;
}

/** A few missing lines are named one by one; many are a certificate that was cut. */
function absenceFaults(absent: readonly Absent[], form: readonly FormLine[]): Fault[] {
  const numbers = form.flatMap(({ number }) => (number === null ? [] : [number]));
  const among = `lines ${numbers[0] ?? 'none'} to ${numbers.at(-1) ?? 'none'}`;
  const [first] = absent;
  if (first && absent.length > MOST_ABSENT) {
    const message = `The certificate is not whole: ${absent.length} lines that every form prints were not found among ${among}, one of them "${first.label}" (line ${first.usual} of the 2019 form).`;
    return [{ label: first.label, message }];
  }
  return absent.map(({ label, usual }) => ({
    label,
    message: `The line "${label}" (line ${usual} of the 2019 form) was not found among ${among}.`,
  }));
}

/** The line's reading; a fault goes to the faults, a blank line that may be blank to the remarks. */
function taken(line: FormLine, rule: LineRule, faults: Fault[], remarks: string[]): Line | null {
  const reading = readLine(line, rule.kind);
  if ('line' in reading) return reading.line;
  if ('fault' in reading) faults.push(reading.fault);
  else if (rule.needed) {
    const message = `Line ${line.id} (${shortText(line.label)}) ${reading.nothing}; a figure is wanted there.`;
    faults.push({ line: line.id, label: shortText(line.label), message });
  } else remarks.push(`Line ${line.id} (${shortText(line.label)}) ${reading.nothing} and is left out.`);
  return null;
}

function readClasses(matches: Matches, faults: Fault[], remarks: string[], absent: Absent[]): ClassLines[] {
  const classes: ClassLines[] = [];
  for (const [name, found] of matches.byClass) {
    if (!found.has('balance')) {
      const line = [...found.values()][0];
      faults.push({
        line: line?.id ?? '',
        message: `Line ${line?.id} speaks of Class ${name}, for which no Note Balance was found.`,
      });
      continue;
    }
    const lines: Partial<Record<ClassKey, Line>> = {};
    for (const [key, rule] of Object.entries(CLASS_RULES) as [ClassKey, LineRule][]) {
      const line = found.get(key);
      const read = line ? taken(line, rule, faults, remarks) : null;
      if (read) lines[key] = read;
      if (!line && rule.needed)
        absent.push({ label: nameOf(rule).replace('CLASS', `Class ${name}`), usual: rule.usual });
    }
    classes.push({ ...lines, name, level: name.slice(0, 1) } as ClassLines);
  }
  if (classes.length === 0)
    faults.push({ label: 'Note Balances', message: 'No Note Balance of any class was found (line 8 of the form).' });
  const strange = classes.find(({ level }) => level > 'D');
  if (strange)
    faults.push({ message: `Class ${strange.name} is no class of this shelf, whose Notes are Class A to Class D.` });
  return classes;
}

/** The label of a rule in words: its pattern without signs. */
function nameOf(rule: LineRule): string {
  const words = rule.label.source.replace(/\(\?:([^)|]*)[^)]*\)\??/g, '$1').replace(/\(\?!.*?\)|[\^$?*.]/g, '');
  return words.charAt(0).toUpperCase() + words.slice(1).trim();
}

/** A line that matters and is printed twice is a fault; another one's second print is left aside with a remark. */
function readTwice({ twice }: Matches, faults: Fault[], remarks: string[]): void {
  const text = ({ values }: FormLine) => values.map((value) => value.text).join(' ');
  for (const { first, second, serious } of twice) {
    if (text(first) === text(second)) continue;
    const label = shortText(second.label);
    const found = `"${label}" is printed on line ${first.id} and, with other values, on line ${second.id}`;
    if (serious) faults.push({ line: second.id, label, message: `${found}: one certificate at a time can be read.` });
    else remarks.push(`${found}, which is left aside.`);
  }
}

function cutShort(faults: readonly Fault[]): Fault[] {
  const rest = faults.length - MOST_FAULTS;
  if (rest <= 0) return [...faults];
  return [...faults.slice(0, MOST_FAULTS), { message: `${rest} further lines were not found or could not be read.` }];
}

/** The numbered rows from the first line of the form to the last that was known. */
function printedRows(form: readonly FormLine[], matches: Matches): PrintedRow[] {
  const known = new Set([
    ...matches.once.values(),
    ...[...matches.byClass.values()].flatMap((found) => [...found.values()]),
  ]);
  const from = form.findIndex((line) => known.has(line));
  const to = form.findLastIndex((line) => known.has(line));
  return form
    .slice(from, to + 1)
    .filter(({ number }) => number !== null)
    .map((line) => {
      const amounts = line.values.flatMap((value) => (value.kind === 'number' && value.unit !== '%' ? [value] : []));
      const cents = amounts.map(({ plain, decimals }) => (decimals === 2 || decimals === 0 ? parseCents(plain) : null));
      return {
        line: line.id,
        number: line.number,
        letter: line.letter,
        label: line.label,
        cents: cents.at(-1) ?? null,
        first: cents.at(-2) ?? null,
      };
    });
}
