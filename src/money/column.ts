/**
 * Numbers in a row, by month or by cell: an ordinary array that holds doubles and nothing else.
 *
 * Not a Float64Array, which beyond eight numbers is given a buffer of its own from outside the engine's heap: a run makes
 * some sixty of them, and a browser pays for each with fresh pages and a sweep, several times what the run itself takes.
 * Arrays of doubles lie in the young heap, where leaving them costs nothing.
 */
export type Column = number[];

/** Zeros to copy from: the copy is made whole and keeps its kind, doubles without a hole, which filling would not. */
let zeros: Column = doubles(1024);

function doubles(length: number): Column {
  const made = Array.from({ length }, () => 0.5);
  return made.fill(0);
}

/** A column of zeros. @throws RangeError where `length` is below 0 */
export function emptyColumn(length: number): Column {
  // Counted from the end, a slice would be long where none is meant.
  if (length < 0) throw new RangeError(`A column cannot have ${length} entries.`);
  if (zeros.length < length) zeros = doubles(2 * length);
  return zeros.slice(0, length);
}

/** A column of what is found for each value, or of the values themselves. */
export function columnFrom(values: ArrayLike<number>): Column;
export function columnFrom<T>(values: ArrayLike<T>, of: (value: T, at: number) => number): Column;
export function columnFrom<T>(values: ArrayLike<T>, of?: (value: T, at: number) => number): Column {
  const made = emptyColumn(values.length);
  for (let at = 0; at < made.length; at += 1) made[at] = of ? of(values[at] as T, at) : (values[at] as number);
  return made;
}

/** Puts values into a column, from a place on. @throws RangeError where there is no room: a column never grows. */
export function putInto(column: Column, values: ArrayLike<number>, from = 0): void {
  if (from + values.length > column.length) {
    throw new RangeError(`A column of ${column.length} has no room for ${values.length} from ${from} on.`);
  }
  for (let at = 0; at < values.length; at += 1) column[from + at] = values[at] as number;
}
