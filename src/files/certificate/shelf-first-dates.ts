import { type Month, parseMonth } from '../../money/day.ts';

/**
 * Month of the first Distribution Date of the trusts of the shelf from 2014-1 to 2026-1, as each trust's first certificate
 * (Form 10-D, Exhibit 99.1) states it: one entry for the first, second, third and fourth trust of a year.
 */
const FIRST_MONTHS: Readonly<Record<string, readonly string[]>> = {
  2014: ['2014-03', '2014-06', '2014-09', '2014-12'],
  2015: ['2015-03', '2015-06', '2015-09', '2015-11'],
  2016: ['2016-02', '2016-05', '2016-08', '2016-11'],
  2017: ['2017-02', '2017-05', '2017-08', '2017-11'],
  2018: ['2018-02', '2018-05', '2018-08', '2018-11'],
  2019: ['2019-02', '2019-05', '2019-08', '2019-11'],
  2020: ['2020-02', '2020-05', '2020-08', '2020-11'],
  2021: ['2021-02', '2021-05', '2021-08', '2021-10'],
  2022: ['2022-02', '2022-05', '2022-08', '2022-11'],
  2023: ['2023-02', '2023-05', '2023-08', '2023-11'],
  2024: ['2024-02', '2024-05', '2024-08', '2024-11'],
  2025: ['2025-02', '2025-05', '2025-08', '2025-11'],
  2026: ['2026-02'],
};

/** The month of a trust's first Distribution Date; null for a trust that is not listed. */
export function firstDistributionOf(series: string): Month | null {
  const [year = '', issue = ''] = series.split('-');
  const text = FIRST_MONTHS[year]?.[Number(issue) - 1];
  return text === undefined ? null : parseMonth(text);
}
