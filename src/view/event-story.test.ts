import { expect, test } from 'vitest';
import { eventStory } from './event-story.ts';
import { GOOD_MONTH, roundRun } from './round-run-material.ts';

test('a run without events says so', () => {
  expect(eventStory(roundRun({ collections: [GOOD_MONTH] }))).toBe(
    'No draw on the reserve, no Event of Default. The run ends with month 1, 18 Feb 2020.',
  );
});

test('an acceleration is told with the date from which it governs and what the order does', () => {
  const run = roundRun({
    collections: [GOOD_MONTH, GOOD_MONTH],
    events: { eod: { vi: { state: 'forced', month: 1 } } },
  });
  expect(eventStory(run)).toBe(
    'Event of Default (vi) accelerates the Notes on 18 Feb 2020: from 16 Mar 2020 Class A is repaid before any Class B interest.',
  );
});

test('for a covenant all interest comes first', () => {
  const run = roundRun({
    collections: [GOOD_MONTH, GOOD_MONTH],
    events: { eod: { iii: { state: 'forced', month: 1 } } },
  });
  expect(eventStory(run)).toContain('from 16 Mar 2020 interest of every class is paid before any principal.');
});

test('an event that accelerates nothing is told as such', () => {
  const run = roundRun({
    collections: [GOOD_MONTH],
    events: { eod: { v: { state: 'forced', month: 1 } }, acceleration: { mode: 'never' } },
  });
  expect(eventStory(run)).toBe('Event of Default (v) falls on 18 Feb 2020; the Notes are not accelerated.');
});

test('a refused call is told with the reason', () => {
  const run = roundRun({ collections: [GOOD_MONTH], events: { call: { mode: 'month', month: 1 } } });
  expect(eventStory(run)).toBe(
    'The call on 18 Feb 2020 is refused: the pool of 900,000.00 is above the threshold of 100,000.00.',
  );
});

test('a draw on the reserve is told', () => {
  // 14,000.00 pays the fee of 10,000.00 and 4,000.00 of 6,000.00 of interest.
  expect(eventStory(roundRun({ collections: [{ finance_charges: '14000.00' }] }))).toBe(
    'The reserve is drawn on 18 Feb 2020.',
  );
});
