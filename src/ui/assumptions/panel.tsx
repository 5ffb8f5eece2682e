import { useEffect, useRef } from 'react';
import { activeTab, baseTab } from '../../store/app-state.ts';
import { resetAll, setView } from '../../store/app-store.ts';
import { differingInputs } from '../../view/form/inputs.ts';
import { FeesGroup } from '../structure/fees-group.tsx';
import { StructureGroup } from '../structure/structure-group.tsx';
import { useApp } from '../use-app.ts';
import { BenchmarkGroup } from './benchmark-group.tsx';
import { CallGroup } from './call-group.tsx';
import { EventsGroup } from './events-group.tsx';
import { InterestGroup } from './interest-group.tsx';
import { LossesGroup } from './losses-group.tsx';
import { PrepaymentGroup } from './prepayment-group.tsx';
import { ServicerGroup } from './servicer-group.tsx';
import { StartGroup } from './start-group.tsx';
import './panel.css';

/** What a user may change. Beside the results on a wide screen, over them on a narrow one. */
export function AssumptionsPanel() {
  const isOpen = useApp((state) => state.panelIsOpen);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return (
    <aside className="panel" id="assumptions" aria-labelledby="assumptions-title" data-open={isOpen}>
      <header className="panel-head">
        <h2 id="assumptions-title" tabIndex={-1} ref={heading}>
          Assumptions
        </h2>
        <Differences />
        <button type="button" className="button panel-done" onClick={() => setView({ panelIsOpen: false })}>
          Done
        </button>
      </header>
      <div className="panel-body">
        <StartGroup />
        <PrepaymentGroup />
        <LossesGroup />
        <EventsGroup />
        <BenchmarkGroup />
        <InterestGroup />
        <CallGroup />
        <ServicerGroup />
        <FeesGroup />
        <StructureGroup />
      </div>
    </aside>
  );
}

function Differences() {
  const isBase = useApp((state) => state.activeId === state.baseId);
  const base = useApp((state) => baseTab(state).name);
  const count = useApp((state) => differingInputs(activeTab(state).form, baseTab(state).form).length);
  const hasDrafts = useApp((state) => Object.keys(activeTab(state).drafts).length > 0);
  if (isBase) return <span className="panel-count none">{base}</span>;
  if (count === 0 && !hasDrafts) return <span className="panel-count none">as in {base}</span>;
  return (
    <>
      <span className="panel-count">
        {count} {count === 1 ? 'differs' : 'differ'}
        <span className="panel-from"> from {base}</span>
      </span>
      <button type="button" className="link-button" onClick={resetAll}>
        Reset all
      </button>
    </>
  );
}
