import { useMemo } from 'react';
import { useStore } from 'zustand';
import { LEVELS } from '../../deal/deal.ts';
import { analysisStore, setAnalysis } from '../../store/analysis.ts';
import { moveCursor } from '../../store/app-store.ts';
import { monthRows, residualWords } from '../../view/pricing/month-rows.ts';
import { pricedAddress, residualAt } from '../../view/why/analysis-figures.ts';
import { FaultNote } from '../fields/notes.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { useApp, useSettled } from '../use-app.ts';
import { FigureText } from '../why/figure-text.tsx';
import { MonthCells } from './month-cells.tsx';

/** Credit enhancement, excess spread, OC, reserve and the residual's cash, date by date. */
export function ByMonth() {
  const { projection } = useSettled();
  const price = useStore(analysisStore, (state) => state.residualPrice);
  const cursor = useApp((state) => state.cursor);
  const rows = useMemo(() => monthRows(projection), [projection]);
  const residual = useMemo(() => residualWords(projection, price), [projection, price]);
  const at = useMemo(() => residualAt(price), [price]);
  return (
    <>
      <div className="analysis-bar">
        <label>
          Residual bought for ${' '}
          <input
            className="side-steps residual-price"
            inputMode="decimal"
            value={price}
            placeholder="pool, reserve less Notes"
            aria-invalid={'fault' in residual}
            aria-describedby={'fault' in residual ? 'residual-fault' : undefined}
            onChange={(event) => setAnalysis({ residualPrice: event.target.value })}
          />
        </label>
        {!('fault' in residual) && (
          <span className="analysis-note" role="status">
            Cash in all <FigureText of="life-total:residual" text={residual.total} isEntry /> for{' '}
            <FigureText of={pricedAddress('residual-price', at)} text={residual.price} isEntry />. Return{' '}
            <FigureText of={pricedAddress('bond-equivalent-return', at)} text={residual.bondEquivalent} isEntry />{' '}
            bond-equivalent, <FigureText of={pricedAddress('monthly-rate', at)} text={residual.monthly} isEntry /> a
            month. {residual.because}
          </span>
        )}
      </div>
      {'fault' in residual && <FaultNote id="residual-fault">{residual.fault}</FaultNote>}
      <ScrollRegion label="Month by month" className="analysis-scroll">
        <table className="grid analysis-table by-month">
          <caption className="hidden-text">What stands behind the Notes after each date’s payments</caption>
          <thead>
            <tr>
              <th scope="col">m</th>
              <th scope="col" className="words">
                Date
              </th>
              <th scope="col">Pool Balance</th>
              <th scope="col">Notes</th>
              <th scope="col">OC</th>
              <th scope="col">Reserve</th>
              <th scope="col">Excess spread</th>
              <th scope="col">% a year</th>
              <th scope="col">Net loss</th>
              <th scope="col">Excess after losses</th>
              {LEVELS.map((level) => (
                <th key={level} scope="col">
                  CE {level} %
                </th>
              ))}
              <th scope="col">Residual cash</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.number}
                aria-current={row.number === cursor ? 'date' : undefined}
                onClick={() => moveCursor(row.number)}
              >
                <td className="faint">{row.number}</td>
                <th scope="row" className="words">
                  {row.date}
                </th>
                <MonthCells row={row} isEntry={row === rows[0]} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="analysis-foot">
        Credit enhancement (CE) of a level: the pool less the Notes of that level and those before it, plus the reserve,
        in percent of the pool. Excess spread: finance charges and account interest less the month’s fee and the Notes’
        current interest, and as 12 times that over the opening pool. Residual cash: Excess Collections to the
        certificateholders, and reserve money to the Depositor.
      </p>
    </>
  );
}
