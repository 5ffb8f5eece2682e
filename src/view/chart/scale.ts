/** A straight scale from amounts or months to pixels. */
export type Scale = (value: number) => number;

export function linearScale(from: number, to: number, start: number, end: number): Scale {
  const slope = to === from ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * slope;
}

/** The multiples of a power of ten that a scale may step by. */
export type Steps = readonly [1, 2, 5] | readonly [1, 2, 4];

/** The round step that gives at most `most` steps up to `top`. */
export function roundStep(top: number, most: number, steps: Steps): number {
  let power = 1;
  while (top / (power * 10) > most) power *= 10;
  for (const factor of steps) if (top / (power * factor) <= most) return power * factor;
  return power * 10;
}

/** Round marks from zero to at most `top`. */
export function ticksUpTo(top: number, most: number, steps: Steps): readonly number[] {
  const step = roundStep(top, most, steps);
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

/** A pixel coordinate as SVG text, to a tenth. */
export function pixel(value: number): string {
  return String(Math.round(value * 10) / 10);
}
