import { describe, expect, test } from 'vitest';
import { normalQuantile, normalShare } from './normal-quantile.ts';

describe('normalQuantile, AS 241', () => {
  // The check values of the published algorithm: p = 0.25, 0.001 and 10^-20.
  test.each([
    [0.25, -0.6744897501960817],
    [0.001, -3.090232306167814],
    [1e-20, -9.262340089798409],
  ])('the check value at %d', (share, value) => {
    expect(Math.abs(normalQuantile(share) / value - 1)).toBeLessThan(4e-16);
  });

  test('the values of every printed table: 90, 95, 97.5, 99 and 99.5 %', () => {
    const found = [0.9, 0.95, 0.975, 0.99, 0.995].map((share) => normalQuantile(share).toFixed(6));
    expect(found).toEqual(['1.281552', '1.644854', '1.959964', '2.326348', '2.575829']);
  });

  test('is odd about one half', () => {
    expect(normalQuantile(0.5)).toBe(0);
    for (const share of [0.0625, 0.25, 0.4375]) expect(normalQuantile(1 - share)).toBe(-normalQuantile(share));
  });
});

describe('normalShare', () => {
  test('the values of every printed table', () => {
    const found = [0, 1, 1.645, 1.96, 2.5758, 3.09].map((value) => normalShare(value).toFixed(4));
    expect(found).toEqual(['0.5000', '0.8413', '0.9500', '0.9750', '0.9950', '0.9990']);
  });

  test('1.96 and -7.5 to many digits', () => {
    expect(normalShare(1.96).toFixed(14)).toBe('0.97500210485178');
    expect(Math.abs(normalShare(-7.5) / 3.190891672910896e-14 - 1)).toBeLessThan(1e-8);
  });

  test('turns the quantile back, to 10^-14', () => {
    for (let step = 1; step < 200; step += 1) {
      expect(Math.abs(normalShare(normalQuantile(step / 200)) - step / 200)).toBeLessThan(1e-14);
    }
  });
});
