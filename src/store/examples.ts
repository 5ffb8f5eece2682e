import { MOST_SCENARIOS } from '../scenario/link/workspace.ts';
import type { Example } from '../view/examples.ts';
import { lastNumber } from '../view/run-dates.ts';
import type { ScenarioTab } from './app-state.ts';
import { appStore, moveCursor } from './app-store.ts';
import { endStep } from './history.ts';
import { notify } from './notices.ts';
import { resultOf } from './outcome.ts';
import { freeId, MOST_COLOURS } from './scenarios.ts';

/** Adds an example's scenarios to the work and shows where to look: one step of undo. Nothing is taken away. */
export function openExample({ title, look, scenarios, show }: Example): void {
  const state = appStore.getState();
  if (state.scenarios.length + scenarios.length > MOST_SCENARIOS) {
    notify({
      id: 'example',
      place: 'note',
      title: `There is no room for ${scenarios.length === 1 ? 'another scenario' : 'two more scenarios'}.`,
      words: `Delete some: there may be ${MOST_SCENARIOS}.`,
      actions: [],
    });
    return;
  }
  endStep();
  const tabs: ScenarioTab[] = [];
  for (const { name, form } of scenarios) {
    const all = [...state.scenarios, ...tabs];
    const id = freeId({ scenarios: all });
    tabs.push({
      id,
      name,
      note: look,
      colour: all.length % MOST_COLOURS,
      form,
      shown: form,
      drafts: {},
      remembered: {},
    });
  }
  const [first, second] = tabs;
  if (!first) return;
  appStore.setState({
    scenarios: [...state.scenarios, ...tabs],
    activeId: first.id,
    besideId: second?.id ?? null,
    held: null,
    tab: show.tab,
    waterfallAs: show.as,
    size: 'large',
  });
  moveCursor(monthOf(first, show.month));
  notify({ id: 'example', place: 'note', title: `${title}.`, words: look, actions: [] });
}

function monthOf({ shown }: ScenarioTab, month: Example['show']['month']): number {
  const { projection } = resultOf(shown);
  if (month === 'last') return lastNumber(projection);
  if (month !== 'first draw') return month;
  const at = projection.byDate.reserveDraw.findIndex((amount) => amount > 0);
  return projection.startAfter + Math.max(at, 0) + 1;
}
