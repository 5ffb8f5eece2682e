import { expect, test } from 'vitest';
import { contourLabels, contourSteps } from './contours.ts';

// Two rows of three cells; class 0 is short from column 2 in the first row, from column 1 in the second.
const SHORT = [
  [0, 0, 1],
  [0, 1, 1],
];

test('the line goes down between the columns and along the row where they differ', () => {
  const line = contourSteps(3, 2, (row, column) => SHORT[row]?.[column] ?? Number.NaN);
  expect(line).toEqual([
    { x1: 2, y1: 0, x2: 2, y2: 1 },
    { x1: 1, y1: 1, x2: 2, y2: 1 },
    { x1: 1, y1: 1, x2: 1, y2: 2 },
  ]);
});

test('a line wherever another class joins', () => {
  expect(contourSteps(3, 1, (_, column) => [1, 3, 3][column] ?? Number.NaN)).toEqual([{ x1: 1, y1: 0, x2: 1, y2: 1 }]);
});

test('no line beside a cell that is not reckoned', () => {
  expect(contourSteps(3, 1, (_, column) => (column === 2 ? Number.NaN : 0))).toEqual([]);
});

test('classes that begin to be short at one place share a label, junior first', () => {
  expect(contourLabels(3, ['C', 'D'], (column) => [0, 3, 3][column] ?? Number.NaN)).toEqual([{ x: 1, words: 'D, C' }]);
});
