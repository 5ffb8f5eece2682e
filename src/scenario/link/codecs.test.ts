import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { day, month } from './calendar-codec.ts';
import { type Codec, flag, text, usually, whole, wholeOrNull, word, wordOr } from './codec.ts';
import { decimal } from './decimal-codec.ts';
import { byClass, decimals, points, table } from './list-codecs.ts';
import { field, object } from './object-codec.ts';
import { vector } from './vector-codec.ts';

function bytesOf(codec: Codec, value: unknown, base?: unknown): Uint8Array {
  const to = new ByteWriter();
  codec.pack(to, value, base);
  return to.finish();
}

function back(codec: Codec, value: unknown, base?: unknown): unknown {
  const from = new ByteReader(bytesOf(codec, value, base));
  const read = codec.unpack(from, base);
  expect(from.left).toBe(0);
  return read;
}

function comesBack<T>(codec: Codec, values: fc.Arbitrary<T>): void {
  fc.assert(
    fc.property(values, (value) => {
      expect(back(codec, value)).toEqual(value);
    }),
  );
}

describe('decimals are kept to the letter', () => {
  const texts = ['0', '0.00', '2.60', '2.6', '-0.5', '1503750003.50', '1000000000000.00', '100', '0.12345678', '-12.3'];
  const odd = ['007', '-0', '-0.00', '1.', '.5', '1e3', 'x', '', '12345678901234567890.12'];
  test.each([...texts, ...odd])('%j', (value) => expect(back(decimal, value)).toBe(value));
  test('as a column', () => {
    for (const list of [texts, odd, ['1.00', '-2.00', '3.00'], ['0.12', '0.1']])
      expect(back(decimals, list)).toEqual(list);
  });

  test('2.25 takes two bytes, and steps are written where they are shorter', () => {
    expect(bytesOf(decimal, '2.25')).toHaveLength(2);
    const near = ['30000000.00', '30000001.00', '30000002.00'];
    const far = ['30000000.00', '-30000000.00', '30000000.00'];
    expect(bytesOf(decimals, near)).toHaveLength(2 + 5 + 2 + 2);
    expect(bytesOf(decimals, far)).toHaveLength(2 + 3 * 5);
  });

  test('any text', () => {
    comesBack(decimal, fc.string({ unit: 'grapheme' }));
    const plain = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 99 }));
    const money = plain.map(([dollars, cents]) => `${dollars}.${String(cents).padStart(2, '0')}`);
    comesBack(decimals, fc.array(money));
  });
});

describe('vectors are kept as typed', () => {
  test.each([
    '1.3',
    '0 FOR 12 5 RAMP 24 10',
    '1.2; 1.3 x 12; 1.0 to 1.5 in 6; 1 to 2 by 0.25',
    '1.3x12;1.4',
    '1 for 12 2 ramp 3 4',
    ' 1.3 ',
    '-1',
    '1.3 × 12',
    '01.5',
    '1.2;\n1.3',
  ])('%j', (value) => expect(back(vector, value)).toBe(value));

  test('a list stays a list', () => expect(back(vector, ['1', '1.25', '1.5'])).toEqual(['1', '1.25', '1.5']));

  test('half a byte a character', () => {
    expect(bytesOf(vector, '0 FOR 12 5 RAMP 24 10')).toHaveLength(2 + 6);
  });

  test('any text', () => {
    const letters = fc.constantFrom(...'0123456789. ;-xFORAMPtoinby×\n');
    const typed = fc.string({ unit: letters });
    comesBack(vector, typed);
  });
});

describe('days and months', () => {
  test.each(['2019-10-23', '1999-02-29', 'x', '9999-12-31'])('%j', (value) => expect(back(day, value)).toBe(value));
  test.each(['2019-11', '2019-13', '0001-01'])('%j', (value) => expect(back(month, value)).toBe(value));
  test('a column in which one is no month', () => {
    const column = table([field(1, 'final', month)]);
    const rows = [{ final: '2020-11' }, { final: '2023-3' }, { final: '2026-04' }];
    expect(back(column, rows)).toEqual(rows);
  });
});

