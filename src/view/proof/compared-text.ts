import { printCents } from '../../money/cents.ts';
import { printPercent } from '../../money/rate.ts';
import { amountText, plainAmount, withPlaces } from '../amount-text.ts';

export type ComparedUnit = 'cents' | 'rate' | 'factor';

/** Factors are printed with seven decimals. */
const FACTOR_PLACES = 7;

/** A compared figure as the screen shows it: an amount, a rate or a factor. */
export function comparedText(unit: ComparedUnit, value: number): string {
  if (unit === 'cents') return amountText(value);
  return unit === 'rate' ? `${printPercent(value, 5)} %` : withPlaces(value, FACTOR_PLACES);
}

/** Ours less filed; a nil difference is a figure too. */
export function differenceOf(unit: ComparedUnit, difference: number): string {
  if (unit === 'cents') return plainAmount(difference);
  const size =
    unit === 'rate' ? printPercent(Math.abs(difference), 5) : withPlaces(Math.abs(difference), FACTOR_PLACES);
  return difference < 0 ? `(${size})` : size;
}

/** A compared figure as files have it: a plain decimal, rates in percent. */
export function comparedNumber(unit: ComparedUnit, value: number): string {
  if (unit === 'cents') return printCents(value);
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  if (unit === 'rate') return sign + printPercent(size, 5);
  return sign + withPlaces(size, FACTOR_PLACES).replaceAll(',', '');
}
