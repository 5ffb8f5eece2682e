import type { GlossaryTerm } from '../../deal/glossary.ts';

/** A term that opens the glossary when it is pressed, or a label that only says what it means. */
const TERM = '[data-term], [data-tip]';
/** A label beside the inputs that it is of. */
const ROW = '.field, .choice';

let wasKey = false;
/** Whether the focus came by a key: a field that is pressed says nothing of its label, nor one that is being filled. */
let isByKey = false;

const HANDS: Readonly<Record<string, () => void>> = {
  keydown: () => {
    wasKey = true;
  },
  focusin: () => {
    isByKey = wasKey;
  },
  input: () => {
    isByKey = false;
  },
  pointerdown: () => {
    wasKey = false;
    isByKey = false;
  },
};

/** Follows how the focus came to where it is, until the answer is called. */
export function followHands(): () => void {
  for (const [event, note] of Object.entries(HANDS)) document.addEventListener(event, note, true);
  return () => {
    for (const [event, note] of Object.entries(HANDS)) document.removeEventListener(event, note, true);
  };
}

/** The term under the pointer. */
export function pointedTerm(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TERM) : null;
}

/** The term that has the focus, or whose label stands before the input that came to it by a key. */
export function focusedTerm(): HTMLElement | null {
  const { activeElement } = document;
  const term = activeElement?.closest<HTMLElement>('[data-term]');
  if (term || !isByKey) return term ?? null;
  const label = activeElement?.closest<HTMLElement>('[data-tip]');
  return label ?? activeElement?.closest(ROW)?.querySelector<HTMLElement>(':scope > [data-tip]') ?? null;
}

export function termOf({ dataset }: HTMLElement): GlossaryTerm | undefined {
  return (dataset['term'] ?? dataset['tip']) as GlossaryTerm | undefined;
}
