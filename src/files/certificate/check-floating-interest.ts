import { actualDays } from '../../money/day-count.ts';
import { exactProduct } from '../../money/exact-product.ts';
import { RATE_ONE } from '../../money/rate.ts';
import { type Certificate, type ClassLines, ln } from './certificate.ts';
import { amountCheck, type Check } from './check.ts';
import { isFirst } from './check-continuity.ts';
import { distributionDateBefore } from './distribution-dates.ts';

/** Days of an interest period beyond which an amount is no interest of it. */
const LONGEST_PERIOD = 400;

/** The class that the note rate line speaks of; the one floating-rate class where it names none. */
export function floatingClass({ lines, classes }: Certificate): ClassLines | null {
  const named = /class (a-?\d ?-?[a-z])/i
    .exec(lines.floatingRate?.label ?? '')?.[1]
    ?.toLowerCase()
    .replace(/[ -]/g, '');
  const byName = classes.find(({ name }) => named !== undefined && name.toLowerCase().replace('-', '') === named);
  return byName ?? classes.find(({ balance }) => /floating/i.test(balance.label)) ?? null;
}

/**
 * Interest of the floating-rate class at the printed rate, actual days over 360 from the Distribution Date before. In the
 * first period the closing day is not printed; there some whole number of days must give the interest.
 */
export function checkFloatingInterest(certificate: Certificate): Check[] {
  const rate = certificate.lines.floatingRate;
  const floating = floatingClass(certificate);
  const before = floating?.balance.first ?? 0;
  if (!rate || !floating || before <= 0 || rate.value < 0) return [];
  const line = floating.monthlyInterest;
  const what = `interest of Class ${floating.name}`;
  const interest = (days: number) => exactProduct(before, rate.value * days, 360 * RATE_ONE);
  const first = isFirst(certificate);
  const days = first
    ? Math.min(Math.max(Math.round(line.value / Math.max(interest(360) / 360, 1)), 0), LONGEST_PERIOD)
    : actualDays(distributionDateBefore(certificate.distributionDate), certificate.distributionDate);
  const how = `Ln ${floating.balance.line} of the beginning x ${ln(rate)} x ${days} / 360`;
  return [amountCheck(certificate, what, line, interest(days), how)];
}
