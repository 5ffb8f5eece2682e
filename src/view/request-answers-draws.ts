import { faultAt, quoted, type Read } from '../deal/fault.ts';
import { shelfTrusts } from '../deal/shelf/shelf-performance.ts';
import type { Figure } from '../measures/figures/figure.ts';
import { scenarioInput } from '../measures/inputs/scenario-inputs.ts';
import type { Distribution } from '../measures/random/distributions.ts';
import { type DrawnInput, drawnScenarios, monteCarloJob } from '../measures/ranges/monte-carlo.ts';
import { type Checkpoint, type RangeSummary, rangeSummary } from '../measures/ranges/range-summary.ts';
import { shelfFit } from '../measures/ranges/shelf-fit.ts';
import { shelfExperience, shelfJob } from '../measures/ranges/shelf-history.ts';
import type { DealAndScenario } from '../scenario/parse-scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { readFigures } from './request-answers-figures.ts';
import type {
  CorrelationValues,
  DistributionValues,
  MeasuresValues,
  MonteCarloValues,
  ShelfHistoryValues,
} from './request-answers-form.ts';
import { type RequestJob, settled } from './request-answers-job.ts';
import { readTerms } from './request-answers-measures.ts';
import { printFigure, printRounded, printShare } from './request-answers-print.ts';
import { becauseOf } from './request-answers-words.ts';

const USUAL_DRAWS = 10_000;
const USUAL_SEED = 1;

interface Plan {
  readonly inputs: readonly DrawnInput[];
  readonly correlation: readonly (readonly number[])[];
  readonly fittedTo: number | null;
}

/** The job of a `monte_carlo`: a draw an item. */
export function monteCarloRequest(base: DealAndScenario, values: MonteCarloValues): Read<RequestJob> {
  const figures = figuresFor(base, values.figures, values.measures);
  if (!figures.ok) return figures;
  const { draws = USUAL_DRAWS, seed = USUAL_SEED } = values;
  if (draws === 0) return settled({ not_available: 'because no draws are asked for' });
  if (base.scenario.collateral === null) {
    return settled({ not_available: becauseOf({ kind: 'noPoolProjected' }) });
  }
  const plan = planOf(base, values);
  if (!plan.ok) return plan;
  if (plan.value === null) return settled({ not_available: UNFIT });
  const { inputs, correlation, fittedTo } = plan.value;
  if (inputs.length === 0) return settled({ not_available: 'because no input is drawn' });
  const job = monteCarloJob(base, seed, draws, inputs, correlation, figures.value);
  if (!job.ok) return job;
  const settings = {
    seed,
    draws,
    inputs: Object.fromEntries(inputs.map(({ path, distribution }) => [path, printDistribution(distribution)])),
    correlation: correlation.map((row) => row.map(String)),
    ...(fittedTo === null ? {} : { fitted_to: `${fittedTo} trusts of the shelf whose certificates have ended` }),
  };
  return {
    ok: true,
    value: {
      ...job.value,
      figures: figures.value,
      answer: (found) => ({ ...summaries(figures.value, found), settings }),
    },
  };
}

/** The scenario of each draw of a `monte_carlo` by its number; null where the request draws none. */
export function monteCarloScenarios(
  base: DealAndScenario,
  values: MonteCarloValues,
): { readonly seed: number; readonly scenarioOf: (draw: number) => Scenario } | null {
  const { seed = USUAL_SEED } = values;
  const plan = base.scenario.collateral === null ? null : planOf(base, values);
  if (!plan?.ok || plan.value === null || plan.value.inputs.length === 0) return null;
  const found = drawnScenarios(base, seed, plan.value.inputs, plan.value.correlation);
  return found.ok ? { seed, scenarioOf: found.value } : null;
}

const UNFIT =
  'because the shelf is fitted as a speed in ABS and a lifetime net loss, and this scenario has others; state the inputs to be drawn';

function figuresFor(base: DealAndScenario, paths: readonly string[], measures: MeasuresValues | undefined) {
  const terms = measures ? readTerms(measures, base.deal) : null;
  if (terms && !terms.ok) return faultAt(`/measures${terms.fault.path}`, terms.fault.message);
  return readFigures(paths, base, terms ? terms.value : null, (index) => `/figures/${index}`);
}

/** What is drawn: the inputs stated, else the shelf's own history; null where the scenario has no place for that. */
function planOf(base: DealAndScenario, values: MonteCarloValues): Read<Plan | null> {
  if (values.inputs === undefined) {
    const collateral = base.scenario.collateral;
    if (collateral?.defaults.kind !== 'cnl' || collateral.prepayment.kind !== 'abs') return { ok: true, value: null };
    const fit = shelfFit(shelfTrusts().map(shelfExperience));
    if (values.correlation === undefined) return { ok: true, value: { ...fit, fittedTo: fit.trusts } };
    const stated = readCorrelation(
      values.correlation,
      fit.inputs.map(({ path }) => path),
    );
    return stated.ok
      ? { ok: true, value: { inputs: fit.inputs, correlation: stated.value, fittedTo: fit.trusts } }
      : stated;
  }
  const inputs = Object.entries(values.inputs).map(([path, given]) => ({
    path,
    distribution: readDistribution(path, given),
  }));
  const correlation = readCorrelation(
    values.correlation ?? [],
    inputs.map(({ path }) => path),
  );
  return correlation.ok ? { ok: true, value: { inputs, correlation: correlation.value, fittedTo: null } } : correlation;
}

