import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneAtATime, shapley } from './attribution.ts';

/** Figure by set of changed inputs, two inputs: neither 100, the first 130, the second 110, both 160. */
const TWO = [100, 130, 110, 160];
const two = (changed: number): number => TWO[changed] ?? 0;

describe('attribution, worked by hand', () => {
  it('one at a time: 30 and 10 alone, and 20 of interaction make 60', () => {
    expect(oneAtATime(2, two)).toEqual({
      method: 'one at a time',
      from: 100,
      to: 160,
      change: 60,
      parts: [30, 10],
      interaction: 20,
    });
  });

  it('Shapley: (30 + 50) / 2 = 40 and (10 + 30) / 2 = 20 make 60', () => {
    expect(shapley(2, two)).toEqual({
      method: 'Shapley',
      from: 100,
      to: 160,
      change: 60,
      parts: [40, 20],
      interaction: 0,
    });
  });

  it('the glove game: one left glove and two right ones are worth 4/6, 1/6 and 1/6 of a pair', () => {
    // Shapley's classic: a set is worth 6 if it holds input 0 and any other. By hand: 4, 1, 1.
    const gloves = (set: number): number => ((set & 1) === 1 && set > 1 ? 6 : 0);
    expect(shapley(3, gloves)?.parts).toEqual([4, 1, 1]);
  });

  it('is not available where a combination is not, or where there are more than eight inputs', () => {
    expect(oneAtATime(2, (changed) => (changed === 1 ? null : 0))).toBeNull();
    expect(shapley(2, (changed) => (changed === 2 ? null : 0))).toBeNull();
    expect(shapley(9, () => 0)).toBeNull();
  });
});

it('the parts always add up to the whole change, to the cent', () => {
  const values = fc.array(fc.integer({ min: -1e13, max: 1e13 }), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 6 }), (figures, inputs) => {
      for (const method of [oneAtATime, shapley]) {
        const found = method(inputs, (changed) => figures[changed] ?? 0);
        const sum = (found?.parts ?? []).reduce((total, part) => total + part, 0) + (found?.interaction ?? 0);
        expect(sum).toBe(found?.change);
      }
    }),
  );
});
