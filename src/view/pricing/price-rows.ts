import type { Projection } from '../../engine/projection.ts';
import { type ClassEnd, classEnd } from '../../measures/class-end.ts';
import { allMeasures, type PricingTerms } from '../../measures/figures/measure-figures.ts';
import type { Measured, NotAvailable } from '../../measures/not-available.ts';
import type { ClassMeasures } from '../../measures/pricing/class-measures.ts';
import { type Day, monthOfDay } from '../../money/day.ts';
import { amountText, hundredthsOf, withPlaces } from '../amount-text.ts';
import { dateText, monthText } from '../date-text.ts';
import { becauseOf } from '../request-answers-words.ts';

/** A class at a settlement and a quote, in words. A figure that there is none of reads "n/a", and `notes` say why. */
export interface PriceRow {
  readonly name: string;
  readonly price: string;
  readonly yield: string;
  readonly margin: string;
  readonly accrued: string;
  readonly life: string;
  /** First and last date that pays principal after settlement, and how many months that is. */
  readonly first: string;
  readonly last: string;
  readonly macaulay: string;
  readonly modified: string;
  readonly convexity: string;
  readonly interest: string;
  readonly interestShort: string;
  readonly interestShortWhen: string;
  readonly principalLoss: string;
  readonly principalLossWhen: string;
  readonly notes: readonly string[];
}

/** What stands where there is no figure. */
const NONE = 'n/a';

/** The rows of all classes in the deal's order. */
export function priceRows(projection: Projection, terms: PricingTerms): readonly PriceRow[] {
  return allMeasures(projection, terms).map((one) => priceRow(projection, one));
}

function priceRow(projection: Projection, one: ClassMeasures): PriceRow {
  const reasons: NotAvailable[] = [];
  const text = <T>(found: Measured<T>, print: (value: T) => string): string => {
    if (found.ok) return print(found.value);
    reasons.push(found.because);
    return NONE;
  };
  const end = classEnd(projection, one.noteClass);
  const row = {
    name: one.name,
    price: text(one.price, (value) => decimal(value, 5)),
    yield: text(one.yearlyYield, (value) => `${decimal(value * 100, 3)} %`),
    margin: one.margin.ok ? `${decimal(one.margin.value * 100, 3)} %` : marginMissing(one, reasons),
    accrued: text(one.accruedPer100, (value) => decimal(value, 5)),
    life: text(one.walMillionths, (value) => withPlaces(hundredthsOf(value), 2)),
    first: text(one.window, ([first]) => dateText(first)),
    last: one.window.ok ? lastText(one.window.value) : '',
    macaulay: text(one.sensitivity, ({ macaulay }) => decimal(macaulay, 3)),
    modified: text(one.sensitivity, ({ modified }) => decimal(modified, 3)),
    convexity: text(one.sensitivity, ({ convexity }) => decimal(convexity, 3)),
    interest: text(one.interest, amountText),
    interestShort: amountText(end.interestShortfall),
    interestShortWhen: shortWhen(projection, end),
    principalLoss: amountText(end.principalLoss),
    principalLossWhen: end.principalLoss > 0 ? dateAt(projection, end.principalDueAt) : '',
  };
  const notes = [...new Set(reasons.map((because) => `Not available, ${becauseOf(because)}.`))];
  return { ...row, notes };
}

/** A fixed rate has no margin, and that needs no note of its own. */
function marginMissing({ margin }: ClassMeasures, reasons: NotAvailable[]): string {
  if (margin.ok || margin.because.kind === 'notFloating') return 'fixed';
  reasons.push(margin.because);
  return NONE;
}

/** Half-up to so many decimals; a negative one in parentheses. */
export function decimal(value: number, places: number): string {
  const units = Math.floor(Math.abs(value) * Number(`1e${places}`) + 0.5);
  const text = withPlaces(units, places);
  return value < 0 && units > 0 ? `(${text})` : text;
}

/** "Jun 2020 – Sep 2021", or the one month. */
export function windowText([first, last]: readonly [Day, Day]): string {
  return first === last ? monthText(first) : `${monthText(first)} – ${monthText(last)}`;
}

function lastText([first, last]: readonly [Day, Day]): string {
  const months = monthOfDay(last) - monthOfDay(first) + 1;
  return months === 1 ? 'on that date alone' : `to ${dateText(last)}, ${months} months`;
}

function dateAt({ distributionDates, startAfter }: Projection, at: number): string {
  return `${dateText(distributionDates[at] as Day)} · ${startAfter + at + 1}`;
}

function shortWhen(projection: Projection, end: ClassEnd): string {
  if (end.datesShortOfInterest === 0) return '';
  const dates = end.datesShortOfInterest === 1 ? 'one date' : `${end.datesShortOfInterest} dates`;
  const first = dateAt(projection, end.firstShortOfInterest);
  return end.datesShortOfInterest === 1
    ? `${dates}, ${first}`
    : `${dates}, ${first} to ${dateAt(projection, end.lastShortOfInterest)}`;
}
