import { certificateOfForm, formOfAdded } from '../files/added-month/added-form.ts';
import type { CertificateForm } from '../files/added-month/read-added.ts';
import type { Workspace, WorkspaceScenario, WorkspaceView } from '../scenario/link/workspace.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { CASH_QUANTITIES } from '../view/cash-rows.ts';
import { recordedResult } from '../view/recorded-result.ts';
import { readSettings, settingsOf } from './analysis-settings.ts';
import { type AppState, DETAILS_TABS, type ScenarioTab } from './app-state.ts';
import { appStore, moveCursor } from './app-store.ts';
import { endStep } from './history.ts';
import { resultOf } from './outcome.ts';
import { freeId, letterOf } from './scenarios.ts';
import { tabParts, typedWorkOf } from './typed-work.ts';

/** The session as links and workspace files carry it, with what each scenario came to. */
export function workspaceOf(state: AppState, scenarios: readonly ScenarioTab[] = state.scenarios): Workspace {
  const { added } = state;
  return {
    scenarios: scenarios.map(workspaceScenario),
    view: viewOf(state, scenarios),
    ...(added.length > 0 && { certificates: formOfAdded(added) }),
  };
}

function workspaceScenario(tab: ScenarioTab): WorkspaceScenario {
  const result = recordedResult(resultOf(tab.shown).projection);
  const typed = typedWorkOf(tab);
  return { form: namedForm(tab), colour: tab.colour, result, ...(typed && { typed }) };
}

/** The form that has a result, with the scenario's name and note. */
export function namedForm({ shown, name, note }: Pick<ScenarioTab, 'shown' | 'name' | 'note'>): ScenarioForm {
  return note === '' ? { ...shown, name } : { ...shown, name, note };
}

export function viewOf(state: AppState, scenarios: readonly ScenarioTab[]): WorkspaceView {
  const placeOf = (id: string): number =>
    Math.max(
      scenarios.findIndex((tab) => tab.id === id),
      0,
    );
  const analysis = settingsOf(state);
  return {
    tab: state.tab,
    month: state.cursor,
    base: placeOf(state.baseId),
    active: placeOf(state.activeId),
    table: state.cashQuantity,
    ...(analysis && { analysis }),
  };
}

/** Puts a workspace, which its reader has found sound, on the screen in place of what is there: one step of undo. */
export function openWorkspace({ scenarios, view, certificates }: Workspace): void {
  endStep();
  const tabs: ScenarioTab[] = [];
  for (const [place, one] of scenarios.entries()) {
    tabs.push(tabOfForm(freeId({ scenarios: [...appStore.getState().scenarios, ...tabs] }), one, place));
  }
  const [first] = tabs;
  if (!first) return;
  const tab = DETAILS_TABS.find((known) => known === view.tab);
  const table = CASH_QUANTITIES.find((known) => known === view.table);
  const added = (certificates as readonly CertificateForm[] | undefined)?.map(certificateOfForm);
  appStore.setState({
    scenarios: tabs,
    baseId: (tabs[view.base ?? 0] ?? first).id,
    activeId: (tabs[view.active ?? 0] ?? first).id,
    held: null,
    ...readSettings(view.analysis),
    ...(added && { added }),
    ...(tab && { tab }),
    ...(table && { cashQuantity: table }),
  });
  moveCursor(view.month ?? appStore.getState().cursor);
}

function tabOfForm(id: string, { form, colour, typed }: WorkspaceScenario, place: number): ScenarioTab {
  const { name, note, ...own } = form;
  const known = name === undefined || name.trim() === '' ? `Scenario ${letterOf(place)}` : name;
  return {
    id,
    name: known,
    note: note ?? '',
    colour: colour ?? place,
    ...tabParts(own, typed),
    remembered: {},
  };
}
