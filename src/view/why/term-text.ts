import type { Input } from './explanation.ts';
import { valueText } from './value.ts';

/** "Note Balance before (1,000.00)" */
export function named({ label, value }: Input): string {
  return `${label} (${valueText(value)})`;
}

/** Inputs one after the other with what is done: "A (1.00) plus B (2.00) less C (0.50)". */
export function chained(inputs: readonly Input[]): string {
  return inputs.map((input, place) => (place === 0 ? named(input) : `${input.operator} ${named(input)}`)).join(' ');
}
