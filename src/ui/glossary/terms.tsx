import { lazy, Suspense, useEffect, useState } from 'react';
import { openOverlay } from '../../store/overlay.ts';
import { focusedTerm, followHands, pointedTerm } from './term-of.ts';

const TermTip = lazy(async () => ({ default: (await import('./term-tip.tsx')).TermTip }));

/** Hears that a term is pointed at, has the focus or is pressed. What terms mean is fetched at the first of them. */
export function Terms() {
  const [first, setFirst] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const meet = (term: HTMLElement | null): void => {
      if (term) setFirst((known) => known ?? term);
    };
    const point = ({ target }: Event): void => meet(pointedTerm(target));
    const focus = (): void => meet(focusedTerm());
    const endHands = followHands();
    const press = ({ target }: Event): void => {
      const term = target instanceof Element ? target.closest<HTMLElement>('[data-term]')?.dataset['term'] : undefined;
      if (term !== undefined) openOverlay({ kind: 'glossary', term });
    };
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', focus);
    document.addEventListener('click', press);
    return () => {
      endHands();
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('click', press);
    };
  }, []);
  return <Suspense fallback={null}>{first && <TermTip first={first} />}</Suspense>;
}
