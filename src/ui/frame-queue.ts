const waiting = new Map<string, () => void>();
let isAsked = false;

/** After a piece of following work, as many times as long as it took go by before another. */
const FOLLOWS_AFTER = 5;
const following = new Map<string, () => void>();
let restsUntil = 0;
const afterPaint = new MessageChannel();

/**
 * Does a piece of work in the next frame. Of several asked for under one key before that, only the last is done: a hand that
 * moves faster than the screen costs one run a frame.
 */
export function inNextFrame(key: string, work: () => void): void {
  waiting.set(key, work);
  askFrame();
}

/**
 * Does a piece of work in one of the next frames, one such piece a frame and the seldomer the slower the machine draws it:
 * with all of it in every frame, the chart would come too late for the screen. Of several asked for under one key, only the
 * last is done. Where nothing else waits, it is done in the next frame.
 */
export function inFrameSoon(key: string, work: () => void): void {
  following.set(key, work);
  askFrame();
}

function askFrame(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(doFrame);
}

function doFrame(): void {
  isAsked = false;
  const works = [...waiting.values()];
  waiting.clear();
  for (const one of works) one();
  if (works.length === 0 || performance.now() >= restsUntil) follow();
  if (following.size > 0) askFrame();
}

/** The piece that has waited longest. */
function follow(): void {
  const [next] = following;
  if (!next) return;
  const [key, work] = next;
  following.delete(key);
  const begun = performance.now();
  work();
  // A message sent from a frame arrives when that frame has been laid out and painted.
  afterPaint.port1.onmessage = () => {
    restsUntil = performance.now() + FOLLOWS_AFTER * (performance.now() - begun);
  };
  afterPaint.port2.postMessage(null);
}
