import type { Projection } from '../../engine/projection.ts';
import { engine } from '../../engine/run.ts';
import { type LossInput, lossScale, USUAL_STEP } from '../../measures/break-even/loss-scale.ts';
import { LOSS_WORDS } from '../sensitivity/break-even-rows.ts';
import { lossesBefore } from '../sensitivity/losses-before.ts';
import { decimalValue, type Value, valueText } from './value.ts';
import type { ExplainedRun } from './walk.ts';

/** A run of a scenario at another loss, and the key under which it is asked: "loss multiple 4470". */
export interface LossRun {
  readonly run: ExplainedRun;
  readonly key: string;
  /** "4.470 ×" */
  readonly name: string;
}

/** Steps are thousandths, of a multiple or of a percent. */
export function lossValue(input: LossInput, steps: number): Value {
  return decimalValue(steps / 1000, 3, ` ${LOSS_WORDS[input].unit}`);
}

const known = new WeakMap<Projection, Map<string, LossRun | null>>();

/** The scenario at a loss in the scale's usual steps, all else alike; null where there is no such loss. */
export function lossRun(run: ExplainedRun, input: LossInput, steps: number): LossRun | null {
  const found = known.get(run.projection) ?? new Map<string, LossRun | null>();
  known.set(run.projection, found);
  const key = `loss ${input} ${steps}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  const made = reckon(run, input, steps, key);
  found.set(key, made);
  return made;
}

function reckon({ projection, form }: ExplainedRun, input: LossInput, steps: number, key: string): LossRun | null {
  const { deal, scenario } = projection;
  const scale = lossScale(scenario, input, USUAL_STEP[input], null, lossesBefore(projection));
  if (!scale.ok || steps > scale.value.most) return null;
  const run = { form, projection: engine(deal, scale.value.at(steps)) };
  return { run, key, name: valueText(lossValue(input, steps)) };
}
