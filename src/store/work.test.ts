import { expect, test } from 'vitest';
import { type Work, workFor } from './work.ts';

const ANSWERED: Work = {
  text: '{"grid":1}',
  state: 'answered',
  progress: { done: 2, items: 2, elapsedMs: 5, remainingMs: 0 },
  values: Float64Array.of(1, 2),
  done: Uint8Array.of(1, 1),
  width: 1,
  figures: [],
  answer: { cells: 2 },
  isCut: true,
  message: '',
};

test('work is shown as it stands for its own question', () => {
  expect(workFor(ANSWERED, '{"grid":1}')).toBe(ANSWERED);
});

test('for a question that is not asked yet it waits: no value of the one before stands, and its answer as the newest', () => {
  const waiting = workFor(ANSWERED, '{"grid":2}');
  expect(waiting).toMatchObject({ state: 'waiting', progress: null, width: 0, isCut: false, answer: { cells: 2 } });
  expect([waiting.values.length, waiting.done.length]).toEqual([0, 0]);
});
