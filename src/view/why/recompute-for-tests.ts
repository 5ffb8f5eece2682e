import { Decimal } from '../../money/decimal.ts';

// Reads the calculation of a displayed explanation and reckons it again from nothing but that text: decimal.js for every
// amount, the days by the calendar. It shares no code with what wrote the text.

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
type Exact = Decimal;

/** An input as the text shows it. */
interface Shown {
  readonly operator: string;
  readonly value: Exact;
}

/** The result as displayed beside the one reckoned from the displayed inputs; null where the text reckons nothing. */
export interface Recomputed {
  readonly shape: string;
  readonly displayed: string;
  readonly reckoned: string;
}

const NUMBER = String.raw`−?[\d,]+(?:\.\d+)?`;
const UNIT = `(?: (?:%|×|days?|dates?|months?|years))?`;
const SHOWN = new RegExp(String.raw`\((${NUMBER})(${UNIT})\)`, 'g');

/** The line of an explanation's text that reckons: the one that ends with a value. */
export function recompute(text: string): Recomputed | null {
  const found = text.split('\n').flatMap((line) => {
    const one = recomputeLine(line);
    return one === null ? [] : [one];
  });
  if (found.length > 1) throw new Error(`Two lines reckon: ${text}`);
  return found[0] ?? null;
}

function recomputeLine(line: string): Recomputed | null {
  return (
    daysOf(line) ??
    countOf(line) ??
    reachOf(line) ??
    lifeOf(line) ??
    speedOf(line) ??
    shareOf(line) ??
    lesserOf(line) ??
    equalOf(line) ??
    chainOf(line)
  );
}

/** A printed value in its own unit: dollars, per cent as a fraction, plain otherwise. */
function read(text: string, unit: string): Exact {
  const value = new Exact(text.replace('−', '-').replaceAll(',', ''));
  return unit.trim() === '%' ? value.dividedBy(100) : value;
}

