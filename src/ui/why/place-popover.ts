import { rowOf } from './anchor.ts';

const WIDTH = 348;
const HEIGHT = 460;
const EDGE = 8;
const GAP = 4;

/** Where the popover lies in the window, in pixels. */
export interface Place {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Below the figure's row, or above it where there is more room: the row stays in sight either way. */
export function placePopover(anchor: HTMLElement | null): Place {
  const { innerWidth, innerHeight } = window;
  const width = Math.min(WIDTH, innerWidth - 2 * EDGE);
  if (!anchor) {
    return { left: Math.max(EDGE, (innerWidth - width) / 2), width, top: 64, maxHeight: innerHeight - 64 - EDGE };
  }
  const row = rowOf(anchor);
  const figure = anchor.getBoundingClientRect();
  const left = Math.min(Math.max(EDGE, figure.right - width / 2), innerWidth - width - EDGE);
  const below = innerHeight - row.bottom - GAP - EDGE;
  const above = row.top - GAP - EDGE;
  if (below >= HEIGHT || below >= above) {
    return { left, width, top: row.bottom + GAP, maxHeight: Math.max(below, 120) };
  }
  return { left, width, bottom: innerHeight - row.top + GAP, maxHeight: Math.max(above, 120) };
}
