import type { Deal } from '../../deal/deal.ts';
import { type Month, printMonth } from '../../money/day.ts';
import { type FirstMonth, printPeriod } from './read-period.ts';

/**
 * Whether the months that a table of collections names are those of the run: its first row must be the first date after the
 * start. A month of the calendar is taken for what its header calls it, a Distribution Date or a Collection Period (which
 * is the month before); where it does not say, either will do.
 * @param afterDate number of the date after which the scenario starts; 0 is closing
 * @returns a sentence where they are not, else null
 */
export function firstMonthFault(first: FirstMonth, deal: Deal, afterDate: number): string | null {
  const number = afterDate + 1;
  const named = printPeriod(first);
  if (first.kind === 'number') {
    if (first.number === number) return null;
    return `The table begins with month ${named}, but the run begins with month ${number}: change the start, or the table's months.`;
  }
  const distribution = (deal.firstDistribution + afterDate) as Month;
  const period = (distribution - 1) as Month;
  const fits =
    (first.of !== 'collection' && first.month === distribution) ||
    (first.of !== 'distribution' && first.month === period);
  if (fits) return null;
  const wanted = `month ${number}, the Collection Period ${printMonth(period)} paid out in ${printMonth(distribution)}`;
  return `The table begins with ${named}, but the run begins with ${wanted}: change the start, or the table's months.`;
}
