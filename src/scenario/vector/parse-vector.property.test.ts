import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decimal } from '../../money/decimal.ts';
import type { Rate } from '../../money/rate.ts';
import { parseVector } from './parse-vector.ts';
import { printVector } from './print-vector.ts';
import { VECTOR_ONE, type VectorValues, vectorOf } from './vector-values.ts';

function read(text: string): VectorValues {
  const parsed = parseVector(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.message}`);
  return parsed.values;
}

const value = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.constantFrom(0, 1, 2, 8))
  .chain(([whole, decimals]) =>
    fc
      .integer({ min: 0, max: 10 ** decimals - 1 })
      .map((part) => new Decimal(part).dividedBy(10 ** decimals).plus(whole)),
  )
  .filter((percent) => percent.abs().lessThanOrEqualTo(1000))
  .map((percent) => percent.toFixed());
const few = fc.constantFrom('0', '1', '5', '10');
const any = fc.oneof(value, few);
const stretch = fc.oneof(
  any,
  fc.tuple(any, fc.integer({ min: 1, max: 20 })).map(([v, n]) => `${v} FOR ${n}`),
  fc.tuple(any, any, fc.integer({ min: 2, max: 30 })).map(([a, b, n]) => `${a} RAMP ${n} ${b}`),
);
const part = fc.oneof(
  any,
  fc.tuple(any, fc.integer({ min: 1, max: 20 })).map(([v, n]) => `${v} x ${n}`),
  fc.tuple(any, any, fc.integer({ min: 2, max: 30 })).map(([a, b, n]) => `${a} to ${b} in ${n}`),
);
const text = fc.oneof(
  fc.array(stretch, { minLength: 1, maxLength: 12 }).map((all) => all.join(' ')),
  fc.array(part, { minLength: 1, maxLength: 12 }).map((all) => all.join('; ')),
);

test('what is printed reads back to the same values, in both notations', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const values = read(typed);
      expect(read(printVector(values))).toEqual(values);
      expect(read(printVector(values, 'dv01'))).toEqual(values);
    }),
    { numRuns: 400 },
  );
});

test('a list of rates prints and reads back', () => {
  const rate = fc.oneof(fc.integer({ min: -1e10, max: 1e10 }), fc.constantFrom(0, 1e8, 2e8));
  fc.assert(
    fc.property(fc.array(rate, { minLength: 1, maxLength: 60 }), (rates) => {
      const values = vectorOf(rates.map((one) => (one === 0 ? 0 : one)) as Rate[]);
      expect(read(printVector(values))).toEqual(values);
    }),
  );
});

test('every value of a ramp is its exact fraction, rounded half-up once', () => {
  fc.assert(
    fc.property(value, value, fc.integer({ min: 2, max: 600 }), (a, b, n) => {
      const start = new Decimal(a);
      const exact = (k: number): Decimal =>
        start.plus(
          new Decimal(b)
            .minus(start)
            .times(k)
            .dividedBy(n - 1),
        );
      const scaled = read(`${a} RAMP ${n} ${b}`);
      expect(scaled).toHaveLength(n);
      for (const k of [0, 1, n >> 1, n - 2, n - 1]) {
        const rounded = exact(k)
          .times(VECTOR_ONE / 100)
          .plus(0.5)
          .floor();
        expect(scaled[k]).toBe(rounded.toNumber() + 0);
      }
    }),
  );
});

test('no text throws; a fault lies within the text and is a sentence', () => {
  const words = fc.constantFrom(
    'FOR',
    'ramp',
    'x',
    'to',
    'IN',
    'by',
    ';',
    '1',
    '2.5',
    '600',
    '0',
    '-1',
    '1e5',
    '2,5',
    '5.',
    '%',
    '\u00d7',
    '\ud800',
  );
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(words, { maxLength: 20 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(hostile, (typed) => {
      const parsed = parseVector(typed);
      if (parsed.ok) {
        expect(parsed.values.length).toBeGreaterThan(0);
        expect(parsed.values.every(Number.isSafeInteger)).toBe(true);
        return;
      }
      const { from, to, message } = parsed.fault;
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThanOrEqual(from);
      expect(to).toBeLessThanOrEqual(typed.length);
      expect(message).toMatch(/\.$/);
      expect(message.length).toBeLessThan(300);
    }),
    { numRuns: 3000 },
  );
});
