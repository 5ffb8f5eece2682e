import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { randomScenario } from '../../proof/random-scenario.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { explain } from '../why/explain.ts';
import { figureAddress } from '../why/figure-address.ts';
import type { Flow } from './flow.ts';
import { lifeFlow, monthFlow } from './month-flow.ts';

const SCENARIOS = 60;

function runOf(seed: number) {
  const form = randomScenario(seed) as ScenarioForm;
  const read = parseScenario(form, { deal: THIS_TRUST, filed: null });
  if (!read.ok) throw new Error(`seed ${seed}: ${read.fault.path} ${read.fault.message}`);
  return { form, projection: engine(read.value.deal, read.value.scenario) };
}

/** Nodes at which money appears or vanishes, and links that are nil or negative. */
function faultsOf({ nodes, links }: Flow): string[] {
  const sum = (list: Flow['links']): number => list.reduce((total, { cents }) => total + cents, 0);
  const faults = links.filter(({ cents }) => !(cents > 0)).map(({ from, to }) => `${from} to ${to} is nil`);
  for (const { id, column, amount } of nodes) {
    const into = sum(links.filter(({ to }) => to === id));
    const out = sum(links.filter(({ from }) => from === id));
    if (column > 0 && column < 5 && into !== out) faults.push(`${id}: in ${into}, out ${out}`);
    if (column === 0 && into !== 0) faults.push(`${id} is no source`);
    if (column === 5 && out !== 0) faults.push(`${id} is no end`);
    if (amount !== (into > 0 ? into : out)) faults.push(`${id} shows ${amount}`);
  }
  for (const { from, to } of links) {
    if (!nodes.some(({ id }) => id === from) || !nodes.some(({ id }) => id === to))
      faults.push(`${from} to ${to} has no node`);
  }
  const ends = new Set(nodes.filter(({ column }) => column === 5).map(({ id }) => id));
  const sources = new Set(nodes.filter(({ column }) => column === 0).map(({ id }) => id));
  const came = sum(links.filter(({ from }) => sources.has(from)));
  const went = sum(links.filter(({ to }) => ends.has(to)));
  if (came !== went) faults.push(`came ${came}, went ${went}`);
  return faults;
}

describe('flows of random scenarios', () => {
  it('lose no cent at any node, of any month and of the whole life', { timeout: 120_000 }, () => {
    let flows = 0;
    for (let seed = 0; seed < SCENARIOS; seed += 1) {
      const { projection } = runOf(seed);
      expect(faultsOf(lifeFlow(projection)), `seed ${seed}, life`).toEqual([]);
      for (let at = 0; at < projection.count; at += 1) {
        expect(faultsOf(monthFlow(projection, at)), `seed ${seed}, date ${at}`).toEqual([]);
        flows += 1;
      }
    }
    expect(flows).toBeGreaterThan(250);
  });

  it('have links that each explain themselves under their own width', { timeout: 120_000 }, () => {
    for (let seed = 0; seed < 25; seed += 1) {
      const run = runOf(seed);
      const flows = [lifeFlow(run.projection), monthFlow(run.projection, run.projection.count - 1)];
      for (const { figure, cents, from, to } of flows.flatMap(({ links }) => links)) {
        const result = explain(run, figure)?.result;
        const width = result?.unit === 'cents' ? Math.abs(result.amount) : null;
        expect(width, `seed ${seed} ${from} to ${to}: ${figureAddress(figure)}`).toBe(cents);
      }
    }
  });
});
