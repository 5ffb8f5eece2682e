import { useState } from 'react';
import type { ComparedFigure } from '../../files/added-month/compare-certificate.ts';
import type { Check } from '../../files/certificate/check.ts';
import { plainAmount } from '../../view/amount-text.ts';
import { ScrollRegion } from '../scroll-region.tsx';

/** Every sum, roll and rule that the form prints, reckoned again from its own lines. */
export function ChecksTable({ checks }: { readonly checks: readonly Check[] }) {
  const off = checks.filter(({ ok }) => !ok);
  const [isOpen, setOpen] = useState(off.length > 0);
  return (
    <>
      <p role="status" className="own-count">
        <b>
          {checks.length} sums checked, {off.length === 0 ? 'all agree' : `${off.length} do not come out`}.
        </b>{' '}
        <button type="button" className="link-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide them' : 'Show them'}
        </button>
      </p>
      {off.length > 0 && (
        <ul className="own-faults" aria-label="Sums that do not come out">
          {off.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <ScrollRegion className="own-preview" label="Checks of the certificate">
          <table className="grid own-lines">
            <caption className="hidden-text">Sums of the certificate, reckoned again</caption>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col" className="words">
                  What
                </th>
                <th scope="col">Printed</th>
                <th scope="col">Reckoned</th>
              </tr>
            </thead>
            <tbody>
              {checks.map(({ what, line, printed, computed, ok }) => (
                <tr key={`${line} ${what} ${printed}`}>
                  <td>{line}</td>
                  <th scope="row" className="words">
                    {what}
                  </th>
                  <td>{printed}</td>
                  <td className={ok ? 'faint' : 'check-off'}>{ok ? '=' : computed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </>
  );
}

/** The certificate's figures beside those of a run that was fed with its collections. */
export function ComparisonTable({ figures }: { readonly figures: readonly ComparedFigure[] }) {
  const off = figures.filter(({ difference }) => difference !== 0);
  const [isOpen, setOpen] = useState(off.length > 0);
  return (
    <>
      <p role="status" className="own-count">
        <b>
          {figures.length} figures compared with the engine,{' '}
          {off.length === 0 ? 'all equal to the cent' : `${off.length} differ`}.
        </b>{' '}
        <button type="button" className="link-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the lines' : 'Show the lines'}
        </button>
      </p>
      {isOpen && (
        <ScrollRegion className="own-preview" label="Certificate and engine, line by line">
          <table className="grid own-lines">
            <caption className="hidden-text">Certificate and engine, line by line</caption>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col" className="words">
                  Label
                </th>
                <th scope="col">Certificate</th>
                <th scope="col">Engine</th>
                <th scope="col">Difference</th>
              </tr>
            </thead>
            <tbody>
              {figures.map(({ key, line, label, cents, engine, difference }) => (
                <tr key={key}>
                  <td>{line}</td>
                  <th scope="row" className="words">
                    {label}
                  </th>
                  <td>{plainAmount(cents)}</td>
                  <td>{engine === null ? 'none' : plainAmount(engine)}</td>
                  <td className={difference === 0 ? 'faint' : 'check-off'}>{plainAmount(difference)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </>
  );
}
