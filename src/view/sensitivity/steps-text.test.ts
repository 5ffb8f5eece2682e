import { describe, expect, test } from 'vitest';
import { readSteps } from './steps-text.ts';

describe('steps of a grid', () => {
  test('a range ends at its last step that does not pass the end', () => {
    expect(readSteps('1 to 2.2 by 0.5')).toEqual({ ok: true, steps: ['1.0', '1.5', '2.0'] });
    expect(readSteps('-1 to 1 by 1')).toEqual({ ok: true, steps: ['-1', '0', '1'] });
    expect(readSteps('-0.5 to 0 by 0.25')).toEqual({ ok: true, steps: ['-0.50', '-0.25', '0.00'] });
  });

  test('decimals are exact: ten steps of 0.1 reach 1.0', () => {
    const read = readSteps('0 to 1 by 0.1');
    expect(read.ok && [read.steps.length, read.steps.at(-1)]).toEqual([11, '1.0']);
  });

  test('a list keeps its order and its text', () => {
    expect(readSteps('4, 1;2.50  8')).toEqual({ ok: true, steps: ['4', '1', '2.50', '8'] });
  });

  test.each([
    ['', /^No steps are given/],
    ['1 to 8 by 0', /^A step of 0 makes no grid/],
    ['8 to 1 by 0.5', /^From 8 a step of 0.5 does not lead to 1/],
    ['1 to x by 1', /^“x” is no number/],
    ['1, two', /^“two” is no number/],
    ['0 to 200 by 1', /^That makes 201 steps; one side of a grid has at most 200/],
  ])('%j is refused with a sentence', (text, sentence) => {
    const read = readSteps(text);
    expect(read.ok ? '' : read.say).toMatch(sentence);
  });

  test('200 steps are allowed', () => {
    const read = readSteps('1 to 200 by 1');
    expect(read.ok && read.steps.length).toBe(200);
  });
});
