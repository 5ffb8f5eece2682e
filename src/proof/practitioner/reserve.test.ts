import { describe, expect, it } from 'vitest';
import { headlessResult } from '../../view/headless-result.ts';
import { classOf, dateOf, paidAt, roundDeal, roundScenario, runWith } from './round-deal-material.ts';

const resultOf = runWith(headlessResult);

/** § 8.2(b), § 2.8(a)(xi) and the release of what the Reserve Account holds above its requirement. */
describe('Reserve Account', () => {
  // 950,000 of pool is left against Notes of 990,000: Quaternary 40,000, Regular 990,000 + 10,000 - 950,000 - 40,000 =
  // 10,000. Of 60,000 collected, fee 1,000, interest 1,700 and principal 50,000 leave 7,300.
  const healthy = [{ principal: '50000.00', finance_charges: '10000.00' }];

  it('releases one dollar above its requirement on the same date, and asks for one dollar below it (#1)', () => {
    const movements = (opening: string) => {
      const deal = roundDeal({ reserve_initial: opening });
      const date = dateOf(resultOf(roundScenario(healthy, { deal })), 0);
      const { draw, top_up, to_depositor, closing } = date.reserve;
      return [draw, top_up, to_depositor, closing, ...paidAt(date, '2.8(a)(xiv)')];
    };
    expect(movements('5001.00')).toEqual(['0.00', '0.00', '1.00', '5000.00', 'certificateholders 7300.00']);
    expect(movements('5000.00')).toEqual(['0.00', '0.00', '0.00', '5000.00', 'certificateholders 7300.00']);
    expect(movements('4999.00')).toEqual(['0.00', '1.00', '0.00', '5000.00', 'certificateholders 7299.00']);
  });

  it('pays its excess dollar to unfunded Regular principal before the Depositor', () => {
    // 50,000 of pool is lost and 42,700 collected: fee 1,000, interest 1,700, Quaternary 40,000; nothing for Regular.
    const deal = roundDeal({ reserve_initial: '5001.00' });
    const collections = [{ defaulted: '50000.00', finance_charges: '42700.00' }];
    const date = dateOf(resultOf(roundScenario(collections, { deal })), 0);
    expect(paidAt(date, '2.8(a)(xii)')).toEqual(['principal 0.00']);
    expect([date.reserve.to_regular, date.reserve.to_depositor, date.reserve.closing]).toEqual([
      '1.00',
      '0.00',
      '5000.00',
    ]);
    expect(classOf(date, 'A-1').principal).toBe('40001.00');
  });

  it('over the filed life gives back its earnings and no more (#1)', () => {
    // Certificates: earnings of 49 months 232,469.38, no draw; the account stands at 3,759,375.01 before and after.
    const result = resultOf({ collections: 'filed' });
    expect(result.totals.depositor).toBe('232469.38');
    expect(dateOf(result, 0).reserve.opening).toBe('3759375.01');
    expect(dateOf(result, 48).reserve.closing).toBe('3759375.01');
  });
});

/** § 2.8(a): reserve money does not pay the fee of CarMax, nor advances. § 8.2(b): the draw is what the Required Payment Amount exceeds collections by. */
describe('Reserve Account Draw Amount', () => {
  it('counts the fee in the gap, cannot pay it, and takes the rest back (#2)', () => {
    // Required 1,000 + 1,700 = 2,700; collected 600; draw 2,100. The fee gets the 600. Interest takes 1,700 of the draw;
    // 400 goes back. 5,000 - 2,100 + 400 = 3,300.
    const date = dateOf(resultOf(roundScenario([{ finance_charges: '600.00' }])), 0);
    expect(date.tests.required_payment).toBe('2700.00');
    expect([date.fee.paid, date.fee.shortfall]).toEqual(['600.00', '400.00']);
    const { draw, returned, closing } = date.reserve;
    expect([draw, returned, closing]).toEqual(['2100.00', '400.00', '3300.00']);
    expect(paidAt(date, '2.8(a)(iii)')).toEqual([
      'interest A-1 310.00',
      'interest A-2a 200.00',
      'interest A-2b 310.00',
      'interest A-3 300.00',
    ]);
    expect([...paidAt(date, '2.8(a)(v)'), ...paidAt(date, '2.8(a)(vii)'), ...paidAt(date, '2.8(a)(ix)')]).toEqual([
      'interest B 200.00',
      'interest C 200.00',
      'interest D 180.00',
    ]);
  });

  it('stops at zero and is shared by what each Class A is due (#2, § 2.8(c))', () => {
    // 500 for claims of 310, 200, 310, 300, together 1,120. Through each: 138.39, 227.68, 366.07, 500.00.
    const deal = roundDeal({ reserve_initial: '500.00' });
    const date = dateOf(resultOf(roundScenario([{ finance_charges: '600.00' }], { deal })), 0);
    expect([date.reserve.draw, date.reserve.closing]).toEqual(['500.00', '0.00']);
    expect(paidAt(date, '2.8(a)(iii)')).toEqual([
      'interest A-1 138.39',
      'interest A-2a 89.29',
      'interest A-2b 138.39',
      'interest A-3 133.93',
    ]);
    expect(paidAt(date, '2.8(a)(v)')).toEqual(['interest B 0.00']);
  });

  it('pays the fee once another services, and is spent first (#2)', () => {
    // Draw 2,100 again: fee 1,000, then 1,100 of the Class A interest of 1,120; collections 600 pay 20 + 200 + 200 + 180.
    const events = { servicer_transfer: { month: 1, successor: 'other' } };
    const date = dateOf(resultOf(roundScenario([{ finance_charges: '600.00' }], { events })), 0);
    const purse = date.clauses.map((line) => [line.payee, line.from_reserve, line.from_collections]);
    expect(purse).toEqual([
      ['servicing_fee', '1000.00', '0.00'],
      ['interest A-1', '310.00', '0.00'],
      ['interest A-2a', '200.00', '0.00'],
      ['interest A-2b', '310.00', '0.00'],
      ['interest A-3', '280.00', '20.00'],
      ['interest B', '0.00', '200.00'],
      ['interest C', '0.00', '200.00'],
      ['interest D', '0.00', '180.00'],
      ['reserve', '0.00', '0.00'],
    ]);
    expect(date.reserve.closing).toBe('2900.00');
  });

  it('does not come to the help of interest that advances have starved (§ 2.8(a)(i), 8.2(b))', () => {
    // 2,700 meets the Required Payment Amount, so nothing is drawn. Fee 1,000, then 1,700 of 3,000 of advances; interest
    // gets nothing although the account is full. 1,300 of advances is carried.
    const collections = [{ finance_charges: '2700.00', unreimbursed_advances: '3000.00' }];
    const date = dateOf(resultOf(roundScenario(collections)), 0);
    expect(paidAt(date, '2.8(a)(i)')).toEqual(['servicing_fee 1000.00', 'advances 1700.00']);
    expect([date.reserve.draw, date.reserve.closing]).toEqual(['0.00', '5000.00']);
    expect(classOf(date, 'A-1').interest_shortfall).toBe('310.00');
    expect(date.owed['advances']).toBe('1300.00');
    expect(date.events.map(({ kind, about }) => [kind, about])).toEqual([['i', 'A']]);
  });
});
