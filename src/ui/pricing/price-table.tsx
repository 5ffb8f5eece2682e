import { useMemo } from 'react';
import { useStore } from 'zustand';
import { analysisStore, setAnalysis } from '../../store/analysis.ts';
import { FILED_RATES, TRUST } from '../../store/trust.ts';
import { MOST_COLUMNS, priceTableCells, type TableColumn } from '../../view/pricing/price-table-cells.ts';
import type { PricingRead } from '../../view/pricing/pricing-terms.ts';
import { type GridInput, gridInput, steppedForm, stepText } from '../../view/sensitivity/grid-inputs.ts';
import { readSteps } from '../../view/sensitivity/steps-text.ts';
import { pricedAddress, quotedAt, steppedKey } from '../../view/why/analysis-figures.ts';
import type { PricedFigure } from '../../view/why/analysis-id.ts';
import { FaultNote } from '../fields/notes.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { SideFields } from '../sensitivity/grid-bar.tsx';
import { useSettled } from '../use-app.ts';
import { FigureText } from '../why/figure-text.tsx';

interface PriceTableProps {
  readonly read: PricingRead;
  readonly names: readonly string[];
}

/** A term sheet's table: prices down, speeds or losses across, yields in the cells; or the other way round. */
export function PriceTable({ read, names }: PriceTableProps) {
  const { form } = useSettled();
  const { tableClass, tableBy, tableRows, tableColumns } = useStore(analysisStore);
  const rows = readSteps(tableRows[tableBy]);
  const columns = readSteps(tableColumns.steps);
  const noteClass = Math.max(names.indexOf(tableClass), 0);
  const input = gridInput(tableColumns.path);
  const tooMany = columns.ok && columns.steps.length > MOST_COLUMNS;
  const found = useMemo(() => {
    const [rowRead, columnRead] = [readSteps(tableRows[tableBy]), readSteps(tableColumns.steps)];
    if (!rowRead.ok || !columnRead.ok || columnRead.steps.length > MOST_COLUMNS || tableColumns.path === '')
      return null;
    const input = gridInput(tableColumns.path);
    const request = {
      noteClass,
      by: tableBy,
      rows: rowRead.steps,
      path: input.path,
      values: columnRead.steps.map(input.valueOf),
    };
    return priceTableCells(steppedForm(form, [input.path], FILED_RATES), TRUST, read.terms, request);
  }, [form, read, noteClass, tableBy, tableRows, tableColumns]);
  return (
    <>
      <div className="analysis-bar">
        <label>
          Class{' '}
          <select
            className="picker"
            value={names[noteClass]}
            onChange={(event) => setAnalysis({ tableClass: event.target.value })}
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Rows{' '}
          <select
            className="picker"
            value={tableBy}
            onChange={(event) => setAnalysis({ tableBy: event.target.value === 'yield' ? 'yield' : 'price' })}
          >
            <option value="price">prices, yields in the cells</option>
            <option value="yield">yields, prices in the cells</option>
          </select>
        </label>
        <input
          className="side-steps"
          aria-label="Rows, steps"
          aria-invalid={!rows.ok}
          aria-describedby={rows.ok ? undefined : 'price-rows-fault'}
          value={tableRows[tableBy]}
          onChange={(event) => setAnalysis({ tableRows: { ...tableRows, [tableBy]: event.target.value } })}
        />
        <SideFields
          word="Columns"
          side={tableColumns}
          read={columns}
          faultId="price-columns-fault"
          onChange={(side) => setAnalysis({ tableColumns: side })}
        />
      </div>
      {!rows.ok && <FaultNote id="price-rows-fault">Rows: not available, because of the steps. {rows.say}</FaultNote>}
      {!columns.ok && (
        <FaultNote id="price-columns-fault">Columns: not available, because of the steps. {columns.say}</FaultNote>
      )}
      {tooMany && (
        <FaultNote id="price-many-fault">{`Columns: not available, because there are more than ${MOST_COLUMNS}; take a larger step.`}</FaultNote>
      )}
      {found && !found.ok && (
        <FaultNote id="price-table-fault">Columns: not available, because: {found.fault.message}</FaultNote>
      )}
      {found?.ok && rows.ok && columns.ok && (
        <Cells
          by={tableBy}
          rows={rows.steps}
          input={input}
          steps={columns.steps}
          columns={found.value}
          name={names[noteClass] ?? ''}
        />
      )}
    </>
  );
}

interface CellsProps {
  readonly by: 'price' | 'yield';
  readonly rows: readonly string[];
  readonly input: GridInput;
  readonly steps: readonly string[];
  readonly columns: readonly TableColumn[];
  readonly name: string;
}

function Cells({ by, rows, input, steps, columns, name }: CellsProps) {
  const notes = columns.flatMap(({ notes: some }, place) =>
    some.map((note) => `${stepText(input, steps[place] ?? '')}: ${note}`),
  );
  const texts = useStore(analysisStore);
  const of = (kind: PricedFigure, row: string): string => pricedAddress(kind, quotedAt(texts, name, by, row));
  const runs = steps.map((step) => steppedKey([[input.path, step]]));
  return (
    <ScrollRegion label="Price/yield table" className="analysis-scroll">
      <table className="grid analysis-table price-table">
        <caption className="hidden-text">
          Class {name}: {by === 'price' ? 'yield in percent at each price' : 'price at each yield'}, by {input.label}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="words">
              {by === 'price' ? 'Price' : 'Yield %'} \ {input.label}
            </th>
            {steps.map((step) => (
              <th key={step} scope="col">
                {stepText(input, step)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row}>
              <th scope="row" className="words">
                {row}
              </th>
              {columns.map((column, place) => (
                <td key={steps[place]}>
                  <FigureText
                    of={of(by === 'price' ? 'yield' : 'price', row)}
                    run={runs[place]}
                    text={column.cells[at] ?? ''}
                    isEntry={at === 0 && place === 0}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr className="price-sums">
            <th scope="row" className="words">
              WAL, years
            </th>
            {columns.map((column, place) => (
              <td key={steps[place]}>
                <FigureText of={of('life-from-settlement', rows[0] ?? '')} run={runs[place]} text={column.life} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className="words">
              Principal window
            </th>
            {columns.map((column, place) => (
              <td key={steps[place]}>{column.window}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {notes.length > 0 && <p className="not-available">{notes.join(' ')}</p>}
    </ScrollRegion>
  );
}
