import { expect, test } from 'vitest';
import type { Cents } from '../../money/cents.ts';
import { poolRemark, scaledToPool } from './pool-of-rep-lines.ts';

const line = (balance: string) => ({ balance, rate_pct: '8', original_term: '60', remaining_term: '50' });
const dollars = (amount: number) => (amount * 100) as Cents;

test('lines that add up to the pool need no remark', () => {
  expect(poolRemark([line('100.00'), line('200.00')], dollars(300))).toBeNull();
});

test('lines that do not are told with both sums', () => {
  expect(poolRemark([line('100.00'), line('200.50')], dollars(300))).toEqual({
    kind: 'rep_lines_differ_from_pool',
    lines: '300.50',
    pool: '300.00',
    difference: '0.50',
    message:
      'The rep lines add up to 300.50, the pool at the start is 300.00: too much by 0.50. Correct the table, change the start, or have the lines scaled to the pool.',
  });
  expect(poolRemark([line('100.00')], dollars(300))?.message).toContain('too little by 200.00');
});

// By hand: 100.00 over three equal lines is 33.33, 66.67, 100.00 through the first, second, third.
test('scaled lines add up to the cent and say that they were scaled', () => {
  const scaled = scaledToPool([line('1.00'), line('1.00'), line('1.00')], dollars(100));
  expect(scaled).toMatchObject({ ok: true, label: 'Scaled from 3.00 to the pool of 100.00.' });
  expect(scaled.ok && scaled.lines.map(({ balance }) => balance)).toEqual(['33.33', '33.34', '33.33']);
  expect(scaled.ok && scaled.lines[0]).toMatchObject({ rate_pct: '8', original_term: '60', remaining_term: '50' });
});

test('ten thousand uneven lines to the pool of the trust', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => line(`${(at * 7919) % 40_000}.${10 + (at % 90)}`));
  const scaled = scaledToPool(lines, 150_375_000_350 as Cents);
  if (!scaled.ok) throw new Error(scaled.message);
  expect(poolRemark(scaled.lines, 150_375_000_350 as Cents)).toBeNull();
  expect(scaled.lines.every(({ balance }) => !balance.startsWith('-'))).toBe(true);
});

test('lines of nothing cannot be scaled', () => {
  expect(scaledToPool([line('0.00')], dollars(100))).toMatchObject({ ok: false });
});
