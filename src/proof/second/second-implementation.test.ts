import { describe, expect, it } from 'vitest';
import { resultDifferences } from './result-differences.ts';
import { secondImplementation } from './second-implementation.ts';
import { sharedFolder, workedCases } from './shared-material.ts';

const folder = sharedFolder();

describe.skipIf(folder === null)('worked cases (skipped: the folder with the cases is not beside the checkout)', () => {
  for (const { file, scenario, result } of folder === null ? [] : workedCases(folder)) {
    it(`${file}: every figure, clause, event and status`, () => {
      const projected = 'collateral' in scenario ? (result['collections'] as readonly unknown[]) : null;
      expect(resultDifferences(result, secondImplementation(scenario, {}, {}, projected))).toEqual([]);
    });
  }
});
