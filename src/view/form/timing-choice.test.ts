import { expect, test } from 'vitest';
import { readTiming, TIMINGS, timingChoice, timingSeries, timingText } from './timing-choice.ts';

test('a curve is read from month and cumulative percent, and printed so that it reads back', () => {
  const read = readTiming('12: 33.7; month 24 = 68.2 %; 54:100');
  expect(read).toEqual({
    ok: true,
    value: {
      cumulative_pct: [
        [12, '33.7'],
        [24, '68.2'],
        [54, '100'],
      ],
    },
  });
  expect(read.ok && timingText(read.value)).toBe('12: 33.7; 24: 68.2; 54: 100');
});

test('a curve that falls is refused, and the part is named', () => {
  const text = '12: 50; 24: 40';
  const read = readTiming(text);
  expect(read.ok ? '' : text.slice(read.range?.from, read.range?.to).trim()).toBe('24: 40');
  expect(read.ok ? '' : read.say).toContain('may not fall');
});

test('nothing and nonsense are refused with an example', () => {
  for (const text of ['', ' ; ', 'soon', '12; 24']) expect(readTiming(text).ok).toBe(false);
});

test('a curve is linear between its points, from nothing at month 0', () => {
  expect(
    timingSeries({
      cumulative_pct: [
        [4, '50'],
        [6, '100'],
      ],
    }),
  ).toEqual([0, 12.5, 25, 37.5, 50, 75, 100]);
  expect(timingSeries({ monthly_pct: ['10', '20'] })).toEqual([0, 10, 30]);
});

test('the shelf’s timing is known whether it is written out or not', () => {
  expect(timingChoice(undefined)).toBe('shelf');
  expect(timingChoice(structuredClone(TIMINGS.shelf))).toBe('shelf');
  expect(timingChoice({ cumulative_pct: [[30, '100']] })).toBe('own');
});
