import { encodeLink } from '../../scenario/link.ts';
import { appStore } from '../../store/app-store.ts';
import { workspaceOf } from '../../store/workspace.ts';

export interface LinkChoice {
  readonly onlyActive: boolean;
  readonly presents: boolean;
}

export type LinkAddress =
  | {
      readonly ok: true;
      readonly address: string;
      /** What did not fit into it, in a sentence; '' where all did. */
      readonly without: string;
    }
  | { readonly ok: false; readonly message: string };

/** The address that opens the work as it stands, on anybody's machine. */
export function linkAddress({ onlyActive, presents }: LinkChoice): LinkAddress {
  const state = appStore.getState();
  const scenarios = onlyActive ? state.scenarios.filter(({ id }) => id === state.activeId) : state.scenarios;
  const workspace = workspaceOf(state, scenarios);
  const view = presents ? { ...workspace.view, present: true } : workspace.view;
  const link = encodeLink({ ...workspace, view }, __APP_VERSION__);
  if (link.ok) return { ok: true, address: addressOf(link.fragment), without: '' };
  // Figures of the scenarios come first: what only sets the analyses may stay behind, and that is said.
  const { analysis, ...others } = view;
  const shorter = analysis ? encodeLink({ ...workspace, view: others }, __APP_VERSION__) : link;
  return shorter.ok
    ? { ok: true, address: addressOf(shorter.fragment), without: WITHOUT_ANALYSIS }
    : { ok: false, message: link.message };
}

const WITHOUT_ANALYSIS =
  'How Sensitivity and Pricing are set does not fit into a link beside these scenarios; a workspace file has it.';

function addressOf(fragment: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${fragment}`;
}
