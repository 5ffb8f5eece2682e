import { activeTab } from '../../store/app-state.ts';
import { activate, appStore, setView } from '../../store/app-store.ts';
import { nearestInput } from '../../view/form/inputs.ts';
import { closeWhy } from '../why/use-why.ts';

/** As in panel.css: narrower than this the panel lies over the results. */
const OVER = '(max-width: 1180px)';
/** Frames that a part of the panel may take to come. */
const MOST_FRAMES = 30;
const FOCUSABLE = 'input:checked, input:not([type="radio"]):not([type="range"]), select, button';

/**
 * Brings the field of an assumption into sight and gives it the focus: its group unfolds, its class is chosen, and on a
 * narrow screen the panel opens. Where the panel has no field for it, the group that it belongs to.
 * @param pointer of the form; a class of a structure by its place or its name
 * @param run the scenario whose figure was asked; another than the one on the screen comes to it first
 */
export function toField(pointer: string, run: string): void {
  const isOver = window.matchMedia(OVER).matches;
  if (appStore.getState().scenarios.some(({ id }) => id === run)) activate(run);
  if (isOver) {
    closeWhy();
    setView({ panelIsOpen: true });
  }
  const own = withPlace(pointer);
  inFrames(() => {
    const group = groupOf(own);
    if (!group) return false;
    unfold(group);
    chooseClass(group, own);
    return true;
  }, MOST_FRAMES);
  // The class that was chosen is drawn by then.
  inFrames(() => {
    const field = fieldOf(own);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
    return document.activeElement === field;
  }, MOST_FRAMES);
}

/** Tries once a frame until it is done. */
function inFrames(work: () => boolean, left: number): void {
  requestAnimationFrame(() => {
    if (!work() && left > 0) inFrames(work, left - 1);
  });
}

function withPlace(pointer: string): string {
  const [, name, rest] = /^\/deal\/classes\/([^/]+)\/(.+)$/.exec(pointer) ?? [];
  const place = activeTab(appStore.getState()).form.deal?.classes.findIndex((one) => one.name === name) ?? -1;
  return place < 0 ? pointer : `/deal/classes/${place}/${rest}`;
}

function groupOf(pointer: string): HTMLElement | null {
  const group = nearestInput(pointer)?.group;
  return group === undefined ? null : document.querySelector<HTMLElement>(`.panel [data-group="${group}"]`);
}

function unfold(group: HTMLElement): void {
  group.querySelector<HTMLElement>('.group-head[aria-expanded="false"]')?.click();
}

/** The structure shows one class at a time. */
function chooseClass(group: HTMLElement, pointer: string): void {
  const place = /^\/deal\/classes\/(\d+)\//.exec(pointer)?.[1];
  if (place === undefined) return;
  group.querySelectorAll<HTMLInputElement>('input[name="structure-class"]')[Number(place)]?.click();
}

/** The field at a pointer or at the nearest place above it; else the first of its group, or the group's head. */
function fieldOf(pointer: string): HTMLElement | null {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = document.querySelector<HTMLElement>(`.panel [data-pointer="${CSS.escape(at)}"]`);
    const field = found?.matches('input') === true ? found : found?.querySelector<HTMLElement>(FOCUSABLE);
    if (field) return field;
  }
  const group = groupOf(pointer);
  const first = group?.querySelector<HTMLElement>('.group-body')?.querySelector<HTMLElement>(FOCUSABLE);
  return first ?? group?.querySelector<HTMLElement>('.group-head') ?? null;
}
