import type { ZundoOptions } from 'zundo';
import type { AppState } from './app-state.ts';

/**
 * What undo and redo bring back: the scenarios, which is the base, how the analyses are set, and the certificates that were
 * added; with them the scenario that was on the screen then.
 */
export type HistoryState = Pick<AppState, 'scenarios' | 'baseId' | 'activeId' | 'analysis' | 'added'>;

const MOST_STEPS = 200;
/** Typing in one field is one step until it rests this long. */
const TYPING_MS = 1000;
/** The last move of a slider reaches the store a frame after the hand has let go. */
const AFTER_HOLD_MS = 150;

let hold: { isOpen: boolean; isRecorded: boolean; until: number } | null = null;
let typing: { readonly field: string; isRecorded: boolean; until: number } | null = null;

/** What happens until {@link endHold} is one step: a slider that is dragged, a tab that is moved. */
export function beginHold(): void {
  hold = { isOpen: true, isRecorded: false, until: Number.POSITIVE_INFINITY };
}

export function endHold(): void {
  if (!hold?.isOpen) return;
  hold.isOpen = false;
  hold.until = performance.now() + AFTER_HOLD_MS;
}

/** Says that the next change comes from typing into a field. */
export function typesInto(field: string): void {
  const now = performance.now();
  const goesOn = typing?.field === field && now < typing.until;
  typing = { field, isRecorded: goesOn && typing?.isRecorded === true, until: now + TYPING_MS };
}

/** The next change is a step of its own, whatever came before. */
export function endStep(): void {
  hold = null;
  typing = null;
}

/** Whether a change belongs to the step before it. */
function continuesStep(): boolean {
  const now = performance.now();
  for (const step of [hold, typing]) {
    if (!step || now > step.until) continue;
    if (step.isRecorded) return true;
    step.isRecorded = true;
  }
  return false;
}

/** How zundo keeps the past: what makes figures only, a drag or a typed number as one step. */
export const historyOptions: ZundoOptions<AppState, HistoryState> = {
  limit: MOST_STEPS,
  partialize: ({ scenarios, baseId, activeId, analysis, added }) => ({ scenarios, baseId, activeId, analysis, added }),
  equality: (past, now) =>
    past.scenarios === now.scenarios &&
    past.baseId === now.baseId &&
    past.analysis === now.analysis &&
    past.added === now.added,
  handleSet: (record) => (past, replace, now, delta) => {
    if (continuesStep()) return;
    (record as (...args: readonly unknown[]) => void)(past, replace, now, delta);
  },
};
