import type { Cents } from '../../money/cents.ts';

/** Number of filed months, November 2019 to November 2023. */
export const FILED_COUNT = 49;

/** A column of filed amounts, one a month. */
export function cents(amounts: readonly number[]): readonly Cents[] {
  return amounts as readonly Cents[];
}

/** A column in which every month prints the same amount. */
export function held(amount: number): readonly Cents[] {
  return cents(Array.from({ length: FILED_COUNT }, () => amount));
}

/** A column of `before` until month `first`, of the amounts from there on, and of 0.00 after the last of them. */
export function within(first: number, amounts: readonly number[], before = 0): readonly Cents[] {
  return cents(
    Array.from({ length: FILED_COUNT }, (_, index) => (index < first - 1 ? before : (amounts[index - first + 1] ?? 0))),
  );
}

/** A column of one amount in the first month and another in all later ones. */
export function firstThenHeld(first: number, then: number): readonly Cents[] {
  return cents([first, ...held(then).slice(1)]);
}

/** What stood at the start of each month: the figure at closing, then the end of the month before. */
export function openings(atClosing: number, endings: readonly Cents[]): readonly Cents[] {
  return cents([atClosing, ...endings.slice(0, -1)]);
}
