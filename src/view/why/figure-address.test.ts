import { describe, expect, it } from 'vitest';
import { figureAddress, parseFigureAddress } from './figure-address.ts';
import type { FigureId } from './figure-id.ts';

const EXAMPLES: readonly (readonly [string, FigureId])[] = [
  ['reserve-draw:31', { kind: 'reserve-draw', number: 31 }],
  ['interest-paid:C:31', { kind: 'interest-paid', noteClass: 'C', number: 31 }],
  ['test:secondary:31', { kind: 'test', test: 'secondary', number: 31 }],
  ['clause-paid:2.8(a)(x):principal:31', { kind: 'clause-paid', clause: '2.8(a)(x)', payee: 'principal', number: 31 }],
  [
    'clause-due:2.8(a)(iii):interest%20A-3:7',
    { kind: 'clause-due', clause: '2.8(a)(iii)', payee: 'interest A-3', number: 7 },
  ],
  ['collections:principal:31', { kind: 'collections', line: 'principal', number: 31 }],
  ['wal:B', { kind: 'wal', noteClass: 'B' }],
  ['life-total:interest-paid:B', { kind: 'life-total', each: { kind: 'interest-paid', noteClass: 'B' } }],
  ['status:0:40', { kind: 'status', place: 0, number: 40 }],
];

describe('a figure’s address', () => {
  it.each(EXAMPLES)('%s', (text, id) => {
    expect(figureAddress(id)).toBe(text);
    expect(parseFigureAddress(text)).toEqual(id);
  });

  it('keeps a class’s name whole, whatever it holds', () => {
    const id: FigureId = { kind: 'rate', noteClass: 'A:2/%b', number: 1 };
    expect(parseFigureAddress(figureAddress(id))).toEqual(id);
  });

  it.each([
    '',
    'reserve-draw',
    'reserve-draw:x',
    'reserve-draw:-1',
    'reserve-draw:1:2',
    'interest-paid:31',
    'test:fifth:31',
    'clause-paid:2.9(z):principal:31',
    'collections:gold:31',
    'rate:%E0%A4%A:31',
    'life-total:pool-end',
    'life-total:reserve-draw:3',
    'wal',
    '__proto__:1',
  ])('is not "%s"', (text) => {
    expect(parseFigureAddress(text)).toBeNull();
  });
});
