import { type ComponentType, type KeyboardEvent, lazy, Suspense, useId } from 'react';
import { DETAILS_TABS, type DetailsTab } from '../../store/app-state.ts';
import { appStore, setView } from '../../store/app-store.ts';
import { FaultBoundary } from '../fault-boundary.tsx';
import { Icon } from '../icon.tsx';
import { useApp } from '../use-app.ts';
import { Waterfall } from './waterfall.tsx';
import { WaterfallOptions } from './waterfall-options.tsx';
import './details.css';

interface Tab {
  readonly title: string;
  readonly Body: ComponentType;
  /** What stands at the right of the tabs while this one is open. */
  readonly Options: ComponentType | null;
}

/** The lower tabs; a new one is an entry here and in DETAILS_TABS. */
const TABS: Readonly<Record<DetailsTab, Tab>> = {
  cash: {
    title: 'Cash flows',
    Body: lazy(async () => ({ default: (await import('./cash-flows.tsx')).CashFlows })),
    Options: lazy(async () => ({ default: (await import('./cash-flows.tsx')).CashFlowsOptions })),
  },
  waterfall: { title: 'Waterfall', Body: Waterfall, Options: WaterfallOptions },
  compare: {
    title: 'Compare',
    Body: lazy(async () => ({ default: (await import('../compare/compare.tsx')).Compare })),
    Options: null,
  },
  sensitivity: {
    title: 'Sensitivity',
    Body: lazy(async () => ({ default: (await import('../sensitivity/sensitivity.tsx')).Sensitivity })),
    Options: null,
  },
  pricing: {
    title: 'Pricing',
    Body: lazy(async () => ({ default: (await import('../pricing/pricing.tsx')).Pricing })),
    Options: null,
  },
  proof: {
    title: 'Proof',
    Body: lazy(async () => ({ default: (await import('../proof/proof.tsx')).Proof })),
    Options: null,
  },
  readings: {
    title: 'Readings',
    Body: lazy(async () => ({ default: (await import('../readings/readings.tsx')).Readings })),
    Options: null,
  },
};

/** What lies below the chart: one table at a time. */
export function Details() {
  const tab = useApp((state) => state.tab);
  const size = useApp((state) => state.size);
  const id = useId();
  const { Body, Options } = TABS[tab];
  return (
    <section className="details" aria-label="Details">
      <h2 className="hidden-text">Details</h2>
      <div className="details-bar">
        <div role="tablist" aria-label="Details" className="details-tabs" onKeyDown={moveByKey}>
          {DETAILS_TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`details-${one}`}
              aria-selected={one === tab}
              aria-controls={id}
              tabIndex={one === tab ? 0 : -1}
              className="details-tab"
              onClick={() => setView({ tab: one })}
            >
              {TABS[one].title}
            </button>
          ))}
        </div>
        <span className="spacer" />
        <Suspense fallback={null}>{Options && <Options />}</Suspense>
        <button
          type="button"
          className="icon-button enlarge"
          aria-label="Enlarge the details"
          title="Enlarge the details (e)"
          aria-pressed={size === 'large'}
          onClick={() => setView({ size: size === 'large' ? 'split' : 'large' })}
        >
          <Icon name="large" />
        </button>
      </div>
      <div className="details-body" id={id} role="tabpanel" aria-labelledby={`details-${tab}`}>
        <FaultBoundary key={tab} what="This tab">
          <Suspense fallback={null}>
            <Body />
          </Suspense>
        </FaultBoundary>
      </div>
    </section>
  );
}

function moveByKey(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const place = DETAILS_TABS.indexOf(appStore.getState().tab);
  const next = DETAILS_TABS[(place + step + DETAILS_TABS.length) % DETAILS_TABS.length];
  if (next === undefined) return;
  setView({ tab: next });
  document.getElementById(`details-${next}`)?.focus();
}
