import { THIS_TRUST } from '../../src/deal/this-trust.ts';
import type { Projection } from '../../src/engine/projection.ts';
import { engine } from '../../src/engine/run.ts';
import { breakEvens } from '../../src/measures/break-even/break-even.ts';
import { lossScale, USUAL_STEP } from '../../src/measures/break-even/loss-scale.ts';
import type { LongJob } from '../../src/measures/ranges/long-job.ts';
import { filedMonths } from '../../src/scenario/filed-months.ts';
import { type DealAndScenario, parseScenario } from '../../src/scenario/parse-scenario.ts';
import { requestJob } from '../../src/view/request-answers.ts';
import type { RequestName } from '../../src/view/request-answers-form.ts';
import type { RequestJob } from '../../src/view/request-answers-job.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const ROUNDS = 25;
const DRAWS = 100_000;

const scenario = {
  collateral: {
    prepayment: { kind: 'abs', pct: '1.3' },
    default: { kind: 'cnl', pct: '2.25' },
  },
  benchmark: { first_month: 1, rates_pct: ['1.83098'] },
};
const grid = {
  scenario,
  grid: {
    x: { path: 'collateral.default.multiple', values: Array.from({ length: 20 }, (_, k) => String(1 + k / 4)) },
    y: { path: 'collateral.prepayment.pct', values: Array.from({ length: 20 }, (_, k) => String(1 + k / 40)) },
    figure: 'totals.principal_loss',
  },
};
const ranges = (draws: number) => ({
  scenario,
  monte_carlo: { seed: 1, draws, figures: ['classes.D.balance_end', 'classes.A-4.wal_years', 'totals.residual'] },
});

type Print = (name: string, value: number, unit: string) => void;

/** Sensitivity: what a cell, a draw and a break-even cost beside bare projections of the same scenarios, in one process. */
export function run(print: Print): void {
  const base = readBase();
  const cells = ratioTo(base, jobFor('grid', grid));
  print('grid.cell.median', cells.mine, 'us');
  print('grid.cell.ratio', cells.ratio, 'x');
  const draws = ratioTo(base, jobFor('monte_carlo', ranges(400)));
  print('monte-carlo.draw.median', draws.mine, 'us');
  print('monte-carlo.draw.ratio', draws.ratio, 'x');
  measureBreakEvens(print, base);
  measureMemory(print);
}

function readBase(): DealAndScenario {
  const read = parseScenario(scenario, context);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
}

function jobFor(name: RequestName, line: object): RequestJob {
  const job = requestJob(line, name, context);
  if (!job.ok) throw new Error(job.fault.message);
  return job.value;
}

/** Time of a job's items beside that of the engine alone over the very scenarios that the job runs. Microseconds an item. */
function ratioTo({ deal }: DealAndScenario, job: LongJob): { mine: number; ratio: number } {
  const scenarios = scenariosOf(job);
  const mine: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const start = performance.now();
    job.run(0, job.items);
    const middle = performance.now();
    for (const one of scenarios) engine(deal, one);
    const end = performance.now();
    if (round < ROUNDS) continue;
    mine.push(((middle - start) * 1000) / job.items);
    ratios.push((middle - start) / (end - middle));
  }
  return { mine: median(mine), ratio: median(ratios) };
}

/** The scenarios of a job's items, seen through its first figure. */
function scenariosOf(job: LongJob): Projection['scenario'][] {
  const { figures } = job as RequestJob;
  const figure = figures[0] as { of: (projection: Projection) => number | null };
  const read = figure.of;
  const seen: Projection['scenario'][] = [];
  figure.of = (projection) => {
    seen.push(projection.scenario);
    return read(projection);
  };
  job.run(0, job.items);
  figure.of = read;
  return seen;
}

function measureBreakEvens(print: Print, base: DealAndScenario): void {
  const scale = lossScale(base.scenario, 'multiple', USUAL_STEP.multiple, null, 0);
  if (!scale.ok) throw new Error('The scenario has a loss curve, and so a multiple.');
  const times: number[] = [];
  const ratios: number[] = [];
  let runs = 0;
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const start = performance.now();
    runs = breakEvens(base, scale.value, 'paid_by_final', 0).runs;
    const middle = performance.now();
    for (let count = 0; count < 100; count += 1) engine(base.deal, base.scenario);
    const end = performance.now();
    if (round < ROUNDS) continue;
    times.push(middle - start);
    ratios.push((middle - start) / ((end - middle) / 100));
  }
  print('break-even.all.median', median(times), 'ms');
  print('break-even.all.runs', runs, 'runs');
  print('break-even.all.ratio', median(ratios), 'projections');
}

function measureMemory(print: Print): void {
  const job = jobFor('monte_carlo', ranges(DRAWS));
  const values = new Float64Array(job.items * job.width);
  let peak = 0;
  const start = performance.now();
  for (let from = 0; from < job.items; from += 1000) {
    values.set(job.run(from, from + 1000), from * job.width);
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  job.answer(values);
  peak = Math.max(peak, process.memoryUsage().rss);
  print('monte-carlo.100000-draws', (performance.now() - start) / 1000, 's');
  print('monte-carlo.100000-draws.memory', peak / 1e6, 'MB');
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
