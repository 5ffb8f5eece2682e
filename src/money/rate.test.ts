import { expect, it } from 'vitest';
import { parsePercent, printPercent } from './rate.ts';

it('keeps the digits of the documents: 1.96795 % is 196,795 x 10^-7', () => {
  expect(parsePercent('1.96795')).toBe(196_795 * 1000);
});

it('prints a rate with its own digits, or at least as many as asked', () => {
  expect([printPercent(260_000_000), printPercent(260_000_000, 2), printPercent(-586_503_000)]).toEqual([
    '2.6',
    '2.60',
    '-5.86503',
  ]);
});

it.each(['2,5', 'NaN', '1e2', '0.123456789', '%', '2.5 %'])('refuses %j', (text) => {
  expect(parsePercent(text)).toBeNull();
});
