import { activeTab } from '../../store/app-state.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { openOverlay } from '../../store/overlay.ts';
import { checksPerDate, poolAtEnd } from '../../view/live-checks.ts';
import { useApp, useSettled } from '../use-app.ts';
import './checks-status.css';

/** The run's own checks in a few words; pressed, the list of them. */
export function ChecksStatus() {
  const { projection } = useSettled();
  const isWithheld = useApp((state) => outcomeOf(activeTab(state).form).kind === 'withheld');
  const words = isWithheld
    ? 'A check failed: the run is withheld'
    : `Cash conserved, order kept, ${poolAtEnd(projection) === 0 ? 'pool to zero' : 'pool not yet zero'}: ${checksPerDate(projection)} checks a date`;
  return (
    <button type="button" className="checks-status" onClick={() => openOverlay({ kind: 'checks' })}>
      <span aria-hidden="true">{isWithheld ? '✕' : '✓'}</span> {words}
    </button>
  );
}
