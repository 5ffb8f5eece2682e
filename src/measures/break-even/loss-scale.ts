import type { Cents } from '../../money/cents.ts';
import { RATE_ONE, type Rate } from '../../money/rate.ts';
import type { CollateralAssumptions } from '../../scenario/collateral.ts';
import { SHELF_TIMING_POINTS } from '../../scenario/collateral-form.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { DefaultRate, LossCurve } from '../../scenario/vector/collateral-assumptions.ts';
import { VECTOR_ONE, VECTOR_PER_RATE, type VectorValues } from '../../scenario/vector/vector-values.ts';
import { type Measured, measured, notAvailable } from '../not-available.ts';

/** In what a loss is counted: a flat default rate a year, a lifetime net loss, or a multiple of the scenario's own. */
export type LossInput = 'cdr_pct' | 'cnl_pct' | 'multiple';

/** A loss as a whole number, the scenario under it, and the greatest that makes sense. */
export interface LossScale {
  readonly input: LossInput;
  /** Of one step, in 10^-10 of the whole (a rate) or of one time. */
  readonly unit: number;
  readonly most: number;
  readonly at: (steps: number) => Scenario;
}

/** The steps that are usual: a thousandth of a percent, a thousandth of a multiple. */
export const USUAL_STEP: Readonly<Record<LossInput, number>> = {
  cdr_pct: RATE_ONE / 1e5,
  cnl_pct: RATE_ONE / 1e5,
  multiple: RATE_ONE / 1e3,
};

/** A loss curve's multiple ends here, as in the scenario's form. */
const MOST_MULTIPLE = 100 * RATE_ONE;

/**
 * The scale of losses for a scenario; all but the loss stays as the scenario has it.
 * @param unit of one step
 * @param most null for the greatest loss that makes sense: 100 %, or the multiple that makes it 100 %
 */
export function lossScale(
  scenario: Scenario,
  input: LossInput,
  unit: number,
  most: number | null,
  lossBefore: number,
): Measured<LossScale> {
  const { collateral } = scenario;
  if (collateral === null) return notAvailable({ kind: 'noPoolProjected' });
  const { defaults } = collateral;
  const isCurve = input === 'cnl_pct' || (input === 'multiple' && defaults.kind === 'cnl');
  if (isCurve && collateral.recovery.includes(VECTOR_ONE)) return notAvailable({ kind: 'fullRecovery' });
  const greatest = input === 'multiple' ? greatestMultiple(defaults) : RATE_ONE;
  if (greatest === null) return notAvailable({ kind: 'noLossToMultiply' });
  const defaultsAt = lossSetter(defaults, input, lossBefore);
  return measured({
    input,
    unit,
    most: Math.floor(Math.min(most ?? greatest, greatest) / unit),
    at: (steps) => ({ ...scenario, collateral: { ...collateral, defaults: defaultsAt(steps * unit) } }),
  });
}

function greatestMultiple(defaults: CollateralAssumptions['defaults']): number | null {
  const greatest = defaults.vector.reduce((most, value) => Math.max(most, value), 0);
  return greatest === 0 ? null : Math.min(Math.floor(VECTOR_ONE / greatest) * RATE_ONE, MOST_MULTIPLE);
}

function lossSetter(
  defaults: DefaultRate | LossCurve,
  input: LossInput,
  lossBefore: number,
): (value: number) => DefaultRate | LossCurve {
  if (input === 'cdr_pct') return (value) => ({ kind: 'cdr', vector: flat(value as Rate) });
  if (input === 'cnl_pct') {
    const curve = defaults.kind === 'cnl' ? defaults : usualCurve(lossBefore);
    return (value) => ({ ...curve, vector: flat(value as Rate), multiple: RATE_ONE });
  }
  if (defaults.kind === 'cnl') return (value) => ({ ...defaults, multiple: value });
  return (value) => ({
    ...defaults,
    vector: defaults.vector.map((rate) =>
      Math.floor(rate * (value / RATE_ONE) + 0.5),
    ) as readonly number[] as VectorValues,
  });
}

function usualCurve(lossBefore: number): LossCurve {
  return {
    kind: 'cnl',
    vector: flat(0 as Rate),
    multiple: RATE_ONE,
    timing: { kind: 'cumulative', points: SHELF_TIMING_POINTS },
    filedNetLoss: lossBefore as Cents,
    midLife: 'curve',
  };
}

function flat(rate: Rate): VectorValues {
  return [rate * VECTOR_PER_RATE] as readonly number[] as VectorValues;
}
