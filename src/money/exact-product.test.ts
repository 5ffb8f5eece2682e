import { expect, it } from 'vitest';
import { exactProduct } from './exact-product.ts';

it('rounds a half cent up: 0.05 x 10 % is 0.005, a cent', () => {
  expect(exactProduct(5, 1, 10)).toBe(1);
});

it('takes the first interest of Class A-1 as filed (23 days actual/360, accession 0001788503-19-000005, line 29a)', () => {
  // 296,000,000.00 x 1.96795 % x 23 / 360 = 372,161.2111...
  expect(exactProduct(29_600_000_000, 196_795_000 * 23, 360e10)).toBe(37_216_121);
});

it('takes the first interest of Class A-2a as filed (22 days 30/360)', () => {
  // 468,700,000.00 x 2.01 % x 22 / 360 = 575,719.8333...
  expect(exactProduct(46_870_000_000, 201_000_000 * 22, 360e10)).toBe(57_571_983);
});
