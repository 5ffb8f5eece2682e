import type { ShelfRow } from '../../../view/sensitivity/shelf-row.ts';
import { column, type ExportTable } from '../export-table.ts';
import { foundCell } from './found-cell.ts';

/** This scenario under what each trust of the shelf went through. */
export function shelfTable(trusts: readonly ShelfRow[], names: readonly string[], asOf: string): ExportTable {
  const paths = ['totals.principal_loss', 'totals.residual', ...names.map((name) => `classes.${name}.wal_years`)];
  return {
    name: 'Shelf history',
    notes: [['Certificates of the shelf', `through ${asOf}`]],
    columns: [
      column('Trust', 'text'),
      column('Certificates', 'text'),
      column('Months', 'whole'),
      column('Speed, % ABS', 'decimal'),
      column('CNL, %', 'decimal'),
      column('Recovery, %', 'decimal'),
      column('Classes short', 'text'),
      column('Principal short', 'decimal'),
      column('Residual cash', 'decimal'),
      ...names.map((name) => column(`WAL ${name}, years`, 'decimal')),
    ],
    rows: trusts.map((one) => [
      one.name,
      one.ended ? 'ended' : 'so far',
      one.months,
      one.speed_abs_pct,
      one.lifetime_net_loss_pct,
      one.recovery_pct,
      one.short.length === 0 ? 'none' : one.short.join(', '),
      ...paths.map((path) => foundCell(one.figures[path])),
    ]),
  };
}
