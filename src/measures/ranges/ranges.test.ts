import { describe, expect, test } from 'vitest';
import { shelfTrusts } from '../../deal/shelf/shelf-performance.ts';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { type DealAndScenario, parseScenario } from '../../scenario/parse-scenario.ts';
import { type Figure, figureAt } from '../figures/figure.ts';
import { withValueAtPath } from '../inputs/form-path.ts';
import { lifetimeNetLoss } from '../lifetime-loss.ts';
import type { Distribution } from '../random/distributions.ts';
import { gridJob } from './grid.ts';
import { runWhole } from './long-job.ts';
import { monteCarloJob } from './monte-carlo.ts';
import { shelfFit } from './shelf-fit.ts';
import { scenarioUnder, shelfExperience, shelfJob } from './shelf-history.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const form = {
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25' } },
  benchmark: { first_month: 1, rates_pct: ['1.83098'] },
};

function read(of: object): DealAndScenario {
  const parsed = parseScenario(of, context);
  if (!parsed.ok) throw new Error(`${parsed.fault.path}: ${parsed.fault.message}`);
  return parsed.value;
}
const base = read(form);

function figure(path: string): Figure {
  const found = figureAt(path, THIS_TRUST, null);
  if (!found) throw new Error(path);
  return found;
}
const figures = ['classes.D.balance_end', 'totals.residual', 'classes.A-3.wal_years', 'classes.D.wal_years'].map(
  figure,
);

function changed(of: object, path: string, value: unknown): object {
  const found = withValueAtPath(of, path, value);
  if (!found) throw new Error(path);
  return found;
}

describe('a grid', () => {
  test.each([
    ['carried', 'collateral.default.multiple', ['1', '5', '7'], 'collateral.prepayment.pct', ['1', '1.5']],
    ['carried into another part', 'collateral.recovery_lag', [0, 12], 'benchmark.shift_pct', ['-1', '0', '3']],
    ['read anew', 'start.month', [6, 30], 'collateral.default.pct', ['2', '9']],
    ['read anew where kinds differ', 'collateral.default.kind', ['cdr', 'mdr'], 'collateral.default.pct', ['1', '2']],
  ])('%s: every cell is the run of its own form', (_, x, xs, y, ys) => {
    const of = x.startsWith('start') ? { ...form, start: { kind: 'filed', month: 1 } } : form;
    const simple = x.endsWith('kind') ? changed(of, 'collateral.default', { kind: 'cdr', pct: '3' }) : of;
    const job = gridJob(simple, { path: x, values: xs }, { path: y, values: ys }, figures, context);
    if (!job.ok) throw new Error(job.fault.message);
    const values = runWhole(job.value);
    ys.forEach((down, row) => {
      xs.forEach((across, column) => {
        const { deal, scenario } = read(changed(changed(simple, x, across), y, down));
        const alone = figures.map((one) => one.of(engine(deal, scenario)) ?? Number.NaN);
        const at = (row * xs.length + column) * figures.length;
        expect([...values.subarray(at, at + figures.length)]).toEqual(alone);
      });
    });
  });

  test('a stretch of the loss timing beside any other input, a start among them', () => {
    const of = { ...form, start: { kind: 'filed', month: 1 } };
    const stretch = { path: 'collateral.default.timing.stretch', values: ['1', '1.5'] };
    const start = { path: 'start.month', values: [3, 20] };
    const across = gridJob(of, stretch, start, figures, context);
    const down = gridJob(of, start, stretch, figures, context);
    if (!across.ok || !down.ok) throw new Error('These are two grids.');
    const [one, two] = [runWhole(across.value), runWhole(down.value)];
    const cell = (values: Float64Array, at: number) => [
      ...values.subarray(at * figures.length, (at + 1) * figures.length),
    ];
    expect([0, 2, 1, 3].map((at) => cell(one, at))).toEqual([0, 1, 2, 3].map((at) => cell(two, at)));
    const { deal, scenario } = read(changed(of, 'start.month', 20));
    expect(cell(one, 2)).toEqual(figures.map((figured) => figured.of(engine(deal, scenario)) ?? Number.NaN));
    expect(cell(one, 3)).not.toEqual(cell(one, 2));
  });

  test('a piece of it is what it is in the whole', () => {
    const job = gridJob(
      form,
      { path: 'collateral.default.multiple', values: ['2', '6'] },
      { path: 'collateral.prepayment.pct', values: ['1', '1.6'] },
      figures,
      context,
    );
    if (!job.ok) throw new Error(job.fault.message);
    expect(job.value.run(1, 3)).toEqual(runWhole(job.value).subarray(figures.length, 3 * figures.length));
  });

  const faultOf = (x: object, y: object): string => {
    const job = gridJob(form, x as never, y as never, figures, context);
    return job.ok ? 'a grid' : `${job.fault.path}: ${job.fault.message}`;
  };
  test('a value that its input may not take, with its place', () => {
    const y = { path: 'collateral.prepayment.pct', values: ['1'] };
    expect(faultOf({ path: 'collateral.default.multiple', values: ['1', '101'] }, y)).toContain('/x/values/1');
    expect(faultOf({ path: 'collateral.default.multiplier', values: ['1'] }, y)).toContain('not a field that is known');
    expect(faultOf(y, y)).toContain('the same input');
    const stretch = { path: 'collateral.default.timing.stretch', values: ['1'] };
    const timing = { path: 'collateral.default.timing', values: [{ cumulative_pct: [[9, '100']] }] };
    expect(faultOf(stretch, timing)).toContain('both change the timing');
    const lines = [{ balance: '1503750003.50', rate_pct: '8', original_term: '60', remaining_term: '50' }];
    const alone = { ...form, collateral: { ...form.collateral, rep_lines: lines } };
    const deals = { path: 'deal', values: [otherDeal('A-1'), otherDeal('A')] };
    const job = gridJob(alone, deals, y, figures, context);
    expect(job.ok ? '' : job.fault.message).toContain('classes of the deal must stay the same');
  });
});

