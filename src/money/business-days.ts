import type { Day } from './day.ts';
import { civilOf, dayOf, weekdayOf } from './day.ts';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 0;
/** Juneteenth became a holiday of the Reserve Banks in 2022. */
const FIRST_JUNETEENTH = 2022;

/**
 * Whether the Federal Reserve Banks are open: no Saturday, Sunday or holiday. Holidays by rule, for any year from 2000:
 * one that falls on a Sunday is kept on Monday; one that falls on a Saturday is not moved (the Banks are open on the
 * Friday before). Source: Federal Reserve, holiday schedule rules.
 */
export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== SATURDAY && weekday !== SUNDAY && !isFederalReserveHoliday(day);
}

/** Whether a weekday is a holiday of the Federal Reserve Banks, as observed. */
function isFederalReserveHoliday(day: Day): boolean {
  const weekday = weekdayOf(day);
  const { year, month, day: date } = civilOf(day);
  if (isFixedHoliday(year, month, date)) return weekday !== SATURDAY;
  if (weekday === MONDAY) {
    const eve = civilOf((day - 1) as Day);
    return isFixedHoliday(eve.year, eve.month, eve.day) || isMondayHoliday(month, date);
  }
  // Thanksgiving: the fourth Thursday of November.
  return weekday === THURSDAY && month === 11 && date >= 22 && date <= 28;
}

function isFixedHoliday(year: number, month: number, date: number): boolean {
  if (month === 1) return date === 1;
  if (month === 6) return date === 19 && year >= FIRST_JUNETEENTH;
  if (month === 7) return date === 4;
  if (month === 11) return date === 11;
  return month === 12 && date === 25;
}

/** Third Monday of January and February, last of May, first of September, second of October. */
function isMondayHoliday(month: number, date: number): boolean {
  if (month === 1 || month === 2) return date >= 15 && date <= 21;
  if (month === 5) return date >= 25;
  if (month === 9) return date <= 7;
  return month === 10 && date >= 8 && date <= 14;
}

/** The day itself, else the next Business Day. */
export function rollForward(day: Day): Day {
  let rolled = day;
  while (!isBusinessDay(rolled)) rolled = (rolled + 1) as Day;
  return rolled;
}

/** The n-th Business Day after a day. */
export function addBusinessDays(day: Day, count: number): Day {
  let reached = day;
  for (let left = count; left > 0; left -= 1) reached = rollForward((reached + 1) as Day);
  return reached;
}

/**
 * Whether banks in London are open: no weekend, no bank holiday of England and Wales by rule, nor one of the years' own
 * (2002, 2011, 2012, 2020, 2022, 2023 proclamations).
 */
export function isLondonBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== SATURDAY && weekday !== SUNDAY && !isLondonHoliday(day, weekday);
}

/** The n-th London business day before a day. */
export function londonBusinessDaysBefore(day: Day, count: number): Day {
  let reached = day;
  for (let left = count; left > 0; left -= 1) {
    do reached = (reached - 1) as Day;
    while (!isLondonBusinessDay(reached));
  }
  return reached;
}

function isLondonHoliday(day: Day, weekday: number): boolean {
  const { year, month, day: date } = civilOf(day);
  const easter = easterSunday(year);
  if (day === easter - 2 || day === easter + 1) return true;
  // New Year's Day, Christmas and Boxing Day; those on a weekend move to the next free weekday.
  if (month === 1 && (date === 1 || (weekday === MONDAY && (date === 2 || date === 3)))) return true;
  if (month === 12 && (date === 25 || date === 26)) return true;
  if (month === 12 && (date === 27 || date === 28) && (weekday === MONDAY || weekday === 2)) return true;
  return PROCLAIMED.has(day) || (weekday === MONDAY && isLondonMonday(year, month, date));
}

/** First Monday of May, last of May, last of August, save in the years when a proclamation moved them. */
function isLondonMonday(year: number, month: number, date: number): boolean {
  if (month === 5 && date <= 7) return year !== 2020;
  if (month === 5 && date >= 25) return year !== 2002 && year !== 2012 && year !== 2022;
  return month === 8 && date >= 25;
}

const PROCLAIMED: ReadonlySet<number> = new Set([
  dayOf(2002, 6, 3),
  dayOf(2002, 6, 4),
  dayOf(2011, 4, 29),
  dayOf(2012, 6, 4),
  dayOf(2012, 6, 5),
  dayOf(2020, 5, 8),
  dayOf(2022, 6, 2),
  dayOf(2022, 6, 3),
  dayOf(2022, 9, 19),
  dayOf(2023, 5, 8),
]);

/** Easter Sunday of the Gregorian calendar (Meeus, "Astronomical Algorithms", chapter 8). */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
}
