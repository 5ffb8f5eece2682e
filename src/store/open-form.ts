import { MOST_SCENARIOS } from '../scenario/link/workspace.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import type { ScenarioTab } from './app-state.ts';
import { appStore } from './app-store.ts';
import { endStep } from './history.ts';
import { outcomeOf } from './outcome.ts';
import { freeColour, freeId, LONGEST_SCENARIO_NAME } from './scenarios.ts';

/**
 * A form as a scenario of its own beside the active one, and on the screen; one step of undo.
 * @returns why it is not opened, in a sentence; null where it is
 */
export function openForm(name: string, form: ScenarioForm): string | null {
  const state = appStore.getState();
  if (state.scenarios.length >= MOST_SCENARIOS) {
    return `There are ${MOST_SCENARIOS} scenarios already; delete one, then open this.`;
  }
  if (outcomeOf(form).kind !== 'result') return 'This pair of inputs makes no scenario.';
  const place = state.scenarios.findIndex(({ id }) => id === state.activeId);
  const tab: ScenarioTab = {
    id: freeId(state),
    name: name.slice(0, LONGEST_SCENARIO_NAME),
    note: '',
    colour: freeColour(state),
    form,
    shown: form,
    drafts: {},
    remembered: {},
  };
  endStep();
  appStore.setState({ scenarios: state.scenarios.toSpliced(place + 1, 0, tab), activeId: tab.id, held: null });
  return null;
}
