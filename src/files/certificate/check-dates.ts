import { type Day, dayInMonth, type Month, monthOfDay, printDay } from '../../money/day.ts';
import type { Certificate, Line } from './certificate.ts';
import { readDate } from './certificate-header.ts';
import { type Check, plainCheck } from './check.ts';
import { DISTRIBUTION_DAY, distributionDateOf } from './distribution-dates.ts';

/** The dates of the heading, and whether the print is whole. */
export function checkDatesAndPrint(certificate: Certificate): Check[] {
  return [...headingDates(certificate), numberCheck(certificate), closingCheck(certificate)];
}

function headingDates({ collectionPeriod, distributionDate, determinationDate }: Certificate): Check[] {
  const month = monthOfDay(distributionDate);
  const due = distributionDateOf(month);
  const first = dayInMonth((month - 1) as Month, 1);
  const last = (dayInMonth(month, 1) - 1) as Day;
  const period = `${printDay(collectionPeriod.start)} to ${printDay(collectionPeriod.end)}`;
  const dates = [
    dateCheck('Distribution Date', distributionDate, due, `the ${DISTRIBUTION_DAY}th, else the next Business Day`),
    plainCheck(
      'Collection Period',
      '',
      period,
      `${printDay(first)} to ${printDay(last)}`,
      collectionPeriod.start === first && collectionPeriod.end === last,
      `The Collection Period is ${period}; the month before the Distribution Date is ${printDay(first)} to ${printDay(last)}.`,
    ),
  ];
  const early = determinationDate < distributionDate && determinationDate > collectionPeriod.end;
  const said = printDay(determinationDate);
  const sentence = `The Determination Date ${said} ${early ? 'lies' : 'does not lie'} between the period's end and the Distribution Date.`;
  return [
    ...dates,
    plainCheck('Determination Date', '', said, 'between period and Distribution Date', early, sentence),
  ];
}

function dateCheck(what: string, printed: Day, due: Day, rule: string): Check {
  const ok = printed === due;
  const sentence = `The ${what} is ${printDay(printed)}; ${rule}, is ${printDay(due)}.`;
  return plainCheck(what, '', printDay(printed), printDay(due), ok, sentence);
}

/**
 * The benchmark lines name the end of the interest period. Filers leave an old date standing for years, so another date
 * than the day before the Distribution Date is an oddity of the print and no failing check.
 */
export function interestPeriodRemarks(distributionDate: Day, lines: readonly (Line | undefined)[]): string[] {
  return lines.flatMap((line) => {
    const named = /ending (?:on )?(\d{1,2}\/\d{1,2}\/\d{2,4})/i.exec(line?.label ?? '');
    const end = named ? readDate(named[1] ?? '') : null;
    const unrolled = dayInMonth(monthOfDay(distributionDate), DISTRIBUTION_DAY - 1);
    if (!line || end === null || end === distributionDate - 1 || end === unrolled) return [];
    const due = printDay((distributionDate - 1) as Day);
    return [
      `Line ${line.line} names an interest period that ends on ${printDay(end)}; the one before this Distribution Date ends on ${due}.`,
    ];
  });
}

/** A number that is missing in the row of line numbers is a line that was lost. */
function numberCheck({ rows }: Certificate): Check {
  const numbers = [...new Set(rows.map(({ number }) => number ?? 0))];
  const gap = numbers.findIndex((number, at) => at > 0 && number !== (numbers[at - 1] ?? 0) + 1);
  const [from, to] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const what = 'line numbers without a gap';
  if (gap < 0)
    return plainCheck(
      what,
      '',
      `${from} to ${to}`,
      `${from} to ${to}`,
      true,
      `The lines run from ${from} to ${to} without a gap.`,
    );
  const sentence = `After line ${numbers[gap - 1]} comes line ${numbers[gap]}: a line is missing or out of its place.`;
  return plainCheck(
    what,
    String(numbers[gap]),
    String(numbers[gap]),
    String((numbers[gap - 1] ?? 0) + 1),
    false,
    sentence,
  );
}

function closingCheck({ closed, rows }: Certificate): Check {
  const last = rows.at(-1)?.line ?? '';
  const sentence = closed
    ? "The certificate's closing words follow its last line: it is whole."
    : `The certificate's closing words ("In witness whereof") were not found after line ${last}: the text may be cut there, and its last line with it.`;
  return plainCheck(
    'certificate is whole',
    last,
    closed ? 'closing words' : 'no closing words',
    'closing words',
    closed,
    sentence,
  );
}
