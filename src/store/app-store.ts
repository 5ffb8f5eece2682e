import { temporal } from 'zundo';
import { createStore } from 'zustand/vanilla';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { type FieldKind, readField } from '../view/form/field-text.ts';
import { canBeReset, resetPointers, resetValue } from '../view/form/inputs.ts';
import { type Json, valueAt, withValueAt } from '../view/form/json-pointer.ts';
import { lastNumber } from '../view/run-dates.ts';
import { wholeRun } from '../view/whole-run.ts';
import { type AppState, activeTab, baseTab, INITIAL_STATE, type ScenarioTab, type ViewState } from './app-state.ts';
import { beginHold, endHold, type HistoryState, historyOptions, typesInto } from './history.ts';
import { outcomeOf, resultOf } from './outcome.ts';

/** The one store. It keeps forms and the set of the screen; results follow from the forms in outcome.ts. */
export const appStore = createStore<AppState>()(
  temporal<AppState, [], [], HistoryState>(() => INITIAL_STATE, historyOptions),
);

const { setState, getState } = appStore;

/** Sets part of the screen. */
export function setView(change: Partial<ViewState>): void {
  setState(change);
}

/** Moves the month cursor, within the dates of the active scenario's run. */
export function moveCursor(number: number): void {
  const { projection } = resultOf(activeTab(getState()).shown);
  const first = wholeRun(projection).first + 1;
  setState({ cursor: Math.min(Math.max(number, first), lastNumber(projection)) });
}

export function activate(id: string): void {
  setState({ activeId: id, held: null });
}

/** Sets the value at a pointer of the active form; `undefined` takes it out. A draft at that place or below is dropped. */
export function setValue(pointer: string, value: Json): void {
  changeActive((tab) => withForm(tab, withValueAt(tab.form, pointer, value), withoutDrafts(tab.drafts, pointer)));
}

/** Sets a choice's value and remembers the one it replaces under the name of the choice that had it. */
export function choose(pointer: string, value: Json, from: string, to: string): void {
  changeActive((tab) => {
    const was = valueAt(tab.form, pointer);
    const remembered = { ...tab.remembered, [`${pointer} ${from}`]: was };
    const next = remembered[`${pointer} ${to}`] ?? value;
    const changed = withForm(tab, withValueAt(tab.form, pointer, next), withoutDrafts(tab.drafts, pointer));
    return { ...changed, remembered };
  });
}

/** Takes what was typed into a field: into the form where it can be read, else kept as it stands. */
export function typeInto(pointer: string, kind: FieldKind, text: string): void {
  const read = readField(kind, text);
  typesInto(`${getState().activeId} ${pointer}`);
  if (read.ok) setValue(pointer, read.value);
  else keepDraft(pointer, text);
}

/** Keeps text that cannot be read in its field; the form stays as it is. */
export function keepDraft(pointer: string, text: string): void {
  typesInto(`${getState().activeId} ${pointer}`);
  changeActive((tab) => ({ ...tab, drafts: { ...tab.drafts, [pointer]: text } }));
}

/** Sets an input back to the base's value; what the base does not have at all stays. */
export function resetInput(pointer: string): void {
  const base = baseTab(getState());
  if (!canBeReset(pointer, base.form)) return;
  const pointers = resetPointers(pointer);
  changeForm((form) => pointers.reduce((to, at) => withValueAt(to, at, resetValue(base.form, at)), form), pointers);
}

/**
 * Changes several things of the active form at once: a preset, another start.
 * @param pointers what is changed; a draft at those places or below is dropped
 */
export function changeForm(change: (form: ScenarioForm) => ScenarioForm, pointers: readonly string[]): void {
  changeActive((tab) => withForm(tab, change(tab.form), pointers.reduce(withoutDrafts, tab.drafts)));
}

/** Like {@link changeForm}, remembering what stands in the form under a name, for {@link rememberedAs}. */
export function changeRemembering(
  name: string,
  value: Json,
  change: (form: ScenarioForm) => ScenarioForm,
  pointers: readonly string[],
): void {
  changeActive((tab) => {
    const changed = withForm(tab, change(tab.form), pointers.reduce(withoutDrafts, tab.drafts));
    return { ...changed, remembered: { ...tab.remembered, [name]: value } };
  });
}

/** Sets every input of the active scenario back to the base's. */
export function resetAll(): void {
  const { form } = baseTab(getState());
  changeActive((tab) => withForm(tab, form, {}));
}

/** Grids and notes go on showing what they show now, until {@link letGo}. */
export function takeHold(): void {
  beginHold();
  setState((state) => ({ held: activeTab(state).shown }));
}

export function letGo(): void {
  endHold();
  setState({ held: null });
}

function changeActive(change: (tab: ScenarioTab) => ScenarioTab): void {
  setState((state) => ({
    scenarios: state.scenarios.map((tab) => (tab.id === state.activeId ? change(tab) : tab)),
  }));
}

function withForm(tab: ScenarioTab, form: ScenarioForm, drafts: ScenarioTab['drafts']): ScenarioTab {
  const shown = outcomeOf(form).kind === 'result' ? form : tab.shown;
  return { ...tab, form, shown, drafts };
}

function withoutDrafts(drafts: ScenarioTab['drafts'], pointer: string): ScenarioTab['drafts'] {
  const kept = Object.entries(drafts).filter(([at]) => at !== pointer && !at.startsWith(`${pointer}/`));
  return kept.length === Object.keys(drafts).length ? drafts : Object.fromEntries(kept);
}
