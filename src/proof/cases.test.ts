import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { engine } from '../engine/run.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import { headlessResult } from '../view/headless-result.ts';
import { resultDifferences } from './second/result-differences.ts';
import { sharedFolder, workedCases } from './second/shared-material.ts';

const folder = sharedFolder();
const cases = folder === null ? [] : workedCases(folder);

describe.skipIf(folder === null)(
  'worked cases of an independent program (skipped where the folder of cases is missing)',
  () => {
    it.each(cases)('$file agrees to the cent', ({ scenario, result }) => {
      const read = parseScenario(scenario, { deal: THIS_TRUST, filed: null });
      if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
      expect(resultDifferences(result, headlessResult(engine(read.value.deal, read.value.scenario)))).toEqual([]);
    });
  },
);
