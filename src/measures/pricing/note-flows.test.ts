import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import type { Projection } from '../../engine/projection.ts';
import { engine } from '../../engine/run.ts';
import type { Day } from '../../money/day.ts';
import { parseDay } from '../../money/day.ts';
import { days360 } from '../../money/day-count.ts';
import { exactProduct } from '../../money/exact-product.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import { noteFlows, notePosition } from './note-flows.ts';

function replay(extra: object = {}): Projection {
  const read = parseScenario(
    { collections: 'filed', benchmark: 'filed', ...extra },
    { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) },
  );
  if (!read.ok) throw new Error(read.fault.message);
  return engine(read.value.deal, read.value.scenario);
}

const day = (text: string): Day => {
  const read = parseDay(text);
  if (read === null) throw new Error(text);
  return read;
};
const place = (name: string): number => THIS_TRUST.classes.findIndex((one) => one.name === name);
const filed = replay();
const accruedOn = (name: string, text: string): number => {
  const found = notePosition(filed, place(name), day(text));
  if (!found.ok) throw new Error(found.because.kind);
  return found.value.accrued;
};

describe('accrued interest', () => {
  test('nothing at the closing', () => {
    for (const name of ['A-1', 'A-2a', 'A-2b', 'D']) expect(accruedOn(name, '2019-10-23')).toBe(0);
  });

  // 473,500,000 x 2.02 % x 7/360, and 296,000,000 x 1.96795 % x 8/360: 24 to 31 October.
  test('30/360 and actual/360 on 30 and 31 October 2019', () => {
    expect(accruedOn('A-3', '2019-10-30')).toBe(185_980_28);
    expect(accruedOn('A-1', '2019-10-31')).toBe(129_447_38);
  });

  test('on a Distribution Date nothing: what was due is paid to the seller', () => {
    for (const name of ['A-1', 'A-3', 'D']) expect(accruedOn(name, '2019-11-15')).toBe(0);
  });

  // 15 February 2020 is a Saturday and the 17th a holiday: paid on the 18th. 30/360 accrues from the 15th, actual/360 from the 18th.
  test('after a 15th that rolled: 30/360 has run three days, actual/360 none', () => {
    expect(accruedOn('D', '2020-02-18')).toBe(exactProduct(24_070_000_00, 280 * 3, 10_000 * 360));
    expect(accruedOn('A-2b', '2020-02-18')).toBe(0);
  });

  test('a 4 % bond of 1,000 from 15 May to 10 August: 85 days of 30/360 are 9.44 (CFA Institute curriculum, accrued interest)', () => {
    const days = days360(day('2021-05-15'), day('2021-08-10'));
    expect([days, exactProduct(1000_00, 4 * days, 100 * 360)]).toEqual([85, 9_44]);
  });
});

describe('flows from settlement on', () => {
  test('at the closing: all that the class is paid; the first after 22 days of 30', () => {
    const found = noteFlows(filed, place('A-3'), day('2019-10-23'));
    if (!found.ok) throw new Error(found.because.kind);
    const { cash, balance, firstMonths, from } = found.value;
    // Interest of Class A-3 as filed, and its balance.
    expect(cash.reduce((sum, amount) => sum + amount, 0)).toBe(473_500_000_00 + 26_145_597_68);
    expect([balance, firstMonths, from]).toEqual([473_500_000_00, 22 / 30, 0]);
    expect(cash).toHaveLength(46);
  });

  test('in the middle: the balance of that day, and only later dates', () => {
    const found = noteFlows(filed, place('A-1'), day('2020-03-20'));
    if (!found.ok) throw new Error(found.because.kind);
    const { cash, balance, firstMonths, from } = found.value;
    expect([from, firstMonths, cash.length]).toEqual([5, 25 / 30, 3]);
    expect(balance).toBeLessThan(296_000_000_00);
    expect(cash.reduce((sum, amount) => sum + amount, 0)).toBeGreaterThan(balance);
  });

  const kindOf = (run: Projection, name: string, text: string): string => {
    const found = noteFlows(run, place(name), day(text));
    return found.ok ? 'flows' : found.because.kind;
  };
  test('why there are none', () => {
    expect(kindOf(filed, 'D', '2019-10-22')).toBe('settlementBeforeStart');
    expect(kindOf(filed, 'A-1', '2020-06-15')).toBe('paidOffBefore');
    expect(kindOf(filed, 'D', '2023-11-15')).toBe('settlementAfterEnd');
    expect(kindOf(filed, 'D', '2019-10-23')).toBe('notDueYet');
    expect(kindOf(replay({ start: { kind: 'filed', month: 12 } }), 'A-3', '2020-10-14')).toBe('settlementBeforeStart');
    expect(kindOf(replay({ start: { kind: 'filed', month: 12 } }), 'A-1', '2020-10-15')).toBe('paidOffBefore');
    expect(kindOf(replay({ start: { kind: 'filed', month: 12 } }), 'A-3', '2020-10-15')).toBe('flows');
  });

  test('a class that is paid nothing', () => {
    const nothing = replay({
      collections: [{}],
      switches: { horizon: 90 },
      start: {
        kind: 'after',
        after_date: 60,
        balances: {
          'A-1': '0.00',
          'A-2a': '0.00',
          'A-2b': '0.00',
          'A-3': '0.00',
          'A-4': '0.00',
          B: '0.00',
          C: '0.00',
          D: '1000.00',
        },
        pool: '0.00',
        reserve: '0.00',
      },
    });
    expect(kindOf(nothing, 'D', '2024-10-14')).toBe('settlementBeforeStart');
    expect(kindOf(nothing, 'D', '2024-10-20')).toBe('nothingPaid');
  });
});
