import { type Day, dayInMonth, monthOfDay } from '../../money/day.ts';
import { actualDays, days360 } from '../../money/day-count.ts';
import { exactProduct } from '../../money/exact-product.ts';
import { RATE_ONE } from '../../money/rate.ts';
import type { Certificate, ClassLines } from './certificate.ts';
import { floatingClass } from './check-floating-interest.ts';
import { DISTRIBUTION_DAY } from './distribution-dates.ts';
import { rateOfInterest } from './rate-of-interest.ts';

/** Days over 360 of an accrual, by the two ways of counting. */
export interface AccrualDays {
  readonly actual: number;
  readonly thirty: number;
}

/** Decimals in which the shelf quotes coupons: two, and five for Class A-1. */
export const QUOTED_DECIMALS = { first: 5, others: 2 } as const;

/** A first period longer than this is not of this shelf. */
const LONGEST_FIRST_PERIOD = 75;

/** The first accrual, from the closing to the first Distribution Date: 30/360 runs to the unrolled 15th. */
export function firstAccrual(closing: Day, distribution: Day): AccrualDays {
  const unrolled = dayInMonth(monthOfDay(distribution), DISTRIBUTION_DAY);
  return { actual: actualDays(closing, distribution), thirty: days360(closing, unrolled) };
}

/**
 * The closing dates that go with the first certificate's interest: the floating-rate class must earn its printed rate, and
 * every other class a coupon of the decimals that the shelf quotes. The closing itself is not printed.
 */
export function possibleClosings(certificate: Certificate): Day[] {
  const { distributionDate } = certificate;
  const closings: Day[] = [];
  for (let days = 1; days <= LONGEST_FIRST_PERIOD; days += 1) {
    const closing = (distributionDate - days) as Day;
    const accrual = firstAccrual(closing, distributionDate);
    if (certificate.classes.every((one) => goesWith(certificate, one, accrual))) closings.push(closing);
  }
  return closings;
}

function goesWith(certificate: Certificate, one: ClassLines, accrual: AccrualDays): boolean {
  const before = one.balance.first ?? 0;
  const interest = interestOf(one).cents;
  if (before <= 0) return true;
  const rate = certificate.lines.floatingRate;
  if (rate && floatingClass(certificate)?.name === one.name) {
    return exactProduct(before, Math.max(rate.value, 0) * accrual.actual, 360 * RATE_ONE) === interest;
  }
  const isFirst = one.name === certificate.classes[0]?.name;
  const quoted = isFirst ? QUOTED_DECIMALS.first : QUOTED_DECIMALS.others;
  const found = rateOfInterest(interest, before, isFirst ? accrual.actual : accrual.thirty, quoted);
  return found !== null && found.decimals <= quoted;
}

/**
 * The month's interest of a class: its Monthly Interest line, or the interest distributed where its own lines do not add up
 * to their total.
 */
export function interestOf(one: ClassLines): {
  readonly cents: number;
  readonly line: string;
  readonly slipped: boolean;
} {
  const { monthlyInterest, additionalInterest, interestOnAdditional, totalInterest, interestPaid } = one;
  const sum = monthlyInterest.value + (additionalInterest?.value ?? 0) + (interestOnAdditional?.value ?? 0);
  if (sum === totalInterest.value) return { cents: monthlyInterest.value, line: monthlyInterest.line, slipped: false };
  return { cents: interestPaid.value, line: interestPaid.line, slipped: true };
}
