import { expect, test } from 'vitest';
import { parseVector } from './parse-vector.ts';
import { printVector } from './print-vector.ts';

function reprinted(text: string): [string, string] {
  const parsed = parseVector(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return [printVector(parsed.values), printVector(parsed.values, 'dv01')];
}

test.each([
  ['1.30', '1.3', '1.3'],
  ['0 FOR 12 5 RAMP 24 10', '0 FOR 12 5 RAMP 24 10', '0 x 12; 5 to 10 in 24'],
  ['1 1 1 2', '1 FOR 3 2', '1 x 3; 2'],
  ['1; 1.25; 1.5; 1.75; 2', '1 RAMP 5 2', '1 to 2 in 5'],
  ['0 FOR 3 0 RAMP 4 1', '0 FOR 3 0 RAMP 4 1', '0 x 3; 0 to 1 in 4'],
  ['0 RAMP 3 1 1.5 RAMP 4 2.5', '0 RAMP 3 1 1.5 RAMP 4 2.5', '0 to 1 in 3; 1.5 to 2.5 in 4'],
  ['-0.00000001 3 1', '-0.00000001 3 1', '-0.00000001; 3; 1'],
])('%s', (text, intex, dv01) => {
  expect(reprinted(text)).toEqual([intex, dv01]);
});
