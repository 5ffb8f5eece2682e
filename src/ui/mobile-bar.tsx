import { activeTab, baseTab } from '../store/app-state.ts';
import { setView } from '../store/app-store.ts';
import { openOverlay } from '../store/overlay.ts';
import { differingInputs } from '../view/form/inputs.ts';
import { useApp } from './use-app.ts';

/** At the foot of a narrow screen: the way to the assumptions. */
export function MobileBar() {
  const count = useApp((state) => differingInputs(activeTab(state).form, baseTab(state).form).length);
  return (
    <nav className="mobile-bar" aria-label="Assumptions and sharing">
      <button type="button" className="button" onClick={() => setView({ panelIsOpen: true })}>
        Assumptions {count > 0 && <em>{count === 1 ? '1 differs' : `${count} differ`}</em>}
      </button>
      <button type="button" className="button" onClick={() => openOverlay({ kind: 'share' })}>
        Share
      </button>
    </nav>
  );
}
