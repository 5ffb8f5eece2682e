import { printPercent } from '../../money/rate.ts';
import type { Certificate, ClassLines, Fault } from './certificate.ts';
import { floatingClass } from './check-floating-interest.ts';
import { type AccrualDays, interestOf, QUOTED_DECIMALS } from './first-period.ts';
import { printAmount } from './print-amount.ts';
import { type FoundRate, rateOfInterest } from './rate-of-interest.ts';

/** The coupon part of a class in the deal form, with a note of how it was found. */
export interface Coupon {
  readonly form: { readonly rate_pct: string } | { readonly benchmark_spread_pct: string };
  readonly dayCount: 'act/360' | '30/360';
  readonly note: string;
}

export type CouponReading = { readonly coupon: Coupon } | { readonly fault: Fault };

/** Decimals with which a coupon is written at the least. */
const LEAST_DECIMALS = 2;

/**
 * Finds the coupon of a class from the certificate: the printed spread for the floating-rate class, else the rate that gives
 * the month's interest on the balance before it. Class A-1 and the floating class accrue actual days over 360.
 */
export function proposeCoupon(certificate: Certificate, one: ClassLines, days: AccrualDays): CouponReading {
  const isFloating = floatingClass(certificate)?.name === one.name;
  const actual = isFloating || one.name === 'A-1';
  const dayCount = actual ? 'act/360' : '30/360';
  const before = one.balance.first ?? 0;
  const { floatingRate, benchmark } = certificate.lines;
  if (isFloating && floatingRate && benchmark) {
    const spread = printPercent(floatingRate.value - benchmark.value, LEAST_DECIMALS);
    const note = `Class ${one.name}: spread ${spread} %, the note rate of line ${floatingRate.line} less the benchmark of line ${benchmark.line}; actual/360.`;
    return { coupon: { form: { benchmark_spread_pct: spread }, dayCount, note } };
  }
  if (before === 0) {
    const note = `Class ${one.name}: paid off before this date, so the certificate tells no coupon; 0 stands for it and has no effect.`;
    return { coupon: { form: { rate_pct: '0' }, dayCount, note } };
  }
  if (isFloating) {
    const message = `Class ${one.name} bears a floating rate and has a balance, but the benchmark and its note rate are not printed: its spread cannot be found.`;
    return { fault: { line: one.balance.line, label: one.balance.label, message } };
  }
  return fixedCoupon(one, before, actual ? days.actual : days.thirty, dayCount);
}

function fixedCoupon(one: ClassLines, before: number, days: number, dayCount: Coupon['dayCount']): CouponReading {
  const interest = interestOf(one);
  const quoted = one.name === 'A-1' ? QUOTED_DECIMALS.first : QUOTED_DECIMALS.others;
  const found = rateOfInterest(interest.cents, before, days, quoted);
  if (found === null) {
    const message = `The coupon of Class ${one.name} cannot be found: no rate of at most five decimals gives the interest ${printAmount(interest.cents)} of line ${interest.line} on ${printAmount(before)} for ${days}/360 of a year.`;
    return { fault: { line: interest.line, label: one.monthlyInterest.label, message } };
  }
  const rate = printPercent(found.rate, LEAST_DECIMALS);
  const note = `Class ${one.name}: ${rate} %, from the interest ${printAmount(interest.cents)} of line ${interest.line} on ${printAmount(before)} for ${days}/360 of a year.`;
  return {
    coupon: { form: { rate_pct: rate }, dayCount, note: `${note}${doubtsOf(found, interest.slipped, one, quoted)}` },
  };
}

function doubtsOf({ candidates, decimals }: FoundRate, slipped: boolean, one: ClassLines, quoted: number): string {
  const slip = slipped
    ? ` The lines of its interest (to line ${one.totalInterest.line}) do not add up, so the interest distributed was taken.`
    : '';
  const several =
    candidates > 1 ? ` So small a balance does not settle it: ${candidates} rates give this interest.` : '';
  const odd = decimals > quoted ? ` This shelf quotes ${quoted} decimals; check it against the prospectus.` : '';
  return `${slip}${several}${odd}`;
}
