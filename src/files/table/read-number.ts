import { quoted } from '../../deal/fault.ts';
import { MOST_CENTS } from '../../money/cents.ts';
import { PERCENT_DECIMALS, RATE_ONE } from '../../money/rate.ts';
import { COLLATERAL_LIMITS } from '../../scenario/collateral-form.ts';
import { TERM_ONE } from '../../scenario/vector/collateral-assumptions.ts';
import { type PlainNumber, plainNumber } from './plain-number.ts';
import type { Cell } from './table-read.ts';

/** What a column holds. `money`: dollars of zero or more; `signed`: dollars of either sign; `fraction`: a rate as a share of one. */
export type NumberKind = 'money' | 'signed' | 'percent' | 'fraction' | 'term';

const WANTED: Readonly<Record<NumberKind, string>> = {
  money: 'write an amount of dollars, as in 1,234.56',
  signed: 'write an amount of dollars, as in 1,234.56 or (1,234.56)',
  percent: 'write a percentage, as in 8.66',
  fraction: 'write a share of one, as in 0.0866, or a percentage with its sign, as in 8.66 %',
  term: 'write a number of months, as in 61.93',
};

/** A cell read, and what its spelling shows of the table's decimal sign. */
export interface NumberCell {
  readonly cell: Cell;
  /** `comma`: it can only be read with a decimal comma; `point`: with a decimal point. */
  readonly decimal: 'comma' | 'point' | null;
}

/**
 * Reads the number of a cell into the spelling of the scenario's form. Thousands separators, signs of the dollar, a percent
 * sign and parentheses or a minus for negative amounts are understood; nothing is rounded, and a blank is no zero.
 * @param fromSemicolons whether semicolons part the cells, as where the decimal sign is a comma: "1,503" is then in doubt
 */
export function readNumber(raw: string, kind: NumberKind, fromSemicolons = false): NumberCell {
  const text = raw.trim();
  if (text === '') return { cell: { text, value: null, units: null }, decimal: null };
  const isAmount = kind === 'money' || kind === 'signed';
  const read = plainNumber(text, { grouped: isAmount, fromSemicolons });
  if (!read.ok) {
    const fault = read.decimal === 'comma' ? read.message : `${read.message}; ${WANTED[kind]}.`;
    return { cell: faulty(text, fault), decimal: read.decimal };
  }
  const fault = whatIsWrong(read.number, kind);
  const decimal = read.number.decimals === '' ? null : 'point';
  if (fault !== null) return { cell: faulty(text, `${fault}; ${WANTED[kind]}.`), decimal };
  return { cell: { text, ...spelled(read.number, kind) }, decimal };
}

function faulty(text: string, fault: string): Cell {
  return { text, value: null, units: null, fault: `${quoted(text)} ${fault}` };
}

/** What is kept of a column's numbers: how many decimals, and the highest in units of the last of them. */
interface Limits {
  readonly decimals: number;
  readonly most: number;
  readonly above: string;
}

const MONEY: Limits = { decimals: 2, most: MOST_CENTS, above: 'is more than a trillion dollars' };
const PERCENT: Limits = { decimals: PERCENT_DECIMALS, most: RATE_ONE, above: 'is above 100 %' };
const LIMITS: Readonly<Record<NumberKind, Limits>> = {
  money: MONEY,
  signed: MONEY,
  percent: PERCENT,
  fraction: { decimals: PERCENT_DECIMALS + 2, most: RATE_ONE, above: 'is above 1, that is above 100 %' },
  term: {
    decimals: 4,
    most: COLLATERAL_LIMITS.termMonths * TERM_ONE,
    above: `is above ${COLLATERAL_LIMITS.termMonths} months`,
  },
};

function limitsOf({ percent }: PlainNumber, kind: NumberKind): Limits {
  return kind === 'fraction' && percent ? PERCENT : LIMITS[kind];
}

function whatIsWrong(number: PlainNumber, kind: NumberKind): string | null {
  const isAmount = kind === 'money' || kind === 'signed';
  if (number.percent && (isAmount || kind === 'term')) return 'is a percentage';
  if (number.dollar && !isAmount) return 'is an amount of dollars';
  const { decimals, most, above } = limitsOf(number, kind);
  if (number.decimals.length > decimals) {
    return `has ${number.decimals.length} decimals where at most ${decimals} are kept: round it in the table`;
  }
  const units = unitsOf(number, decimals);
  if (units > most) return above;
  return number.negative && kind !== 'signed' && units > 0 ? 'is negative' : null;
}

/** The number in units of its last decimal: exact, for a number within its limits has at most 15 digits. */
function unitsOf({ whole, decimals }: PlainNumber, places: number): number {
  return Number(whole + decimals.padEnd(places, '0'));
}

function spelled(number: PlainNumber, kind: NumberKind): { readonly value: string; readonly units: number } {
  const { decimals: places } = limitsOf(number, kind);
  const { whole, decimals, negative } = number;
  const units = unitsOf(number, places);
  if (kind === 'money' || kind === 'signed') {
    const amount = `${whole}.${decimals.padEnd(places, '0')}`;
    return negative && units > 0 ? { value: `-${amount}`, units: -units } : { value: amount, units };
  }
  if (kind === 'fraction' && !number.percent) return { value: asPercentage(whole, decimals), units };
  return { value: decimals === '' ? whole : `${whole}.${decimals}`, units };
}

/** A share of one as a percentage: its point two places on. */
function asPercentage(whole: string, decimals: string): string {
  const moved = `${whole}${decimals.slice(0, 2).padEnd(2, '0')}`.replace(/^0+(?=\d)/, '');
  return decimals.length > 2 ? `${moved}.${decimals.slice(2)}` : moved;
}
