import { isShortIn } from './contours.ts';

/** What the draws that are in so far come to: their number, each figure's mean, and how many have each class short. */
export interface RunningDraws {
  readonly draws: number;
  readonly means: readonly (number | null)[];
  readonly shortOf: readonly number[];
}

/** @param values `width` a draw, the last the classes that are short as a sum of powers of two */
export function runningDraws(values: Float64Array, done: Uint8Array, width: number, classes: number): RunningDraws {
  const figures = Math.max(width - 1, 0);
  const sums = new Float64Array(figures);
  const counts = new Float64Array(figures);
  const shortOf = new Array<number>(classes).fill(0);
  let draws = 0;
  for (let draw = 0; draw < done.length; draw += 1) {
    if (done[draw] !== 1) continue;
    draws += 1;
    for (let one = 0; one < figures; one += 1) {
      const value = values[draw * width + one] as number;
      if (Number.isNaN(value)) continue;
      sums[one] = (sums[one] as number) + value;
      counts[one] = (counts[one] as number) + 1;
    }
    const short = values[draw * width + figures] as number;
    if (short === 0) continue;
    for (let place = 0; place < classes; place += 1) {
      if (isShortIn(short, place)) shortOf[place] = (shortOf[place] ?? 0) + 1;
    }
  }
  return {
    draws,
    means: Array.from(sums, (sum, one) => (counts[one] === 0 ? null : sum / (counts[one] as number))),
    shortOf,
  };
}
