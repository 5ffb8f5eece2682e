import { describe, expect, test } from 'vitest';
import { CARMX_2019_4 } from '../deal/carmx-2019-4/terms.ts';
import { isWellShaped } from './well-shaped.ts';

const COLLATERAL = { prepayment: { kind: 'abs', pct: '1.3' }, recovery_lag: 4 };

describe('a form whose values are at fault is still one', () => {
  test.each([
    [
      'an amount that is none',
      { start: { kind: 'filed', month: 12 }, events: { claims: [{ month: 1, trustee: 'x' }] } },
    ],
    ['a month out of range', { events: { eod: { vi: { state: 'forced', month: 99_999 } } }, collateral: COLLATERAL }],
    ['a vector that breaks off', { collateral: { prepayment: { kind: 'abs', pct: '1.3 RAMP' } } }],
    [
      'a coupon above the limit',
      { deal: { ...CARMX_2019_4, classes: CARMX_2019_4.classes.map((one) => ({ ...one, rate_pct: '41' })) } },
    ],
    [
      'a final month half typed',
      { deal: { ...CARMX_2019_4, classes: CARMX_2019_4.classes.map((one) => ({ ...one, final: '202' })) } },
    ],
    ['nothing that brings cash in', {}],
  ])('%s', (_, form) => expect(isWellShaped(form)).toBe(true));
});

describe('what a screen could not show is none', () => {
  test.each([
    ['a word in place of a list', { events: { claims: 'many' } }],
    [
      'an object in place of an amount',
      { start: { kind: 'after', after_date: 1, balances: {}, pool: {}, reserve: '0' } },
    ],
    ['a word that is not known', { events: { call: { mode: 'perhaps' } } }],
    ['a field that is not known', { speed: 1 }],
    ['a list', []],
    ['text', 'closing'],
    ['nothing', null],
    ['a key that every object has', JSON.parse('{"events": {"__proto__": {}}}')],
    ['a deal without classes', { deal: { name: 'X' } }],
  ])('%s', (_, form) => expect(isWellShaped(form)).toBe(false));
});
