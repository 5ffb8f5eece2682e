import { quoted } from '../../deal/fault.ts';
import { type Month, monthOf, parseDay, parseMonth, printMonth } from '../../money/day.ts';
import type { Cell } from './table-read.ts';

/** A month as a table names it: the number of a Distribution Date, or a month of the calendar. */
export type Period =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'calendar'; readonly month: Month };

/** The first month of a table and what its header says that it is. */
export type FirstMonth = Period & { readonly of: 'distribution' | 'collection' | 'unsaid' };

/** The months of a table as its rows are read. */
export interface MonthOrder {
  first: Period | null;
  last: Period | null;
}

export function monthOrder(): MonthOrder {
  return { first: null, last: null };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const HIGHEST_NUMBER = 1200;

/**
 * Reads the cell of a month and checks that it follows the month of the row before. The sound cell's value is "13" or
 * "2020-11".
 */
export function readPeriod(raw: string, order: MonthOrder): Cell {
  const text = raw.trim();
  const fault = (message: string): Cell => ({ text, value: null, units: null, fault: `${quoted(text)} ${message}` });
  if (text === '') return fault('is blank where the other rows name a month; write it, or delete the column.');
  const period = periodOf(text);
  if (period === null) {
    return fault('is no month: write its number (13), 2020-11, Nov 2020, 2020-11-16 or 11/16/2020 (month first).');
  }
  const { last } = order;
  order.first ??= period;
  order.last = period;
  const sound = { text, value: printPeriod(period), units: placeOf(period) };
  if (last === null) return sound;
  if (last.kind !== period.kind) return fault(`is another kind of month than the ${printPeriod(last)} before it.`);
  const apart = placeOf(period) - placeOf(last);
  if (apart === 1) return sound;
  const wanted = printPeriod(nextOf(last));
  return fault(
    `stands after ${printPeriod(last)}, where ${wanted} is wanted: one row a month, in order, none left out.`,
  );
}

/** @returns null where the text is no month of any spelling */
function periodOf(text: string): Period | null {
  if (/^\d{1,4}$/.test(text)) {
    const number = Number(text);
    return number >= 1 && number <= HIGHEST_NUMBER ? { kind: 'number', number } : null;
  }
  const month = parseMonth(text) ?? monthOfText(text);
  return month === null ? null : { kind: 'calendar', month };
}

function monthOfText(text: string): Month | null {
  if (parseDay(text.slice(0, 10)) !== null && /^.{10}(?:[ T]00:00.*)?$/.test(text)) return parseMonth(text.slice(0, 7));
  const slashed = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4}|\d{2})$/.exec(text);
  if (slashed) return validMonth(slashed[3], Number(slashed[1]), slashed[2]);
  const worded = /^(?:(\d{1,2})[ -])?([a-z]{3})[a-z]*\.?[ ,-]+(?:(\d{1,2}),? +)?(\d{4}|\d{2})$/i.exec(text);
  if (!worded) return null;
  return validMonth(worded[4], MONTHS.indexOf((worded[2] ?? '').toLowerCase()) + 1, worded[1] ?? worded[3]);
}

function validMonth(yearText = '', month: number, dayText = '1'): Month | null {
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  const day = Number(dayText);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? monthOf(year, month) : null;
}

function placeOf(period: Period): number {
  return period.kind === 'number' ? period.number : period.month;
}

function nextOf(period: Period): Period {
  if (period.kind === 'number') return { kind: 'number', number: period.number + 1 };
  return { kind: 'calendar', month: (period.month + 1) as Month };
}

export function printPeriod(period: Period): string {
  return period.kind === 'number' ? String(period.number) : printMonth(period.month);
}
