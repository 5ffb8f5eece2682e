import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { overlayStore } from '../store/overlay.ts';

const DescribeDialog = lazy(async () => ({ default: (await import('./tabs/describe-dialog.tsx')).DescribeDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./share/share-dialog.tsx')).ShareDialog }));
const ChangesDialog = lazy(async () => ({ default: (await import('./share/changes-dialog.tsx')).ChangesDialog }));
const OwnDialog = lazy(async () => ({ default: (await import('./own/own-dialog.tsx')).OwnDialog }));
const Present = lazy(async () => ({ default: (await import('./present/present.tsx')).Present }));

const GlossaryDialog = lazy(async () => ({ default: (await import('./glossary/glossary-dialog.tsx')).GlossaryDialog }));
const ChecksDialog = lazy(async () => ({ default: (await import('./checks/checks-dialog.tsx')).ChecksDialog }));
const ExamplesDialog = lazy(async () => ({ default: (await import('./tour/examples-dialog.tsx')).ExamplesDialog }));

/** What lies over the screen, fetched when it is first opened. */
export function Overlays() {
  const overlay = useStore(overlayStore, (state) => state.overlay);
  if (!overlay) return null;
  return (
    <Suspense fallback={null}>
      {overlay.kind === 'describe' && <DescribeDialog key={overlay.id} id={overlay.id} />}
      {overlay.kind === 'share' && <ShareDialog />}
      {overlay.kind === 'changes' && <ChangesDialog scenarios={overlay.scenarios} />}
      {overlay.kind === 'own' && <OwnDialog key={overlay.of} of={overlay.of} file={overlay.file} />}
      {overlay.kind === 'present' && <Present />}
      {overlay.kind === 'glossary' && <GlossaryDialog term={overlay.term} />}
      {overlay.kind === 'checks' && <ChecksDialog />}
      {overlay.kind === 'examples' && <ExamplesDialog />}
    </Suspense>
  );
}
