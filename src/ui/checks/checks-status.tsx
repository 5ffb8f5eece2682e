import { activeTab } from '../../store/app-state.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { openOverlay } from '../../store/overlay.ts';
import { useApp, useSettled } from '../use-app.ts';
import { checksOf } from './run-checks.ts';

/** The run's own checks in a few words; pressed, the list of them. */
export function ChecksStatus() {
  const { projection } = useSettled();
  const isWithheld = useApp((state) => outcomeOf(activeTab(state).form).kind === 'withheld');
  const { status, isSound } = checksOf(projection);
  return (
    <button type="button" className="status-button" onClick={() => openOverlay({ kind: 'checks' })}>
      <span aria-hidden="true">{isWithheld || !isSound ? '✕' : '✓'}</span>{' '}
      {isWithheld ? 'A check failed: the run is withheld' : status}
    </button>
  );
}
