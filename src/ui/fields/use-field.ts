import { type AppState, activeTab, baseTab, type ScenarioTab } from '../../store/app-state.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { type FieldKind, fieldText, readField, sliderPlace } from '../../view/form/field-text.ts';
import { inputAt, isComparable } from '../../view/form/inputs.ts';
import { type Json, sameJson, valueAt } from '../../view/form/json-pointer.ts';
import { useApp } from '../use-app.ts';

export interface FieldState {
  /** What the field shows: the form's value, or text that could not be read. */
  readonly text: string;
  /** The form's value as a place of the slider; null where there is none. */
  readonly place: number | null;
  readonly basePlace: number | null;
  readonly baseText: string;
  readonly differs: boolean;
  /** What is wrong with it, or null. */
  readonly fault: string | null;
  /** The base's value, where it can be compared. */
  readonly base: Json;
  /** The form's value. */
  readonly value: Json;
}

/** The state of a number field, read in parts so that it renders only when one of them changes. */
export function useField(pointer: string, kind: FieldKind): FieldState {
  const value = useApp((state) => {
    const input = inputAt(pointer);
    return (
      valueAt(activeTab(state).form, pointer) ?? (input?.pointer === pointer ? (input.absent ?? undefined) : undefined)
    );
  });
  const base = useApp((state) => baseValue(state, pointer));
  const draft = useApp((state) => activeTab(state).drafts[pointer]);
  const fault = useApp((state) => faultOf(activeTab(state), pointer, kind));
  return {
    // A draft from a file that can be read after all is none: the field shows what the run has.
    text: fault === null ? fieldText(kind, value) : (draft ?? fieldText(kind, value)),
    place: sliderPlace(kind, value),
    basePlace: sliderPlace(kind, base),
    baseText: fieldText(kind, base),
    differs: base !== undefined && base !== null && !sameJson(value, base),
    fault,
    base,
    value,
  };
}

function baseValue(state: AppState, pointer: string): Json {
  if (state.activeId === state.baseId) return undefined;
  const { form } = baseTab(state);
  if (!isComparable(pointer, activeTab(state).form, form)) return undefined;
  const input = inputAt(pointer);
  return valueAt(form, pointer) ?? (input?.pointer === pointer ? (input.absent ?? undefined) : undefined);
}

/** A fault of the field's own text, or one that reading the whole scenario found at its place. */
function faultOf(tab: ScenarioTab, pointer: string, kind: FieldKind): string | null {
  const draft = tab.drafts[pointer];
  if (draft !== undefined) {
    const read = readField(kind, draft);
    return read.ok ? null : read.say;
  }
  const outcome = outcomeOf(tab.form);
  return outcome.kind === 'fault' && outcome.fault.path === pointer ? outcome.fault.message : null;
}
