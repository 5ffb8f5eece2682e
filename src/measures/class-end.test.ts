import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { engine } from '../engine/run.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import { type ClassEnd, classEnd } from './class-end.ts';

function endOf(name: string, form: object): ClassEnd {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  const projection = engine(read.value.deal, read.value.scenario);
  return classEnd(
    projection,
    THIS_TRUST.classes.findIndex((one) => one.name === name),
  );
}

// The worked case of an independent program: 6 times 2.25 % on the shelf's timing at 1.3 % ABS, 80 dates.
const six = {
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25', multiple: '6' } },
  benchmark: { first_month: 1, rates_pct: ['1.83098'] },
  switches: { horizon: 80 },
};

describe('what a class is not paid', () => {
  test('an independent program: C and D lose all; D is first short of interest in month 15, C in 33, B in 63', () => {
    const [b, c, d] = ['B', 'C', 'D'].map((name) => endOf(name, six)) as [ClassEnd, ClassEnd, ClassEnd];
    expect([c.principalLoss, d.principalLoss]).toEqual([30_070_000_00, 24_070_000_00]);
    expect(Math.abs(b.principalLoss - 7_742_648_59)).toBeLessThan(10_00);
    expect([b, c, d].map((one) => one.firstShortOfInterest + 1)).toEqual([63, 33, 15]);
  });

  test('dated: D’s principal is due in April 2026, the 78th date; a balance is left from then on', () => {
    const d = endOf('D', six);
    expect([d.principalDueAt, d.firstPastFinal, d.outstanding]).toEqual([77, 77, 0]);
  });

  test('a run that ends early leaves it outstanding, not lost', () => {
    const d = endOf('D', { ...six, switches: { horizon: 30 } });
    expect([d.principalLoss, d.outstanding, d.principalDueAt]).toEqual([0, 24_070_000_00, -1]);
  });

  test('a class that is paid in full', () => {
    expect(endOf('A-1', six)).toEqual({
      principalLoss: 0,
      principalDueAt: -1,
      outstanding: 0,
      firstPastFinal: -1,
      interestShortfall: 0,
      firstShortOfInterest: -1,
      lastShortOfInterest: -1,
      datesShortOfInterest: 0,
    });
  });
});
