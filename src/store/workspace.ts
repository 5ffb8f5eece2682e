import type { Workspace, WorkspaceScenario, WorkspaceView } from '../scenario/link/workspace.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { CASH_QUANTITIES } from '../view/cash-rows.ts';
import { recordedResult } from '../view/recorded-result.ts';
import { type AppState, DETAILS_TABS, type ScenarioTab } from './app-state.ts';
import { appStore, moveCursor } from './app-store.ts';
import { endStep } from './history.ts';
import { resultOf } from './outcome.ts';
import { freeId, letterOf } from './scenarios.ts';

/** The session as links and workspace files carry it, with what each scenario came to. */
export function workspaceOf(state: AppState, scenarios: readonly ScenarioTab[] = state.scenarios): Workspace {
  return { scenarios: scenarios.map(workspaceScenario), view: viewOf(state, scenarios) };
}

function workspaceScenario(tab: ScenarioTab): WorkspaceScenario {
  return { form: namedForm(tab), colour: tab.colour, result: recordedResult(resultOf(tab.shown).projection) };
}

/** The form that has a result, with the scenario's name and note. */
export function namedForm({ shown, name, note }: ScenarioTab): ScenarioForm {
  return note === '' ? { ...shown, name } : { ...shown, name, note };
}

export function viewOf(state: AppState, scenarios: readonly ScenarioTab[]): WorkspaceView {
  const placeOf = (id: string): number =>
    Math.max(
      scenarios.findIndex((tab) => tab.id === id),
      0,
    );
  return {
    tab: state.tab,
    month: state.cursor,
    base: placeOf(state.baseId),
    active: placeOf(state.activeId),
    table: state.cashQuantity,
  };
}

/** Puts a workspace on the screen in place of what is there: one step of undo. */
export function openWorkspace({ scenarios, view }: Workspace): void {
  endStep();
  const tabs: ScenarioTab[] = [];
  for (const [place, one] of scenarios.entries()) {
    tabs.push(tabOfForm(freeId({ scenarios: [...appStore.getState().scenarios, ...tabs] }), one, place));
  }
  const [first] = tabs;
  if (!first) return;
  const tab = DETAILS_TABS.find((known) => known === view.tab);
  const table = CASH_QUANTITIES.find((known) => known === view.table);
  appStore.setState({
    scenarios: tabs,
    baseId: (tabs[view.base ?? 0] ?? first).id,
    activeId: (tabs[view.active ?? 0] ?? first).id,
    held: null,
    ...(tab && { tab }),
    ...(table && { cashQuantity: table }),
  });
  moveCursor(view.month ?? appStore.getState().cursor);
}

function tabOfForm(id: string, { form, colour }: WorkspaceScenario, place: number): ScenarioTab {
  const { name, note, ...own } = form;
  const known = name === undefined || name.trim() === '' ? `Scenario ${letterOf(place)}` : name;
  return {
    id,
    name: known,
    note: note ?? '',
    colour: colour ?? place,
    form: own,
    shown: own,
    drafts: {},
    remembered: {},
  };
}
