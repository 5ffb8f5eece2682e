/** A calendar day. Months run 1..12. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads "2019-10-23". */
export function civilDate(text: string): CivilDate {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) throw new Error(`not a date: ${text}`);
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

export function dateText(date: CivilDate): string {
  const two = (n: number) => n.toString().padStart(2, '0');
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}

/** Months since year 0, of "2019-11" or "2019-11-15": 2019 x 12 + 10. */
export function monthIndex(text: string): number {
  const match = /^(\d{4})-(\d{2})/.exec(text);
  if (!match) throw new Error(`not a month: ${text}`);
  return Number(match[1]) * 12 + Number(match[2]) - 1;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function monthLength(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 1 January of year 1, counted year by year and month by month. */
export function dayNumber(date: CivilDate): number {
  const past = date.year - 1;
  let days = past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  for (let month = 1; month < date.month; month += 1) days += monthLength(date.year, month);
  return days + date.day - 1;
}

/** Monday 0 .. Sunday 6: 1 January of year 1 was a Monday. */
function weekday(date: CivilDate): number {
  return dayNumber(date) % 7;
}

function nextDay(date: CivilDate): CivilDate {
  if (date.day < monthLength(date.year, date.month)) return { ...date, day: date.day + 1 };
  if (date.month < 12) return { year: date.year, month: date.month + 1, day: 1 };
  return { year: date.year + 1, month: 1, day: 1 };
}

function nthWeekday(year: number, month: number, wanted: number, nth: number): number {
  const first = weekday({ year, month, day: 1 });
  return 1 + ((wanted - first + 7) % 7) + (nth - 1) * 7;
}

/** Federal Reserve holidays: one on a Sunday is kept on the Monday, one on a Saturday is not moved. */
function isHoliday(date: CivilDate): boolean {
  const { year, month, day } = date;
  const fixed = [[1, 1], [7, 4], [11, 11], [12, 25], ...(year >= 2022 ? [[6, 19]] : [])];
  for (const [m, d] of fixed) {
    if (month !== m || d === undefined) continue;
    if (day === d) return true;
    if (day === d + 1 && weekday(date) === 0) return true;
  }
  const lastMondayOfMay = nthWeekday(year, 5, 0, 5) <= 31 ? nthWeekday(year, 5, 0, 5) : nthWeekday(year, 5, 0, 4);
  return (
    (month === 1 && day === nthWeekday(year, 1, 0, 3)) ||
    (month === 2 && day === nthWeekday(year, 2, 0, 3)) ||
    (month === 5 && day === lastMondayOfMay) ||
    (month === 9 && day === nthWeekday(year, 9, 0, 1)) ||
    (month === 10 && day === nthWeekday(year, 10, 0, 2)) ||
    (month === 11 && day === nthWeekday(year, 11, 3, 4))
  );
}

export function isBusinessDay(date: CivilDate): boolean {
  return weekday(date) < 5 && !isHoliday(date);
}

/** The day itself, else the next Business Day. */
export function rolled(date: CivilDate): CivilDate {
  let day = date;
  while (!isBusinessDay(day)) day = nextDay(day);
  return day;
}

export function businessDaysAfter(date: CivilDate, count: number): CivilDate {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = rolled(nextDay(day));
  return day;
}

/** Days by the US (bond) 30/360 rule, the ends of February included. */
export function thirty360(from: CivilDate, to: CivilDate): number {
  const endOfFebruary = (d: CivilDate) => d.month === 2 && d.day === monthLength(d.year, 2);
  let d1 = from.day;
  let d2 = to.day;
  if (endOfFebruary(from) && endOfFebruary(to)) d2 = 30;
  if (endOfFebruary(from)) d1 = 30;
  if (d2 === 31 && d1 >= 30) d2 = 30;
  if (d1 === 31) d1 = 30;
  return (to.year - from.year) * 360 + (to.month - from.month) * 30 + (d2 - d1);
}
