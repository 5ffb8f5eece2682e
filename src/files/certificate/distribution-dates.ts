import { rollForward } from '../../money/business-days.ts';
import { type Day, dayInMonth, type Month, monthOfDay } from '../../money/day.ts';

/** The shelf pays on the 15th, else on the next Business Day. */
export const DISTRIBUTION_DAY = 15;

/** The Distribution Date of a month. */
export function distributionDateOf(month: Month): Day {
  return rollForward(dayInMonth(month, DISTRIBUTION_DAY));
}

/** The Distribution Date of the month before a date. */
export function distributionDateBefore(date: Day): Day {
  return distributionDateOf((monthOfDay(date) - 1) as Month);
}
