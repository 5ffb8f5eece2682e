import { describe, expect, test } from 'vitest';
import { murmur3 } from './murmur3.ts';

/** The bytes 0, 1, 2, ... as little-endian words. */
function countingBytes(length: number): Int32Array {
  const words = new Int32Array(length / 4);
  for (let at = 0; at < length; at += 1) words[at >> 2] = (words[at >> 2] as number) | (at << (8 * (at % 4)));
  return words;
}

function hex(parts: readonly number[]): readonly string[] {
  return parts.map((part) => (part >>> 0).toString(16).padStart(8, '0'));
}

// From mmh3 5.3.0 (hash_bytes, seed 0, x64arch=False); the last also stands in the readme of karanlyons/murmurHash3.js.
const PUBLISHED: readonly [bytes: number, hash: readonly string[]][] = [
  [0, ['00000000', '00000000', '00000000', '00000000']],
  [4, ['c72c99e7', '4e343ce2', '4e343ce2', '4e343ce2']],
  [8, ['91f4928a', 'b18cd5bc', '867244ac', '867244ac']],
  [12, ['3f7e3ab4', 'efbbacdb', '43f77828', '566fef0e']],
  [16, ['6c25c825', '559180ee', 'ea538074', '89a55bef']],
  [20, ['2b0cdcd2', 'c4867ca1', 'a5a54d56', '40fa8e5a']],
  [256, ['2c56c88f', 'db4503df', 'd352b21a', '494ca2c0']],
];

describe('MurmurHash3_x86_128', () => {
  test.each(PUBLISHED)('of %i counting bytes is what other implementations give', (bytes, hash) => {
    expect(hex(murmur3(countingBytes(bytes), bytes / 4))).toEqual(hash);
  });

  test('words beyond the count do not count', () => {
    const words = countingBytes(64);
    expect(murmur3(words, 5)).toEqual(murmur3(words.slice(0, 5), 5));
  });
});
