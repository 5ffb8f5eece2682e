import { useId } from 'react';
import type { GlossaryTerm } from '../../deal/glossary.ts';
import { activeTab } from '../../store/app-state.ts';
import { setValue } from '../../store/app-store.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { valueAt } from '../../view/form/json-pointer.ts';
import { OWN_DEAL } from '../../view/form/structure-form.ts';
import { FaultNote } from '../fields/notes.tsx';
import { useApp } from '../use-app.ts';
import { DealNote } from './deal-note.tsx';

/** A Final Distribution Date, by its month. */
export function FinalField({ path, name }: { readonly path: string; readonly name: string }) {
  const pointer = `/deal${path}`;
  const id = useId();
  const value = String(useApp((state) => valueAt(activeTab(state).form, pointer)) ?? '');
  const fault = useApp((state) => {
    const outcome = outcomeOf(activeTab(state).form);
    return outcome.kind === 'fault' && outcome.fault.path === pointer ? outcome.fault.message : null;
  });
  const own = String(valueAt(OWN_DEAL, path) ?? '');
  const differs = value !== own;
  return (
    <div className={['field', differs && 'differs', fault !== null && 'faulty'].filter(Boolean).join(' ')}>
      <label htmlFor={id} data-tip={'Final Distribution Date' satisfies GlossaryTerm}>
        Final month
      </label>
      <span className="final-hint">year-month</span>
      <span className="number">
        <input
          id={id}
          data-pointer={pointer}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={value}
          aria-label={`${name}, year and month`}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={(event) => setValue(pointer, event.target.value)}
        />
      </span>
      {fault !== null && <FaultNote id={`${id}-fault`}>{fault} The screen shows the last valid run.</FaultNote>}
      {differs && <DealNote words={own} name={name} onReset={() => setValue(pointer, own)} />}
    </div>
  );
}
