import type { Day } from './day.ts';
import { civilOf, dayOf } from './day.ts';

/** Actual days from one day to another. */
export function actualDays(from: Day, to: Day): number {
  return to - from;
}

/**
 * Days from one day to another in a year of twelve 30-day months: the US (bond) rule, end-of-month dates of February
 * included (SIFMA Standard Securities Calculation Methods, 30/360 US).
 */
export function days360(from: Day, to: Day): number {
  const start = civilOf(from);
  const end = civilOf(to);
  const startIsFebruaryEnd = isEndOfFebruary(from);
  let startDate = start.day;
  let endDate = end.day;
  if (startIsFebruaryEnd && isEndOfFebruary(to)) endDate = 30;
  if (startIsFebruaryEnd) startDate = 30;
  if (endDate === 31 && startDate >= 30) endDate = 30;
  if (startDate === 31) startDate = 30;
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + (endDate - startDate);
}

function isEndOfFebruary(day: Day): boolean {
  const { year, month } = civilOf(day);
  return month === 2 && day === dayOf(year, 3, 1) - 1;
}
