import type { Day } from '../../money/day.ts';
import { printPercent } from '../../money/rate.ts';
import { withPlaces } from '../amount-text.ts';
import { dateText } from '../date-text.ts';

/** A figure's value with its unit. `exact` is cents that still carry a fraction, as projected collections do. */
export type Value =
  | { readonly unit: 'cents' | 'exact'; readonly amount: number }
  /** On the scale of a Rate. */
  | { readonly unit: 'rate'; readonly amount: number }
  /** A share of one, unrounded. */
  | { readonly unit: 'fraction'; readonly amount: number }
  | { readonly unit: 'days' | 'dates' | 'months'; readonly amount: number }
  /** A plain number: a multiple in ten-billionths. */
  | { readonly unit: 'multiple'; readonly amount: number }
  /** Millionths of a year. */
  | { readonly unit: 'years'; readonly amount: number }
  /** Ten-millionths of a whole, as certificates print factors. */
  | { readonly unit: 'factor'; readonly amount: number }
  | { readonly unit: 'date'; readonly amount: number }
  /** Shown half-up with its own number of decimals, and with what stands behind: " %", " years". */
  | { readonly unit: 'decimal'; readonly amount: number; readonly places: number; readonly after: string }
  | { readonly unit: 'text'; readonly text: string };

export function cents(amount: number): Value {
  return { unit: 'cents', amount };
}

export function exact(amount: number): Value {
  return { unit: 'exact', amount };
}

export function decimalValue(amount: number, places: number, after = ''): Value {
  return { unit: 'decimal', amount, places, after };
}

export function textValue(text: string): Value {
  return { unit: 'text', text };
}

/** The amount of a value; 0 for a text. */
export function amountOf(value: Value): number {
  return value.unit === 'text' ? 0 : value.amount;
}

/** A value as people read it: "1,234.56", "2.60 %", "30 days", "0.201591 years", "15 Nov 2019". */
export function valueText(value: Value): string {
  if (value.unit === 'text') return value.text;
  if (value.unit === 'decimal') return decimalText(value.amount, value.places) + value.after;
  const { unit, amount } = value;
  const sign = amount < 0 ? '−' : '';
  const size = Math.abs(amount);
  switch (unit) {
    case 'cents':
      return sign + withPlaces(size, 2);
    case 'exact':
      return sign + exactText(size);
    case 'rate':
      return `${sign}${printPercent(size, 2)} %`;
    case 'fraction':
      return `${sign}${placesText(size * 100, FRACTION_PLACES)} %`;
    case 'multiple':
      return `${sign}${printPercent(size / 100, 2)} ×`;
    case 'factor':
      return sign + withPlaces(size, 7);
    case 'years':
      return `${sign}${withPlaces(size, 6)} years`;
    case 'date':
      return dateText(amount as Day);
    default:
      return `${sign}${size} ${size === 1 ? unit.slice(0, -1) : unit}`;
  }
}

function decimalText(amount: number, places: number): string {
  const units = Math.floor(Math.abs(amount) * Number(`1e${places}`) + 0.5);
  return `${amount < 0 && units > 0 ? '−' : ''}${withPlaces(units, places)}`;
}

/** Decimals with which a share and an unrounded amount are shown: enough to bring a product back to the cent. */
const FRACTION_PLACES = 14;
const EXACT_PLACES = 6;
const CENT_PARTS = 10_000;

function exactText(size: number): string {
  const whole = Math.floor(size);
  const parts = Math.floor((size - whole) * CENT_PARTS + 0.5);
  const carried = parts === CENT_PARTS ? whole + 1 : whole;
  const text = withPlaces(carried, 2);
  return `${text}${String(parts === CENT_PARTS ? 0 : parts).padStart(EXACT_PLACES - 2, '0')}`;
}

/** A number of up to three whole digits with a fixed number of decimals; trailing zeros beyond two are left out. */
function placesText(size: number, places: number): string {
  const text = size.toFixed(places);
  return text.replace(/(\.\d\d\d*?)0+$/, '$1');
}
