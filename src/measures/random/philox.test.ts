import { describe, expect, test } from 'vitest';
import { fractionOf, philox } from './philox.ts';

const hex = (words: Uint32Array): string => [...words].map((word) => word.toString(16).padStart(8, '0')).join(' ');

describe('Philox 4x32-10', () => {
  // Known answers published with the authors' library (Random123, kat_vectors).
  const known: [key: [number, number], counter: [number, number, number, number], answer: string][] = [
    [[0, 0], [0, 0, 0, 0], '6627e8d5 e169c58d bc57ac4c 9b00dbd8'],
    [[0xffffffff, 0xffffffff], [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff], '408f276d 41c83b0e a20bc7c6 6d5451fd'],
    [[0xa4093822, 0x299f31d0], [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344], 'd16cfe09 94fdcceb 5001e420 24126ea1'],
  ];
  test.each(known)('key %j, counter %j', (key, [c0, c1, c2, c3], answer) => {
    const generator = philox(key[0], key[1], c2, c3);
    generator.draw(c0, c1);
    expect(hex(generator.out)).toBe(answer);
  });

  test('a draw is the same whatever was drawn before', () => {
    const one = philox(7, 0);
    const other = philox(7, 0);
    for (let draw = 0; draw < 10; draw += 1) one.draw(draw, 0);
    other.draw(9, 0);
    expect(hex(other.out)).toBe(hex(one.out));
  });
});

describe('fractions', () => {
  test('stay inside 0 and 1 at both ends', () => {
    expect(fractionOf(0, 0)).toBe(1 / 2 ** 53);
    expect(fractionOf(0xffffffff, 0xffffffff)).toBe(1 - 1 / 2 ** 53);
    expect(fractionOf(0x80000000, 0)).toBe(0.5 + 1 / 2 ** 53);
  });

  test('spread evenly: a tenth of 100,000 in each tenth, within four standard deviations', () => {
    const generator = philox(1, 2);
    const tenths = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 50_000; draw += 1) {
      generator.draw(draw, 0);
      for (const pair of [0, 2]) {
        const fraction = fractionOf(generator.out[pair] as number, generator.out[pair + 1] as number);
        tenths[Math.floor(fraction * 10)] = (tenths[Math.floor(fraction * 10)] as number) + 1;
      }
    }
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(4 * Math.sqrt(100_000 * 0.1 * 0.9));
  });
});
