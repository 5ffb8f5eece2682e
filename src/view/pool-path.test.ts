import { expect, test } from 'vitest';
import { lifetimeLoss, projectedPath, realisedPath } from './pool-path.ts';
import { PROJECTED, runOf } from './run-for-tests.ts';

test('a constant absolute speed is shown as that speed, month after month', () => {
  const { speed } = projectedPath(runOf(PROJECTED));
  const shown = [...speed].filter((value) => !Number.isNaN(value)).map((value) => value.toFixed(6));
  expect(shown.length).toBeGreaterThan(48);
  expect(new Set(shown)).toEqual(new Set(['1.300000']));
});

test('the loss to date ends at the lifetime loss; recoveries at the rate', () => {
  const { loss, recovery } = projectedPath(runOf(PROJECTED));
  expect(loss.at(-1)?.toFixed(2)).toBe('2.25');
  expect(recovery.at(-1)?.toFixed(2)).toBe('50.00');
});

test('the realised months are those of the certificates', () => {
  const { loss, recovery, speed } = realisedPath('ABS');
  // Line 83 of the certificate of 15 Nov 2023: 1.3171 %; lines 80 and 81: 22,045,278.71 of 41,851,361.14.
  expect(loss[48]?.toFixed(4)).toBe('1.3171');
  expect(recovery[48]?.toFixed(2)).toBe('52.68');
  // The trust's own average over 49 months is 1.32 % ABS.
  const average = [...speed].reduce((sum, value) => sum + value, 0) / speed.length;
  expect(Math.abs(average - 1.32)).toBeLessThan(0.1);
});

test('the lifetime loss is what was filed and what the curve still has', () => {
  expect(lifetimeLoss(runOf(PROJECTED))).toEqual({ words: '2.25 %, all projected', pending: null });
  // 4 x 2.25 % x (100 - 33.7) % = 5.97 %; line 83 of the certificate of 15 Oct 2020 is 0.6246 %.
  const stressed = runOf({
    ...PROJECTED,
    start: { kind: 'filed', month: 12 },
    collateral: { ...PROJECTED.collateral, default: { kind: 'cnl', pct: '2.25', multiple: '4' } },
  });
  expect(lifetimeLoss(stressed).words).toBe('6.59 %: 0.62 filed, 5.97 projected');
});
