import { expect, it } from 'vitest';
import { excessOver, lesserOf, parseCents, printCents } from './cents.ts';

it('reads and prints the initial pool exactly', () => {
  expect(parseCents('1503750003.50')).toBe(150_375_000_350);
  expect(printCents(150_375_000_350)).toBe('1503750003.50');
});

it('reads one decimal, none, and a negative amount', () => {
  expect([parseCents('0.5'), parseCents('7'), parseCents('-0.01'), parseCents('-0.00')]).toEqual([50, 700, -1, 0]);
});

it.each(['2,5', '1e5', '', ' 1', '.5', '1.', '1.005', 'NaN', '0x10', '+1', '--1', '1 000', '9'.repeat(16), '١'])(
  'refuses %j',
  (text) => {
    expect(parseCents(text)).toBeNull();
  },
);

it('prints cents below a dollar, and negatives, with two places', () => {
  expect([5, -5, 0, 100, -12_345].map(printCents)).toEqual(['0.05', '-0.05', '0.00', '1.00', '-123.45']);
});

it('never loses a cent between text and number, 0 to 3,000,000 cents and back', () => {
  let lost = 0;
  for (let cents = 0; cents <= 3_000_000; cents += 1) if (parseCents(printCents(cents)) !== cents) lost += 1;
  expect(lost).toBe(0);
});

it('takes lesser and excess as the documents do', () => {
  expect([lesserOf(3, 5), excessOver(5, 3), excessOver(3, 5)]).toEqual([3, 2, 0]);
});
