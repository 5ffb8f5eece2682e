import type { Input } from './explanation.ts';
import { amountOf } from './value.ts';

/** What inputs of plus and less come to. */
export function signedSum(inputs: readonly Input[]): number {
  return inputs.reduce((sum, { value, operator }) => sum + (operator === 'less' ? -1 : 1) * amountOf(value), 0);
}

/** The same, but not below zero. */
export function excessOf(inputs: readonly Input[]): number {
  const sum = signedSum(inputs);
  return sum > 0 ? sum : 0;
}
