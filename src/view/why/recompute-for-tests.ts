import { Decimal } from '../../money/decimal.ts';
import { recomputePriced } from './recompute-priced-for-tests.ts';
import {
  chain,
  compared,
  comparedUnrounded,
  Exact,
  NUMBER,
  type Recomputed,
  read,
  shown,
  UNIT,
} from './shown-for-tests.ts';

// Reads the calculation of a displayed explanation and reckons it again from nothing but that text: decimal.js for every
// amount, the days by the calendar. It shares no code with what wrote the text.

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
    recomputePriced(line) ??
    speedOf(line) ??
    shareOf(line) ??
    lesserOf(line) ??
    equalOf(line) ??
    chainOf(line)
  );
}

const CHAIN = new RegExp(
  String.raw`^(.*\)) (is|, but not below zero, is|, rounded half-up[^,]*, is|, unrounded until here, is|, a part of a cent dropped, is) (${NUMBER}${UNIT})\.$`,
);

function chainOf(line: string): Recomputed | null {
  const match = CHAIN.exec(line.replaceAll(/\),/g, ') ,'));
  if (!match) return null;
  const [, terms = '', how = '', result = ''] = match;
  const inputs = shown(terms);
  if (inputs.length === 0) return null;
  const sum = chain(inputs);
  if (how.includes('not below zero')) return compared('excess', result, sum.isNegative() ? new Exact(0) : sum);
  if (how.includes('dropped')) return compared('product down', result, sum.toDecimalPlaces(2, Decimal.ROUND_FLOOR));
  if (how.includes('unrounded')) return comparedUnrounded('unrounded', result, inputs, chain);
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
  const match = /^(Actual days|Days of 30\/360) from (\d+) (\w+) (\d+) to (\d+) (\w+) (\d+) are (−?\d+) days?\.$/.exec(
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
