import type { Workspace } from '../../scenario/link/workspace.ts';
import { decodeLink } from '../../scenario/link.ts';
import { appStore } from '../../store/app-store.ts';
import { keepBeforeLink } from '../../store/keep.ts';
import { keptWorkOf } from '../../store/kept-work.ts';
import { dismiss, notify } from '../../store/notices.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { type ChangedScenario, openOverlay } from '../../store/overlay.ts';
import { undo } from '../../store/scenarios.ts';
import { TRUST } from '../../store/trust.ts';
import { openWorkspace } from '../../store/workspace.ts';
import { resultChange } from '../../view/recorded-result.ts';
import { inBackground } from '../in-background.ts';

/**
 * Opens the fragment of a link. A good one takes the place of the work at hand, one step of undo away; of a bad one the
 * reason is told, and the work stays.
 */
export function openLink(fragment: string): void {
  const link = decodeLink(fragment, TRUST);
  if (!link.ok) {
    const [title, ...rest] = link.message.split(/(?<=[.:]) /);
    notify({
      id: 'link',
      place: 'bar',
      title: title ?? link.message,
      words: `${rest.join(' ')} Nothing was opened; your scenarios are as they were.`,
      actions: [],
    });
    return;
  }
  bringIn(link.workspace, link.engineVersion, 'link');
}

/** Puts a workspace from outside on the screen, and says where its results are others here. */
export function bringIn(workspace: Workspace, madeBy: string, from: 'link' | 'file'): void {
  inBackground(keepBeforeLink(keptWorkOf(appStore.getState())));
  dismiss('link');
  openWorkspace(workspace);
  const changed = changedScenarios(workspace, madeBy, from);
  if (changed.length > 0) tellChanged(changed, workspace.scenarios.length, from);
  const count = workspace.scenarios.length;
  notify({
    id: 'opened',
    place: 'note',
    title: `${count === 1 ? 'One scenario' : `${count} scenarios`} opened from a ${from}.`,
    words: changed.length === 0 ? 'Every result is the same here.' : '',
    actions: [{ words: 'Back to my work', act: undo }],
  });
  if (workspace.view.present === true) openOverlay({ kind: 'present' });
}

function changedScenarios({ scenarios }: Workspace, madeBy: string, from: 'link' | 'file'): readonly ChangedScenario[] {
  const tabs = appStore.getState().scenarios;
  return scenarios.flatMap(({ result }, place) => {
    const tab = tabs[place];
    const outcome = tab && outcomeOf(tab.shown);
    if (!tab || result === null || outcome?.kind !== 'result') return [];
    const change = resultChange(result, outcome.projection, madeBy, __APP_VERSION__, from);
    return change ? [{ name: tab.name, change }] : [];
  });
}

function tellChanged(changed: readonly ChangedScenario[], count: number, from: 'link' | 'file'): void {
  const [first] = changed;
  if (!first) return;
  const sentence = first.change.sentence.replace(/^This \w+ shows a different result here[.:] /, '');
  const whose = count === 1 ? '' : `${first.name}: `;
  const more = changed.length === 1 ? '' : ` ${changed.length - 1} more of its scenarios differ.`;
  notify({
    id: 'changed',
    place: 'bar',
    title: `This ${from} shows a different result here.`,
    words: `${whose}${sentence}${more} It cannot be opened as it was made: only this version runs here.`,
    actions: [
      { words: 'Both figures', act: () => openOverlay({ kind: 'changes', scenarios: changed }) },
      { words: 'Keep this result', act: () => undefined },
      { words: 'Back to my work', act: undo },
    ],
  });
}