/** A distribution in the engine's form; where no limits are given, the input's own. */
function readDistribution(path: string, given: DistributionValues): Distribution {
  const input = scenarioInput(path)?.number;
  switch (given.distribution) {
    case 'fixed':
      return { kind: 'fixed', value: given.value };
    case 'uniform':
      return { kind: 'uniform', least: given.min, most: given.max };
    case 'triangular':
      return { kind: 'triangular', least: given.min, mode: given.mode, most: given.max };
    case 'empirical':
      return { kind: 'empirical', values: given.values.toSorted((a, b) => a - b) };
    default:
      return {
        kind: given.distribution,
        mean: given.mean,
        deviation: given.sd,
        least: given.min ?? input?.least ?? Number.MIN_SAFE_INTEGER,
        most: given.max ?? input?.most ?? Number.MAX_SAFE_INTEGER,
      };
  }
}

function printDistribution(one: Distribution): object {
  switch (one.kind) {
    case 'fixed':
      return { distribution: 'fixed', value: String(one.value) };
    case 'uniform':
      return { distribution: 'uniform', min: String(one.least), max: String(one.most) };
    case 'triangular':
      return { distribution: 'triangular', min: String(one.least), mode: String(one.mode), max: String(one.most) };
    case 'empirical':
      return { distribution: 'empirical', values: one.values.map(String) };
    default:
      return {
        distribution: one.kind,
        mean: String(one.mean),
        sd: String(one.deviation),
        min: String(one.least),
        max: String(one.most),
      };
  }
}

/** A table as it is given, or one made of pairs; inputs that are not named together are independent. */
function readCorrelation(given: CorrelationValues, names: readonly string[]): Read<readonly (readonly number[])[]> {
  const table = given.filter((row) => Array.isArray(row)) as readonly number[][];
  if (table.length > 0) return { ok: true, value: table };
  const matrix = names.map((_, row) => names.map((__, column) => (row === column ? 1 : 0)));
  for (const [index, pair] of (given as Exclude<CorrelationValues, number[][]>).entries()) {
    const [row, column] = pair.between.map((path) => names.indexOf(path)) as [number, number];
    if (row < 0 || column < 0 || row === column) {
      const wrong = pair.between.find((path) => !names.includes(path)) ?? pair.between[0];
      return faultAt(
        `/correlation/${index}/between`,
        `${quoted(wrong)} cannot be paired; two of these are wanted: ${names.join(', ')}.`,
      );
    }
    (matrix[row] as number[])[column] = pair.value;
    (matrix[column] as number[])[row] = pair.value;
  }
  return { ok: true, value: matrix };
}

function summaries(figures: readonly Figure[], found: Float64Array) {
  const width = figures.length + 1;
  return Object.fromEntries(
    figures.map((figure, column) => [
      figure.path,
      printSummary(figure, rangeSummary(found, width, column, figure.noteClass)),
    ]),
  );
}

/** Decimals of a share of draws in percent. */
const SHARE_PLACES = 3;

/** What draws of a figure come to, in the form of the contract. */
export function printSummary(figure: Omit<Figure, 'of'>, one: RangeSummary) {
  const share = printShare(one.short, one.draws, SHARE_PLACES);
  if (one.available === 0 || one.mean === null) {
    return { not_available: becauseOf(figure.none), share_short_pct: share };
  }
  const standardError = one.standardError ?? 0;
  return {
    percentiles: Object.fromEntries(
      one.percentiles.map(({ percentile, value }) => [String(percentile), printFigure(figure, value)]),
    ),
    mean: printFigure(figure, one.mean),
    standard_error: printRounded(standardError / Number(`1e${figure.places}`), figure.places + 2),
    share_short_pct: share,
    ...(one.available < one.draws ? { draws_without: one.draws - one.available } : {}),
    convergence: one.convergence.map((point) => printCheckpoint(figure, point)),
  };
}

function printCheckpoint(figure: Omit<Figure, 'of'>, { draws, mean, median, short }: Checkpoint) {
  const value = (units: number | null) =>
    units === null ? { not_available: becauseOf(figure.none) } : printFigure(figure, units);
  return { draws, mean: value(mean), median: value(median), share_short_pct: printShare(short, draws, SHARE_PLACES) };
}

/** The job of a `shelf_history`: a trust an item. */
export function shelfHistoryRequest(base: DealAndScenario, values: ShelfHistoryValues): Read<RequestJob> {
  const figures = figuresFor(base, values.figures, values.measures);
  if (!figures.ok) return figures;
  const all = shelfTrusts().map(shelfExperience);
  const trusts = values.trusts === 'all' ? all : all.filter(({ ended }) => ended);
  const job = shelfJob(base, trusts, figures.value);
  if (!job) return settled({ not_available: becauseOf({ kind: 'noPoolProjected' }) });
  const width = figures.value.length + 1;
  const answer = (found: Float64Array) => ({
    trusts: trusts.map((trust, row) => ({
      name: trust.name,
      ended: trust.ended,
      months: trust.months,
      speed_abs_pct: printRounded(trust.speed, 3),
      lifetime_net_loss_pct: printRounded(trust.lifetimeLoss, 4),
      recovery_pct: printRounded(trust.recovery, 2),
      figures: Object.fromEntries(
        figures.value.map((figure, column) => [figure.path, printValue(figure, found[row * width + column] as number)]),
      ),
      short: shortNames(base, found[row * width + width - 1] as number),
    })),
  });
  return { ok: true, value: { ...job, figures: figures.value, answer } };
}

function printValue(figure: Figure, value: number) {
  return Number.isNaN(value) ? { not_available: becauseOf(figure.none) } : printFigure(figure, value);
}

function shortNames({ deal }: DealAndScenario, classes: number): readonly string[] {
  let rest = classes;
  return deal.classes.flatMap(({ name }) => {
    const isShort = rest % 2 === 1;
    rest = Math.floor(rest / 2);
    return isShort ? [name] : [];
  });
}
