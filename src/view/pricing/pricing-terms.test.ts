import { describe, expect, test } from 'vitest';
import { parseDay } from '../../money/day.ts';
import { NAMES, SHEET_TEXTS } from './pricing-for-tests.ts';
import { readPricing } from './pricing-terms.ts';
import { pricingRequest, settlementDay } from './quotes.ts';

describe('a settlement', () => {
  test.each([
    ['23 Oct 2019', '2019-10-23'],
    ['5 november 2020', '2020-11-05'],
    [' 2019-10-23 ', '2019-10-23'],
    ['', null],
    ['30 Feb 2020', undefined],
    ['23.10.2019', undefined],
    ['soon', undefined],
  ])('%j', (text, day) => expect(settlementDay(text)).toBe(day));

  test('that is no date: the sentence says what would be right, and the earliest day stands', () => {
    const { settlementFault, terms } = readPricing({ ...SHEET_TEXTS, settlement: 'soon' }, NAMES);
    expect(settlementFault).toBe('“soon” is no date: write one such as 23 Oct 2019. The earliest day is used.');
    expect(terms.settlement).toBeNull();
    expect(readPricing(SHEET_TEXTS, NAMES).terms.settlement).toBe(parseDay('2019-10-23'));
  });
});

describe('a quote', () => {
  const faultOf = (by: 'price' | 'yield' | 'margin', text: string) =>
    readPricing({ ...SHEET_TEXTS, quotes: { D: { by, text } } }, NAMES).quoteFaults['D'];

  test.each([
    ['price', '99.98635'],
    ['price', '0'],
    ['yield', '-98.9'],
    ['yield', '1000'],
    ['margin', '0.3'],
  ] as const)('%s %s is one', (by, text) => expect(faultOf(by, text)).toBeUndefined());

  test.each([
    ['price', '', 'No price is given: write a price for 100, as in 99.99603.'],
    ['yield', 'par', '“par” is no yield: write a percentage, as in 2.03.'],
    ['yield', '2,03', '“2,03” is no yield: write a percentage, as in 2.03.'],
    ['yield', '1e3', '“1e3” is no yield: write a percentage, as in 2.03.'],
    ['yield', '-99', 'A yield lies above −99 % and at most at 1,000 %; -99 does not.'],
    ['margin', '1000.1', 'A margin lies above −99 % and at most at 1,000 %; 1000.1 does not.'],
    ['price', '1234567', '“1234567” is no price: write a price for 100, as in 99.99603.'],
  ] as const)('%s %j is none, nor in a request', (by, text, say) => {
    expect(faultOf(by, text)).toBe(say);
    const request = pricingRequest({ ...SHEET_TEXTS, quotes: { D: { by, text } } }, ['D']);
    expect(request).toMatchObject({ yield_pct: {}, price: {}, discount_margin_pct: {} });
    expect(JSON.stringify(request)).not.toContain('"D"');
  });

  test('as a request: each class under what it is quoted by, what cannot be read left out, others at par', () => {
    const quotes = {
      B: { by: 'yield', text: '2.34' },
      C: { by: 'margin', text: '0.5' },
      D: { by: 'price', text: 'x' },
    } as const;
    expect(pricingRequest({ settlement: '23 Oct 2019', basis: 'bey', quotes }, ['A-1', 'B', 'C', 'D'])).toEqual({
      settlement: '2019-10-23',
      yield_basis: 'bey',
      yield_pct: { B: '2.34' },
      price: { 'A-1': '100' },
      discount_margin_pct: { C: '0.5' },
    });
  });
});
