import { MOST_SCENARIOS, type Workspace } from '../scenario/link/workspace.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import type { Example } from '../view/examples.ts';
import { recordedResult } from '../view/recorded-result.ts';
import { lastNumber } from '../view/run-dates.ts';
import { DEFAULT_FORM, type ScenarioTab } from './app-state.ts';
import { appStore, moveCursor } from './app-store.ts';
import { endStep } from './history.ts';
import { notify } from './notices.ts';
import { resultOf } from './outcome.ts';
import { freeId, MOST_COLOURS } from './scenarios.ts';
import { namedForm } from './workspace.ts';

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
  moveCursor(monthOf(first.shown, show.month));
  notify({ id: 'example', place: 'note', title: `${title}.`, words: look, actions: [] });
}

/** An example as a link holds it: its scenarios after the base, with what they come to, and where to look. */
export function exampleWorkspace({ look, scenarios, show }: Example): Workspace {
  const base = { name: 'Base', note: '', form: DEFAULT_FORM };
  const all = [base, ...scenarios.map(({ name, form }) => ({ name, note: look, form }))];
  return {
    scenarios: all.map((one, colour) => ({
      form: namedForm({ ...one, shown: one.form }),
      colour: colour % MOST_COLOURS,
      result: recordedResult(resultOf(one.form).projection),
    })),
    view: { tab: show.tab, month: monthOf(scenarios[0]?.form ?? base.form, show.month), base: 0, active: 1 },
  };
}

function monthOf(form: ScenarioForm, month: Example['show']['month']): number {
  const { projection } = resultOf(form);
  if (month === 'last') return lastNumber(projection);
  if (month !== 'first draw') return month;
  const at = projection.byDate.reserveDraw.findIndex((amount) => amount > 0);
  return projection.startAfter + Math.max(at, 0) + 1;
}