/** A deal of one class, with what goes with it. */
function otherDeal(name: string): object {
  return {
    name: 'Another',
    closing: '2019-10-23',
    first_distribution: '2019-11',
    distribution_day: 15,
    initial_pool: '1503750003.50',
    oc_target: '0.00',
    reserve_initial: '0.00',
    reserve_required: '0.00',
    servicing_fee_pct: '1',
    call_threshold_pct: '10',
    caps: { successor_total: '0.00', reviewer_per_year: '0.00' },
    classes: [{ name, level: 'A', rank: 1, balance: '1000.00', rate_pct: '2', day_count: '30/360', final: '2026-04' }],
  };
}

const wide = { least: 0, most: 100 };
const drawn: { path: string; distribution: Distribution }[] = [
  { path: 'collateral.default.multiple', distribution: { kind: 'uniform', least: 1, most: 8 } },
  { path: 'collateral.prepayment.pct', distribution: { kind: 'normal', mean: 1.3, deviation: 0.15, ...wide } },
  { path: 'collateral.recovery_lag', distribution: { kind: 'uniform', least: 0, most: 9 } },
];
const independent = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function drawJob(seed: number, inputs = drawn, correlation = independent) {
  const job = monteCarloJob(base, seed, 120, inputs, correlation, figures);
  if (!job.ok) throw new Error(job.fault.message);
  return job.value;
}

describe('draws', () => {
  test('the same seed, the same digits, whatever the pieces; another seed, others', () => {
    const job = drawJob(5);
    const whole = runWhole(job);
    const pieces = [
      [0, 7],
      [7, 50],
      [50, 120],
    ].map(([from, to]) => drawJob(5).run(from as number, to as number));
    expect(pieces.flatMap((piece) => [...piece])).toEqual([...whole]);
    expect(runWhole(drawJob(6))).not.toEqual(whole);
  });

  test('inputs that do not vary give the run of the scenario itself', () => {
    const fixed: typeof drawn = [{ path: 'collateral.default.multiple', distribution: { kind: 'fixed', value: 6 } }];
    const job = monteCarloJob(base, 1, 100, fixed, [[1]], figures);
    if (!job.ok) throw new Error(job.fault.message);
    const { deal, scenario } = read(changed(form, 'collateral.default.multiple', '6'));
    const alone = figures.map((one) => one.of(engine(deal, scenario)) ?? Number.NaN);
    // At six times the base loss B, C and D are short: classes 5, 6 and 7.
    expect([...job.value.run(3, 4)]).toEqual([...alone, 2 ** 5 + 2 ** 6 + 2 ** 7]);
  });

  test.each<[string, Distribution, string]>([
    ['collateral.default.kind', { kind: 'fixed', value: 1 }, 'cannot be drawn'],
    ['collateral.recovery_pct', { kind: 'uniform', least: 40, most: 100 }, 'lies between 0 and 99.99'],
    ['events.sale.price_pct', { kind: 'fixed', value: 90 }, 'it has no sale'],
    ['collateral.prepayment.pct', { kind: 'normal', mean: 1, deviation: -1, ...wide }, 'negative'],
  ])('%s: %j is refused', (path, distribution, words) => {
    const job = monteCarloJob(base, 1, 100, [{ path, distribution }], [[1]], figures);
    expect(job.ok ? '' : job.fault.message).toContain(words);
  });
});

