import { shelfTrusts } from '../../deal/shelf/shelf-performance.ts';
import type { Projection } from '../../engine/projection.ts';
import { engine } from '../../engine/run.ts';
import type { LossInput } from '../../measures/break-even/loss-scale.ts';
import { scenarioUnder, shelfExperience } from '../../measures/ranges/shelf-history.ts';
import { grouped } from '../amount-text.ts';
import { lossRun } from './loss-runs.ts';
import type { Drawn, ExplainedRun } from './walk.ts';

/** A run that comes of another: its name, and the run. */
export interface OtherRun {
  readonly name: string;
  readonly run: ExplainedRun;
}

/**
 * The run of a key, come of a scenario's own: "loss multiple 4470", the scenario at that loss; "draw 4711", with the inputs
 * of that draw; "trust 2017-3", under that trust's history. Null where the key is none of these or the scenario has no such run.
 */
export function otherRun(run: ExplainedRun, key: string): OtherRun | null {
  const [, kind = '', rest = ''] = /^(loss|draw|trust) (.+)$/.exec(key) ?? [];
  if (kind === 'loss') {
    const [, input, steps] = /^(cdr_pct|cnl_pct|multiple) (\d{1,9})$/.exec(rest) ?? [];
    const found = steps === undefined ? null : lossRun(run, input as LossInput, Number(steps));
    return found && { name: `losses ${found.name}`, run: found.run };
  }
  if (kind === 'draw') return /^\d{1,9}$/.test(rest) ? drawRun(run, Number(rest)) : null;
  return kind === 'trust' ? trustRun(run, rest) : null;
}

export function drawKey(draw: number): string {
  return `draw ${draw}`;
}

/** Runs by what they come of: other draws of one scenario are other runs under the same numbers. */
const runs = new WeakMap<Projection | Drawn, Map<string, ExplainedRun>>();

function kept(of: Projection | Drawn, key: string, make: () => ExplainedRun): ExplainedRun {
  const found = runs.get(of) ?? new Map<string, ExplainedRun>();
  runs.set(of, found);
  const run = found.get(key) ?? make();
  found.set(key, run);
  return run;
}

/** The scenario of a draw. Draws are numbered from 1 where people read them. */
export function drawRun(run: ExplainedRun, draw: number): OtherRun | null {
  const { drawn, projection, form } = run;
  if (!drawn || draw >= drawn.values.length / (drawn.paths.length + 1)) return null;
  const made = kept(drawn, drawKey(draw), () => ({
    form,
    projection: engine(projection.deal, drawn.scenarioOf(draw)),
  }));
  return { name: `draw ${grouped(draw + 1)}`, run: made };
}

function trustRun(run: ExplainedRun, name: string): OtherRun | null {
  const { deal, scenario } = run.projection;
  const { collateral } = scenario;
  const trust = shelfTrusts().find((one) => one.name === name);
  if (!trust || collateral === null) return null;
  const made = kept(run.projection, `trust ${name}`, () => ({
    form: run.form,
    projection: engine(deal, scenarioUnder(scenario, collateral, shelfExperience(trust))),
  }));
  return { name: `under ${name}`, run: made };
}
