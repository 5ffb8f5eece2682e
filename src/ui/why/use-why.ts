import { useEffect } from 'react';
import { appStore } from '../../store/app-store.ts';
import { askWhy, endWhy, whyStore } from '../../store/why.ts';
import { anchorNow, setAnchor } from './anchor.ts';
import { isShown, moveAmongFigures } from './figure-keys.ts';

const FIGURE = '[data-why]';

/** Hears presses and keys on every figure of the page. */
export function useWhy(): void {
  useEffect(() => {
    document.addEventListener('click', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', key);
    };
  }, []);
}

function press(event: MouseEvent): void {
  const figure = (event.target as Element).closest<HTMLElement>(FIGURE);
  if (figure && figure.closest('.why-popover') === null) ask(figure);
}

/** Asks a figure; asking the one that is open closes it. */
function ask(figure: HTMLElement): void {
  const { why = '', whyRun = '' } = figure.dataset;
  const [open] = whyStore.getState().asked;
  if (figure === anchorNow() && open?.figure === why) {
    closeWhy();
    return;
  }
  setAnchor(figure);
  askWhy({ figure: why, run: whyRun });
}

export function closeWhy(): void {
  const anchor = anchorNow();
  const isInside = document.activeElement === document.body || document.activeElement?.closest('.why-popover');
  setAnchor(null);
  endWhy();
  if (isInside) anchor?.focus();
}

function key(event: KeyboardEvent): void {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
  if (event.key === 'Escape' && whyStore.getState().asked.length > 0) closeWhy();
  else if (!acts(event)) return;
  event.preventDefault();
}

function acts(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input, select, textarea')) return false;
  const figure = target.closest<HTMLElement>(`${FIGURE}, [data-term]`);
  if (event.key === 'w' && appStore.getState().letters) return askOrEnter(figure);
  return figure !== null && !event.shiftKey && moveAmongFigures(figure, event.key);
}

/** The first figure of the details that is in sight: columns may be hidden where there is no room. */
function firstFigure(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`.details-body ${FIGURE}`)].find(isShown);
}

/** At a figure: why. Elsewhere: to the first figure of the details. */
function askOrEnter(figure: HTMLElement | null): boolean {
  if (figure?.dataset['why'] !== undefined) ask(figure);
  else firstFigure()?.focus();
  return true;
}
