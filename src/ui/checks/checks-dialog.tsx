import { activeTab } from '../../store/app-state.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { closeOverlay } from '../../store/overlay.ts';
import { grouped, plainAmount } from '../../view/amount-text.ts';
import { dateText } from '../../view/date-text.ts';
import { liveChecks, poolAtEnd } from '../../view/live-checks.ts';
import { dateOf, lastNumber } from '../../view/run-dates.ts';
import { Dialog } from '../share/dialog.tsx';
import { useApp, useShown } from '../use-app.ts';
import { saveReport } from './save-report.ts';
import './checks-dialog.css';

/** What is checked after every date of the run, and how often it was; on a breach, which one and what to do. */
export function ChecksDialog() {
  const { projection } = useShown();
  const outcome = useApp((state) => outcomeOf(activeTab(state).form));
  const checks = liveChecks(projection);
  const pool = poolAtEnd(projection);
  const total = checks.reduce((sum, { times }) => sum + times, 0);
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
          All {grouped(total)} checks of the {projection.count} dates hold. A run in which one fails is not shown.
        </p>
      )}
      <ul className="checks-list">
        {checks.map(({ promise, clause, times }) => (
          <li key={promise}>
            <span>
              {promise} <small>{clause}</small>
            </span>
            <b>{grouped(times)}</b>
          </li>
        ))}
        <li>
          <span>
            {pool === 0 ? 'The pool ends at zero' : 'The run ends before the pool does'}, on{' '}
            {dateText(dateOf(projection, lastNumber(projection)))}. <small>App. A</small>
          </span>
          <b>{plainAmount(pool)}</b>
        </li>
      </ul>
    </Dialog>
  );
}
