import { useMemo, useState } from 'react';
import { plainAmount } from '../../view/amount-text.ts';
import { type BackTest, type BackTestCell, type BackTestMonth, backTest } from '../../view/proof/back-test.ts';
import { figureAddress } from '../../view/why/figure-address.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { useSettled } from '../use-app.ts';
import { Figure } from '../why/figure.tsx';
import { projectFromClosing } from './start-earlier.ts';

type Test = BackTest & { readonly isAvailable: true };

/** A projection started earlier against the months filed since, by month and by class. */
export function BackTestView({ children }: { readonly children: React.ReactNode }) {
  const run = useSettled();
  const test = useMemo(() => backTest(run), [run]);
  return (
    <div className="proof">
      <div className="proof-bar">
        {children}
        <p className="proof-summary">
          {test.isAvailable ? (
            <>
              <b>{test.label}.</b> {test.sentence}
            </>
          ) : (
            test.because
          )}
        </p>
      </div>
      {test.isAvailable ? (
        <Tables test={test} />
      ) : (
        <p className="proof-empty">
          <button type="button" className="button" onClick={projectFromClosing}>
            Project this scenario from closing
          </button>
        </p>
      )}
    </div>
  );
}

function Tables({ test }: { readonly test: Test }) {
  const [key, setKey] = useState('pool');
  const options = test.months[0]?.cells ?? [];
  return (
    <div className="proof-body back-test">
      <ScrollRegion label="Error by class">
        <table className="grid">
          <caption className="hidden-text">Error of the balance, by class</caption>
          <thead>
            <tr>
              <th scope="col" className="words">
                Class
              </th>
              <th scope="col">Mean error</th>
              <th scope="col">Largest</th>
              <th scope="col">in month</th>
              <th scope="col">Paid off, projected</th>
              <th scope="col">realised</th>
            </tr>
          </thead>
          <tbody>
            {test.classes.map((one, place) => (
              <tr key={one.name}>
                <th scope="row" className="words">
                  <span className={`swatch class-${place + 1}`} />
                  {one.name}
                </th>
                <td>{plainAmount(one.meanError)}</td>
                <td>{plainAmount(one.largestError)}</td>
                <td>{one.largestError === 0 ? '–' : one.largestIn}</td>
                <td>{one.paidOffProjected === null ? 'later' : `month ${one.paidOffProjected}`}</td>
                <td>{one.paidOffRealised === null ? 'later' : `month ${one.paidOffRealised}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <ScrollRegion label="Realised against projected, by month">
        <table className="grid">
          <caption className="hidden-text">Realised against projected, by month</caption>
          <thead>
            <tr>
              <th scope="col">m</th>
              <th scope="col" className="words">
                <label>
                  <span className="hidden-text">Figure</span>
                  <select className="picker" value={key} onChange={(event) => setKey(event.target.value)}>
                    {options.map((one) => (
                      <option key={one.key} value={one.key}>
                        {one.label}
                      </option>
                    ))}
                  </select>
                </label>
              </th>
              <th scope="col">Projected</th>
              <th scope="col">Realised</th>
              <th scope="col">Error</th>
              <th scope="col">of realised</th>
            </tr>
          </thead>
          <tbody>
            {test.months.map((month) => (
              <MonthRow key={month.number} month={month} of={key} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function MonthRow({ month, of }: { readonly month: BackTestMonth; readonly of: string }) {
  const cell = month.cells.find(({ key }) => key === of);
  if (!cell) return null;
  return (
    <tr>
      <td className="faint">{month.number}</td>
      <th scope="row" className="words">
        {month.date}
      </th>
      <td>
        <Figure of={figureAddress(cell.figure)}>{plainAmount(cell.projected)}</Figure>
      </td>
      <td>{plainAmount(cell.realised)}</td>
      <td>{plainAmount(cell.error)}</td>
      <td className="faint">{shareText(cell)}</td>
    </tr>
  );
}

/** "2.31 %", "(2.31 %)" below zero. */
function shareText({ errorOfRealised: share }: BackTestCell): string {
  if (share === null) return '–';
  const text = `${plainAmount(Math.abs(share))} %`;
  return share < 0 ? `(${text})` : text;
}
