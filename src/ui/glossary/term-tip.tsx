import { useEffect, useState } from 'react';
import { type GlossaryTerm, glossaryEntry } from '../../deal/glossary.ts';
import './term-tip.css';

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
    shown?.element.setAttribute('aria-describedby', 'term-tip');
    return () => shown?.element.removeAttribute('aria-describedby');
  }, [shown]);
  if (!shown) return null;
  const { term, clause, meaning } = glossaryEntry(shown.term);
  return (
    <div className="term-tip" id="term-tip" role="tooltip" style={placeOf(shown.element)}>
      <b>{term}</b> <span>{/^\d/.test(clause) ? `§ ${clause}` : clause}</span>
      <p>{meaning}</p>
    </div>
  );
}

function placeOf(element: HTMLElement) {
  const box = element.getBoundingClientRect();
  const width = Math.min(WIDTH, window.innerWidth - 2 * EDGE);
  const left = Math.min(Math.max(EDGE, box.left), window.innerWidth - width - EDGE);
  const isLow = box.bottom > window.innerHeight * 0.7;
  return isLow ? { left, width, bottom: window.innerHeight - box.top + 4 } : { left, width, top: box.bottom + 4 };
}

/** The term to show: the one with the focus or under the pointer, after a moment's rest. */
function useTerm(first: HTMLElement): Shown | null {
  const [shown, setShown] = useState<Shown | null>(() => shownOf(first));
  useEffect(() => {
    let timer = 0;
    const later = (next: Shown | null): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setShown(next), REST_MS);
    };
    const point = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      if (target.closest('.term-tip')) clearTimeout(timer);
      else later(shownOf(target.closest<HTMLElement>('[data-term]') ?? focused()));
    };
    const focus = (): void => later(shownOf(focused()));
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      clearTimeout(timer);
      setShown(null);
    };
    const hide = (): void => setShown(null);
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', focus);
    document.addEventListener('keydown', key);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', focus);
      document.removeEventListener('keydown', key);
      window.removeEventListener('scroll', hide, { capture: true });
    };
  }, []);
  return shown;
}

function focused(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-term]') ?? null;
}

function shownOf(element: HTMLElement | null): Shown | null {
  const term = element?.dataset['term'];
  return element && term !== undefined ? { term: term as GlossaryTerm, element } : null;
}
