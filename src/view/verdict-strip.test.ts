import { expect, test } from 'vitest';
import { GOOD_MONTH, judged, roundRun } from './round-run-material.ts';
import { verdictStrip } from './verdict-strip.ts';

const base = judged(roundRun({ collections: [GOOD_MONTH, GOOD_MONTH, GOOD_MONTH] }));
const accelerated = judged(
  roundRun({
    collections: [GOOD_MONTH, GOOD_MONTH, GOOD_MONTH],
    events: { eod: { vi: { state: 'forced', month: 1 } } },
  }),
);

test('a class with a balance that is not due shows what is left', () => {
  const [a] = verdictStrip(base, null);
  expect(a?.coupon).toBe('6.00 %');
  expect(a?.paidOff).toEqual({ text: '$0.30m left', beside: '', isShort: false });
  // 100,000.00 after one, two and three months: two months are 0.1667 of a year.
  expect(a?.life).toEqual({ text: '0.17', beside: 'of paid part', isShort: false });
});

test('differences from the base stand beside the figures', () => {
  // Accelerated: month 2 pays A 128,500.00 and month 3, after 8,000.00 of fee and 1,857.50 of interest, 120,142.50.
  const [a, b] = verdictStrip(accelerated, base);
  expect(a?.paidOff).toEqual({ text: '$0.25m left', beside: '−0.05', isShort: false });
  expect(b?.paidOff).toEqual({ text: '$0.30m left', beside: '=', isShort: false });
});

test('interest short says on how many dates, and from which month', () => {
  const [a, b] = verdictStrip(accelerated, base);
  expect(a?.interestShort.text).toBe('–');
  expect(b?.interestShort).toEqual({ text: '2 dates', beside: 'from 2', isShort: true });
});

test('principal short is in cents and red', () => {
  const [a] = verdictStrip(judged(roundRun({ collections: [{ defaulted: '1000000.00' }] })), null);
  expect(a?.paidOff).toEqual({ text: 'not paid off', beside: '', isShort: true });
  expect(a?.principalShort).toEqual({ text: '593,000.00', beside: '', isShort: true });
});
