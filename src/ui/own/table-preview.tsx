import { useMemo, useState } from 'react';
import type { TableRead, TableRow } from '../../files/table/table-read.ts';
import { grouped } from '../../view/amount-text.ts';
import { FaultNote } from '../fields/notes.tsx';
import { ScrollRegion } from '../scroll-region.tsx';

/** Rows in the page; a preview is there to see that the columns are understood, and what is at fault. */
const MOST_SHOWN = 60;
const MOST_REMARKS = 8;

export interface TablePreviewProps<Form, Field extends string> {
  readonly read: TableRead<Form, Field> | null;
  /** How far the reading is, 0 to 1; null while nothing is read. */
  readonly share: number | null;
  readonly what: string;
}

/** What was read: the columns as understood, the first rows, every faulty row marked and named, and remarks. */
export function TablePreview<Form, Field extends string>({ read, share, what }: TablePreviewProps<Form, Field>) {
  if (share !== null) return <progress className="own-progress" value={share} aria-label="Reading the table" />;
  if (read === null) return null;
  if (!read.ok) return <NoTable message={read.message} sample={read.sample} />;
  return <Preview table={read.table} what={what} />;
}

function NoTable({ message, sample }: { readonly message: string; readonly sample: readonly (readonly string[])[] }) {
  return (
    <div className="own-read">
      <FaultNote id="own-no-table">{message}</FaultNote>
      {sample.length > 0 && (
        <ScrollRegion className="own-preview" label="The first rows, as they were parted">
          <table className="grid">
            <tbody>
              {sample.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sample never change places
                <tr key={row}>
                  {cells.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={at} className="words">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </div>
  );
}

type Read<Form, Field extends string> = Extract<TableRead<Form, Field>, { ok: true }>['table'];

function Preview<Form, Field extends string>({
  table,
  what,
}: {
  readonly table: Read<Form, Field>;
  readonly what: string;
}) {
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const faulty = useMemo(() => table.rows.filter(({ faults }) => faults.length > 0), [table]);
  const rows = onlyFaulty ? faulty : table.rows;
  const shown = rows.slice(0, MOST_SHOWN);
  const columns = table.columns.filter(({ field }) => field !== null);
  return (
    <div className="own-read">
      <p role="status" className="own-count">
        <b>
          {grouped(table.rows.length - faulty.length)} {what} read
        </b>
        {faulty.length > 0 && `, ${grouped(faulty.length)} ${faulty.length === 1 ? 'row' : 'rows'} at fault`}.{' '}
        {columnsWords(columns)}
      </p>
      {faulty.length > 0 && (
        <label className="tick-box">
          <input type="checkbox" checked={onlyFaulty} onChange={() => setOnlyFaulty(!onlyFaulty)} />
          Only the rows at fault
        </label>
      )}
      <ScrollRegion className="own-preview" label="Preview of the table">
        <table className="grid">
          <caption className="hidden-text">The table as it was read</caption>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {columns.map(({ letter, header }) => (
                <th key={letter} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <PreviewRow key={row.row} row={row} fields={columns.map(({ field }) => field as Field)} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.length > MOST_SHOWN && (
        <p className="note">
          The first {MOST_SHOWN} of {grouped(rows.length)} rows.
        </p>
      )}
      <Faults rows={faulty} />
      {table.remarks
        .filter(({ kind }) => kind !== 'faulty_rows')
        .slice(0, MOST_REMARKS)
        .map(({ message }) => (
          <p key={message} className="note">
            {message}
          </p>
        ))}
    </div>
  );
}

function columnsWords(columns: readonly { readonly header: string; readonly field: string | null }[]): string {
  const matched = columns.filter(({ header, field }) => header.toLowerCase().replace(/\W/g, '_') !== field);
  if (matched.length === 0) return '';
  return `Taken for: ${matched.map(({ header, field }) => `“${header}” ${String(field).replaceAll('_', ' ')}`).join(', ')}.`;
}

function PreviewRow<Field extends string>({
  row,
  fields,
}: {
  readonly row: TableRow<Field>;
  readonly fields: readonly Field[];
}) {
  return (
    <tr className={row.faults.length > 0 ? 'row-faulty' : undefined}>
      <th scope="row">{row.row}</th>
      {fields.map((field) => {
        const cell = row.cells[field];
        return (
          <td key={field} className={cell?.fault === undefined ? undefined : 'cell-faulty'} title={cell?.fault}>
            {cell?.text}
          </td>
        );
      })}
    </tr>
  );
}

/** What is wrong, row by row; the first few of many. */
function Faults<Field extends string>({ rows }: { readonly rows: readonly TableRow<Field>[] }) {
  const faults = rows.flatMap((row) => row.faults);
  if (faults.length === 0) return null;
  return (
    <ul className="own-faults" aria-label="Rows at fault">
      {faults.slice(0, MOST_REMARKS).map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
      {faults.length > MOST_REMARKS && <li>{grouped(faults.length - MOST_REMARKS)} more.</li>}
    </ul>
  );
}
