import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { activeTab } from '../store/app-state.ts';
import { appStore } from '../store/app-store.ts';
import { outcomeOf } from '../store/outcome.ts';
import { eventStory } from '../view/event-story.ts';
import { verdictSentence } from '../view/verdict-sentence.ts';

const RUNS = 120;
/** A run takes a millisecond or less once compiled, and the first ones several. */
const LEAST_LEFT_MS = 8;
const AFTER_MS = 400;

/**
 * Runs what a drag runs some dozen times while there is nothing else to do: browsers compile what runs often, and the first
 * drag should not have to wait for that. The results are thrown away.
 */
export function warmUp(): void {
  if (typeof requestIdleCallback === 'undefined') return;
  let runs = 0;
  const go = (deadline: IdleDeadline): void => {
    while (runs < RUNS && deadline.timeRemaining() > LEAST_LEFT_MS) {
      runOnce(activeTab(appStore.getState()).shown);
      runs += 1;
    }
    if (runs < RUNS) requestIdleCallback(go);
  };
  setTimeout(() => requestIdleCallback(go), AFTER_MS);
}

/** A copy of the form is a form that has not been run. */
function runOnce(form: ScenarioForm): void {
  const outcome = outcomeOf({ ...form });
  if (outcome.kind !== 'result') return;
  verdictSentence(outcome, null);
  eventStory(outcome.projection);
}
