import * as v from 'valibot';
import { parseCents } from '../money/cents.ts';
import { parseDay, parseMonth } from '../money/day.ts';
import { parsePercent, RATE_ONE } from '../money/rate.ts';
import { quoted } from './fault.ts';

/** Schemas of the single values that deals and scenarios are made of; each fault is a sentence that says what would be right. */

const LONGEST_NAME = 200;

function sentence(say: string): (issue: v.BaseIssue<unknown>) => string {
  return (issue) => `${quoted(issue.input)} is not ${say}`;
}

/** Text that is read by `parse`, whose null is a fault. */
function parsed<T>(parse: (text: string) => T | null, say: string) {
  return v.pipe(
    v.string(),
    v.check((text) => parse(text) !== null, sentence(say)),
    v.transform((text) => parse(text) as T),
  );
}

/** A dollar amount of either sign, as text: "1503750003.50". */
export const signedMoney = parsed(
  parseCents,
  'an amount of dollars: write digits, a point and at most two decimals, as in "1503750003.50".',
);

/** A dollar amount of zero or more. */
export const money = v.pipe(
  signedMoney,
  v.check((cents) => cents >= 0, 'This amount may not be negative.'),
);

/** A percentage of either sign between two limits. */
export function percentBetween(least: number, most: number) {
  return v.pipe(
    parsed(parsePercent, 'a percentage: write digits, a point and at most 8 decimals, as in "2.5".'),
    v.check(
      (rate) => rate >= (least * RATE_ONE) / 100 && rate <= (most * RATE_ONE) / 100,
      `This percentage must lie between ${least} and ${most}.`,
    ),
  );
}

export const day = parsed(parseDay, 'a date: write it as "2019-10-23".');

export const calendarMonth = parsed(parseMonth, 'a month: write it as "2019-11".');

/** A whole number between two limits. */
export function wholeBetween(least: number, most: number) {
  return v.pipe(
    v.number(),
    v.check(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      (issue) => `${quoted(issue.input)} is out of range: a whole number from ${least} to ${most} is wanted.`,
    ),
  );
}

export const name = v.pipe(
  v.string(),
  v.check((text) => text.length <= LONGEST_NAME, `A name may have at most ${LONGEST_NAME} characters.`),
);
