import { createStore } from 'zustand/vanilla';
import type { ResultChange } from '../view/recorded-result.ts';

/** A scenario whose result is not what it was where the link was made. */
export interface ChangedScenario {
  readonly name: string;
  readonly change: ResultChange;
}

/** The numbers that a user can bring. */
export type OwnKind = 'rep lines' | 'collections' | 'certificate';

/** What lies over the screen; one at a time. */
export type Overlay =
  | { readonly kind: 'share' }
  | { readonly kind: 'describe'; readonly id: string }
  | { readonly kind: 'changes'; readonly scenarios: readonly ChangedScenario[] }
  | { readonly kind: 'own'; readonly of: OwnKind; readonly file: File | null }
  | { readonly kind: 'present' }
  /** With a term in sight, or from its beginning. */
  | { readonly kind: 'glossary'; readonly term: string | null }
  | { readonly kind: 'checks' }
  | { readonly kind: 'examples' };

export const overlayStore = createStore<{ readonly overlay: Overlay | null }>(() => ({ overlay: null }));

export function openOverlay(overlay: Overlay): void {
  overlayStore.setState({ overlay });
}

export function closeOverlay(): void {
  overlayStore.setState({ overlay: null });
}
