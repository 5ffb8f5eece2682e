import { activeTab, baseTab, settledForm } from '../../store/app-state.ts';
import { noEffectNote } from '../../store/comparison.ts';
import { FILED_RATES } from '../../store/trust.ts';
import { inputWords } from '../../view/form/input-words.ts';
import { inputAt, inputDiffers } from '../../view/form/inputs.ts';
import { useApp } from '../use-app.ts';

export interface InputState {
  readonly differs: boolean;
  /** What the base has, in words. */
  readonly baseWords: string;
  /** Why it changes nothing, where it differs from the base and changes nothing. */
  readonly noEffect: string | null;
}

/** How an input stands against the base. */
export function useInput(pointer: string): InputState {
  const input = inputAt(pointer);
  if (!input) throw new Error(`No input is at ${pointer}.`);
  const differs = useApp((state) => inputDiffers(input, activeTab(state).form, baseTab(state).form));
  const baseForm = useApp((state) => baseTab(state).form);
  const noEffect = useApp((state) => noEffectNote(input, settledForm(state), baseTab(state).shown));
  return { differs, baseWords: differs ? inputWords(input, baseForm, FILED_RATES) : '', noEffect };
}
