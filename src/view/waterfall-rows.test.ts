import { describe, expect, test } from 'vitest';
import { GOOD_MONTH, roundRun } from './round-run-material.ts';
import { waterfallRows } from './waterfall-rows.ts';

/** Clause, what it pays, due, paid, left, of the rows where anything is due. */
function inBrief({ rows }: ReturnType<typeof waterfallRows>) {
  return rows
    .filter(({ due, kind }) => due > 0 || kind !== 'clause')
    .map(({ clause, pays, due, paid, left }) => [clause, pays, due, paid, left]);
}

describe('before an acceleration', () => {
  test('the clauses of § 2.8(a) stand in order, all fourteen, and cash runs down to nothing', () => {
    const waterfall = waterfallRows(roundRun({ collections: [GOOD_MONTH] }), 0);
    expect(waterfall.rows.filter(({ kind }) => kind === 'clause').map(({ clause }) => clause)).toEqual(
      '(i) (ii) (iii) (iv) (v) (vi) (vii) (viii) (ix) (x) (xi) (xii) (xiii) (xiv)'.split(' '),
    );
    expect(inBrief(waterfall)).toEqual([
      ['', 'Available Collections', 0, 0, 13_000_000],
      ['(i)', 'Total Servicing Fee', 1_000_000, 1_000_000, 12_000_000],
      ['(iii)', 'Class A interest', 300_000, 300_000, 11_700_000],
      ['(v)', 'Class B interest', 300_000, 300_000, 11_400_000],
      ['(xii)', 'Regular principal', 10_000_000, 10_000_000, 1_400_000],
      ['(xiv)', 'Certificateholders', 1_400_000, 1_400_000, 0],
    ]);
  });

  test('of a draw, the reserve pays what it is needed for; its own top-up is unpaid and not due', () => {
    const { rows, money } = waterfallRows(roundRun({ collections: [{ finance_charges: '14000.00' }] }), 0);
    expect(money).toBe(1_600_000);
    expect(rows[0]).toMatchObject({ pays: 'Available Funds', fromReserve: 200_000, left: 1_600_000 });
    expect(rows.find(({ clause }) => clause === '(iii)')).toMatchObject({ paid: 300_000, fromReserve: 200_000 });
    expect(rows.find(({ clause }) => clause === '(xi)')).toMatchObject({
      due: 200_000,
      short: 200_000,
      unpaid: 'not due',
    });
  });

  test('a fee that is not paid is short', () => {
    const { rows } = waterfallRows(roundRun({ collections: [{ defaulted: '1000000.00' }] }), 0);
    expect(rows.find(({ clause }) => clause === '(i)')).toMatchObject({ short: 1_000_000, unpaid: 'short' });
  });
});

describe('after an acceleration', () => {
  const run = roundRun({
    collections: [GOOD_MONTH, GOOD_MONTH],
    events: { eod: { vi: { state: 'forced', month: 1 } } },
  });

  test('interest of B is short, principal of A and B is owed', () => {
    const { rows, regime } = waterfallRows(run, 1);
    expect(regime).toBe('5.4(b)(iv)');
    const brief = rows
      .filter(({ kind, due }) => kind === 'clause' && due > 0)
      .map(({ clause, pays, short, unpaid }) => [clause, pays, short, unpaid]);
    // 130,000 and the reserve of 10,000: 9,000 fee, 2,500 interest of A on 500,000, 128,500 principal of A.
    expect(brief).toEqual([
      ['first', 'Total Servicing Fee', 0, 'none'],
      ['third', 'Class A interest', 0, 'none'],
      ['(B)', 'Other Class A principal', 37_150_000, 'owed'],
      ['(C)', 'Class B interest', 300_000, 'short'],
      ['(D)', 'Class B principal', 30_000_000, 'owed'],
    ]);
  });
});
