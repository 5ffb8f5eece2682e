import { describe, expect, test } from 'vitest';
import { GOOD_MONTH, judged, roundRun } from './round-run-material.ts';
import { verdictSentence } from './verdict-sentence.ts';

// A's Final Distribution Date is the fifth date, 15 Jun 2020. A good month pays 100,000.00 of principal.
const good = judged(roundRun({ collections: [GOOD_MONTH] }));

describe('nobody is short', () => {
  test('and Notes are left: how much, of which classes, after which date', () => {
    expect(verdictSentence(good, null)).toBe(
      'Every amount due is paid on the one date; 800,000.00 of A and B is left after 18 Feb 2020.',
    );
  });

  test('and the Notes are paid: by when', () => {
    // 450,000.00 of principal a month: 450,000.00 of A; then 150,000.00 of A and 300,000.00 of B; 100,000.00 of pool is left.
    const fast = { principal: '450000.00', finance_charges: '30000.00' };
    const run = judged(roundRun({ collections: [fast, fast], events: { call: { mode: 'never' } } }));
    expect(verdictSentence(run, null)).toBe('Every Note is paid in full by 16 Mar 2020.');
  });

  test('and the call pays them', () => {
    // After 450,000.00 twice the pool is 100,000.00, a tenth of the initial one: the call may be made on the second date.
    const fast = { principal: '450000.00', finance_charges: '30000.00' };
    const run = judged(roundRun({ collections: [fast, fast] }));
    expect(verdictSentence(run, null)).toBe('Every Note is paid in full by 16 Mar 2020, when the call is made.');
  });
});

describe('somebody is short', () => {
  test('of principal, with no pool left', () => {
    const run = judged(roundRun({ collections: [{ defaulted: '1000000.00' }] }));
    expect(verdictSentence(run, null)).toBe(
      'Classes A and B are short of 593,000.00 and 300,000.00 of principal; 3,000.00 of interest is unpaid.',
    );
  });

  test('of interest that stays unpaid', () => {
    // Accelerated after month 1: all cash goes to A. B misses 3,000.00 twice, and 1 % of the first 3,000.00 on top.
    const run = judged(
      roundRun({
        collections: [GOOD_MONTH, GOOD_MONTH, GOOD_MONTH],
        events: { eod: { vi: { state: 'forced', month: 1 } } },
      }),
    );
    expect(verdictSentence(run, null)).toBe(
      'Class B is short of interest on 2 dates, 6,030.00 of it unpaid after 15 Apr 2020.',
    );
  });

  test('of interest that is made good', () => {
    // Month 1 brings 10,000.00, which is the fee; the reserve pays 6,000.00 of interest. Month 2 brings 12,000.00: fee
    // 10,000.00 and 2,000.00 of interest beside 4,000.00 of reserve. Month 3 brings 11,000.00: A is paid 1,000.00 of 3,000.00.
    const run = judged(
      roundRun({
        collections: [
          { finance_charges: '10000.00' },
          { finance_charges: '12000.00' },
          { finance_charges: '13000.00' },
          { finance_charges: '40000.00' },
        ],
        events: { acceleration: { mode: 'never' } },
      }),
    );
    expect(verdictSentence(run, null)).toBe(
      'Class B is short of interest on 1 date; all of it is made good by 15 May 2020.',
    );
  });
});

describe('against a base', () => {
  test('a class that is paid off at another time is named with the months', () => {
    const slow = Array.from({ length: 3 }, () => ({ principal: '300000.00', finance_charges: '30000.00' }));
    const fast = [{ principal: '600000.00', finance_charges: '30000.00' }, ...slow.slice(0, 1), {}];
    const base = judged(roundRun({ collections: slow }));
    const run = judged(roundRun({ collections: fast }));
    // Base: 300,000.00 of principal a month pays A in two months and B in three. Run: 600,000.00 in the first pays A in one.
    expect(base.verdicts[0]?.paidOffAt).toBe(1);
    expect(run.verdicts[0]?.paidOffAt).toBe(0);
    expect(verdictSentence(run, base)).toBe(
      'Every Note is paid in full; Class B is paid off one month earlier than in Base.',
    );
  });
});
