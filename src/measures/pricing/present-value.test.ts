import { describe, expect, test } from 'vitest';
import { columnFrom, emptyColumn } from '../../money/column.ts';
import type { Day } from '../../money/day.ts';
import { discountMargin, type MarginFlows, valueAtMargin } from './discount-margin.ts';
import type { NoteFlows } from './note-flows.ts';
import { cleanPrice, monthlyRate, presentValue, sensitivityOf, type YieldBasis } from './present-value.ts';
import { yieldOf } from './yield-of.ts';

const PAR = 1_000_000_00;

/** A bond that pays half a year's coupon every six months; the flows' unit is the month. */
function bond(couponPercent: number, years: number): NoteFlows {
  const cash = emptyColumn(12 * years - 5);
  for (let month = 0; month < cash.length; month += 6) cash[month] = (PAR * couponPercent) / 200;
  cash[cash.length - 1] = (cash[cash.length - 1] as number) + PAR;
  return { noteClass: 0, settlement: 0 as Day, balance: PAR, accrued: 0, from: 0, firstMonths: 6, cash };
}

/** An amortising note: `months` level parts of principal, interest on what is left, the first payment after 22 days. */
function note(couponPercent: number, months: number): NoteFlows {
  const cash = columnFrom({ length: months }, (_, month) => {
    const left = PAR * (1 - month / months);
    return PAR / months + (left * couponPercent * (month === 0 ? 22 / 30 : 1)) / 1200;
  });
  return { noteClass: 0, settlement: 0 as Day, balance: PAR, accrued: 0, from: 0, firstMonths: 22 / 30, cash };
}

describe('price, duration and convexity of six bonds at 9 % (F. Fabozzi, Bond Markets, Analysis and Strategies, tables of duration and convexity)', () => {
  test.each([
    [9, 5, '100.0000', '4.13', '19.45'],
    [9, 25, '100.0000', '10.33', '160.72'],
    [6, 5, '88.1309', '4.35', '20.85'],
    [6, 25, '70.3570', '11.10', '182.91'],
    [0, 5, '64.3928', '5.00', '25.18'],
    [0, 25, '11.0710', '25.00', '583.78'],
  ])('%d %% for %d years', (coupon, years, price, macaulay, convexity) => {
    const flows = bond(coupon, years);
    const found = sensitivityOf(flows, 0.09, 'bey');
    expect(cleanPrice(flows, 0.09, 'bey').toFixed(4)).toBe(price);
    expect(found.macaulay.toFixed(2)).toBe(macaulay);
    expect(found.convexity.toFixed(2)).toBe(convexity);
    expect(Math.abs(found.modified * 1.045 - found.macaulay)).toBeLessThan(1e-12);
  });

  test('the 25-year 6 % bond at 9 % has modified duration 10.62; its price gives back 9 %', () => {
    const flows = bond(6, 25);
    expect(sensitivityOf(flows, 0.09, 'bey').modified.toFixed(2)).toBe('10.62');
    const found = yieldOf(flows, cleanPrice(flows, 0.09, 'bey'), 'bey');
    expect(found.ok && found.value.toFixed(12)).toBe('0.090000000000');
  });
});

describe('a month’s rate', () => {
  // Fabozzi, on pass-throughs: monthly yields of 0.8 % and 0.7 % are bond-equivalent yields of 9.79 % and 8.55 %.
  test.each([
    [0.008, '9.79'],
    [0.007, '8.55'],
  ])('%d a month is a bond-equivalent yield of %s %%', (monthly, percent) => {
    const yearly = 2 * ((1 + monthly) ** 6 - 1);
    expect((yearly * 100).toFixed(2)).toBe(percent);
    expect(Math.abs(monthlyRate(yearly, 'bey') - monthly)).toBeLessThan(1e-15);
  });

  test('monthly: a twelfth', () => expect(monthlyRate(0.096, 'monthly')).toBe(0.008));

  test('a mortgage yield of 9.5 % is a bond-equivalent 9.69 %', () => {
    const growth = (1 + monthlyRate(0.095, 'monthly')) ** 6;
    expect((2 * (growth - 1) * 100).toFixed(2)).toBe('9.69');
    expect(monthlyRate(2 * (growth - 1), 'bey').toFixed(12)).toBe((0.095 / 12).toFixed(12));
  });
});

