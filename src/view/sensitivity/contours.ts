/** A step of the line between cells in which not the same classes are short: from corner to corner, in cells. */
export interface ContourStep {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Whether class `place` is among those of a sum of powers of two. */
export function isShortIn(sum: number, place: number): boolean {
  return Math.floor(sum / 2 ** place) % 2 === 1;
}

/**
 * The stepped lines between cells in which not the same classes are short: where the first dollar of one of them is.
 * Cells that are not reckoned yet have no line.
 * @param at the classes that are short in a cell as a sum of powers of two; NaN where it is not known
 */
export function contourSteps(
  columns: number,
  rows: number,
  at: (row: number, column: number) => number,
): readonly ContourStep[] {
  const steps: ContourStep[] = [];
  const differ = (one: number, other: number): boolean => one !== other && !Number.isNaN(one) && !Number.isNaN(other);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const here = at(row, column);
      if (column + 1 < columns && differ(here, at(row, column + 1))) {
        steps.push({ x1: column + 1, y1: row, x2: column + 1, y2: row + 1 });
      }
      if (row + 1 < rows && differ(here, at(row + 1, column))) {
        steps.push({ x1: column, y1: row + 1, x2: column + 1, y2: row + 1 });
      }
    }
  }
  return steps;
}

/** The names under the grid: at each place of its last row where classes begin to be short, going right. */
export function contourLabels(
  columns: number,
  names: readonly string[],
  lastRow: (column: number) => number,
): readonly { readonly x: number; readonly words: string }[] {
  const byPlace = new Map<number, string[]>();
  for (const [place, name] of names.entries()) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const [one, other] = [lastRow(column), lastRow(column + 1)];
      if (Number.isNaN(one) || Number.isNaN(other) || isShortIn(one, place) || !isShortIn(other, place)) continue;
      byPlace.set(column + 1, [...(byPlace.get(column + 1) ?? []), name]);
    }
  }
  return [...byPlace].map(([x, shorts]) => ({ x, words: shorts.toReversed().join(', ') }));
}
