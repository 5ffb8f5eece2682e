import { activeTab } from '../../store/app-state.ts';
import { appStore } from '../../store/app-store.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { saveFile } from '../export/save-file.ts';

/** What somebody needs to see the breach again: the form, the clause with its amounts, the version. Nothing is sent. */
export function saveReport(): void {
  const { form, name } = activeTab(appStore.getState());
  const outcome = outcomeOf(form);
  if (outcome.kind !== 'withheld') return;
  const report = {
    program: `Paydown ${__APP_VERSION__}`,
    clause: outcome.clause,
    promise: outcome.promise,
    scenario: { ...form, name },
  };
  saveFile(
    'Paydown, run withheld.json',
    new Blob([`${JSON.stringify(report, null, 2)}\n`], { type: 'application/json' }),
  );
}
