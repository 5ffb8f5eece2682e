import { describe, expect, test } from 'vitest';
import { amountText, differenceText, hundredthsOf, millionsText, plainAmount } from './amount-text.ts';

test('cents stand in groups of three with two places', () => {
  expect(plainAmount(150_375_000_350)).toBe('1,503,750,003.50');
  expect(plainAmount(5)).toBe('0.05');
  expect(plainAmount(99_999)).toBe('999.99');
  expect(plainAmount(100_000)).toBe('1,000.00');
});

test('a negative amount stands in parentheses, and nothing is an en dash in a table', () => {
  expect(plainAmount(-123_456)).toBe('(1,234.56)');
  expect(amountText(0)).toBe('–');
  expect(plainAmount(0)).toBe('0.00');
});

describe('millions', () => {
  test('are rounded half-up to the places asked for', () => {
    expect(millionsText(6_187_783_090, 2)).toBe('61.88');
    expect(millionsText(100_500_000, 2)).toBe('1.01');
    expect(millionsText(150_000_000_000, 0)).toBe('1,500');
    expect(millionsText(4_000_000, 1)).toBe('0.0');
  });

  test('keep their sign, but not for a zero', () => {
    expect(millionsText(-1_240_000_00, 2)).toBe('(1.24)');
    expect(millionsText(-100, 2)).toBe('0.00');
  });
});

test('a difference carries a true minus sign, and none is "="', () => {
  expect(differenceText(6, 0)).toBe('+6');
  expect(differenceText(-25, 2)).toBe('−0.25');
  expect(differenceText(0, 2)).toBe('=');
});

test('a life in millionths of a year is shown in hundredths, half-up', () => {
  expect(hundredthsOf(201_591)).toBe(20);
  expect(hundredthsOf(205_000)).toBe(21);
});
