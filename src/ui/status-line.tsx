import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { distributionDate } from '../engine/plan.ts';
import { keepStore, keepWords } from '../store/keep.ts';
import { openOverlay } from '../store/overlay.ts';
import { FILED_COUNT, TRUST } from '../store/trust.ts';
import { dateText } from '../view/date-text.ts';
import './checks/checks-status.css';
import './status-line.css';

const ChecksStatus = lazy(async () => ({ default: (await import('./checks/checks-status.tsx')).ChecksStatus }));

/** The foot of the screen: what the figures are, how far the data goes, the version, and whether the work is kept. */
export function StatusLine() {
  const kept = useStore(keepStore, keepWords);
  return (
    <footer className="status-line">
      <span>Projection, not a forecast</span>
      <span>Data to {dateText(distributionDate(TRUST.deal, FILED_COUNT))}</span>
      <Suspense fallback={null}>
        <ChecksStatus />
      </Suspense>
      <button type="button" className="status-button" onClick={() => openOverlay({ kind: 'glossary', term: null })}>
        Glossary
      </button>
      <button type="button" className="status-button" onClick={() => openOverlay({ kind: 'examples' })}>
        Examples
      </button>
      <span className="spacer" />
      <span role="status">{kept}</span>
      <span>
        Paydown {__APP_VERSION__} of {__BUILD_DATE__}
      </span>
    </footer>
  );
}
