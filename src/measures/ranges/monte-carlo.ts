import { faultAt, type Read } from '../../deal/fault.ts';
import type { Projection } from '../../engine/projection.ts';
import { engine } from '../../engine/run.ts';
import type { DealAndScenario } from '../../scenario/parse-scenario.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { classEnd } from '../class-end.ts';
import type { Figure } from '../figures/figure.ts';
import { NUMBER_INPUTS, type NumberInput, scenarioInput } from '../inputs/scenario-inputs.ts';
import { correlationFactor } from '../random/correlation.ts';
import { type Distribution, distributionFault } from '../random/distributions.ts';
import { drawsOf } from '../random/draws.ts';
import type { LongJob } from './long-job.ts';

/** Draws of a range: at least enough for a first percentile, at most what fits in memory with room to spare. */
export const DRAW_LIMITS = { least: 100, most: 100_000 } as const;

export interface DrawnInput {
  readonly path: string;
  readonly distribution: Distribution;
}

/**
 * A scenario run with inputs drawn at random. A draw follows from the seed and its number alone. Each item gives the
 * figures in order, and then the classes that are short as a sum of powers of two (class c: 2^c).
 * @param correlation of the inputs in order; normal copula
 */
export function monteCarloJob(
  base: DealAndScenario,
  seed: number,
  draws: number,
  inputs: readonly DrawnInput[],
  correlation: readonly (readonly number[])[],
  figures: readonly Figure[],
): Read<LongJob> {
  const scenarioOf = drawnScenarios(base, seed, inputs, correlation);
  return scenarioOf.ok ? { ok: true, value: drawJob(base, draws, figures, scenarioOf.value) } : scenarioOf;
}

/** The scenario of each draw by its number; or what is wrong with the inputs to be drawn. */
export function drawnScenarios(
  base: DealAndScenario,
  seed: number,
  inputs: readonly DrawnInput[],
  correlation: readonly (readonly number[])[],
): Read<(draw: number) => Scenario> {
  const setters: NumberInput[] = [];
  for (const { path, distribution } of inputs) {
    const input = readInput(base.scenario, path, distribution);
    if (!input.ok) return input;
    setters.push(input.value);
  }
  const names = inputs.map(({ path }) => path);
  const factor = correlationFactor(correlation, names);
  if (!factor.ok) return faultAt('/correlation', factor.message);
  const distributions = inputs.map(({ distribution }) => distribution);
  const drawInto = drawsOf(seed, distributions, factor.factor);
  const drawn = new Float64Array(inputs.length);
  const scenarioOf = (draw: number): Scenario => {
    drawInto(draw, drawn);
    return withDrawn(base.scenario, setters, drawn);
  };
  return { ok: true, value: scenarioOf };
}

/** Runs scenarios by number and gives the figures of each and which classes are short. */
export function drawJob(
  { deal }: Pick<DealAndScenario, 'deal'>,
  items: number,
  figures: readonly Figure[],
  scenarioOf: (item: number) => Scenario,
): LongJob {
  const width = figures.length + 1;
  const run = (from: number, to: number): Float64Array => {
    const values = new Float64Array((to - from) * width);
    for (let item = from; item < to; item += 1) {
      const projection = engine(deal, scenarioOf(item));
      const row = (item - from) * width;
      for (let index = 0; index < figures.length; index += 1) {
        values[row + index] = (figures[index] as Figure).of(projection) ?? Number.NaN;
      }
      values[row + figures.length] = shortClasses(projection);
    }
    return values;
  };
  return { items, width, run };
}

function withDrawn(base: Scenario, setters: readonly NumberInput[], drawn: Float64Array): Scenario {
  let scenario = base;
  for (let index = 0; index < setters.length; index += 1) {
    const { isWhole, set } = setters[index] as NumberInput;
    const value = drawn[index] as number;
    scenario = set(scenario, isWhole ? Math.floor(value + 0.5) : value) ?? scenario;
  }
  return scenario;
}

/** The classes with interest short on any date or principal unpaid when due, as a sum of powers of two. */
export function shortClasses(projection: Projection): number {
  let sum = 0;
  for (let one = 0, weight = 1; one < projection.deal.classes.length; one += 1, weight *= 2) {
    if (isShort(projection, one)) sum += weight;
  }
  return sum;
}

/** Whether a class has interest short on any date, or principal unpaid when it was due. */
function isShort(projection: Projection, noteClass: number): boolean {
  const end = classEnd(projection, noteClass);
  return end.datesShortOfInterest > 0 || end.firstPastFinal >= 0 || end.principalLoss > 0;
}

function readInput(scenario: Scenario, path: string, distribution: Distribution): Read<NumberInput> {
  const place = `/inputs/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const input = scenarioInput(path);
  const number = input?.path === path ? input.number : null;
  if (!number) return faultAt(place, `"${path}" cannot be drawn; these can: ${NUMBER_INPUTS.join(', ')}.`);
  const message = distributionFault(distribution) ?? limitsFault(path, number, distribution);
  if (message !== null) return faultAt(place, message);
  if (number.set(scenario, number.least === 0 ? number.most / 2 : 1) === null) {
    return faultAt(place, `This scenario has no ${path} to draw: ${WHY_NONE[path] ?? 'it has no collateral'}.`);
  }
  return { ok: true, value: number };
}

const WHY_NONE: Readonly<Record<string, string>> = {
  'collateral.default.multiple': 'its losses are not a lifetime net loss (default kind cnl)',
  'collateral.default.timing.stretch': 'its losses are not a lifetime net loss (default kind cnl)',
  'events.sale.price_pct': 'it has no sale',
};

function limitsFault(path: string, { least, most }: NumberInput, one: Distribution): string | null {
  const [low, high] = spanOf(one);
  if (low >= least && high <= most) return null;
  return `${path} lies between ${least} and ${most}; this distribution reaches from ${low} to ${high}.`;
}

function spanOf(one: Distribution): readonly [number, number] {
  if (one.kind === 'fixed') return [one.value, one.value];
  if (one.kind === 'empirical') return [Math.min(...one.values), Math.max(...one.values)];
  return [one.least, one.most];
}
