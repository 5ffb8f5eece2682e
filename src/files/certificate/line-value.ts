import { parseCents } from '../../money/cents.ts';
import { parsePercent } from '../../money/rate.ts';
import { shortText } from './cell-text.ts';
import type { Fault, Line } from './certificate.ts';
import type { FormLine } from './form-lines.ts';
import type { LineKind } from './line-rule.ts';
import type { PrintedNumber, PrintedValue } from './printed-value.ts';

/** A line read, a line that says "not applicable" or nothing, or what is wrong with it. */
export type LineReading = { readonly line: Line } | { readonly nothing: string } | { readonly fault: Fault };

const COLUMNS: Readonly<Record<LineKind, number>> = {
  money: 1,
  period: 2,
  factors: 2,
  loans: 2,
  count: 1,
  percent: 1,
  months: 1,
  word: 1,
};

const WANTED: Readonly<Record<LineKind, string>> = {
  money: 'an amount of dollars, as in 1,234.56',
  period: 'two amounts of dollars, at the beginning and at the end of the period',
  factors: 'two factors, at the beginning and at the end of the period, as in 0.8490458',
  loans: 'a number of loans and an amount of dollars',
  count: 'a whole number',
  percent: 'a percentage, as in 8.66 %',
  months: 'a number of months, as in 66.44',
  word: 'Yes or No',
};

/** Reads the values of a line by its kind. Nothing is guessed: a value too many or too few is a fault. */
export function readLine(form: FormLine, kind: LineKind): LineReading {
  const fault = (what: string): LineReading => ({
    fault: {
      line: form.id,
      label: shortText(form.label),
      message: `Line ${form.id} (${shortText(form.label)}) ${what}; it should print ${WANTED[kind]}.`,
    },
  });
  const broken = form.values.find((value) => value.kind === 'unreadable');
  if (broken) return fault(`prints "${shortText(broken.text, 30)}", which cannot be read`);
  const line = { line: form.id, label: form.label };
  if (kind === 'word') {
    const [word, more] = form.values;
    if (word?.kind !== 'word' || more) return word ? fault('prints no such word') : { nothing: 'is blank' };
    return { line: { ...line, value: 0, first: null, decimals: 0, text: word.text } };
  }
  if (form.values.length === 0) return { nothing: 'is blank' };
  if (form.values.every((value) => value.kind === 'word')) return { nothing: `prints ${form.values[0]?.text ?? ''}` };
  const numbers = fitting(form.values, kind);
  if (numbers.length !== COLUMNS[kind]) return fault(`prints ${counted(numbers.length)}`);
  const read = numbers.map((number, at) => measured(number, columnKind(kind, at)));
  const value = read.at(-1);
  const last = numbers.at(-1);
  if (value === null || value === undefined || read.includes(null) || last === undefined) {
    const bad = numbers[read.indexOf(null)] ?? last;
    return fault(`prints "${shortText(bad?.text ?? '', 30)}", which cannot be read`);
  }
  return {
    line: {
      ...line,
      value,
      first: read.length > 1 ? (read[0] ?? null) : null,
      decimals: last.decimals,
      text: last.text,
    },
  };
}

/** The numbers of a line; a stray percentage beside amounts of dollars is left out. */
function fitting(values: readonly PrintedValue[], kind: LineKind): PrintedNumber[] {
  const numbers = values.filter((value): value is PrintedNumber => value.kind === 'number');
  const rest = kind === 'percent' ? numbers : numbers.filter(({ unit }) => unit !== '%');
  return rest.length > 0 ? rest : numbers;
}

function columnKind(kind: LineKind, column: number): LineKind {
  if (kind === 'period') return 'money';
  if (kind !== 'loans') return kind;
  return column === 0 ? 'count' : 'money';
}

/** A number in the unit of its kind; null where it is none of that kind. */
function measured({ plain, decimals, unit }: PrintedNumber, kind: LineKind): number | null {
  if (kind === 'count') return /^\d+$/.test(plain) && unit === '' ? Number(plain) : dashZero(plain, unit);
  if (kind === 'percent') return unit === '$' ? dashZero(plain, unit) : parsePercent(plain);
  if (unit === '%') return null;
  if (kind === 'factors') {
    const percent = unit === '' ? parsePercent(plain) : dashZero(plain, unit);
    return percent === null ? null : percent * 100;
  }
  if (kind === 'months') return unit === '' ? parseCents(plain) : null;
  return decimals === 1 ? null : parseCents(plain);
}

/** A dash alone is printed for zero in columns of every kind. */
function dashZero(plain: string, unit: string): number | null {
  return plain === '0' && unit === '$' ? 0 : null;
}

function counted(count: number): string {
  if (count === 0) return 'no value';
  return count === 1 ? 'one value' : `${count} values`;
}
