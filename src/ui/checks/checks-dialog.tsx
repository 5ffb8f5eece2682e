import { activeTab } from '../../store/app-state.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { closeOverlay } from '../../store/overlay.ts';
import { grouped } from '../../view/amount-text.ts';
import { Dialog } from '../share/dialog.tsx';
import { useApp, useShown } from '../use-app.ts';
import { checksOf } from './run-checks.ts';
import { saveReport } from './save-report.ts';
import './checks-dialog.css';

/** What is checked after every date of the run, and how often it was; on a breach, which one and what to do. */
export function ChecksDialog() {
  const { projection } = useShown();
  const outcome = useApp((state) => outcomeOf(activeTab(state).form));
  const { checks, isSound, status } = checksOf(projection);
  return (
    <Dialog title="Checks of the run" className="checks" onClose={closeOverlay}>
      {outcome.kind === 'withheld' ? (
        <>
          <p className="checks-breach">
            <b>§ {outcome.clause}.</b> {outcome.promise} The run is withheld: no figure of it is shown. The inputs are
            fine; the program is not.
          </p>
          <button type="button" className="button" onClick={saveReport}>
            Save a file to report it
          </button>
        </>
      ) : (
        <p>
          {status} {isSound && 'A run in which one fails is not shown.'}
        </p>
      )}
      <ul className="checks-list">
        {checks.map(({ name, promise, clause, count, broken }) => (
          <li key={name}>
            <span>
              <b>{name}.</b> {promise} <small>{/^\d/.test(clause) ? `§ ${clause}` : clause}</small>
              {broken.map((one) => (
                <em key={one}>{one}</em>
              ))}
            </span>
            <b>{grouped(count)}</b>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
