import { describe, expect, test } from 'vitest';
import { type PriceRow, priceRows } from './price-rows.ts';
import { NAMES, runOf, SHEET_FORM, SHEET_TEXTS } from './pricing-for-tests.ts';
import { readPricing } from './pricing-terms.ts';
import type { PricingTexts } from './quotes.ts';

const RUN = runOf(SHEET_FORM);

function rowOf(name: string, texts: Partial<PricingTexts>, projection = RUN): PriceRow {
  const read = readPricing({ ...SHEET_TEXTS, ...texts }, NAMES);
  const row = priceRows(projection, read.terms).find((one) => one.name === name);
  if (!row) throw new Error(`There is no Class ${name}.`);
  return row;
}

const price = (text: string) => ({ by: 'price' as const, text });
const yields = (text: string) => ({ by: 'yield' as const, text });

describe('the term sheet’s yields, bond-equivalent, give its prices', () => {
  test.each([
    ['A-2a', '2.025', '99.99195'],
    ['A-3', '2.030', '99.99603'],
    ['A-4', '2.140', '99.99804'],
    ['B', '2.340', '99.96646'],
    ['C', '2.620', '99.97767'],
    ['D', '2.820', '99.98635'],
  ])('%s at %s percent: %s within 0.001', (name, yearly, printed) => {
    const row = rowOf(name, { quotes: { [name]: yields(yearly) } });
    expect(row.yield).toBe(`${yearly} %`);
    expect(Math.abs(Number(row.price) - Number(printed))).toBeLessThan(0.001);
    expect(row.notes).toEqual([]);
  });

  test('B, C and D to the last digit; back from those prices to the yields', () => {
    const sheet = { B: ['99.96646', '2.340 %'], C: ['99.97767', '2.620 %'], D: ['99.98635', '2.820 %'] } as const;
    for (const [name, [printed, yearly]] of Object.entries(sheet)) {
      expect(rowOf(name, {}).price).toBe(printed);
      expect(rowOf(name, { quotes: { [name]: price(printed) } }).yield).toBe(yearly);
    }
  });
});

describe('one cash flow, by its formula', () => {
  // Settled on 25 October 2023 only the call on 15 November 2023 is left: 100 and a month's interest at 2.80 %, 20 days of
  // 30/360 away. Accrued are 10 days.
  const row = rowOf('D', { settlement: '25 Oct 2023' });
  const accrued = (100 * 0.028 * 10) / 360;
  const years = 20 / 360;

  test('price at a yield: the flow discounted, less accrued', () => {
    expect(row.accrued).toBe(accrued.toFixed(5));
    const full = (100 * (1 + 0.028 / 12)) / (1 + 0.0282 / 2) ** (2 * years);
    expect(row.price).toBe((full - accrued).toFixed(5));
  });

  test('durations: the time itself, and by 1 + y/2', () => {
    expect(row.macaulay).toBe(years.toFixed(3));
    expect(row.modified).toBe((years / (1 + 0.0282 / 2)).toFixed(3));
    expect(row.convexity).toBe(((years * (years + 0.5)) / (1 + 0.0282 / 2) ** 2).toFixed(3));
    expect([row.life, row.first, row.last]).toEqual(['0.06', '15 Nov 2023', 'on that date alone']);
  });
});

describe('what there is no figure for says why, and is never NaN, infinite or blank', () => {
  const STRESSED = runOf({
    ...SHEET_FORM,
    collateral: { ...SHEET_FORM.collateral, default: { kind: 'cnl', pct: '2.25', multiple: '5' } },
    events: {},
  });

  test.each<[string, string, Partial<PricingTexts>, RegExp, typeof RUN]>([
    ['price 0', 'D', { quotes: { D: price('0') } }, /^Not available, because a price of 0 has no yield/, RUN],
    ['a yield without a root', 'D', { quotes: { D: price('900000') } }, /because no yield from -99 % to 1,000 %/, RUN],
    ['paid off', 'A-1', { settlement: '15 Jul 2021' }, /because Class A-1 is paid off before settlement/, RUN],
    [
      'before the closing',
      'D',
      { settlement: '22 Oct 2019' },
      /because settlement on 22 Oct 2019 is before the clos/,
      RUN,
    ],
    [
      'after the last date',
      'D',
      { settlement: '1 Jan 2030' },
      /settlement on 1 Jan 2030 is not before the last/,
      STRESSED,
    ],
    ['no quote', 'D', { quotes: { D: price('') } }, /because neither a yield nor a price is given for Class D/, RUN],
  ])('%s', (_, name, texts, because, run) => {
    const row = rowOf(name, texts, run);
    expect(row.notes.join(' ')).toMatch(because);
    const figures = [row.price, row.yield, row.accrued, row.life, row.macaulay, row.modified, row.convexity];
    expect(figures).toContain('n/a');
    for (const text of figures) expect(text).toMatch(/^(n\/a|\(?[\d,]+\.\d+\)?( %)?)$/);
  });

  test('a class short of principal shows what and when it was due; its yield is below its coupon', () => {
    const row = rowOf('C', { quotes: { C: price('100') } }, STRESSED);
    expect(row.principalLoss).toMatch(/^[\d,]+\.\d\d$/);
    expect(row.principalLossWhen).toMatch(/^\d{1,2} [A-Z][a-z]{2} 20\d\d · \d+$/);
    // Its coupon is 2.60 %.
    expect(Number(row.yield.replace(' %', ''))).toBeLessThan(2.6);
  });
});
