import { expect, test } from 'vitest';
import { columnFrom, emptyColumn, putInto } from './column.ts';

test('columns start at zero, whatever was written into others', () => {
  emptyColumn(3).fill(7);
  expect(emptyColumn(3)).toEqual([0, 0, 0]);
  const long = emptyColumn(5000);
  expect(long).toHaveLength(5000);
  expect(long.every((amount) => Object.is(amount, 0))).toBe(true);
  expect(emptyColumn(0)).toEqual([]);
  expect(() => emptyColumn(-1)).toThrow(RangeError);
});

test('made from values, or from what is found for each', () => {
  expect(columnFrom(Int32Array.of(3, 1))).toEqual([3, 1]);
  expect(columnFrom(['a', 'bcd'], (text, at) => 10 * text.length + at)).toEqual([10, 31]);
});

test('values are put where there is room, and nowhere else', () => {
  const column = emptyColumn(4);
  putInto(column, [1, 2], 2);
  expect(column).toEqual([0, 0, 1, 2]);
  expect(() => putInto(column, [1, 2], 3)).toThrow(RangeError);
  expect(column).toEqual([0, 0, 1, 2]);
});
