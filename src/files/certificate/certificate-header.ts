import { type Day, dayOf, parseDay } from '../../money/day.ts';
import { filledCells } from './cell-text.ts';
import type { CertificateRow, Fault } from './certificate.ts';

/** What stands above the numbered lines. */
export interface Header {
  readonly series: string;
  readonly collectionPeriod: { readonly start: Day; readonly end: Day };
  readonly determinationDate: Day;
  readonly distributionDate: Day;
}

const DATE = String.raw`\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2}|[a-z]{3,9} \d{1,2}, \d{4}`;
const PERIOD = new RegExp(`^collection period:? ?(${DATE}) ?(?:-|to|through) ?(${DATE})`, 'i');
const DETERMINATION = new RegExp(`^determination date:? ?(${DATE})`, 'i');
const DISTRIBUTION = new RegExp(`^(?:distribution|payment) date:? ?(${DATE})`, 'i');
const SERIES = /(?:^series|carmax auto owner trust,?(?: series)?) ?(\d{4}) ?- ?(\d{1,2})\b/i;
const OTHER_SHELF = /^carmax (?!auto owner trust|business services|auto funding)[a-z ]*(?:trust|receivables)/i;

/**
 * Reads the heading of a certificate: series, Collection Period, Determination Date, Distribution Date.
 * @returns the heading, or one fault for each part that is missing or unreadable.
 */
export function readHeader(rows: readonly CertificateRow[]): { header: Header | null; faults: readonly Fault[] } {
  const texts = rows.map((row) => filledCells(row).join(' '));
  const faults: Fault[] = [];
  const other = texts.find((text) => OTHER_SHELF.test(text));
  const series = seriesOf(texts);
  if (series === null && other !== undefined) {
    faults.push({
      message: `This is a certificate of "${other.slice(0, 60)}"; only those of CarMax Auto Owner Trust can be read.`,
    });
  } else if (series === null) {
    const message = 'The series is not named: a line such as "SERIES 2019-4" is wanted above the numbered lines.';
    faults.push({ label: 'SERIES', message });
  }
  const period = datesIn(texts, PERIOD);
  const determination = datesIn(texts, DETERMINATION);
  const distribution = datesIn(texts, DISTRIBUTION);
  const [start, end] = period;
  if (start === undefined || end === undefined) faults.push(missing('Collection Period', '10/01/19-10/31/19'));
  if (determination[0] === undefined) faults.push(missing('Determination Date', '11/11/2019'));
  if (distribution[0] === undefined) faults.push(missing('Distribution Date', '11/15/2019'));
  if (series === null || start === undefined || end === undefined || !determination[0] || !distribution[0]) {
    return { header: null, faults };
  }
  const header = {
    series,
    collectionPeriod: { start, end },
    determinationDate: determination[0],
    distributionDate: distribution[0],
  };
  return { header, faults };
}

function missing(label: string, example: string): Fault {
  return { label, message: `The ${label} was not found or is no date: it should read as in "${label} ${example}".` };
}

function seriesOf(texts: readonly string[]): string | null {
  for (const text of texts) {
    const match = SERIES.exec(text);
    if (match) return `${match[1]}-${match[2]}`;
  }
  return null;
}

/** The dates of the first row that the pattern matches; none where one of them is no day of the calendar. */
function datesIn(texts: readonly string[], pattern: RegExp): Day[] {
  for (const text of texts) {
    const match = pattern.exec(text);
    if (!match) continue;
    const days = match.slice(1).map((part) => readDate(part));
    return days.includes(null) ? [] : (days as Day[]);
  }
  return [];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads "10/1/19", "10/01/2019", "2019-10-01" or "October 1, 2019"; null where it is no day. */
export function readDate(text: string): Day | null {
  const iso = parseDay(text);
  if (iso !== null) return iso;
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text);
  if (slashed) return checkedDay(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]));
  const worded = /^([a-z]{3})[a-z]* (\d{1,2}), (\d{4})$/i.exec(text);
  if (!worded) return null;
  return checkedDay(Number(worded[3]), MONTHS.indexOf((worded[1] ?? '').toLowerCase()) + 1, Number(worded[2]));
}

function checkedDay(year: number, month: number, date: number): Day | null {
  const full = year < 100 ? 2000 + year : year;
  const two = (part: number) => String(part).padStart(2, '0');
  return dayOf(full, month, date) === parseDay(`${full}-${two(month)}-${two(date)}`) ? dayOf(full, month, date) : null;
}
