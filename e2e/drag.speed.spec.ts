import { expect, test } from '@playwright/test';
import { measureDrag, percentile95 } from './pages/drag.ts';
import { machineFloor, withinFloor } from './pages/floor.ts';
import { Screen } from './pages/screen.ts';

/** From the input event to the paint that shows another path and another verdict, in milliseconds. */
const MOST_MS = 34;
/** Chart updates a second while the hand keeps moving. */
const LEAST_UPDATES = 45;

test('the chart and the verdict follow a dragged slider', async ({ page, browser }) => {
  const floor = await machineFloor(browser);
  const screen = new Screen(page);
  await screen.openReplay();
  await screen.force('vi', 20);
  const { latencies, updates, seconds } = await measureDrag(page, 'Event of Default (vi), in month, slider');

  const p95 = percentile95(latencies);
  const rate = updates / seconds;
  console.log(`ui.floor.slider-to-paint.p95 ${floor.p95.toFixed(1)} ms`);
  console.log(`ui.floor.drag-updates-per-second ${floor.updatesPerSecond.toFixed(1)} 1/s`);
  console.log(`ui.slider-to-paint.p95 ${p95.toFixed(1)} ms`);
  console.log(`ui.drag-updates-per-second ${rate.toFixed(1)} 1/s`);
  expect(latencies.length, 'the drag must give at least a hundred input events to measure').toBeGreaterThan(100);
  expect(p95, `95 of 100 inputs must be painted within ${MOST_MS} ms`).toBeLessThanOrEqual(withinFloor(MOST_MS, floor));
  // Where not even a bare page is drawn at the full rate, the screen must reach half of the bare page's.
  const least = Math.min(LEAST_UPDATES, floor.updatesPerSecond / 2);
  expect(
    rate,
    `the chart must be drawn at least ${least.toFixed(0)} times a second while dragged`,
  ).toBeGreaterThanOrEqual(least);
});
