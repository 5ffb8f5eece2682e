import { MOST_SCENARIOS } from '../scenario/link/workspace.ts';
import { SHOWN_ON } from './analysis-places.ts';
import type { AnalysisState } from './analysis-state.ts';
import type { AppState, ScenarioTab } from './app-state.ts';
import { activate, appStore, moveCursor } from './app-store.ts';
import { beginHold, endHold, endStep } from './history.ts';

export const MOST_COLOURS = 6;
/** As the scenario's own reading has it. */
export const LONGEST_SCENARIO_NAME = 60;

const { getState, setState } = appStore;

/** A copy of a scenario beside it, and on the screen. Nothing where there are twelve already. @returns its id */
export function duplicateScenario(id: string): string | null {
  const state = getState();
  const place = state.scenarios.findIndex((tab) => tab.id === id);
  const tab = state.scenarios[place];
  if (!tab || state.scenarios.length >= MOST_SCENARIOS) return null;
  endStep();
  const copy: ScenarioTab = {
    ...tab,
    id: freeId(state),
    name: freeName(state, tab.name),
    colour: freeColour(state),
  };
  const scenarios = state.scenarios.toSpliced(place + 1, 0, copy);
  setState({ scenarios, activeId: copy.id, held: null });
  return copy.id;
}

/** Takes a scenario out; the last one stays. Where it is the base, the first one left becomes the base. */
export function deleteScenario(id: string): ScenarioTab | null {
  const state = getState();
  const place = state.scenarios.findIndex((tab) => tab.id === id);
  const tab = state.scenarios[place];
  if (!tab || state.scenarios.length === 1) return null;
  endStep();
  const scenarios = state.scenarios.toSpliced(place, 1);
  const next = scenarios[Math.min(place, scenarios.length - 1)] as ScenarioTab;
  const baseId = state.baseId === id ? (scenarios[0] as ScenarioTab).id : state.baseId;
  setState({ scenarios, baseId, activeId: state.activeId === id ? next.id : state.activeId, held: null });
  moveCursor(getState().cursor);
  return tab;
}

/** Name, note or colour of a scenario. */
export function describeScenario(id: string, change: Partial<Pick<ScenarioTab, 'name' | 'note' | 'colour'>>): void {
  setState((state) => ({ scenarios: state.scenarios.map((tab) => (tab.id === id ? { ...tab, ...change } : tab)) }));
}

/** Puts a scenario at a place among the tabs. */
export function moveScenario(id: string, to: number): void {
  const { scenarios } = getState();
  const from = scenarios.findIndex((tab) => tab.id === id);
  const tab = scenarios[from];
  const place = Math.min(Math.max(to, 0), scenarios.length - 1);
  if (!tab || place === from) return;
  setState({ scenarios: scenarios.toSpliced(from, 1).toSpliced(place, 0, tab) });
}

export function makeBase(id: string): void {
  endStep();
  setState({ baseId: id });
}

/** While a tab is dragged, its moves are one step. */
export const holdTabs = beginHold;
export const letTabsGo = endHold;

export function undo(): void {
  travel((history) => history.undo());
}

export function redo(): void {
  travel((history) => history.redo());
}

type History = ReturnType<typeof appStore.temporal.getState>;

function travel(go: (history: History) => void): void {
  endStep();
  const before = getState();
  go(appStore.temporal.getState());
  showAnalysis(before, getState());
  const { scenarios, activeId, cursor } = getState();
  const isThere = scenarios.some(({ id }) => id === activeId);
  activate(isThere ? activeId : (scenarios[0] as ScenarioTab).id);
  moveCursor(cursor);
}

/** Where only a setting of an analysis went back or forth, it is shown: on another tab nobody would see what was done. */
function showAnalysis(before: AppState, after: AppState): void {
  if (before.scenarios !== after.scenarios || before.analysis === after.analysis) return;
  const keys = Object.keys(after.analysis) as (keyof AnalysisState)[];
  const changed = keys.find((key) => before.analysis[key] !== after.analysis[key]);
  if (changed) setState(SHOWN_ON[changed]);
}

/** "A" for the first tab. */
export function letterOf(place: number): string {
  return String.fromCharCode(65 + place);
}

let lastId = 0;

export function freeId({ scenarios }: Pick<AppState, 'scenarios'>): string {
  do lastId += 1;
  while (scenarios.some(({ id }) => id === `scenario-${lastId}`));
  return `scenario-${lastId}`;
}

/** "What if 2" beside "What if". */
function freeName({ scenarios }: AppState, name: string): string {
  const stem = name.replace(/ \d+$/, '').slice(0, LONGEST_SCENARIO_NAME - 3);
  for (let number = 2; ; number += 1) {
    const wish = `${stem} ${number}`;
    if (!scenarios.some((tab) => tab.name === wish)) return wish;
  }
}

/** The colour that fewest tabs have, the first of several. */
export function freeColour({ scenarios }: AppState): number {
  const counts = Array.from(
    { length: MOST_COLOURS },
    (_, colour) => scenarios.filter((tab) => tab.colour % MOST_COLOURS === colour).length,
  );
  return counts.indexOf(Math.min(...counts));
}
