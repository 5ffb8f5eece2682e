import { expect, test } from 'vitest';
import { eventMarks, eventNumbers, regimeSpans } from './event-marks.ts';
import { GOOD_MONTH, roundRun } from './round-run-material.ts';

test("the user's event and its acceleration are one mark", () => {
  const run = roundRun({
    collections: [GOOD_MONTH, GOOD_MONTH],
    events: { eod: { vi: { state: 'forced', month: 1 } } },
  });
  expect(eventMarks(run)).toEqual([
    {
      key: 'default 0',
      from: 1,
      to: 1,
      words: 'Event of Default (vi); accelerated',
      short: '(vi) accelerated',
      cause: 'chosen',
      shape: 'line',
    },
  ]);
});

test('draws on dates that follow each other are one span', () => {
  const thin = { finance_charges: '14000.00' };
  const run = roundRun({ collections: [thin, thin, GOOD_MONTH] });
  const [draw] = eventMarks(run);
  expect(draw).toMatchObject({ from: 1, to: 2, words: 'Reserve drawn, 2 dates', shape: 'span', cause: 'found' });
});

test('which section governs, and when', () => {
  const run = roundRun({
    collections: [GOOD_MONTH, GOOD_MONTH, GOOD_MONTH],
    events: { eod: { iii: { state: 'forced', month: 1 }, vi: { state: 'forced', month: 2 } } },
  });
  // A covenant brings the fifth clause; a bankruptcy after it brings the fourth.
  expect(regimeSpans(run)).toEqual([
    { regime: '2.8(a)', from: 1, to: 1 },
    { regime: '5.4(b)(v)', from: 2, to: 2 },
    { regime: '5.4(b)(iv)', from: 3, to: 3 },
  ]);
  expect(eventNumbers(run)).toEqual([1, 2]);
});
