import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { type Input, inputDiffers, inputValue } from '../view/form/inputs.ts';
import { withValueAt } from '../view/form/json-pointer.ts';
import { noEffectSentence } from '../view/form/no-effect.ts';
import { sameResult } from '../view/form/same-result.ts';
import { outcomeOf } from './outcome.ts';

const sentences = new WeakMap<ScenarioForm, Map<string, string | null>>();

/**
 * The "no effect" note of an input that differs from the base: null where it has one. Found by running the scenario once
 * more with the base's value in its place.
 */
export function noEffectNote(input: Input, form: ScenarioForm, base: ScenarioForm): string | null {
  if (!inputDiffers(input, form, base)) return null;
  const known = sentences.get(form) ?? new Map<string, string | null>();
  sentences.set(form, known);
  const key = `${input.pointer} ${JSON.stringify(inputValue(input, base))}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const note = reckonNote(input, form, base);
  known.set(key, note);
  return note;
}

function reckonNote(input: Input, form: ScenarioForm, base: ScenarioForm): string | null {
  const own = outcomeOf(form);
  const value = inputValue(input, base);
  const other = outcomeOf(withValueAt(form, input.pointer, value === null ? undefined : value));
  if (own.kind !== 'result' || other.kind !== 'result') return null;
  return sameResult(own.projection, other.projection) ? noEffectSentence(input, form, own.projection) : null;
}
