import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import type { AppState, ScenarioTab } from '../../store/app-state.ts';
import { activeTab, baseTab } from '../../store/app-state.ts';
import { outcomeOf, resultOf } from '../../store/outcome.ts';
import { FILED_RATES, TRUST } from '../../store/trust.ts';
import type { AskedFigure } from '../../store/why.ts';
import { type Work, workStore } from '../../store/work.ts';
import { proofRun } from '../../view/proof/proof-run.ts';
import { placeOf } from '../../view/run-dates.ts';
import { cellForm, gridInput, steppedForm, stepText } from '../../view/sensitivity/grid-inputs.ts';
import type { WaterfallRow } from '../../view/waterfall-rows.ts';
import { drawnOf } from '../../view/why/drawn-of.ts';
import { figureValue } from '../../view/why/explain.ts';
import { parseFigureAddress } from '../../view/why/figure-address.ts';
import type { FigureId } from '../../view/why/figure-id.ts';
import { otherRun } from '../../view/why/other-runs.ts';
import { type WaterfallColumn, waterfallFigure } from '../../view/why/table-figures.ts';
import type { Drawn, ExplainedRun } from '../../view/why/walk.ts';

const proofRuns = new Map<string, ExplainedRun>();

/** A run whose figure is asked. */
export interface AskedRun {
  /** Null where there is no such run. */
  readonly run: ExplainedRun | null;
  /** What it is called, where it is not the scenario on the screen. */
  readonly name: string | null;
}

/** The run whose figure is asked. */
export function askedRun(state: AppState, run: string): AskedRun {
  const proof = /^(restart|run on) (\d+)$/.exec(run);
  if (proof)
    return {
      run: proofRunOf(run, proof[1] as 'restart' | 'run on', Number(proof[2])),
      name: PROOF_NAMES[proof[1] ?? ''] ?? null,
    };
  const tab = state.scenarios.find(({ id }) => id === run);
  if (tab && tab.id !== state.activeId) return { run: runOfTab(state, tab), name: tab.name };
  const active = runOfTab(state, activeTab(state));
  if (tab || run === '') return { run: active, name: null };
  return steppedRun(active.form, run) ?? otherRun(active, run) ?? { run: null, name: null };
}

/** A scenario's run with its name, the base to compare it with, and the draws of the scenario on the screen. */
function runOfTab(state: AppState, tab: ScenarioTab): ExplainedRun {
  const { form, projection } = resultOf(tab.shown);
  const base = baseTab(state);
  const drawn = tab.id === state.activeId ? drawnNow(form) : null;
  return {
    form,
    projection,
    name: tab.name,
    ...(base.id === tab.id ? {} : { base: { name: base.name, key: base.id, run: resultOf(base.shown) } }),
    ...(drawn ? { drawn } : {}),
  };
}

const draws = new WeakMap<Work, Drawn | null>();

/** The draws of the Monte Carlo from a form, where they are in: those of another scenario may still stand there. */
function drawnNow(form: ScenarioForm): Drawn | null {
  const { draws: work } = workStore.getState();
  if (work?.state !== 'answered' || !work.text.startsWith(JSON.stringify({ scenario: form }).slice(0, -1))) return null;
  const known = draws.get(work);
  if (known !== undefined) return known;
  const upTo = work.done.includes(0) ? work.done.indexOf(0) : work.done.length;
  const made = drawnOf(JSON.parse(work.text) as object, TRUST, work.values.subarray(0, upTo * work.width));
  draws.set(work, made);
  return made;
}

const steppedForms = new WeakMap<ScenarioForm, Map<string, ScenarioForm>>();

/** A scenario with inputs at other steps: a cell of a grid, or a column of the price/yield table. */
function steppedRun(form: ScenarioForm, key: string): AskedRun | null {
  const text = /^stepped (.+)$/.exec(key)?.[1];
  if (text === undefined) return null;
  const steps = (JSON.parse(text) as readonly (readonly [string, string])[]).map(([path, step]) => ({
    input: gridInput(path),
    step,
  }));
  const known = steppedForms.get(form) ?? new Map<string, ScenarioForm>();
  steppedForms.set(form, known);
  const paths = steps.map(({ input }) => input.path);
  const made = known.get(key) ?? cellForm(steppedForm(form, paths, FILED_RATES), steps);
  if (!made) return null;
  known.set(key, made);
  const outcome = outcomeOf(made);
  const name = steps.map(({ input, step }) => `${input.label} ${stepText(input, step)}`).join(', ');
  return { run: outcome.kind === 'result' ? outcome : null, name };
}

const PROOF_NAMES: Readonly<Record<string, string>> = {
  restart: 'proof, from the filed balances',
  'run on': 'proof, run on from closing',
};

function proofRunOf(key: string, mode: 'restart' | 'run on', month: number): ExplainedRun {
  const name = mode === 'restart' ? key : mode;
  const known = proofRuns.get(name);
  if (known) return known;
  const run = proofRun(TRUST, mode, month);
  proofRuns.set(name, run);
  return run;
}

/** The figure that is asked: by its address, or by the place of its cell in the cursor's month. */
export function askedFigure({ figure }: AskedFigure, run: ExplainedRun, cursor: number): FigureId | null {
  const cell = /^cell (\w+) (\w+) (.+)$/.exec(figure);
  if (!cell) return standIn(parseFigureAddress(figure), run);
  const { projection } = run;
  const at = placeOf(projection, cursor);
  if (at < 0) return null;
  const row = { kind: cell[1] as WaterfallRow['kind'], id: cell[3] ?? '' };
  return waterfallFigure(projection, at, row, cell[2] as WaterfallColumn);
}

/** A class that is not paid off has no such date: what is left of it answers instead. */
function standIn(id: FigureId | null, run: ExplainedRun): FigureId | null {
  if (id?.kind !== 'paid-off' || figureValue(run, id) !== null) return id;
  return { kind: 'balance-end', noteClass: id.noteClass };
}