function shown(text: string): Shown[] {
  const found: Shown[] = [];
  let from = 0;
  for (const match of text.matchAll(SHOWN)) {
    const before = text.slice(from, match.index);
    const operator = /^ (plus|less|times|divided by) /.exec(before)?.[1] ?? 'plus';
    found.push({ operator, value: read(match[1] ?? '', match[2] ?? '') });
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

function compared(shape: string, result: string, reckoned: Exact): Recomputed {
  const { digits, unit } = resultOf(result);
  const inUnit = unit === '%' ? reckoned.times(100) : reckoned;
  const places = digits.split('.')[1]?.length ?? 0;
  return { shape, displayed: new Exact(digits).toFixed(places), reckoned: rounded(inUnit, places) };
}

/** Half-up, towards plus: as amounts of money are rounded here. A zero has no sign. */
function rounded(value: Exact, places: number): string {
  const text = value.toDecimalPlaces(places, Decimal.ROUND_HALF_CEIL).toFixed(places);
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text;
}

const CHAIN = new RegExp(
  String.raw`^(.*\)) (is|, but not below zero, is|, rounded half-up[^,]*, is|, a part of a cent dropped, is) (${NUMBER}${UNIT})\.$`,
);

function chainOf(line: string): Recomputed | null {
  const match = CHAIN.exec(line.replaceAll(/\),/g, ') ,'));
  if (!match) return null;
  const [, terms = '', how = '', result = ''] = match;
  const inputs = shown(terms);
  if (inputs.length === 0) return null;
  let sum = new Exact(0);
  for (const { operator, value } of inputs) {
    if (operator === 'plus') sum = sum.plus(value);
    else if (operator === 'less') sum = sum.minus(value);
    else if (operator === 'times') sum = sum.times(value);
    else sum = sum.dividedBy(value);
  }
  if (how.includes('not below zero')) return compared('excess', result, sum.isNegative() ? new Exact(0) : sum);
  if (how.includes('dropped')) return compared('product down', result, sum.toDecimalPlaces(2, Decimal.ROUND_FLOOR));
  return compared(how.includes('half-up') ? 'product' : 'sum', result, sum);
}

function equalOf(line: string): Recomputed | null {
  const match = new RegExp(String.raw`^It is .*\((${NUMBER})(${UNIT})\).*: (${NUMBER}${UNIT})\.$`).exec(line);
  return match ? compared('equal', match[3] ?? '', read(match[1] ?? '', match[2] ?? '')) : null;
}

function lesserOf(line: string): Recomputed | null {
  const match = /^The (lesser|greater) of (.*) is ([^()]+)\.$/.exec(line);
  if (!match) return null;
  const values = shown(match[2] ?? '').map(({ value }) => value);
  if (values.length !== 2) throw new Error(`not two amounts: ${line}`);
  return compared(match[1] ?? '', match[3] ?? '', match[1] === 'lesser' ? Exact.min(...values) : Exact.max(...values));
}

function shareOf(line: string): Recomputed | null {
  const match = /^(.*), rounded half-up to the cent, less (.*), is ([^()]+)\.$/.exec(line);
  if (!match) return null;
  const [total, through, all] = shown(match[1] ?? '').map(({ value }) => value);
  const given = shown(match[2] ?? '')[0]?.value;
  if (!total || !through || !all || !given) throw new Error(`not four amounts: ${line}`);
  const part = total.times(through).dividedBy(all).toDecimalPlaces(2);
  return compared('share', match[3] ?? '', part.minus(given));
}

function lifeOf(line: string): Recomputed | null {
  const match = /^(.*), added up, divided by 360 days and by all principal paid, is (.*) years\.$/.exec(line);
  if (!match) return null;
  let weighted = new Exact(0);
  let all = new Exact(0);
  for (const term of (match[1] ?? '').matchAll(new RegExp(String.raw`\((${NUMBER})\) times (\d+) days?`, 'g'))) {
    const amount = read(term[1] ?? '', '');
    weighted = weighted.plus(amount.times(term[2] ?? ''));
    all = all.plus(amount);
  }
  return compared('life', match[2] ?? '', weighted.dividedBy(360).dividedBy(all));
}

function countOf(line: string): Recomputed | null {
  const match = /^Counted: (.*)\. That is (\d+) dates?\.$/.exec(line);
  return match ? compared('count', match[2] ?? '', new Exact((match[1] ?? '').split('; ').length)) : null;
}

/** "A (1.00) plus B (2.00) reaches C (3.00)." */
function reachOf(line: string): Recomputed | null {
  const match = /^(.*) (reaches|does not reach) ([^()]*\([^()]*\))\.$/.exec(line);
  if (!match) return null;
  const have = shown(match[1] ?? '').reduce((sum, { value }) => sum.plus(value), new Exact(0));
  const need = shown(match[3] ?? '')[0]?.value ?? new Exact(0);
  return { shape: 'reaches', displayed: match[2] ?? '', reckoned: have.lessThan(need) ? 'does not reach' : 'reaches' };
}

function speedOf(line: string): Recomputed | null {
  const monthly = /^Twelve months at the same rate leave what (.*) leaves in a year: that is (.*) a month\.$/.exec(
    line,
  );
  const one = new Exact(1);
  if (monthly) {
    const [year] = shown(monthly[1] ?? '').map(({ value }) => value);
    if (!year) throw new Error(`no rate: ${line}`);
    const left = one.minus(year);
    return compared('monthly', monthly[2] ?? '', one.minus(left.isZero() ? left : left.pow(one.dividedBy(12))));
  }
  const speed = /^(.*) divided by what is left of 100 % after .* times (.*), at most 100 %, is ([^()]+)\.$/.exec(line);
  if (speed) {
    const abs = shown(speed[1] ?? '')[0]?.value ?? one;
    const months = shown(speed[2] ?? '')[0]?.value ?? one;
    const left = one.minus(abs.times(months));
    return compared('absolute speed', speed[3] ?? '', left.lessThanOrEqualTo(abs) ? one : abs.dividedBy(left));
  }
  const level = /^A level payment that repays (.*) repays ([^()]+) of it in its first month\.$/.exec(line);
  if (!level) return null;
  const [balance, year, months] = shown(level[1] ?? '').map(({ value }) => value);
  if (!balance || !year || !months) throw new Error(`not three amounts: ${line}`);
  const rate = year.dividedBy(12);
  const payments = rate.isZero() ? months : rate.plus(1).pow(months).minus(1).dividedBy(rate);
  return compared('level payment', level[2] ?? '', balance.dividedBy(payments));
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function daysOf(line: string): Recomputed | null {
  const match = /^(Actual days|Days of 30\/360) from (\d+) (\w+) (\d+) to (\d+) (\w+) (\d+) are (\d+) days?\.$/.exec(
    line,
  );
  if (!match) return null;
  const [, kind = '', d1 = '', m1 = '', y1 = '', d2 = '', m2 = '', y2 = '', result = ''] = match;
  const [from, to] = [
    [Number(y1), MONTHS.indexOf(m1), Number(d1)],
    [Number(y2), MONTHS.indexOf(m2), Number(d2)],
  ] as const;
  if (kind === 'Actual days') {
    return compared('actual days', result, new Exact(julianDay(to) - julianDay(from)));
  }
  return compared('30/360 days', result, new Exact(thirties(from, to)));
}

type Civil = readonly [year: number, month: number, day: number];

/** Julian day number of a date of the Gregorian calendar (H. Fliegel and T. Van Flandern, 1968). Months from 0. */
function julianDay([year, monthFromZero, day]: Civil): number {
  const month = monthFromZero + 1;
  const a = Math.trunc((month - 14) / 12);
  const solar = Math.trunc((1461 * (year + 4800 + a)) / 4) + Math.trunc((367 * (month - 2 - 12 * a)) / 12);
  return solar - Math.trunc((3 * Math.trunc((year + 4900 + a) / 100)) / 4) + day - 32075;
}

/** The US rule, with the ends of February. */
function thirties(from: Civil, to: Civil): number {
  const isFebruaryEnd = ([year, month, day]: Civil): boolean =>
    month === 1 && julianDay([year, month, day]) + 1 === julianDay([year, 2, 1]);
  let [d1, d2] = [from[2], to[2]];
  if (isFebruaryEnd(from) && isFebruaryEnd(to)) d2 = 30;
  if (isFebruaryEnd(from)) d1 = 30;
  if (d2 === 31 && d1 >= 30) d2 = 30;
  if (d1 === 31) d1 = 30;
  return (to[0] - from[0]) * 360 + (to[1] - from[1]) * 30 + (d2 - d1);
}
