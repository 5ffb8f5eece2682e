import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import { breakEvens } from './break-even.ts';
import { lossScale, USUAL_STEP } from './loss-scale.ts';

/**
 * S&P Global Ratings on CarMax Auto Owner Trust 2019-2 (April 2019): break-even lifetime net losses of about 12.5, 10.2,
 * 7.8 and 5.5 % for Class A to D, which is more than 5, 4, 3 and 2 times an expected loss of 2.15 to 2.25 %.
 *
 * They are not ours to meet: that trust has other classes, and Notes of spring 2019 with coupons nearly a point higher;
 * the agency lowers the pool's rate (high-rate loans leave first), and neither its loss timing nor its speed, recovery or
 * lag is published. What those assumptions are worth shows when one of them is changed: with the pool at 6.5 % in place of
 * its 8.66 % every class's figure falls by about three points and lies beside the agency's; front-loaded losses, slower or
 * faster speeds and a recovery of 40 % move it by a point at most.
 */
const AGENCY = { 'A-4': 12.5, B: 10.2, C: 7.8, D: 5.5 } as const;
const COVERAGE = { 'A-4': 5, B: 4, C: 3, D: 2 } as const;
const EXPECTED_LOSS = 2.25;
type Name = keyof typeof AGENCY;
const NAMES = Object.keys(AGENCY) as Name[];

function ours(poolRate: string, collateral: object = {}): Record<Name, number> {
  const form = {
    collateral: {
      rep_lines: [{ balance: '1503750003.50', rate_pct: poolRate, original_term: '66.44', remaining_term: '61.93' }],
      prepayment: { kind: 'abs', pct: '1.3' },
      default: { kind: 'cnl', pct: '2.25' },
      ...collateral,
    },
    benchmark: { first_month: 1, rates_pct: ['1.83098'] },
    events: { call: { mode: 'never' } },
  };
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(read.fault.message);
  const scale = lossScale(read.value.scenario, 'cnl_pct', USUAL_STEP.cnl_pct, null, 0);
  if (!scale.ok) throw new Error(scale.because.kind);
  const { byClass } = breakEvens(read.value, scale.value, 'paid_by_final', 0);
  const percentOf = (name: Name): number => {
    const one = byClass[THIS_TRUST.classes.findIndex((noteClass) => noteClass.name === name)];
    if (one?.kind !== 'found') throw new Error(`${name}: ${one?.kind}`);
    return one.holdsAt / 1000;
  };
  return { 'A-4': percentOf('A-4'), B: percentOf('B'), C: percentOf('C'), D: percentOf('D') };
}

describe('break-evens beside those that an agency printed for a sister trust', () => {
  const asItStands = ours('8.66');

  test('ours are higher by 2.5 to 4 points at the pool’s full rate', () => {
    for (const name of NAMES) {
      const over = asItStands[name] - AGENCY[name];
      expect([name, over > 2.4 && over < 4]).toEqual([name, true]);
    }
  });

  test('ours cover the multiples of the expected loss that the agency asks of each rating', () => {
    for (const name of NAMES) expect(asItStands[name] / EXPECTED_LOSS).toBeGreaterThan(COVERAGE[name]);
  });

  test('most of the difference is excess spread: with the pool at 6.5 % each lies within a point', () => {
    const compressed = ours('6.5');
    for (const name of NAMES) expect(Math.abs(compressed[name] - AGENCY[name])).toBeLessThan(1);
  });

  test('timing and recovery are not: front-loaded losses and a recovery of 40 % move each by less than a point', () => {
    const timing = {
      cumulative_pct: [
        [12, '50'],
        [24, '80'],
        [36, '95'],
        [48, '100'],
      ],
    };
    const early = ours('8.66', { default: { kind: 'cnl', pct: '2.25', timing }, recovery_pct: '40' });
    for (const name of NAMES) expect(Math.abs(early[name] - asItStands[name])).toBeLessThan(1);
  });
});
