import type { Browser } from '@playwright/test';
import { measureDrag, percentile95 } from './drag.ts';

/** What this machine needs, just now, for a drag that it cannot avoid. */
export interface Floor {
  readonly p95: number;
  readonly updatesPerSecond: number;
}

/**
 * A bare page with a slider, a chart of eight paths, a sentence and as many figures as the screen changes, which works
 * nothing out: dragged and watched as the screen is. What the screen takes is judged beside it in the same run, because a
 * slow or busy machine is slow for both.
 */
export async function machineFloor(browser: Browser): Promise<Floor> {
  known ??= await measureFloor(browser);
  return known;
}

/** Measured once in a run. */
let known: Floor | undefined;

async function measureFloor(browser: Browser): Promise<Floor> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent(
    '<h1>0</h1><svg data-plot="stack" width="800" height="300"></svg><div id="figures"></div><input type="range" min="0" max="48" aria-label="Floor, slider" style="width:200px">',
  );
  await page.evaluate(drawBareChart);
  const { latencies, updates, seconds } = await measureDrag(page, 'Floor, slider');
  await page.close();
  return { p95: percentile95(latencies), updatesPerSecond: updates / seconds };
}

/** How many times the bare page's time the screen may take where the machine cannot keep the limit in milliseconds. */
const MOST_TIMES_FLOOR = 5;

/** The limit in milliseconds, or five times what the bare page takes on this machine where that is more. */
export function withinFloor(limit: number, floor: Floor): number {
  return Math.max(limit, MOST_TIMES_FLOOR * floor.p95);
}

/** Runs in the page. */
function drawBareChart(): void {
  const svg = document.querySelector('svg');
  const figures = document.querySelector('#figures');
  const slider = document.querySelector('input');
  const title = document.querySelector('h1');
  if (!svg || !figures || !slider || !title) return;
  for (let band = 0; band < 8; band += 1) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('fill', `hsl(${band * 40} 40% 50%)`);
    svg.append(path);
  }
  for (let figure = 0; figure < 200; figure += 1) figures.append(document.createElement('span'), ' ');
  let isAsked = false;
  slider.addEventListener('input', () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      const value = Number(slider.value);
      [...svg.children].forEach((path, band) => {
        const points = Array.from(
          { length: 70 },
          (_, at) => `${at * 11},${300 - (8 - band) * 35 * Math.exp((-at * (value + 10)) / 2000)}`,
        );
        path.setAttribute('d', `M0,300L${points.join('L')}L770,300Z`);
      });
      title.textContent = `Step ${value}`;
      [...figures.children].forEach((span, at) => {
        span.textContent = String(value * 1_000_003 + at);
      });
    });
  });
}
