import { describe, expect, test } from 'vitest';
import { GOOD_MONTH, roundRun } from '../round-run-material.ts';
import { inputAt } from './inputs.ts';
import { noEffectSentence } from './no-effect.ts';
import { refusalOf } from './refusals.ts';
import { sameResult } from './same-result.ts';

const base = { collections: [GOOD_MONTH, GOOD_MONTH] };

/** The sentence for an input of a form whose run is the same as the base's. */
function sentence(pointer: string, form: Parameters<typeof roundRun>[0]): string {
  const input = inputAt(pointer);
  if (!input) throw new Error(`No input is at ${pointer}.`);
  const run = roundRun(form);
  expect(sameResult(run, roundRun(base))).toBe(true);
  return noEffectSentence(input, form, run);
}

describe('an input that changes nothing says why', () => {
  test('an event after the run has ended', () => {
    expect(sentence('/events/eod/vi', { ...base, events: { eod: { vi: { state: 'forced', month: 9 } } } })).toBe(
      'No effect: the run ends with month 2, 16 Mar 2020.',
    );
  });

  test('an event that accelerates nothing', () => {
    const events = { eod: { vi: { state: 'forced', month: 1 } }, acceleration: { mode: 'never' } } as const;
    expect(sentence('/events/eod/vi', { ...base, events })).toBe(
      'No effect: the event is recorded, but the Notes are never accelerated.',
    );
  });

  test('an acceleration without an event', () => {
    expect(sentence('/events/acceleration', { ...base, events: { acceleration: { mode: 'never' } } })).toBe(
      'No effect: no Event of Default continues.',
    );
  });

  test('interest on interest that is never unpaid', () => {
    const form = { ...base, switches: { interest_on_unpaid_interest: false } };
    expect(sentence('/switches/interest_on_unpaid_interest', form)).toBe(
      'No effect: no interest is unpaid on any date.',
    );
  });

  test('no call where none could be made', () => {
    expect(sentence('/events/call', { ...base, events: { call: { mode: 'never' } } })).toBe(
      'No effect: no call can be made by month 2, whose pool of 800,000.00 is above the threshold.',
    );
  });
});

test('a run that pays otherwise is not the same', () => {
  const run = roundRun({ ...base, events: { eod: { vi: { state: 'forced', month: 1 } } } });
  expect(sameResult(run, roundRun(base))).toBe(false);
});

describe('a refusal', () => {
  test('names the date and the amounts', () => {
    const run = roundRun({ ...base, events: { call: { mode: 'month', month: 2 } } });
    expect(refusalOf(run, 'call_refused')).toBe(
      'Refused on 16 Mar 2020. The pool of 800,000.00 is above the threshold of 100,000.00.',
    );
  });

  test('is null where nothing was refused', () => {
    expect(refusalOf(roundRun(base), 'call_refused')).toBeNull();
  });
});
