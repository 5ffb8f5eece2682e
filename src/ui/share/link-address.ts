import { encodeLink } from '../../scenario/link.ts';
import { appStore } from '../../store/app-store.ts';
import { workspaceOf } from '../../store/workspace.ts';

export interface LinkChoice {
  readonly onlyActive: boolean;
  readonly presents: boolean;
}

export type LinkAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly message: string };

/** The address that opens the work as it stands, on anybody's machine. */
export function linkAddress({ onlyActive, presents }: LinkChoice): LinkAddress {
  const state = appStore.getState();
  const scenarios = onlyActive ? state.scenarios.filter(({ id }) => id === state.activeId) : state.scenarios;
  const workspace = workspaceOf(state, scenarios);
  const view = presents ? { ...workspace.view, present: true } : workspace.view;
  const link = encodeLink({ ...workspace, view }, __APP_VERSION__);
  if (!link.ok) return { ok: false, message: link.message };
  const { origin, pathname } = window.location;
  return { ok: true, address: `${origin}${pathname}#${link.fragment}` };
}
