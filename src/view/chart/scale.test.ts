import { expect, test } from 'vitest';
import { linearScale, pixel, roundStep, ticksUpTo } from './scale.ts';

test('a scale goes straight from values to pixels', () => {
  const x = linearScale(0, 50, 40, 140);
  expect([x(0), x(25), x(50)]).toEqual([40, 90, 140]);
  expect(linearScale(0, 100, 200, 0)(25)).toBe(150);
});

test('steps are round and few', () => {
  expect(roundStep(1500, 4, [1, 2, 5])).toBe(500);
  expect(roundStep(87.98, 3, [1, 2, 4])).toBe(40);
  expect(roundStep(999, 4, [1, 2, 5])).toBe(500);
  expect(ticksUpTo(1500, 4, [1, 2, 5])).toEqual([0, 500, 1000, 1500]);
  expect(ticksUpTo(87.98, 3, [1, 2, 4])).toEqual([0, 40, 80]);
});

test('pixels are written to a tenth', () => {
  expect([pixel(1), pixel(1.26), pixel(0.04)]).toEqual(['1', '1.3', '0']);
});
