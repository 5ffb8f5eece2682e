import { expect, test } from 'vitest';
import { spreadLabels } from './shelf-fan.ts';

test('labels keep their order and stand a gap apart', () => {
  expect(spreadLabels([10, 12, 40], 10, 0, 100)).toEqual([10, 20, 40]);
  expect(spreadLabels([40, 12, 10], 10, 0, 100)).toEqual([40, 20, 10]);
});

test('at the foot they are pushed back up', () => {
  expect(spreadLabels([95, 98, 99], 10, 0, 100)).toEqual([80, 90, 100]);
});
