import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { engine } from '../engine/run.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import { headlessResult } from '../view/headless-result.ts';
import { BRANCHES, branchesReached } from './random/branches-reached.ts';
import { randomScenario } from './random-scenario.ts';
import { resultDifferences } from './second/result-differences.ts';
import { secondImplementation } from './second/second-implementation.ts';

/** Scenarios run through the engine with its invariants; the first half also through the second implementation. */
const SCENARIOS = 10_000;
const COMPARED = 5_000;
const LEAST_A_BRANCH = 100;
const TEN_MINUTES = 600_000;

function ourResult(scenario: object): unknown {
  const read = parseScenario(scenario, { deal: THIS_TRUST, filed: null });
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  return headlessResult(engine(read.value.deal, read.value.scenario));
}

describe('random stressed scenarios', () => {
  it(
    `${SCENARIOS} of them break no invariant, ${COMPARED} agree with the second implementation to the cent, and every branch is reached`,
    () => {
      const counts = new Map<string, number>(BRANCHES.map((name) => [name, 0]));
      const differing: string[] = [];
      for (let seed = 0; seed < SCENARIOS; seed += 1) {
        const scenario = randomScenario(seed);
        const ours = ourResult(scenario);
        for (const name of branchesReached(scenario, ours)) counts.set(name, (counts.get(name) ?? 0) + 1);
        if (seed >= COMPARED) continue;
        const found = resultDifferences(secondImplementation(scenario), ours);
        if (found.length > 0) differing.push(`seed ${seed}: ${found[0]}`);
      }
      console.info([...counts].map(([name, count]) => `${String(count).padStart(6)} ${name}`).join('\n'));
      expect(differing).toEqual([]);
      expect([...counts].filter(([, count]) => count < LEAST_A_BRANCH)).toEqual([]);
    },
    TEN_MINUTES,
  );
});
