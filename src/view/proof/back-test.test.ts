import { describe, expect, it } from 'vitest';
import { FILED_MONTHS } from '../../deal/carmx-2019-4/filed-months.ts';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { backTest } from './back-test.ts';

const filed = filedMonths(THIS_TRUST);

function testOf(form: ScenarioForm) {
  const read = parseScenario(form, { deal: THIS_TRUST, filed });
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
  return backTest({ form, projection: engine(read.value.deal, read.value.scenario) });
}

const collateral: NonNullable<ScenarioForm['collateral']> = {
  prepayment: { kind: 'abs', pct: '1.3' },
  default: { kind: 'cnl', pct: '2.25' },
};

describe('a projection started earlier, against the months filed since', () => {
  it('is labelled a back-test and holds the filed figures of each projected month', () => {
    const test = testOf({ start: { kind: 'filed', month: 24 }, collateral });
    if (!test.isAvailable) throw new Error(test.because);
    expect(test.label).toBe('Back-test');
    expect(test.sentence).not.toMatch(/replay/i);
    expect(test.months[0]?.number).toBe(25);
    expect(test.months.at(-1)?.number).toBeLessThanOrEqual(49);
    const pool = test.months[0]?.cells.find(({ key }) => key === 'pool');
    // EX-99.1 of 15 Nov 2021, line 5.
    expect(pool?.realised).toBe(59_862_610_497);
    expect(pool?.error).toBe((pool?.projected ?? 0) - 59_862_610_497);
  });

  it('states each error in cents and as a share of what was realised', () => {
    const test = testOf({ start: { kind: 'filed', month: 24 }, collateral });
    if (!test.isAvailable) throw new Error(test.because);
    for (const { number, cells } of test.months) {
      for (const { key, projected, realised, error, errorOfRealised } of cells) {
        expect(error, `${number} ${key}`).toBe(projected - realised);
        if (realised === 0) expect(errorOfRealised).toBeNull();
        else expect(Math.abs((errorOfRealised ?? 0) - (error / realised) * 10_000)).toBeLessThanOrEqual(0.5000001);
      }
    }
  });

  it('says of each class when it was paid off and when that was projected', () => {
    const test = testOf({ collateral });
    if (!test.isAvailable) throw new Error(test.because);
    const a1 = test.classes.find(({ name }) => name === 'A-1');
    // A-1's balance is nil on 15 Jun 2020, month 8, for the first time.
    expect(a1?.paidOffRealised).toBe(8);
    expect(a1?.largestError).toBeGreaterThan(0);
    expect(FILED_MONTHS.results.byClass.after['A-1'][6]).toBeGreaterThan(0);
  });

  it('is not to be had, and says why, for a replay, another deal, or a start after the filings', () => {
    const replay = testOf({ collections: 'filed', benchmark: 'filed' });
    expect(replay).toMatchObject({ isAvailable: false });
    expect(!replay.isAvailable && replay.because).toContain('replay');
    const late = testOf({ start: { kind: 'filed', month: 49 }, collateral });
    expect(!late.isAvailable && late.because).toContain('Start earlier');
  });
});
