const waiting = new Map<string, () => void>();
let isAsked = false;

/**
 * Does a piece of work in the next frame. Of several asked for under one key before that, only the last is done: a hand that
 * moves faster than the screen costs one run a frame.
 */
export function inNextFrame(key: string, work: () => void): void {
  waiting.set(key, work);
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    const works = [...waiting.values()];
    waiting.clear();
    for (const one of works) one();
  });
}
