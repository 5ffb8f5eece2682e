import { useMemo, useState } from 'react';
import { addMonth, type MonthReading } from '../../files/added-month/add-month.ts';
import type { Certificate } from '../../files/certificate/certificate.ts';
import { checkCertificate } from '../../files/certificate/check-certificate.ts';
import type { FiledResult } from '../../files/certificate/filed-results-of.ts';
import { goOnAfterAdded, knownMonths } from '../../store/added-months.ts';
import { closeOverlay } from '../../store/overlay.ts';
import { plainAmount } from '../../view/amount-text.ts';
import { FaultNote } from '../fields/notes.tsx';
import { useApp } from '../use-app.ts';
import { ChecksTable, ComparisonTable } from './certificate-tables.tsx';

/** A certificate of the trust itself: of a known month, to compare; of the next one, to add and go on from. */
export function ThisTrust({ certificate }: { readonly certificate: Certificate }) {
  const added = useApp((state) => state.added);
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
  const isLastAdded = useApp(({ added }) => added.at(-1)?.month.month === reading.month);
  const [fault, setFault] = useState<string | null>(null);
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
      {fault !== null && <FaultNote id="continue-fault">{fault}</FaultNote>}
      {isLastAdded && (
        <div className="dialog-foot">
          <button type="button" className="button" onClick={() => setFault(goOnFrom(null))}>
            Go on from month {reading.month}
          </button>
        </div>
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
          onClick={() => setFault(goOnFrom(reading))}
        >
          Add month {reading.month} and go on from it
        </button>
      </div>
    </>
  );
}

/** Starts the scenario after the last known month, with the one that was read where it is the next. @returns why that cannot be, or null */
function goOnFrom(next: (MonthReading & { readonly kind: 'next' }) | null): string | null {
  const fault = goOnAfterAdded(next && { month: next.added, printed: next.comparison.map(printedFigure) });
  if (fault === null) closeOverlay();
  return fault;
}

function printedFigure({ key, line, label, cents }: FiledResult): FiledResult {
  return { key, line, label, cents };
}