describe('what is told apart', () => {
  const kinds = word(['abs', 'cpr']);
  test('words, flags, whole numbers, none', () => {
    expect(back(kinds, 'cpr')).toBe('cpr');
    expect(back(flag, false)).toBe(false);
    expect(back(whole, -7)).toBe(-7);
    expect(back(wholeOrNull, null)).toBeNull();
    expect(back(wholeOrNull, 0)).toBe(0);
    expect(back(usually(['a']), 'b')).toBe('b');
    expect(back(wordOr('filed', whole), 'filed')).toBe('filed');
    expect(back(wordOr('filed', whole), 5)).toBe(5);
  });

  test('a word that only a newer version knows', () => {
    expect(() => kinds.unpack(new ByteReader(Uint8Array.of(2)))).toThrow('a newer version made it');
  });

  test('what has no place in a link is refused when it is packed', () => {
    expect(() => bytesOf(kinds, 'psa')).toThrow('The value "psa" has no place in a link');
    expect(() => bytesOf(whole, 1.5)).toThrow('has no place in a link');
    expect(() => bytesOf(text, 5)).toThrow('has no place in a link');
    expect(() => bytesOf(decimal, 5)).toThrow('has no place in a link');
    expect(() => bytesOf(points, [[1]])).toThrow('has no place in a link');
    expect(() => bytesOf(table([]), [{ a: 1 }])).toThrow('"a" has no place in a link');
  });
});

describe('objects', () => {
  const inner = object([field(1, 'x', whole), field(2, 'y', whole)]);
  const outer = object([field(1, 'a', text), field(2, 'b', inner), field(3, 'c', wordOr('filed', inner))]);
  const base = { a: 'same', b: { x: 1, y: 2 }, c: 'filed' };

  test('equal to the default they take one byte', () => expect(bytesOf(outer, { ...base }, base)).toHaveLength(1));

  test.each([{ a: 'other', b: { x: 1, y: 3 }, c: { x: 5 } }, { b: {}, c: 'filed' }, {}, { a: 'same', b: { x: 9 } }])(
    'what differs or is taken out comes back: %j',
    (value) => expect(back(outer, value, base)).toEqual(value),
  );

  test('a field that is not known has a number that is', () => {
    expect(() => outer.unpack(new ByteReader(Uint8Array.of(2 * 9, 0)))).toThrow('a newer version made it');
  });

  test('fields in the wrong order, or twice, are refused', () => {
    expect(() => outer.unpack(new ByteReader(Uint8Array.of(4, 0, 2, 1, 65, 0)))).toThrow('out of order');
    expect(() => outer.unpack(new ByteReader(Uint8Array.of(4, 0, 4, 0, 0)))).toThrow('out of order');
  });
});

describe('lists', () => {
  const rows = table([field(1, 'month', whole), field(2, 'amount', decimal), field(3, 'kind', text)]);

  test('rows, some without a column', () => {
    const list = [{ month: 3, amount: '1.00' }, { month: 5 }, { amount: '2.00', kind: 'x' }, {}];
    expect(back(rows, list)).toEqual(list);
    expect(back(rows, [])).toEqual([]);
  });

  test('a column as in the default is not written out', () => {
    const base = Array.from({ length: 8 }, (_, at) => ({ month: 10 * at, amount: `${at}.00` }));
    const changed = base.map((row, at) => (at === 2 ? { ...row, month: 21 } : row));
    expect(bytesOf(rows, base, base)).toHaveLength(4);
    expect(back(rows, changed, base)).toEqual(changed);
    expect(back(rows, base.slice(1), base)).toEqual(base.slice(1));
  });

  test('a column that goes back to a default of another length is refused', () => {
    const from = new ByteReader(Uint8Array.of(2, 3, 0, 0));
    expect(() => rows.unpack(from, [{ month: 1 }])).toThrow('not as long as the one that it goes back to');
  });

  test('more values than bytes are refused before room is made for them', () => {
    const to = new ByteWriter();
    to.whole(20_000);
    to.byte(1);
    expect(() => rows.unpack(new ByteReader(to.finish()))).toThrow('it ends too early');
  });

  test('points and amounts by class', () => {
    const curve = [
      [6, '12.5'],
      [12, '100'],
    ];
    expect(back(points, curve)).toEqual(curve);
    const balances = { 'A-1': '0.00', 'A-2a': '1.00', Z: '2.50' };
    expect(back(byClass, balances)).toEqual(balances);
  });

  test.each(['__proto__', 'constructor', 'toString'])('no amount goes by the name %s', (name) => {
    const bytes = bytesOf(byClass, Object.fromEntries([[name, '1.00']]));
    expect(() => byClass.unpack(new ByteReader(bytes))).toThrow('a name that no class can have');
  });
});
