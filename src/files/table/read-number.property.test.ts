import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_CENTS, parseCents, printCents } from '../../money/cents.ts';
import { parsePercent } from '../../money/rate.ts';
import { readNumber } from './read-number.ts';

const cents = fc.integer({ min: 0, max: MOST_CENTS });

function grouped(cents: number, sign: string): string {
  const [dollars = '', rest = ''] = printCents(cents).split('.');
  return `${dollars.replace(/\B(?=(?:\d{3})+$)/g, sign)}.${rest}`;
}

it('reads every spelling of an amount back to the cent, as the parser of amounts has it', () => {
  fc.assert(
    fc.property(cents, fc.constantFrom('', ',', ' ', "'"), fc.constantFrom('', '$', 'US$ '), (amount, sign, dollar) => {
      const text = dollar + grouped(amount, sign);
      const { value, units } = readNumber(text, 'money').cell;
      expect(units).toBe(amount);
      expect(parseCents(value ?? '')).toBe(amount);
      expect(readNumber(`(${text})`, 'signed').cell.units).toBe(amount === 0 ? 0 : -amount);
    }),
    { numRuns: 1000 },
  );
});

it('a share of one and its percentage are one rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), (rate) => {
      const text = (BigInt(rate) + 10n ** 11n).toString();
      const share = `${text.slice(1, 2)}.${text.slice(2)}`;
      const { value, units } = readNumber(share, 'fraction').cell;
      expect(units).toBe(rate);
      expect(parsePercent(value ?? '')).toBe(rate);
      expect(readNumber(`${value}%`, 'fraction').cell.units).toBe(rate);
    }),
    { numRuns: 1000 },
  );
});

it('never throws, and gives a value or a fault for any text but a blank', () => {
  const odd = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-+$(),.' %0-9eE#]{0,30}$/));
  fc.assert(
    fc.property(odd, fc.constantFrom('money', 'signed', 'percent', 'fraction', 'term'), (text, kind) => {
      const { cell } = readNumber(text, kind as 'money');
      const blank = text.trim() === '';
      expect(cell.value === null && cell.fault === undefined).toBe(blank);
      if (cell.value !== null) expect(Number(cell.value)).not.toBeNaN();
    }),
    { numRuns: 2000 },
  );
});
