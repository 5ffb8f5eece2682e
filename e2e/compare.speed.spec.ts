import { expect, test } from '@playwright/test';
import { measureDrag, percentile95 } from './pages/drag.ts';
import { machineFloor, withinFloor } from './pages/floor.ts';
import { Work } from './pages/work.ts';

/** From the input event to the paint that shows it, with twelve scenarios compared, in milliseconds. */
const MOST_MS = 50;

test('with twelve scenarios compared, everything follows the multiple of losses', async ({ page, browser }) => {
  test.slow();
  const floor = await machineFloor(browser);
  const work = new Work(page);
  await work.open();
  for (let count = 2; count < 12; count += 1) {
    await work.setMultiple(String(1 + count / 4));
    await work.duplicate();
  }
  await work.details('Compare');
  await expect(page.getByRole('region', { name: /^Paydown of each scenario/ }).locator('svg')).toHaveCount(12);
  // From 5.6 times the base case on somebody is short, so that the verdict changes with every step as well.
  const { latencies } = await measureDrag(page, 'Losses, multiple of the base case, slider', { from: 27, to: 46 });
  const p95 = percentile95(latencies);
  console.log(`ui.compare-12-slider-to-paint.p95 ${p95.toFixed(1)} ms`);
  expect(latencies.length, 'the drag must give at least fifty input events to measure').toBeGreaterThan(50);
  expect(p95, `95 of 100 inputs must be painted within ${MOST_MS} ms`).toBeLessThanOrEqual(withinFloor(MOST_MS, floor));
});
