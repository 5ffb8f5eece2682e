import type { Page } from '@playwright/test';

/** Dragged before anything is measured: a browser compiles what runs often, and what it drags from then on is the same. */
const WARM_SECONDS = 2.5;
const SECONDS = 3;

export interface Measured {
  readonly latencies: readonly number[];
  readonly updates: number;
  readonly seconds: number;
}

/**
 * How it is measured: in the page, each `input` event of the slider is noted with the time stamp the browser gave it. A
 * loop of animation frames posts a message from every frame; the message is handled after that frame was painted. If by
 * then the chart's paths and the verdict read otherwise than after the last counted paint, that paint is an update, and the
 * time from each noted input to now is a latency. An input that changes nothing on the screen waits for the next update.
 */
async function watchDrag(page: Page): Promise<void> {
  await page.evaluate(() => {
    const read = (): string => {
      const paths = document.querySelectorAll('[data-plot="stack"] path');
      const drawn = [...paths].map((path) => path.getAttribute('d')).join();
      return `${drawn}\n${document.querySelector('h1')?.textContent ?? ''}`;
    };
    const [pathsBefore, verdictBefore] = read().split('\n');
    const state = {
      paths: pathsBefore,
      verdict: verdictBefore,
      inputs: [] as number[],
      latencies: [] as number[],
      updates: [] as number[],
      on: true,
    };
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const [paths, verdict] = read().split('\n');
      if (paths === state.paths || verdict === state.verdict) return;
      state.paths = paths;
      state.verdict = verdict;
      const now = performance.now();
      state.updates.push(now);
      for (const input of state.inputs) state.latencies.push(now - input);
      state.inputs.length = 0;
    };
    const frame = (): void => {
      channel.port2.postMessage(null);
      if (state.on) requestAnimationFrame(frame);
    };
    window.addEventListener('input', (event) => state.inputs.push(event.timeStamp), { capture: true });
    requestAnimationFrame(frame);
    Object.assign(window, { dragWatch: state });
  });
}

async function endWatch(page: Page): Promise<Measured> {
  return await page.evaluate(() => {
    const { dragWatch: state } = window as unknown as {
      dragWatch: { latencies: number[]; updates: number[]; on: boolean };
    };
    state.on = false;
    const { updates, latencies } = state;
    return { latencies, updates: updates.length - 1, seconds: ((updates.at(-1) ?? 0) - (updates[0] ?? 0)) / 1000 };
  });
}

/**
 * Drags the slider's thumb to and fro with real mouse moves, each on its way before the one before is answered, as a mouse
 * reports whether or not the page keeps up; with many unanswered it waits, as a queue of them would not be a hand's.
 */
async function dragToAndFro(page: Page, name: string, reach: Reach, seconds: number): Promise<void> {
  const box = await page.getByRole('slider', { name }).boundingBox();
  if (!box) throw new Error(`The slider ${name} is not on the screen.`);
  const y = box.y + box.height / 2;
  const part = (box.width - 12) / 48;
  const at = (parts: number): number => box.x + 6 + parts * part;
  let x = at(reach.from + 0.45 * (reach.to - reach.from));
  let step = part;
  await page.mouse.move(x, y);
  await page.mouse.down();
  const unanswered = new Set<Promise<void>>();
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (x + step > at(reach.to) || x + step < at(reach.from)) step = -step;
    x += step;
    const move = page.mouse.move(x, y).finally(() => unanswered.delete(move));
    unanswered.add(move);
    if (unanswered.size >= 4) await Promise.race(unanswered);
    await new Promise((resolve) => setTimeout(resolve, 7));
  }
  await Promise.all(unanswered);
  await page.mouse.up();
}

/** In 48ths of the slider. */
interface Reach {
  readonly from: number;
  readonly to: number;
}

/** Drags a slider for a while and then measures how the screen follows it. */
export async function measureDrag(page: Page, name: string, reach: Reach = { from: 0, to: 44 }): Promise<Measured> {
  await dragToAndFro(page, name, reach, WARM_SECONDS);
  await watchDrag(page);
  await dragToAndFro(page, name, reach, SECONDS);
  return await endWatch(page);
}

export function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY;
}
