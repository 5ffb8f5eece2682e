import type { AppState } from '../store/app-state.ts';
import { appStore } from '../store/app-store.ts';
import { inFrameSoon } from './frame-queue.ts';

/** A part of the screen that follows the chart: while a slider is held, the state that it shows is from a moment before. */
class FollowingPart {
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  #state = appStore.getState();

  constructor(name: string) {
    this.#name = name;
    appStore.subscribe((state) => {
      const isMovedByHand = state.held !== null && state.activeId === this.#state.activeId;
      if (isMovedByHand && state.scenarios !== this.#state.scenarios) inFrameSoon(this.#name, this.#follow);
      else this.#follow();
    });
  }

  readonly #follow = (): void => {
    this.#state = appStore.getState();
    for (const listener of this.#listeners) listener();
  };

  readonly state = (): AppState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The verdict of each class with the cursor's balances, and what lies below the chart. */
export const FOLLOWING = { verdict: new FollowingPart('verdict'), details: new FollowingPart('details') } as const;
