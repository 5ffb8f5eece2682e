import { useEffect } from 'react';
import { type OwnKind, openOverlay } from '../store/overlay.ts';

/** Enough of a table to see what its header speaks of. */
const HEAD_BYTES = 4000;

/** A certificate or a table dropped anywhere on the page opens the dialog for it, and never leaves the page. */
export function useFileDrop(): void {
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      if (!/\.(html?|csv|tsv|txt)$/i.test(file.name)) return;
      event.preventDefault();
      kindOf(file).then(
        (of) => openOverlay({ kind: 'own', of, file }),
        () => openOverlay({ kind: 'own', of: 'collections', file }),
      );
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, []);
}

async function kindOf(file: File): Promise<OwnKind> {
  if (/\.html?$/i.test(file.name)) return 'certificate';
  const head = await file.slice(0, HEAD_BYTES).text();
  if (/servicer.s certificate/i.test(head)) return 'certificate';
  return /balance|upb/i.test(head) && /term|wam|age/i.test(head) ? 'rep lines' : 'collections';
}
