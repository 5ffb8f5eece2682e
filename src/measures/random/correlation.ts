import { nthRoot } from '../../money/power.ts';

export type Correlation =
  | {
      readonly ok: true;
      /** Lower triangle L with L L' the matrix, row after row, `count` numbers each. */
      readonly factor: Float64Array;
    }
  | { readonly ok: false; readonly message: string };

/** Pivots this far below zero are rounding, not a contradiction. */
const ROUNDING = 1e-12;

/**
 * The triangle that turns independent normal draws into ones with the given correlations (Cholesky, in a fixed order).
 * @param matrix symmetric, ones on the diagonal, `names.length` rows
 * @returns a sentence where the matrix is none, or where no draws can have these correlations together
 */
export function correlationFactor(matrix: readonly (readonly number[])[], names: readonly string[]): Correlation {
  const message = matrixFault(matrix, names);
  if (message !== null) return { ok: false, message };
  const count = names.length;
  const factor = new Float64Array(count * count);
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row]?.[column] as number;
      for (let k = 0; k < column; k += 1) {
        rest -= (factor[row * count + k] as number) * (factor[column * count + k] as number);
      }
      const pivot = factor[column * count + column] as number;
      if (row === column) {
        if (rest < -ROUNDING) return contradiction(names, row);
        factor[row * count + row] = rest <= 0 ? 0 : nthRoot(rest, 2);
      } else if (pivot > ROUNDING) factor[row * count + column] = rest / pivot;
      else if (rest > ROUNDING || rest < -ROUNDING) return contradiction(names, row);
    }
  }
  return { ok: true, factor };
}

function contradiction(names: readonly string[], row: number): Correlation {
  return {
    ok: false,
    message: `No draws can have these correlations together: those of ${names[row]} contradict those among the inputs before it. Bring them nearer to 0.`,
  };
}

function matrixFault(matrix: readonly (readonly number[])[], names: readonly string[]): string | null {
  const count = names.length;
  if (matrix.length !== count || matrix.some((row) => row.length !== count)) {
    return `The correlation of ${count} inputs is a table of ${count} rows of ${count} numbers, in the order of the inputs: ${names.join(', ')}.`;
  }
  for (let row = 0; row < count; row += 1) {
    if (matrix[row]?.[row] !== 1) return `An input's correlation with itself is 1; that of ${names[row]} is not.`;
    for (let column = 0; column < row; column += 1) {
      const value = matrix[row]?.[column] as number;
      if (!(value >= -1 && value <= 1)) return `A correlation lies between -1 and 1; ${value} does not.`;
      if (value !== matrix[column]?.[row]) {
        return `The correlation of ${names[row]} with ${names[column]} is given as ${value} and as ${matrix[column]?.[row]}; it is one number.`;
      }
    }
  }
  return null;
}
