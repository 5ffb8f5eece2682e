import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import type { Projection } from '../engine/projection.ts';
import { engine } from '../engine/run.ts';
import type { Column } from '../money/column.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import { monthMeasures, residualCash } from './by-month.ts';
import { investedAtStart, residualOf } from './residual.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
function run(form: object): Projection {
  const read = parseScenario(form, context);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  return engine(read.value.deal, read.value.scenario);
}
const filed = run({ collections: 'filed', benchmark: 'filed' });
const total = (column: Column): number => column.reduce((sum, amount) => sum + amount, 0);

describe('month by month, against the filed totals of 49 months', () => {
  const months = monthMeasures(filed);

  test('net loss: defaults 41,851,361.14 less recoveries 21,847,199.13 + 198,079.58', () => {
    expect(total(months.netLoss)).toBe(41_851_361_14 - 21_847_199_13 - 198_079_58);
  });

  test('residual: Excess Collections 148,388,332.85, and reserve earnings 232,469.38 to the Depositor', () => {
    expect(total(months.residual)).toBe(148_388_332_85 + 232_469_38);
  });

  test('excess spread: finance charges 254,364,735.43 and account interest 1,138,635.54 less fee 28,752,858.28 and interest 58,547,570.41', () => {
    expect(
      Math.abs(total(months.excessSpread) - (254_364_735_43 + 1_138_635_54 - 28_752_858_28 - 58_547_570_41)),
    ).toBeLessThanOrEqual(28);
  });

  test('OC is at its target from the first date on, the reserve at its requirement', () => {
    expect(new Set(months.overcollateralization)).toEqual(new Set([3_759_375_01]));
    expect(new Set(months.reserve)).toEqual(new Set([3_759_375_01]));
  });

  test('enhancement of a level: Notes below it, OC and reserve; D has OC and reserve alone', () => {
    const [a, b, c, d] = months.enhancement.map((column) => column[0]);
    const own = 2 * 3_759_375_01;
    expect([a, b, c, d]).toEqual([own + 87_980_000_00, own + 54_140_000_00, own + 24_070_000_00, own]);
  });
});

describe('after a call', () => {
  const called = run({
    collateral: { prepayment: { kind: 'abs', pct: '1.3' } },
    benchmark: { first_month: 1, rates_pct: ['1.83098'] },
  });

  test('what the residual gets is all cash less fee, interest and principal', () => {
    const { byDate, count, byClass, dates, deal } = called;
    let left = 3_759_375_01;
    for (let at = 0; at < count; at += 1) {
      left +=
        (byDate.availableCollections[at] as number) + (byDate.callPrice[at] as number) - (byDate.feePaid[at] as number);
      deal.classes.forEach((_, one) => {
        left -= (byClass.interestPaid[one * dates + at] as number) + (byClass.principal[one * dates + at] as number);
      });
    }
    expect(total(residualCash(called))).toBe(left);
  });

  test('its return: the flows discounted at it are worth what was left in the trust', () => {
    const { cash, investment, monthlyReturn } = residualOf(called, null);
    expect(investedAtStart(called)).toBe(3_750_003_50 + 3_759_375_01);
    if (!investment.ok || !monthlyReturn.ok) throw new Error('There is a return.');
    const growth = 1 + monthlyReturn.value;
    const worth = cash.reduce((sum, amount, at) => sum + amount / growth ** (22 / 30 + at), 0);
    expect(Math.abs(worth / investment.value - 1)).toBeLessThan(1e-10);
  });

  test('no return on nothing, and none that is found on a price that all its cash is far from', () => {
    expect(residualOf(called, 0).monthlyReturn).toMatchObject({ ok: false, because: { kind: 'noInvestment' } });
    expect(residualOf(called, 1).monthlyReturn).toMatchObject({ ok: false, because: { kind: 'noReturn' } });
  });
});

test('a residual that is paid nothing', () => {
  const nothing = run({ collections: [{}], switches: { horizon: 1 } });
  expect(residualOf(nothing, null).monthlyReturn).toMatchObject({ ok: false, because: { kind: 'noCash' } });
});
