import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import { type ClassMeasures, classMeasures } from './class-measures.ts';

/**
 * The trust's final term sheet (free writing prospectus of 17 October 2019, SEC accession 0001193125-19-269200): priced
 * at 1.3 % ABS to the 10 % call, settling 23 October 2019, yields bond-equivalent. Yield in percent, price, life in years.
 */
const SHEET = {
  'A-2a': { yields: 2.025, price: 99.99195, life: '1.26' },
  'A-3': { yields: 2.03, price: 99.99603, life: '2.81' },
  'A-4': { yields: 2.14, price: 99.99804, life: '3.99' },
  B: { yields: 2.34, price: 99.96646, life: '4.06' },
  C: { yields: 2.62, price: 99.97767, life: '4.06' },
  D: { yields: 2.82, price: 99.98635, life: '4.06' },
} as const;
type Name = keyof typeof SHEET;
const NAMES = Object.keys(SHEET) as Name[];

function measuresAt(speed: string, call: object, name: Name, asked: 'price' | 'yield' = 'price'): ClassMeasures {
  const form = {
    collateral: { prepayment: { kind: 'abs', pct: speed } },
    benchmark: { first_month: 1, rates_pct: ['1.83098'] },
    events: { call },
  };
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(read.fault.message);
  const place = THIS_TRUST.classes.findIndex((one) => one.name === name);
  const { yields, price } = SHEET[name];
  return classMeasures(engine(read.value.deal, read.value.scenario), place, THIS_TRUST.closing, 'bey', {
    yearlyYield: asked === 'price' ? yields / 100 : null,
    price: asked === 'yield' ? price : null,
    margin: null,
  });
}

function distance(found: ClassMeasures, name: Name): number {
  if (!found.price.ok) throw new Error(found.price.because.kind);
  return Math.abs(Math.floor(found.price.value * 1e5 + 0.5) - Math.floor(SHEET[name].price * 1e5 + 0.5));
}

function lifeOf(found: ClassMeasures): string {
  if (!found.walMillionths.ok) throw new Error(found.walMillionths.because.kind);
  return (Math.floor(found.walMillionths.value / 1e4 + 0.5) / 100).toFixed(2);
}

describe('prices of the term sheet', () => {
  // The printed life of B to D is that of 49 payments; the sheet's many rep lines reach the call then, one line in month 47.
  test('B, C and D to the fifth decimal, paid by a call in month 49', () => {
    for (const name of ['B', 'C', 'D'] as const) {
      const found = measuresAt('1.3', { mode: 'month', month: 49 }, name);
      expect([name, distance(found, name), lifeOf(found)]).toEqual([name, 0, SHEET[name].life]);
    }
  });

  test('every class within 0.001 from one rep line at 1.3 % ABS, called in month 49: at most 33 of the fifth decimal', () => {
    const found = NAMES.map((name) => distance(measuresAt('1.3', { mode: 'month', month: 49 }, name), name));
    expect(found).toEqual([33, 3, 2, 0, 0, 0]);
  });

  test('the rest is the one line’s other life: at the speed that gives the printed life, within 0.00003', () => {
    const speeds = { 'A-2a': '1.40', 'A-3': '1.28', 'A-4': '1.22' } as const;
    for (const [name, speed] of Object.entries(speeds) as [keyof typeof speeds, string][]) {
      const found = measuresAt(speed, { mode: 'first' }, name);
      expect([name, lifeOf(found)]).toEqual([name, SHEET[name].life]);
      expect(distance(found, name)).toBeLessThanOrEqual(3);
    }
  });

  test('called by its own pool in month 47, B is dearer by 0.00131: two payments at a coupon below the yield are missing', () => {
    const found = NAMES.map((name) => distance(measuresAt('1.3', { mode: 'first' }, name), name));
    expect(found).toEqual([33, 3, 6, 131, 87, 53]);
  });

  test('and back: the printed prices give the printed yields to a hundredth of a basis point', () => {
    for (const name of ['B', 'C', 'D'] as const) {
      const { yearlyYield } = measuresAt('1.3', { mode: 'month', month: 49 }, name, 'yield');
      expect(yearlyYield.ok && (yearlyYield.value * 100).toFixed(4)).toBe(SHEET[name].yields.toFixed(4));
    }
  });
});
