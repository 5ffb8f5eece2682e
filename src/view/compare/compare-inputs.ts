import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { inputWords } from '../form/input-words.ts';
import { differingInputs, INPUTS, type Input, inputValue } from '../form/inputs.ts';
import { sameJson } from '../form/json-pointer.ts';
import { inputLabel } from './input-labels.ts';

/** What has no field in the panel of its own, and yet makes a run another. */
const BESIDES: readonly Input[] = [{ pointer: '/switches/horizon', group: 'start', absent: null, kind: 'start' }];

/** One input over several scenarios. */
export interface InputRow {
  readonly pointer: string;
  readonly label: string;
  /** One for each scenario, in their order. */
  readonly cells: readonly InputCell[];
}

interface InputCell {
  readonly words: string;
  readonly differs: boolean;
}

/** All inputs in which two forms differ, in the order of the panel. */
export function allDifferences(form: ScenarioForm, base: ScenarioForm): readonly Input[] {
  const besides = BESIDES.filter((input) => !sameJson(inputValue(input, form), inputValue(input, base)));
  return [...differingInputs(form, base), ...besides];
}

/**
 * The inputs that differ between the base and any of the others.
 * @param showAll also those that are the same everywhere
 */
export function compareInputs(
  forms: readonly ScenarioForm[],
  base: ScenarioForm,
  filedRates: readonly string[],
  showAll: boolean,
): readonly InputRow[] {
  const differing = forms.map((form) => new Set(allDifferences(form, base)));
  return [...INPUTS, ...BESIDES]
    .filter((input) => showAll || differing.some((own) => own.has(input)))
    .map((input) => ({
      pointer: input.pointer,
      label: inputLabel(input.pointer),
      cells: forms.map((form, place) => ({
        words: cellWords(input, form, filedRates),
        differs: differing[place]?.has(input) === true,
      })),
    }));
}

function cellWords(input: Input, form: ScenarioForm, filedRates: readonly string[]): string {
  if (input.pointer.startsWith('/collateral') && form.collateral === undefined) return 'as given';
  if (input.pointer === '/switches/horizon') return String(form.switches?.horizon ?? 'as long as it takes');
  return inputWords(input, form, filedRates);
}
