import { expect, test } from 'vitest';
import { areaPath, linePath, nameHeights, stackPaths } from './stack-paths.ts';

const same = (value: number): number => value;
const up = (value: number): number => 100 - value;

test('the junior stands on the baseline, the senior on it', () => {
  const [senior, junior] = stackPaths(
    [
      [40, 20, 0],
      [10, 10, 10],
    ],
    same,
    up,
  );
  expect(junior).toBe('M0 90L1 90L2 90L2 100L1 100L0 100Z');
  expect(senior).toBe('M0 50L1 70L2 90L2 90L1 90L0 90Z');
});

test('a class has no area after the date that pays it off, and one without a balance has no path', () => {
  const [paid, never] = stackPaths(
    [
      [40, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    same,
    up,
  );
  expect(paid).toBe('M0 60L1 100L1 100L0 100Z');
  expect(never).toBe('');
});

test('lines and areas', () => {
  expect(linePath([1, 2], same, up)).toBe('M0 99L1 98');
  expect(areaPath([1, 2], same, up)).toBe('M0 99L1 98L1 100L0 100Z');
});

test('names keep their distance, senior above junior', () => {
  const heights = nameHeights([40, 1, 1, 0], up, 12);
  // Middles at 100 - 22 = 78, 98.5 and 99.5; the second must stand 12 above the third.
  expect(heights).toEqual([75.5, 87.5, 99.5, null]);
});
