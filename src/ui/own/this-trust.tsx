import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { addMonth, type MonthReading } from '../../files/added-month/add-month.ts';
import type { ComparedFigure } from '../../files/added-month/compare-certificate.ts';
import { afterAddedMonths } from '../../files/added-month/continue-scenario.ts';
import type { AddedMonth } from '../../files/added-month/known-months.ts';
import type { Certificate } from '../../files/certificate/certificate.ts';
import { checkCertificate } from '../../files/certificate/check-certificate.ts';
import { keepFigures } from '../../store/added-figures.ts';
import { addedStore, appendMonth, knownMonths } from '../../store/added-months.ts';
import { activeTab, DEFAULT_FORM } from '../../store/app-state.ts';
import { appStore, changeForm } from '../../store/app-store.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { closeOverlay } from '../../store/overlay.ts';
import { plainAmount } from '../../view/amount-text.ts';
import { START_POINTERS } from '../../view/form/start-choice.ts';
import { FaultNote } from '../fields/notes.tsx';
import { ChecksTable, ComparisonTable } from './certificate-tables.tsx';

/** A certificate of the trust itself: of a known month, to compare; of the next one, to add and go on from. */
export function ThisTrust({ certificate }: { readonly certificate: Certificate }) {
  const added = useStore(addedStore, (state) => state.added);
  const reading = useMemo(() => addMonth(certificate, knownMonths(added)), [certificate, added]);
  const checks = useMemo(() => checkCertificate(certificate), [certificate]);
  return (
    <>
      <ChecksTable checks={checks} />
      {reading.kind === 'refused' ? (
        <FaultNote id="certificate-refused">{reading.message}</FaultNote>
      ) : (
        <>
          <ComparisonTable figures={reading.comparison} />
          {reading.kind === 'known' ? <KnownMonth reading={reading} /> : <NextMonth reading={reading} />}
        </>
      )}
    </>
  );
}

function KnownMonth({ reading }: { readonly reading: MonthReading & { readonly kind: 'known' } }) {
  return (
    <>
      <p>
        Month {reading.month} is known already
        {reading.otherCollections.length === 0 ? ', with the same collections' : ''}; there is nothing to add.
      </p>
      {reading.otherCollections.length > 0 && (
        <ul className="own-faults" aria-label="Collections that differ from the known ones">
          {reading.otherCollections.map(({ line, certificate, known }) => (
            <li key={line}>
              {line.replaceAll('_', ' ')}: {plainAmount(certificate)} here, {plainAmount(known)} as known.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NextMonth({ reading }: { readonly reading: MonthReading & { readonly kind: 'next' } }) {
  const [isAgreed, setAgreed] = useState(!reading.needsWord);
  const [fault, setFault] = useState<string | null>(null);
  return (
    <>
      {reading.notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {reading.needsWord && (
        <label className="tick-box">
          <input type="checkbox" checked={isAgreed} onChange={() => setAgreed(!isAgreed)} />
          Take it on although {reading.failing.length > 0 ? 'not every sum comes out' : 'a figure differs'}
        </label>
      )}
      {fault !== null && <FaultNote id="continue-fault">{fault}</FaultNote>}
      <div className="dialog-foot">
        <button type="button" className="button" onClick={closeOverlay}>
          Cancel
        </button>
        <button
          type="button"
          className="button button-main"
          disabled={!isAgreed}
          onClick={() => setFault(goOnFrom(reading.added, reading.comparison))}
        >
          Add month {reading.month} and go on from it
        </button>
      </div>
    </>
  );
}

/** Adds the month and starts the scenario after it. @returns why that cannot be, or null */
function goOnFrom(month: AddedMonth, figures: readonly ComparedFigure[]): string | null {
  const known = knownMonths([...addedStore.getState().added, month]);
  const { form } = activeTab(appStore.getState());
  const read = afterAddedMonths({ ...form, collateral: form.collateral ?? DEFAULT_FORM.collateral }, known);
  if (!read.ok) return read.fault.message;
  const outcome = outcomeOf(read.value);
  if (outcome.kind === 'fault') return outcome.fault.message;
  appendMonth(month);
  keepFigures(month.month, figures);
  changeForm(() => read.value, START_POINTERS);
  closeOverlay();
  return null;
}
