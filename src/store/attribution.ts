import { type Attribution, MOST_SHAPLEY_INPUTS, oneAtATime, shapley } from '../measures/attribution/attribution.ts';
import { type Figure, figureAt } from '../measures/figures/figure.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { type AttributionUnit, attributionUnits, mixedForm } from '../view/compare/attribution-units.ts';
import { outcomeOf } from './outcome.ts';

export type AttributionWay = 'shapley' | 'alone';

export interface Attributed {
  readonly units: readonly AttributionUnit[];
  readonly figure: Figure;
  readonly attribution: Attribution;
}

/** More inputs than this are not told apart. */
const MOST_INPUTS = 24;

/**
 * Which changed input caused how much of the change of a figure from the base to another scenario. Every combination is a
 * whole run of its own.
 * @returns null where the figure is not available under one of the combinations
 */
export function attributed(
  form: ScenarioForm,
  base: ScenarioForm,
  path: string,
  way: AttributionWay,
): Attributed | null {
  const units = attributionUnits(form, base);
  const whole = outcomeOf(form);
  if (whole.kind !== 'result' || units.length > MOST_INPUTS) return null;
  const figure = figureAt(path, whole.projection.deal, null);
  if (!figure) return null;
  const figureWith = (changed: number): number | null => {
    const outcome = outcomeOf(mixedForm(form, base, units, changed));
    if (outcome.kind !== 'result') return null;
    return figureAt(path, outcome.projection.deal, null)?.of(outcome.projection) ?? null;
  };
  const canShare = way === 'shapley' && units.length <= MOST_SHAPLEY_INPUTS;
  const attribution = canShare ? shapley(units.length, figureWith) : oneAtATime(units.length, figureWith);
  return attribution && { units, figure, attribution };
}
