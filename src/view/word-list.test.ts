import { expect, test } from 'vitest';
import { andList, classWords, countWords } from './word-list.ts';

test('lists end with "and"', () => {
  expect(andList([])).toBe('');
  expect(andList(['B'])).toBe('B');
  expect(andList(['B', 'C'])).toBe('B and C');
  expect(andList(['B', 'C', 'D'])).toBe('B, C and D');
});

test('one class or several', () => {
  expect(classWords(['D'])).toBe('Class D');
  expect(classWords(['C', 'D'])).toBe('Classes C and D');
});

test('counts up to ten are words', () => {
  expect([countWords(1), countWords(10), countWords(11)]).toEqual(['one', 'ten', '11']);
});
