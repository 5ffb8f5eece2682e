import { describe, expect, test } from 'vitest';
import { correlationFactor } from './correlation.ts';
import { type Distribution, distributionFault } from './distributions.ts';
import { drawsOf } from './draws.ts';

const DRAWS = 40_000;

function columns(distributions: readonly Distribution[], matrix: number[][], seed = 11): Float64Array[] {
  const read = correlationFactor(
    matrix,
    distributions.map((_, index) => `input ${index}`),
  );
  if (!read.ok) throw new Error(read.message);
  const draws = drawsOf(seed, distributions, read.factor);
  const found = distributions.map(() => new Float64Array(DRAWS));
  const values = new Float64Array(distributions.length);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    draws(draw, values);
    found.forEach((column, index) => {
      column[draw] = values[index] as number;
    });
  }
  return found;
}

const mean = (column: Float64Array): number => column.reduce((sum, value) => sum + value, 0) / column.length;
const deviation = (column: Float64Array): number => {
  const middle = mean(column);
  return Math.sqrt(column.reduce((sum, value) => sum + (value - middle) ** 2, 0) / column.length);
};
const correlationOf = (a: Float64Array, b: Float64Array): number => {
  const [x, y] = [mean(a), mean(b)];
  return (
    a.reduce((sum, value, at) => sum + (value - x) * ((b[at] as number) - y), 0) /
    a.length /
    deviation(a) /
    deviation(b)
  );
};
const least = (column: Float64Array): number => column.reduce((a, b) => Math.min(a, b));
const most = (column: Float64Array): number => column.reduce((a, b) => Math.max(a, b));
/** Four standard errors of a mean. */
const margin = (sd: number): number => (4 * sd) / Math.sqrt(DRAWS);

const wide = { least: -1e9, most: 1e9 };

describe('draws have the moments that their distributions state', () => {
  test('normal 1.3 ± 0.12 and lognormal 2.25 ± 0.6, correlated at -0.4', () => {
    const [speed, loss] = columns(
      [
        { kind: 'normal', mean: 1.3, deviation: 0.12, ...wide },
        { kind: 'lognormal', mean: 2.25, deviation: 0.6, least: 0, most: 1e9 },
      ],
      [
        [1, -0.4],
        [-0.4, 1],
      ],
    ) as [Float64Array, Float64Array];
    expect(Math.abs(mean(speed) - 1.3)).toBeLessThan(margin(0.12));
    expect(Math.abs(deviation(speed) - 0.12)).toBeLessThan(0.002);
    expect(Math.abs(mean(loss) - 2.25)).toBeLessThan(margin(0.6));
    expect(Math.abs(deviation(loss) - 0.6)).toBeLessThan(0.02);
    expect(
      Math.abs(
        correlationOf(
          speed,
          loss.map((value) => Math.log(value)),
        ) + 0.4,
      ),
    ).toBeLessThan(0.02);
  });

  test('uniform 2 to 6: mean 4, variance 16/12; triangular 0, 3, 9: mean 4, variance 81 - 27 by 18 / 3', () => {
    const [even, tent] = columns(
      [
        { kind: 'uniform', least: 2, most: 6 },
        { kind: 'triangular', least: 0, mode: 3, most: 9 },
      ],
      [
        [1, 0],
        [0, 1],
      ],
    ) as [Float64Array, Float64Array];
    expect(Math.abs(mean(even) - 4)).toBeLessThan(margin(Math.sqrt(16 / 12)));
    expect(Math.abs(deviation(even) - Math.sqrt(16 / 12))).toBeLessThan(0.02);
    // (a + b + c) / 3 and (a² + b² + c² - ab - ac - bc) / 18
    expect(Math.abs(mean(tent) - 4)).toBeLessThan(margin(2));
    expect(Math.abs(deviation(tent) - Math.sqrt(63 / 18))).toBeLessThan(0.02);
    expect([least(even) >= 2, most(even) <= 6, least(tent) >= 0, most(tent) <= 9]).toEqual([true, true, true, true]);
  });

  test('a normal confined to what is above its mean has mean √(2/π) and nothing below', () => {
    const [half] = columns([{ kind: 'normal', mean: 0, deviation: 1, least: 0, most: 1e9 }], [[1]]) as [Float64Array];
    expect(least(half)).toBeGreaterThanOrEqual(0);
    expect(Math.abs(mean(half) - Math.sqrt(2 / Math.PI))).toBeLessThan(margin(0.603));
  });

  test('empirical: each of four values a quarter of the time', () => {
    const [found] = columns([{ kind: 'empirical', values: [1, 2, 5, 9] }], [[1]]) as [Float64Array];
    for (const value of [1, 2, 5, 9]) {
      const share = found.filter((one) => one === value).length / DRAWS;
      expect(Math.abs(share - 0.25)).toBeLessThan(margin(Math.sqrt(0.25 * 0.75)));
    }
  });
});

describe('the same seed gives the same digits', () => {
  const one: readonly Distribution[] = [{ kind: 'lognormal', mean: 2, deviation: 1, least: 0, most: 50 }];
  test('from run to run, and another seed others', () => {
    expect(columns(one, [[1]], 5)[0]).toEqual(columns(one, [[1]], 5)[0]);
    expect(columns(one, [[1]], 6)[0]).not.toEqual(columns(one, [[1]], 5)[0]);
  });

  test('a seed above 2^32 is not folded down', () => {
    expect(columns(one, [[1]], 2 ** 32 + 5)[0]).not.toEqual(columns(one, [[1]], 5)[0]);
  });
});

describe('correlations that cannot be', () => {
  const names = ['a', 'b', 'c'];
  test('a with b and b with c at 0.9, a with c at -0.9', () => {
    const read = correlationFactor(
      [
        [1, 0.9, -0.9],
        [0.9, 1, 0.9],
        [-0.9, 0.9, 1],
      ],
      names,
    );
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining('No draws can have these correlations') });
  });

  test('two inputs that are one and the same are allowed', () => {
    expect(
      correlationFactor(
        [
          [1, 1],
          [1, 1],
        ],
        ['a', 'b'],
      ),
    ).toMatchObject({ ok: true });
  });

  test.each([
    [[[1, 0.5]], 'a table of 2 rows of 2 numbers'],
    [
      [
        [1, 0.5],
        [0.4, 1],
      ],
      'it is one number',
    ],
    [
      [
        [1, 1.5],
        [1.5, 1],
      ],
      'between -1 and 1',
    ],
    [
      [
        [0.9, 0],
        [0, 1],
      ],
      'with itself is 1',
    ],
  ])('%j: %s', (matrix, words) => {
    const read = correlationFactor(matrix, ['a', 'b']);
    expect(read.ok ? '' : read.message).toContain(words);
  });
});

describe('distributions that cannot be', () => {
  test.each<[Distribution, string]>([
    [{ kind: 'normal', mean: 1, deviation: -1, ...wide }, 'negative'],
    [{ kind: 'lognormal', mean: 0, deviation: 1, least: 0, most: 9 }, 'above 0'],
    [{ kind: 'uniform', least: 2, most: 1 }, 'above the greatest'],
    [{ kind: 'triangular', least: 0, mode: 5, most: 4 }, 'must lie between'],
    [{ kind: 'normal', mean: 1, deviation: 0.1, least: 50, most: 60 }, 'almost nothing lies between'],
    [{ kind: 'normal', mean: 1, deviation: 0, least: 2, most: 3 }, 'almost nothing lies between'],
    [{ kind: 'empirical', values: [] }, 'at least one value'],
  ])('%j: %s', (one, words) => {
    expect(distributionFault(one)).toContain(words);
  });
});
