import type { Scale } from './scale.ts';

/** A label to be placed beside a line of the chart. */
export interface LabelWish {
  readonly key: string;
  /** Pixels of the line, or of both ends of a bracket. */
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

export interface PlacedLabel {
  readonly key: string;
  readonly words: string;
  readonly x: number;
  readonly anchor: 'start' | 'end' | 'middle';
  readonly level: number;
}

const GAP = 5;

/**
 * Puts labels into the free upper right of a falling stack: each on the first level where it meets neither another label
 * nor the stack, right of its line or else left of it. A label without room is left out; its line stays.
 * @param widthOf pixels of a text
 * @param stackTop pixels of the stack's upper edge at a pixel of x
 * @param levelFoot pixels of a level's foot
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  room: { readonly left: number; readonly right: number; readonly levels: number },
  widthOf: (words: string) => number,
  stackTop: Scale,
  levelFoot: Scale,
): readonly PlacedLabel[] {
  const taken: { level: number; left: number; right: number }[] = [];
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    const width = widthOf(wish.words);
    const spot = spotsOf(wish, width, room).find(
      ({ level, left, right }) =>
        left >= room.left &&
        right <= room.right &&
        (level === 0 || levelFoot(level) < stackTop(left)) &&
        !taken.some((other) => other.level === level && left < other.right + GAP && right > other.left - GAP),
    );
    if (!spot) continue;
    taken.push(spot);
    placed.push({ key: wish.key, words: wish.words, x: spot.x, anchor: spot.anchor, level: spot.level });
  }
  return placed;
}

function spotsOf({ from, to }: LabelWish, width: number, { levels }: { readonly levels: number }) {
  const middle = (from + to) / 2;
  return Array.from({ length: levels }, (_, level) => [
    ...(to - from > width
      ? [{ level, anchor: 'middle' as const, x: middle, left: middle - width / 2, right: middle + width / 2 }]
      : []),
    { level, anchor: 'start' as const, x: from + GAP, left: from, right: from + GAP + width },
    { level, anchor: 'end' as const, x: to - GAP, left: to - GAP - width, right: to },
  ]).flat();
}
