import { civilOf, type Day } from '../money/day.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "15 Nov 2019" */
export function dateText(day: Day): string {
  const { year, month, day: date } = civilOf(day);
  return `${date} ${MONTHS[month - 1]} ${year}`;
}

/** "Nov 2019" */
export function monthText(day: Day): string {
  const { year, month } = civilOf(day);
  return `${MONTHS[month - 1]} ${year}`;
}

/** The last day of the month before the one `day` is in: the end of its Collection Period. */
export function monthEndBefore(day: Day): Day {
  return (day - civilOf(day).day) as Day;
}
