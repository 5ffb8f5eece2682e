import { describe, expect, test } from 'vitest';
import { findRoot } from './root.ts';

const TOLERANCE = 1e-13;

describe('findRoot', () => {
  // Functions of known roots, some of them made to defeat a secant: flat ends, a cusp, a steep side.
  const cases: [name: string, f: (x: number) => number, lower: number, upper: number, root: number][] = [
    ['x² - 2', (x) => x * x - 2, 0, 2, Math.SQRT2],
    ['cos x - x', (x) => Math.cos(x) - x, 0, 1, 0.7390851332151607],
    ['(x - 1)³', (x) => (x - 1) ** 3, -3, 10, 1],
    ['(x - 0.3) exp(-10 (x - 0.3)²)', (x) => (x - 0.3) * Math.exp(-10 * (x - 0.3) ** 2), -1, 4, 0.3],
    ['1/x - 1,000,000', (x) => 1 / x - 1e6, 1e-9, 1, 1e-6],
    ['x⁹ - 10⁻⁹', (x) => x ** 9 - 1e-9, 0, 4, 0.1],
  ];
  test.each(cases)('%s', (_, f, lower, upper, root) => {
    const found = findRoot(f, lower, upper, TOLERANCE);
    expect(found.ok).toBe(true);
    // A ninth-order flat root is only found as far as f tells the sides apart.
    if (found.ok) expect(Math.abs(found.at - root)).toBeLessThan(f(root + 1e-6) === 0 ? 1e-4 : 1e-5);
    if (found.ok) expect(found.steps).toBeLessThan(120);
  });

  test('needs few steps where the function is smooth', () => {
    const found = findRoot((x) => x * x - 2, 0, 2, TOLERANCE);
    expect(found.ok && Math.abs(found.at - Math.SQRT2) < 1e-13 && found.steps <= 12).toBe(true);
  });

  test('never leaves the bracket', () => {
    const asked: number[] = [];
    findRoot(
      (x) => {
        asked.push(x);
        return x ** 9 - 1e-9;
      },
      0,
      4,
      TOLERANCE,
    );
    expect(asked.every((x) => x >= 0 && x <= 4)).toBe(true);
  });

  test('a root at an end is found there', () => {
    expect(findRoot((x) => x - 3, 3, 9, TOLERANCE)).toEqual({ ok: true, at: 3, steps: 0 });
    expect(findRoot((x) => x - 9, 3, 9, TOLERANCE)).toEqual({ ok: true, at: 9, steps: 0 });
  });

  test('says so where both ends have one sign, with their values', () => {
    expect(findRoot((x) => x * x + 1, -1, 2, TOLERANCE)).toEqual({
      ok: false,
      why: 'same sign',
      atLower: 2,
      atUpper: 5,
    });
  });

  test('says so where an end has no value', () => {
    expect(findRoot((x) => 1 / x, 0, 2, TOLERANCE)).toMatchObject({ ok: false, why: 'not a number' });
  });
});