describe('the shelf’s own history', () => {
  const trusts = shelfTrusts().map(shelfExperience);

  test('2019-4: mean speed 1.32 % ABS, net loss 1.3171 %, recovery 52.68 % of defaults, as its certificates say', () => {
    const own = trusts.find(({ name }) => name === '2019-4');
    expect([own?.speed.toFixed(2), own?.lifetimeLoss, own?.recovery.toFixed(2), own?.ended]).toEqual([
      '1.32',
      1.3171,
      '52.68',
      true,
    ]);
  });

  test('a trust’s lifetime loss comes out of the projection under it, to a thousandth of a percent of the pool', () => {
    for (const trust of trusts.filter(({ ended }) => ended)) {
      const collateral = base.scenario.collateral;
      if (!collateral) throw new Error('The scenario projects its collateral.');
      const run = engine(THIS_TRUST, scenarioUnder(base.scenario, collateral, trust));
      const percent = (lifetimeNetLoss(run) / THIS_TRUST.initialPool) * 100;
      expect(Math.abs(percent - trust.lifetimeLoss)).toBeLessThan(0.001);
    }
  });

  test('under every trust that has ended no class is short', () => {
    const job = shelfJob(
      base,
      trusts.filter(({ ended }) => ended),
      figures,
    );
    if (!job) throw new Error('The scenario projects its collateral.');
    const values = runWhole(job);
    expect(job.items).toBe(32);
    for (let item = 0; item < job.items; item += 1) expect(values[item * job.width + job.width - 1]).toBe(0);
  });

  test('a run that starts in month 24 takes each trust’s speeds from its month 25 on', () => {
    const late = read({ ...form, start: { kind: 'filed', month: 24 } });
    const trust = trusts[0];
    if (!late.scenario.collateral || !trust) throw new Error('The scenario projects its collateral.');
    const vector = scenarioUnder(late.scenario, late.scenario.collateral, trust).collateral?.prepayment.vector;
    expect(vector?.[0]).toBe(trust.speeds[24]);
    // 1.217 % ABS in month 25 of 2014-1, thousandths of a percent as filed, on the vector's scale.
    expect(vector?.[0]).toBe((shelfTrusts()[0]?.abs[24] ?? 0) * 1e9);
  });

  test('fitted: 32 trusts, and their timing is that of the shelf curve, which others reckoned from 30 of them', () => {
    const fit = shelfFit(trusts);
    expect(fit.trusts).toBe(32);
    const means = fit.inputs.map(({ distribution }) =>
      distribution.kind === 'normal' || distribution.kind === 'lognormal' ? distribution.mean : 0,
    );
    const [speed, loss, recovery, stretch] = means as [number, number, number, number];
    expect(Math.abs(stretch - 1)).toBeLessThan(0.02);
    expect([speed > 1.1 && speed < 1.4, loss > 1 && loss < 2.6, recovery > 43 && recovery < 54]).toEqual([
      true,
      true,
      true,
    ]);
    // Fast trusts lost less, and recovered more.
    expect(fit.correlation[0]?.[1]).toBeLessThan(-0.5);
    expect(fit.correlation[1]?.[2]).toBeLessThan(-0.5);
    expect(fit.correlation.map((row, at) => row[at])).toEqual([1, 1, 1, 1]);
  });
});
