import type { LossInput } from '../../measures/break-even/loss-scale.ts';
import type { LossTest } from '../../measures/break-even/loss-test.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import type { AnalysisState } from '../../store/analysis-state.ts';
import { planRequest, shelfPlan } from '../../view/sensitivity/drawn-inputs.ts';

// What the analyses ask for, as lines of the headless contract: asked alike by the screen and by the exports, which take
// an answer only where it is to the question as it stands.

export function breakEvenLine(form: ScenarioForm, input: LossInput, test: LossTest): object {
  return { scenario: form, break_even: { classes: 'all', input, test } };
}

/** Under which break-evens are asked for: while others are looked for, those before them are in the same unit. */
export function breakEvenKey(input: LossInput, test: LossTest): string {
  return `break-even ${input} ${test}`;
}

/** Life of each class, then what all Notes are short of and the residual. */
export function shelfLine(form: ScenarioForm, names: readonly string[], trusts: AnalysisState['trusts']): object {
  const figures = [...names.map((name) => `classes.${name}.wal_years`), 'totals.principal_loss', 'totals.residual'];
  return { scenario: form, shelf_history: { figures, trusts } };
}

/** Life and principal short of each class, then the trust's totals. */
export function drawnFigures(names: readonly string[]): readonly string[] {
  return [
    ...names.map((name) => `classes.${name}.wal_years`),
    ...names.map((name) => `classes.${name}.principal_loss`),
    'totals.net_loss',
    'totals.principal_loss',
    'totals.residual',
  ];
}

/** @param settings whose seed and number of draws are whole numbers */
export function drawsLine(
  form: ScenarioForm,
  names: readonly string[],
  { seed, draws, plan }: Pick<AnalysisState, 'seed' | 'draws' | 'plan'>,
): object {
  const request = planRequest(plan ?? shelfPlan().plan);
  return {
    scenario: form,
    monte_carlo: { seed: Number(seed), draws: Number(draws), figures: drawnFigures(names), ...request },
  };
}
