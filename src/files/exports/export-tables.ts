import type { Projection } from '../../engine/projection.ts';
import { parseCents } from '../../money/cents.ts';
import { parsePercent } from '../../money/rate.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { balancesTable, classesTable, interestShortTable, interestTable, principalTable } from './class-tables.ts';
import { column, type ExportTable } from './export-table.ts';
import { collectionsTable, eventsTable, testsTable, waterfallTable } from './run-tables.ts';

/** Every table of a run, in the order of a workbook's sheets. */
export function exportTables(projection: Projection, form: ScenarioForm): readonly ExportTable[] {
  return [
    classesTable(projection),
    balancesTable(projection, form),
    principalTable(projection, form),
    interestTable(projection, form),
    interestShortTable(projection, form),
    waterfallTable(projection, form),
    collectionsTable(projection, form),
    testsTable(projection, form),
    eventsTable(projection),
    ...repLinesTable(form),
  ];
}

/** The rep lines that the scenario gives; none where the start month's own line is used. */
function repLinesTable(form: ScenarioForm): readonly ExportTable[] {
  const lines = form.collateral?.rep_lines;
  if (lines === undefined) return [];
  return [
    {
      name: 'Rep lines',
      columns: [
        column('Balance', 'cents'),
        column('Rate, % a year', 'percent'),
        column('Original term, months', 'text'),
        column('Remaining term, months', 'text'),
      ],
      rows: lines.map((line) => [
        parseCents(line.balance),
        parsePercent(line.rate_pct),
        line.original_term,
        line.remaining_term,
      ]),
    },
  ];
}
