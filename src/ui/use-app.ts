import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { type AppState, activeTab, baseTab, settledForm } from '../store/app-state.ts';
import { appStore } from '../store/app-store.ts';
import { type Result, resultOf } from '../store/outcome.ts';
import { FOLLOWING } from './following.ts';

/** Part of the app's state; the component renders again when that part changes. */
export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(appStore, select);
}

/** The result on the screen: of the active scenario as it stands, or of its last form that had one. */
export function useShown(): Result {
  return resultOf(useApp((state) => activeTab(state).shown));
}

/**
 * Like {@link useShown}, for what follows the chart: while a slider is held it moves in some frames only, as many as the
 * machine can draw without the chart and the verdict falling behind the hand.
 */
export function useFollowing(part: keyof typeof FOLLOWING): Result {
  return resultOf(useFollowingApp(part, (state) => activeTab(state).shown));
}

/** Like {@link useApp}, for what follows the chart. */
export function useFollowingApp<T>(part: keyof typeof FOLLOWING, select: (state: AppState) => T): T {
  const { subscribe, state } = FOLLOWING[part];
  return useSyncExternalStore(subscribe, () => select(state()));
}

/** Like {@link useShown}, but standing still while a slider is held. */
export function useSettled(): Result {
  return resultOf(useApp(settledForm));
}

/** The base's result; null where the active scenario is the base itself. */
export function useBase(): Result | null {
  const form = useApp((state) => (state.activeId === state.baseId ? null : baseTab(state).shown));
  return form && resultOf(form);
}
