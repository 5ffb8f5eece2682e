import { rampValue, VECTOR_PER_RATE, type VectorValues } from './vector-values.ts';

/** `intex`: 0 FOR 12 5 RAMP 24 10. `dv01`: 0 x 12; 5 to 10 in 24. */
export type VectorNotation = 'intex' | 'dv01';

/** A ramp of two is two values; below three it would only be longer to read. */
const SHORTEST_RAMP = 3;

/**
 * Prints a vector as text that reads back to the very same values: equal months together, straight lines as ramps.
 * @param values as read by parseVector, or made of whole rates
 */
export function printVector(values: VectorValues, notation: VectorNotation = 'intex'): string {
  const parts: string[] = [];
  let at = 0;
  while (at < values.length) {
    const equal = monthsEqual(values, at);
    const straight = monthsStraight(values, at);
    const months = equal >= straight ? equal : straight;
    parts.push(printStretch(values, at, months, notation));
    at += months;
  }
  return parts.join(notation === 'intex' ? ' ' : '; ');
}

function printStretch(values: VectorValues, at: number, months: number, notation: VectorNotation): string {
  const first = values[at] as number;
  const last = values[at + months - 1] as number;
  if (months === 1) return printPercentage(first);
  const [start, end] = [printPercentage(first), printPercentage(last)];
  if (first === last) return notation === 'intex' ? `${start} FOR ${months}` : `${start} x ${months}`;
  return notation === 'intex' ? `${start} RAMP ${months} ${end}` : `${start} to ${end} in ${months}`;
}

/** How many months from `at` on have one value. */
function monthsEqual(values: VectorValues, at: number): number {
  let end = at + 1;
  while (end < values.length && values[end] === values[at]) end++;
  // A value that cannot be typed is inside a ramp, and that ramp begins with the last of the equal months.
  return mayEndBefore(values, end) ? end - at : Math.max(1, end - at - 1);
}

/** How many months from `at` on a single ramp gives, or 1. */
function monthsStraight(values: VectorValues, at: number): number {
  let longest = 1;
  for (let end = at + SHORTEST_RAMP; end <= values.length; end++) {
    if (isRamp(values, at, end) && mayEndBefore(values, end)) longest = end - at;
  }
  return longest;
}

function isRamp(values: VectorValues, at: number, end: number): boolean {
  const [first, last] = [values[at] as number, values[end - 1] as number];
  if (!canBeTyped(last) || first === last) return false;
  for (let k = 1; k < end - at - 1; k++) {
    if (values[at + k] !== rampValue(first, last, end - at - 1, k)) return false;
  }
  return true;
}

/** A stretch may end before this month: there is none, or its value can be typed. */
function mayEndBefore(values: VectorValues, month: number): boolean {
  return month >= values.length || canBeTyped(values[month] as number);
}

function canBeTyped(value: number): boolean {
  return value % VECTOR_PER_RATE === 0;
}

function printPercentage(value: number): string {
  const size = Math.abs(value) / VECTOR_PER_RATE;
  const whole = Math.floor(size / 1e8);
  const decimals = String(size - whole * 1e8)
    .padStart(8, '0')
    .replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}
