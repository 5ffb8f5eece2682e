import { Fragment } from 'react';
import { cashRows } from '../../view/cash-rows.ts';
import { Provenance } from '../provenance.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { useApp, useSettled } from '../use-app.ts';

/** The chart's figures as a table: every month, every class, all in the page. */
export function ChartTable({ height }: { readonly height: number }) {
  const { projection, form } = useSettled();
  const cursor = useApp((state) => state.cursor);
  const rows = cashRows(projection, form, 'balance');
  return (
    <ScrollRegion className="chart-table" style={{ height }} label="The chart as a table">
      <table className="grid">
        <caption className="hidden-text">Balances after each Distribution Date</caption>
        <thead>
          <tr>
            <th scope="col">m</th>
            <th scope="col" className="words">
              Date
            </th>
            {projection.deal.classes.map(({ name }, place) => (
              <th key={name} scope="col">
                <span className={`swatch class-${place + 1}`} />
                {name}
              </th>
            ))}
            <th scope="col">Notes</th>
            <th scope="col">Pool</th>
            <th scope="col">OC</th>
            <th scope="col">Reserve</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.number}>
              {row.begins !== null && (
                <tr className="boundary-row">
                  <td />
                  <td className="words" colSpan={row.cells.length + 5}>
                    {row.begins}
                  </td>
                </tr>
              )}
              <tr aria-current={row.number === cursor ? 'date' : undefined}>
                <td className="faint">{row.number}</td>
                <th scope="row" className="words">
                  <Provenance of={row.provenance} isNamed />
                  {row.date}
                </th>
                {row.cells.map((cell, place) => (
                  <td key={projection.deal.classes[place]?.name} className={cell.text === '–' ? 'faint' : undefined}>
                    {cell.text}
                  </td>
                ))}
                <td>{row.notes}</td>
                <td>{row.pool}</td>
                <td>{row.oc}</td>
                <td>{row.reserve}</td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
