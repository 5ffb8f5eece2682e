import { inBackground } from '../in-background.ts';

/** The table that an analysis shows, as a file. */
export function TableButtons() {
  const save = (kind: 'csv' | 'xlsx'): void =>
    inBackground(import('./export-actions.ts').then((actions) => actions.exportTable(kind)));
  return (
    <span className="table-buttons">
      <button type="button" className="button" aria-label="This table as CSV" onClick={() => save('csv')}>
        CSV
      </button>
      <button type="button" className="button" aria-label="This table as XLSX" onClick={() => save('xlsx')}>
        XLSX
      </button>
    </span>
  );
}
