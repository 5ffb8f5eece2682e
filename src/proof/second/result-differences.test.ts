import { describe, expect, it } from 'vitest';
import { resultDifferences } from './result-differences.ts';

const date = (clauses: unknown[], more: object = {}) => ({ dates: [{ n: 1, clauses, ...more }] });

describe('differences of two results', () => {
  it('takes a missing amount for zero and a list for a clause', () => {
    const listed = date([['2.8(a)(i)', 'servicing_fee', '1.00', '1.00', '1.00', '0.00']], {
      call_price: '0.00',
      events: [],
    });
    const row = {
      clause: '2.8(a)(i)',
      payee: 'servicing_fee',
      due: '1.00',
      paid: '1.00',
      shortfall: '0.00',
      from_collections: '1.00',
    };
    const idle = { clause: '2.8(a)(ii)', payee: 'reviewer', due: '0.00', paid: '0.00' };
    expect(resultDifferences(listed, date([row, idle]))).toEqual([]);
  });

  it('names a figure, a clause and a status that differ', () => {
    const a = date([['2.8(a)(i)', 'servicing_fee', '1.00', '0.99', '0.99', '0.00']], { status: [{ code: 'called' }] });
    const b = date([['2.8(a)(i)', 'servicing_fee', '1.00', '1.00', '1.00', '0.00']], {
      status: [{ code: 'call_refused', detail: 'x' }],
    });
    expect(resultDifferences(a, b)).toEqual([
      'dates[0].clauses[0].paid: 0.99 against 1',
      'dates[0].clauses[0].from_collections: 0.99 against 1',
      'dates[0].status[0].code: called against call_refused',
    ]);
  });

  it('compares no sentence of a refusal and takes 2.60 and 2.6 for one rate', () => {
    const a = {
      classes: { D: { rate_pct: '2.60', principal_paid: '1.00' } },
      opening: { status: [{ code: 'sale_refused', detail: 'x' }] },
    };
    const b = {
      classes: { D: { rate_pct: '2.6', principal_paid: '1.00' } },
      opening: { status: [{ code: 'sale_refused', detail: 'y' }] },
    };
    expect(resultDifferences(a, b)).toEqual([]);
  });

  it('finds a class or a date that only one has', () => {
    expect(resultDifferences({ classes: { D: { principal_paid: '1.00' } } }, { classes: {} })).toHaveLength(1);
    expect(resultDifferences({ dates: [{ n: 1 }, { n: 2 }] }, { dates: [{ n: 1 }] })).toEqual([
      'dates[1].n: 2 against nothing',
    ]);
  });
});