describe.each<YieldBasis>(['bey', 'monthly'])('against differences of the price itself, %s', (basis) => {
  test.each([
    [2.02, 34, 0.0203],
    [2.8, 49, 0.0282],
    [12, 60, 0.25],
    [0.5, 1, 0.01],
    [3, 40, -0.02],
  ])('coupon %d, months %d, yield %d', (coupon, months, at) => {
    const flows = note(coupon, months);
    const price = (yearly: number): number => presentValue(flows, monthlyRate(yearly, basis));
    const step = 1e-4;
    const { modified, convexity } = sensitivityOf(flows, at, basis);
    const slope = (price(at + step) - price(at - step)) / (2 * step) / price(at);
    const bend = (price(at + step) - 2 * price(at) + price(at - step)) / (step * step) / price(at);
    expect(Math.abs(modified + slope)).toBeLessThan(1e-6 * (1 + modified));
    expect(Math.abs(convexity - bend)).toBeLessThan(2e-5 * (1 + convexity));
  });

  test('a basis point moves the price by duration and half the convexity, to a ten-millionth of the price', () => {
    const flows = note(2.8, 49);
    const price = (yearly: number): number => presentValue(flows, monthlyRate(yearly, basis));
    const { modified, convexity } = sensitivityOf(flows, 0.0282, basis);
    const bump = 0.0025;
    const foretold = -modified * bump + (convexity / 2) * bump * bump;
    expect(Math.abs(price(0.0282 + bump) / price(0.0282) - 1 - foretold)).toBeLessThan(5e-7);
  });
});

describe('a yield that there is none of, or that is odd', () => {
  const flows = note(2.8, 49);
  test('a price of 0, or below', () => {
    for (const price of [0, -5])
      expect(yieldOf(flows, price, 'bey')).toMatchObject({ ok: false, because: { kind: 'priceNotPositive', price } });
  });

  test('a price that no yield in the range gives, with the prices that it does give', () => {
    const found = yieldOf(note(2.8, 1), 100_000, 'bey');
    expect(found).toMatchObject({
      ok: false,
      because: { kind: 'noYield', price: 100_000, lowest: -0.99, highest: 10 },
    });
    if (!found.ok && found.because.kind === 'noYield') {
      expect(found.because.priceAtLowest).toBeLessThan(100_000);
      expect(found.because.priceAtHighest).toBeGreaterThan(0);
    }
  });

  test('one cash flow', () => {
    const one = note(0, 1);
    const found = yieldOf(one, 99, 'monthly');
    // (1 + y/12) ^ (22/30) = 100/99
    expect(found.ok && ((1 + found.value / 12) ** (22 / 30)).toFixed(12)).toBe((100 / 99).toFixed(12));
  });

  test('a price above all the cash has a negative yield', () => {
    const found = yieldOf(note(0, 12), 105, 'bey');
    expect(found.ok && found.value < 0).toBe(true);
  });
});

describe('discount margin of a six-year floater at the benchmark plus 80 basis points, paid half-yearly, benchmark 10 % (S. Mann and F. Fabozzi, Introduction to Fixed Income Analytics)', () => {
  const floater: MarginFlows = {
    cash: columnFrom({ length: 12 }, (_, half) => 5.4 * 1e6 + (half === 11 ? 1e8 : 0)),
    days: emptyColumn(12).fill(180),
    benchmark: emptyColumn(12).fill(0.1),
  };
  test.each([
    ['100.0000', '80.0'],
    ['99.3098', '96.0'],
    ['99.1381', '100.0'],
  ])('a price of %s is a margin of %s basis points', (price, margin) => {
    const found = discountMargin(floater, 1e8, Number(price), 0);
    expect(found.ok && (found.value * 1e4).toFixed(1)).toBe(margin);
    expect((valueAtMargin(floater, Number(margin) / 1e4) / 1e6).toFixed(4)).toBe(price);
  });

  test('a price of 0 has none', () => {
    expect(discountMargin(floater, 1e8, 0, 0)).toMatchObject({ ok: false, because: { kind: 'priceNotPositive' } });
  });
});
