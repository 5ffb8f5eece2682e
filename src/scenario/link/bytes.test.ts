import { describe, expect, test } from 'vitest';
import { base64url, bytesOfBase64url } from './base64url.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter, lengthOfWhole } from './byte-writer.ts';
import { crc32 } from './crc-32.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function written(write: (to: ByteWriter) => void): Uint8Array {
  const to = new ByteWriter();
  write(to);
  return to.finish();
}

describe('CRC-32', () => {
  // The check value that its catalogues print, the empty text, and a well-known sentence.
  test.each([
    ['123456789', 0xcbf43926],
    ['', 0],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('of %j', (text, checksum) => expect(crc32(utf8(text))).toBe(checksum));
});

describe('base64url', () => {
  // RFC 4648 § 10, without padding.
  test.each([
    ['', ''],
    ['f', 'Zg'],
    ['fo', 'Zm8'],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg'],
    ['fooba', 'Zm9vYmE'],
    ['foobar', 'Zm9vYmFy'],
  ])('of %j is %j and back', (text, coded) => {
    expect(base64url(utf8(text))).toBe(coded);
    expect(bytesOfBase64url(coded)).toEqual(utf8(text));
  });

  test('uses - and _ and refuses + and /', () => {
    expect(base64url(Uint8Array.of(0xfb, 0xff))).toBe('-_8');
    expect(bytesOfBase64url('+/8')).toBeNull();
  });

  test('refuses what cannot have come from whole bytes', () => {
    expect(bytesOfBase64url('A')).toBeNull();
    expect(bytesOfBase64url('Zh')).toBeNull();
    expect(bytesOfBase64url('Zm9vZ')).toBeNull();
  });
});

describe('numbers', () => {
  test.each([
    [0, [0]],
    [127, [127]],
    [128, [128, 1]],
    [300, [172, 2]],
    [Number.MAX_SAFE_INTEGER, [255, 255, 255, 255, 255, 255, 255, 15]],
  ])('%d takes 7 bits a byte', (value, bytes) => {
    expect(Array.from(written((to) => to.whole(value)))).toEqual(bytes);
    expect(lengthOfWhole(value)).toBe(bytes.length);
    expect(new ByteReader(Uint8Array.from(bytes)).whole()).toBe(value);
  });

  test.each([0, -1, 1, -64, 63, -64.0, 150375000350, -(2 ** 52), 2 ** 52 - 1])('%d keeps its sign', (value) => {
    expect(new ByteReader(written((to) => to.signed(value))).signed()).toBe(value);
  });

  test('one that a double does not hold is refused', () => {
    const beyond = Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 127);
    expect(() => new ByteReader(beyond).whole()).toThrow('a number in it is too large');
    expect(() => new ByteReader(new Uint8Array(20).fill(255)).whole()).toThrow('a number in it is too large');
    expect(() => written((to) => to.whole(2 ** 53))).toThrow('no whole number that a link can hold');
  });
});

describe('texts', () => {
  test.each(['', 'Losses 4×', '<script>', '火', '👩‍👩‍👧', '\ufeffmark'])('%j comes back as it was', (text) => {
    expect(new ByteReader(written((to) => to.text(text))).text()).toBe(text);
  });

  test('half of a character is refused, not replaced', () => {
    expect(() => written((to) => to.text('a\ud83d'))).toThrow('half of a character');
    expect(() => new ByteReader(Uint8Array.of(1, 0xff)).text()).toThrow('a text in it is no text');
  });

  test('one that claims to be longer than the bytes is refused', () => {
    expect(() => new ByteReader(Uint8Array.of(5, 65)).text()).toThrow('it ends too early');
  });
});

test('rows may be empty, so what a link claims of them is limited', () => {
  const from = new ByteReader(written((to) => [20_000, 5_000, 1].map((rows) => to.whole(rows))));
  expect([from.rows(), from.rows()]).toEqual([20_000, 5_000]);
  expect(() => from.rows()).toThrow('more than 25000 rows');
});
