import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { activeTab } from '../store/app-state.ts';
import { appStore } from '../store/app-store.ts';
import { outcomeOf } from '../store/outcome.ts';
import { eventStory } from '../view/event-story.ts';
import { verdictSentence } from '../view/verdict-sentence.ts';

const RUNS = 120;
/** A run takes a millisecond or less once compiled, and the first ones several. */
const LEAST_LEFT_MS = 8;
const REACHES = ['pointerover', 'focusin'] as const;

/**
 * Runs what a drag runs some dozen times, in idle time, once a slider is reached by hand or key: browsers compile what runs
 * often, and the first drag should not have to wait for that. The results are thrown away. Who only reads is spared it.
 */
export function warmUpForDrag(): void {
  if (typeof requestIdleCallback === 'undefined') return;
  const reach = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement && target.type === 'range')) return;
    for (const name of REACHES) document.removeEventListener(name, reach);
    requestIdleCallback(warmUp);
  };
  for (const name of REACHES) document.addEventListener(name, reach);
}

let runs = 0;

function warmUp(deadline: IdleDeadline): void {
  while (runs < RUNS && deadline.timeRemaining() > LEAST_LEFT_MS) {
    runOnce(activeTab(appStore.getState()).shown);
    runs += 1;
  }
  if (runs < RUNS) requestIdleCallback(warmUp);
}

/** A copy of the form is a form that has not been run. */
function runOnce(form: ScenarioForm): void {
  const outcome = outcomeOf({ ...form });
  if (outcome.kind !== 'result') return;
  verdictSentence(outcome, null);
  eventStory(outcome.projection);
}
