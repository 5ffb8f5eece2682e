import type { ScenarioTab } from './app-state.ts';
import { outcomeOf } from './outcome.ts';

/** A longer text stands whole in its own field. */
const LONGEST_QUOTE = 60;

/** Why the screen shows an older result than the inputs say, in a sentence; null where it does not. */
export function faultWords(tab: ScenarioTab): string | null {
  const outcome = outcomeOf(tab.form);
  if (outcome.kind === 'withheld') {
    return `The run is withheld, because a promise of the documents is broken. ${outcome.clause}: ${outcome.promise}`;
  }
  if (outcome.kind === 'fault') return outcome.fault.message;
  const drafts = Object.values(tab.drafts);
  if (drafts.length === 0) return null;
  const which = drafts
    .map((text) => (text.trim() === '' ? 'an empty field' : `“${shortened(text.trim())}”`))
    .join(' and ');
  return `Assumptions hold ${which}, which cannot be read; the text is kept there.`;
}

function shortened(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}
