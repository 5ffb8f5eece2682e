import { useEffect } from 'react';
import { activeTab, DETAILS_TABS } from '../store/app-state.ts';
import { activate, appStore, moveCursor, setView } from '../store/app-store.ts';
import { resultOf } from '../store/outcome.ts';
import { openOverlay } from '../store/overlay.ts';
import { duplicateScenario, redo, undo } from '../store/scenarios.ts';
import { eventNumbers } from '../view/event-marks.ts';
import { lastNumber } from '../view/run-dates.ts';
import { wholeRun } from '../view/whole-run.ts';
import { toggleTheme } from './theme.ts';

/** Keys that act anywhere on the page but in fields. */
export function useShortcuts(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isModal()) return;
      const done = event.ctrlKey || event.metaKey ? controlKey(event) : act(event);
      if (done) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function act(event: KeyboardEvent): boolean {
  if (event.altKey) return altKey(event);
  if (event.key === 'Escape') return closePanel();
  return plainKey(event, appStore.getState().letters);
}

/** Undo and redo act in the panel's fields too: what is typed there is in the history. */
function controlKey(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  const isUndo = key === 'z' && !event.shiftKey;
  if ((!isRedo && !isUndo) || event.altKey) return false;
  // A field in use shows what was typed into it; it must let go of that to show the form's value.
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.blur();
  if (isRedo) redo();
  else undo();
  if (activeElement instanceof HTMLInputElement) activeElement.focus();
  return true;
}

function isModal(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function altKey(event: KeyboardEvent): boolean {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  const scenario = digit === undefined ? undefined : appStore.getState().scenarios[Number(digit) - 1];
  if (!scenario) return false;
  activate(scenario.id);
  return true;
}

function closePanel(): boolean {
  if (!appStore.getState().panelIsOpen) return false;
  setView({ panelIsOpen: false });
  document.querySelector<HTMLElement>('.open-panel')?.focus();
  return true;
}

function plainKey(event: KeyboardEvent, letters: boolean): boolean {
  const target = event.target as HTMLElement;
  if (target.matches('input, select, textarea, [contenteditable]')) return false;
  if (monthKey(event)) return true;
  return letters && letterKey(event.key);
}

/** Moves the month cursor by the arrows, Home and End; widgets that use these keys have prevented the default. */
export function monthKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  const state = appStore.getState();
  const { projection } = resultOf(activeTab(state).shown);
  const size = shiftKey ? 12 : 1;
  const to = {
    ArrowLeft: state.cursor - size,
    ArrowRight: state.cursor + size,
    Home: wholeRun(projection).first + 1,
    End: lastNumber(projection),
  }[key];
  if (to === undefined) return false;
  moveCursor(to);
  return true;
}

const LETTERS: Readonly<Record<string, () => void>> = {
  '?': () => setView({ helpIsOpen: true }),
  '[': () => toEvent(-1),
  ']': () => toEvent(1),
  e: () => setView({ size: appStore.getState().size === 'large' ? 'split' : 'large' }),
  a: openAssumptions,
  b: () => {
    const { plots } = appStore.getState();
    setView({ plots: { ...plots, base: !plots.base } });
  },
  t: toggleTheme,
  n: () => duplicateScenario(appStore.getState().activeId),
  s: () => openOverlay({ kind: 'share' }),
  p: () => openOverlay({ kind: 'present' }),
};

function letterKey(key: string): boolean {
  const tab = DETAILS_TABS[Number(key) - 1];
  if (tab) setView({ tab });
  const work = LETTERS[key];
  work?.();
  return tab !== undefined || work !== undefined;
}

function toEvent(direction: 1 | -1): void {
  const state = appStore.getState();
  const numbers = eventNumbers(resultOf(activeTab(state).shown).projection);
  const next =
    direction === 1
      ? numbers.find((number) => number > state.cursor)
      : numbers.findLast((number) => number < state.cursor);
  if (next !== undefined) moveCursor(next);
}

function openAssumptions(): void {
  setView({ panelIsOpen: true });
  document.getElementById('assumptions-title')?.focus();
}
