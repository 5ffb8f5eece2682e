declare const unit: unique symbol;

/** A calendar day as a whole number: days since 1 January 1970. Knows no clock, time zone or locale. */
export type Day = number & { readonly [unit]: 'day' };

/** A calendar month as a whole number: 12 x year + month - 1. */
export type Month = number & { readonly [unit]: 'month' };

export interface CivilDate {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

/** The day of a civil date (proleptic Gregorian; era arithmetic after H. Hinnant, "chrono-compatible date algorithms"). */
export function dayOf(year: number, month: number, day: number): Day {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * 146097 + dayOfEra - 719468) as Day;
}

/** The civil date of a day. */
export function civilOf(day: Day): CivilDate {
  const z = day + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1 };
}

/** 0 = Sunday to 6 = Saturday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function monthOf(year: number, month: number): Month {
  return (year * 12 + month - 1) as Month;
}

export function monthOfDay(day: Day): Month {
  const { year, month } = civilOf(day);
  return monthOf(year, month);
}

/** The given day of a month, as a {@link Day}. */
export function dayInMonth(month: Month, day: number): Day {
  return dayOf(Math.floor(month / 12), (month % 12) + 1, day);
}

/** Reads "2019-10-23"; null where the text is no such date. */
export function parseDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const parsed = dayOf(year, month, day);
  const back = civilOf(parsed);
  return back.year === year && back.month === month && back.day === day ? parsed : null;
}

/** Prints "2019-10-23". */
export function printDay(day: Day): string {
  const { year, month, day: date } = civilOf(day);
  return `${two(year, 4)}-${two(month, 2)}-${two(date, 2)}`;
}

/** Reads "2019-11"; null where the text is no such month. */
export function parseMonth(text: string): Month | null {
  const match = /^(\d{4})-(\d{2})$/.exec(text);
  if (!match) return null;
  const month = Number(match[2]);
  return month >= 1 && month <= 12 ? monthOf(Number(match[1]), month) : null;
}

/** Prints "2019-11". */
export function printMonth(month: Month): string {
  return `${two(Math.floor(month / 12), 4)}-${two((month % 12) + 1, 2)}`;
}

function two(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
