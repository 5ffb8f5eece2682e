import { useEffect, useLayoutEffect, useState } from 'react';
import { type GlossaryTerm, glossaryEntry } from '../../deal/glossary.ts';
import { focusedTerm, pointedTerm, termOf } from './term-of.ts';
import './term-tip.css';

const ID = 'term-tip';
const WIDTH = 300;
const EDGE = 8;
const REST_MS = 250;

interface Shown {
  readonly term: GlossaryTerm;
  readonly element: HTMLElement;
}

/** What the term under the pointer or the focus means, with its clause; it stays while the pointer is on it, and Escape closes it. */
export function TermTip({ first }: { readonly first: HTMLElement }) {
  const shown = useTerm(first);
  useEffect(() => {
    if (!shown) return;
    const { activeElement } = document;
    const isLabel = shown.element.dataset['tip'] !== undefined;
    const described = isLabel && focusedTerm() === shown.element && activeElement ? activeElement : shown.element;
    setTip(described, true);
    return () => setTip(described, false);
  }, [shown]);
  if (!shown) return null;
  const { term, clause, meaning } = glossaryEntry(shown.term);
  return (
    <div className="term-tip" id={ID} role="tooltip" style={placeOf(shown.element)}>
      <b>{term}</b> <span>{/^\d/.test(clause) ? `§ ${clause}` : clause}</span>
      <p>{meaning}</p>
    </div>
  );
}

/** Adds the tip to what describes an element, or takes it away; a field's own fault stays. */
function setTip(element: Element, isOn: boolean): void {
  const others = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== ID);
  const ids = isOn ? [...others, ID] : others;
  if (ids.length === 0) element.removeAttribute('aria-describedby');
  else element.setAttribute('aria-describedby', ids.join(' '));
}

/** Under the term; a label of the panel has it beside the panel, where it covers no other field. */
function placeOf(element: HTMLElement) {
  const box = element.getBoundingClientRect();
  const width = Math.min(WIDTH, window.innerWidth - 2 * EDGE);
  const panel = element.closest('.panel')?.getBoundingClientRect();
  const isLow = box.bottom > window.innerHeight * 0.7;
  if (panel && panel.right + width + EDGE < window.innerWidth) {
    return {
      left: panel.right + 4,
      width,
      ...(isLow ? { bottom: window.innerHeight - box.bottom } : { top: box.top }),
    };
  }
  const left = Math.min(Math.max(EDGE, box.left), window.innerWidth - width - EDGE);
  return isLow ? { left, width, bottom: window.innerHeight - box.top + 4 } : { left, width, top: box.bottom + 4 };
}

/** The term to show: the one with the focus or under the pointer, after a moment's rest. */
function useTerm(first: HTMLElement): Shown | null {
  // While this was fetched, pointer and focus may have gone elsewhere.
  const [shown, setShown] = useState<Shown | null>(() =>
    first.matches(':hover') || focusedTerm() === first ? shownOf(first) : null,
  );
  // Before the tip is painted: whoever sees it can leave it.
  useLayoutEffect(() => {
    let timer = 0;
    const later = (next: Shown | null): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setShown(next), REST_MS);
    };
    const point = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      if (target.closest('.term-tip')) clearTimeout(timer);
      else later(shownOf(pointedTerm(target) ?? focusedTerm()));
    };
    const focus = (): void => later(shownOf(focusedTerm()));
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      clearTimeout(timer);
      setShown(null);
    };
    const hide = (): void => {
      clearTimeout(timer);
      setShown(null);
    };
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', focus);
    document.addEventListener('keydown', key);
    // What is typed or moved has the screen to itself.
    document.addEventListener('input', hide);
    // A focus that scrolls its term into sight is still to be shown; only what shows already is in the wrong place.
    const scroll = (): void => setShown(null);
    window.addEventListener('scroll', scroll, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', focus);
      document.removeEventListener('keydown', key);
      document.removeEventListener('input', hide);
      window.removeEventListener('scroll', scroll, { capture: true });
    };
  }, []);
  return shown;
}

function shownOf(element: HTMLElement | null): Shown | null {
  const term = element ? termOf(element) : undefined;
  return element && term !== undefined ? { term, element } : null;
}
