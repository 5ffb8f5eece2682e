import { describe, expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import { monthRows, residualWords } from './month-rows.ts';
import { runOf, SHEET_FORM } from './pricing-for-tests.ts';

const RUN = runOf(SHEET_FORM);
const ROWS = monthRows(RUN);

describe('month by month', () => {
  test('on the first date OC and reserve are at their targets, 0.25 % of the initial pool', () => {
    // Indenture, OC Target Amount and Required Reserve Amount: 3,759,375.01 each.
    expect(ROWS[0]).toMatchObject({ number: 1, date: '15 Nov 2019', oc: '3,759,375.01', reserve: '3,759,375.01' });
  });

  test('without losses what is left after losses is the excess spread', () => {
    for (const row of ROWS) {
      expect(row.netLoss).toBe('–');
      expect(row.afterLosses).toBe(row.excess);
    }
  });

  test('Class D’s enhancement is OC and reserve, in percent of the pool', () => {
    const [row] = ROWS;
    const dollars = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
    const share = (100 * 2 * 3_759_375.01) / dollars(row?.pool);
    expect(row?.enhancement.at(-1)).toBe(share.toFixed(2));
  });

  test('after the call the pool is zero and says so, not a number', () => {
    const last = ROWS.at(-1);
    expect(last?.pool).toBe('–');
    expect(last?.enhancement).toEqual(['A', 'B', 'C', 'D'].map(() => 'pool is zero'));
  });
});

describe('the residual', () => {
  test('bought for nothing it has no return, and says why', () => {
    const words = residualWords(RUN, '0.00');
    expect(words).toMatchObject({ price: 'n/a', monthly: 'n/a', bondEquivalent: 'n/a' });
    expect('because' in words && words.because).toMatch(
      /^Return not available, because nothing is invested: the price is 0/,
    );
  });

  test('what is no amount says what would be right', () => {
    expect(residualWords(RUN, 'much')).toEqual({
      fault: '“much” is no amount: write dollars and cents, as in 7500000.00.',
    });
  });

  test('bought for the cash it gives in all, it returns nothing', () => {
    const all = residualWords(RUN, '');
    const total = 'total' in all ? all.total : '';
    expect(residualWords(RUN, total)).toMatchObject({ monthly: '0.000 %', bondEquivalent: '0.00 %' });
  });
});

describe('coverage', () => {
  test('a multiple to two places, half-up', () => {
    expect(coverageOf({ D: { coverage_multiple: '4.465000' } }, 'D')).toEqual({ text: '4.47 ×', note: '' });
  });

  test.each([
    [
      { D: { not_available: 'because Class D is paid off before the run starts' } },
      'Class D is paid off before the run starts',
    ],
    [
      { D: { coverage_multiple: { not_available: 'because the scenario itself loses nothing' } } },
      'the scenario itself loses nothing',
    ],
    [{}, 'the break-evens have no Class D'],
  ])('%#: none has its reason', (answer, because) => {
    expect(coverageOf(answer, 'D')).toEqual({ text: 'n/a', note: `Coverage: not available, because ${because}.` });
  });
});
