import type { ShelfColumn, ShelfTrust } from '../../deal/shelf/shelf-performance.ts';
import { RATE_ONE, type Rate } from '../../money/rate.ts';
import type { CollateralAssumptions } from '../../scenario/collateral.ts';
import type { DealAndScenario } from '../../scenario/parse-scenario.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { LossTiming } from '../../scenario/vector/collateral-assumptions.ts';
import { VECTOR_PER_RATE, type VectorValues } from '../../scenario/vector/vector-values.ts';
import type { Figure } from '../figures/figure.ts';
import type { LongJob } from './long-job.ts';
import { drawJob } from './monte-carlo.ts';

/** What a trust's certificates come to. Percentages; months by the certificates' own count. */
export interface ShelfExperience {
  readonly name: string;
  /** Whether its certificates have ended; one that still runs has its loss only so far. */
  readonly ended: boolean;
  readonly months: number;
  /** Mean of the months' implied speeds. */
  readonly speed: number;
  readonly lifetimeLoss: number;
  /** Recoveries over defaults of all months. */
  readonly recovery: number;
  /** Share of the trust's defaults by month, in 10^-10. */
  readonly timing: LossTiming;
  /** The month by which half of the net loss had fallen, linear between months. */
  readonly halfLife: number;
  /** The months' speeds, a missing one as the month before it; in the engine's units. */
  readonly speeds: VectorValues;
}

/** A thousandth of a percent, and a ten-thousandth, as rates. */
const SPEED_UNIT = RATE_ONE / 1e5;
const LOSS_UNIT = 1e4;

/** The experience of a trust of the shelf from its monthly certificates. */
export function shelfExperience(trust: ShelfTrust): ShelfExperience {
  const speeds = known(trust.abs);
  const defaults = sum(trust.defaults);
  const timing: LossTiming = { kind: 'monthly', shares: sharesOf(trust.defaults, defaults) };
  return {
    name: trust.name,
    ended: trust.ended,
    months: trust.months,
    speed: speeds.reduce((total, speed) => total + speed, 0) / speeds.length / 1000,
    lifetimeLoss: (known(trust.cumulativeNetLoss).at(-1) ?? 0) / LOSS_UNIT,
    recovery: (sum(trust.recoveries) / defaults) * 100,
    timing,
    halfLife: halfLossMonth(held(trust.cumulativeNetLoss)),
    speeds: held(trust.abs).map((speed) => speed * SPEED_UNIT * VECTOR_PER_RATE) as readonly number[] as VectorValues,
  };
}

/**
 * The scenario under a trust's own speed and loss: its speeds month by month, its lifetime net loss spread as its
 * defaults fell, its recovery rate. Lag and all else stay as the scenario has them. A trust's month m is the scenario's
 * month m; the last speed is held.
 */
export function scenarioUnder(scenario: Scenario, collateral: CollateralAssumptions, trust: ShelfExperience): Scenario {
  const first = scenario.start.afterDate + (scenario.collections?.count ?? 0);
  const speeds = trust.speeds.slice(Math.min(first, trust.speeds.length - 1));
  const defaults = {
    kind: 'cnl',
    vector: [
      Math.floor(trust.lifetimeLoss * (RATE_ONE / 100) + 0.5) * VECTOR_PER_RATE,
    ] as readonly number[] as VectorValues,
    multiple: RATE_ONE,
    timing: trust.timing,
    filedNetLoss: collateral.defaults.kind === 'cnl' ? collateral.defaults.filedNetLoss : 0,
    midLife: 'curve',
  } as CollateralAssumptions['defaults'];
  return {
    ...scenario,
    collateral: {
      ...collateral,
      prepayment: { kind: 'abs', vector: speeds as readonly number[] as VectorValues },
      defaults,
      recovery: [
        Math.floor(trust.recovery * (RATE_ONE / 100) + 0.5) * VECTOR_PER_RATE,
      ] as readonly number[] as VectorValues,
    },
  };
}

/** The scenario under each trust; null where it projects nothing. Items are the trusts in order. */
export function shelfJob(
  base: DealAndScenario,
  trusts: readonly ShelfExperience[],
  figures: readonly Figure[],
): LongJob | null {
  const { scenario } = base;
  const { collateral } = scenario;
  if (collateral === null) return null;
  return drawJob(base, trusts.length, figures, (item) =>
    scenarioUnder(scenario, collateral, trusts[item] as ShelfExperience),
  );
}

function known(column: ShelfColumn): readonly number[] {
  return column.filter((value) => value !== null);
}

/** A month without a certificate as the month before it; the first months as the first that is known. */
function held(column: ShelfColumn): readonly number[] {
  let last = known(column)[0] ?? 0;
  return column.map((value) => {
    last = value ?? last;
    return last;
  });
}

function halfLossMonth(cumulative: readonly number[]): number {
  const half = (cumulative.at(-1) ?? 0) / 2;
  const after = cumulative.findIndex((loss) => loss >= half);
  const before = after > 0 ? (cumulative[after - 1] as number) : 0;
  return after + (half - before) / ((cumulative[after] as number) - before);
}

function sum(column: ShelfColumn): number {
  return known(column).reduce((total, value) => total + value, 0);
}

/** Each month's share of all defaults, rounded so that the shares add up. */
function sharesOf(defaults: ShelfColumn, all: number): readonly Rate[] {
  let soFar = 0;
  let given = 0;
  return defaults.map((amount) => {
    soFar += amount ?? 0;
    const through = Math.floor((soFar / all) * RATE_ONE + 0.5);
    const share = through - given;
    given = through;
    return share as Rate;
  });
}
