import { Decimal } from '../../money/decimal.ts';

// Values in the displayed text of an explanation, read and compared: decimal.js for every amount. It shares no code with
// what wrote the text.

export const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
export type Exact = Decimal;

/** An input as the text shows it. */
export interface Shown {
  readonly operator: string;
  readonly value: Exact;
  /** How far the shown value may be from the true one: half its last place, where it has more of them than cents have. */
  readonly slack: Exact;
}

/** The result as displayed beside the one reckoned from the displayed inputs; null where the text reckons nothing. */
export interface Recomputed {
  readonly shape: string;
  readonly displayed: string;
  readonly reckoned: string;
}

export const NUMBER = String.raw`−?[\d,]+(?:\.\d+)?`;
export const UNIT = `(?: (?:%|×|days?|dates?|months?|years))?`;
const SHOWN = new RegExp(String.raw`\((${NUMBER})(${UNIT})\)`, 'g');

/** A printed value in its own unit: dollars, per cent as a fraction, plain otherwise. */
export function read(text: string, unit: string): Exact {
  const value = new Exact(text.replace('−', '-').replaceAll(',', ''));
  return unit.trim() === '%' ? value.dividedBy(100) : value;
}

function slackOf(digits: string, unit: string): Exact {
  const places = digits.split('.')[1]?.length ?? 0;
  return places <= 2 ? new Exact(0) : read(`0.${'0'.repeat(places)}5`, unit);
}

export function shown(text: string): Shown[] {
  const found: Shown[] = [];
  let from = 0;
  for (const match of text.matchAll(SHOWN)) {
    const before = text.slice(from, match.index);
    const operator = /^ (plus|less|times|divided by) /.exec(before)?.[1] ?? 'plus';
    const [digits = '', unit = ''] = match.slice(1);
    found.push({ operator, value: read(digits, unit), slack: slackOf(digits, unit) });
    from = match.index + match[0].length;
  }
  return found;
}

/** The displayed result, cut off the end of a sentence: its text without the unit, and the number of its places. */
function resultOf(text: string): { readonly digits: string; readonly unit: string } {
  const match = new RegExp(String.raw`^(${NUMBER})(${UNIT})\.?$`).exec(text.trim());
  if (!match) throw new Error(`no result in "${text}"`);
  return { digits: (match[1] ?? '').replace('−', '-').replaceAll(',', ''), unit: (match[2] ?? '').trim() };
}

export function compared(shape: string, result: string, reckoned: Exact): Recomputed {
  const { digits, unit } = resultOf(result);
  const inUnit = unit === '%' ? reckoned.times(100) : reckoned;
  const places = digits.split('.')[1]?.length ?? 0;
  return { shape, displayed: new Exact(digits).toFixed(places), reckoned: rounded(inUnit, places) };
}

/** A double's own errors, relative, over the steps of one calculation. */
const DOUBLE = new Exact('4e-15');

/**
 * The same for a result that nothing was rounded for but what is shown: it may be off by what the inputs' last places
 * leave open, and by one in its own last place.
 */
export function comparedUnrounded(
  shape: string,
  result: string,
  inputs: readonly Shown[],
  reckon: (inputs: readonly Shown[]) => Exact,
): Recomputed {
  const exact = reckon(inputs);
  let open = exact.abs().times(DOUBLE);
  for (const [place, { value, slack }] of inputs.entries()) {
    if (slack.isZero()) continue;
    const moved = inputs.with(place, { ...(inputs[place] as Shown), value: value.plus(slack) });
    open = open.plus(reckon(moved).minus(exact).abs());
  }
  const { digits, unit } = resultOf(result);
  const one = new Exact(unit === '%' ? 100 : 1);
  const places = digits.split('.')[1]?.length ?? 0;
  const apart = new Exact(digits).minus(exact.times(one)).abs();
  const found = compared(shape, result, exact);
  const isNear = apart.lessThanOrEqualTo(open.times(one).plus(new Exact(10).pow(-places)));
  return isNear ? { ...found, reckoned: found.displayed } : found;
}

/** Half-up, towards plus: as amounts of money are rounded here. A zero has no sign. */
function rounded(value: Exact, places: number): string {
  const text = value.toDecimalPlaces(places, Decimal.ROUND_HALF_CEIL).toFixed(places);
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text;
}

/** What is done with inputs one after the other. */
export function chain(inputs: readonly Shown[]): Exact {
  let sum = new Exact(0);
  for (const { operator, value } of inputs) {
    if (operator === 'plus') sum = sum.plus(value);
    else if (operator === 'less') sum = sum.minus(value);
    else if (operator === 'times') sum = sum.times(value);
    else sum = sum.dividedBy(value);
  }
  return sum;
}
