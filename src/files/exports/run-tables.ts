import { type DateQuantity, type Projection, REGIMES } from '../../engine/projection.ts';
import { COLLECTION_LINES } from '../../scenario/collections.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { reasonWords } from '../../view/status-words.ts';
import { byDate, DATE_COLUMNS, dateCells } from './class-tables.ts';
import { column, type ExportCell, type ExportTable } from './export-table.ts';

/** Every line of the priority of payments that is due something, in the printed order, date after date. */
export function waterfallTable(projection: Projection, form: ScenarioForm): ExportTable {
  return {
    name: 'Waterfall',
    columns: [
      ...DATE_COLUMNS,
      column('Clause', 'text'),
      column('Payee', 'text'),
      column('Due', 'cents'),
      column('Paid', 'cents'),
      column('Short', 'cents'),
      column('From collections', 'cents'),
      column('From reserve', 'cents'),
    ],
    rows: Array.from({ length: projection.count }, (_, at) => waterfallRows(projection, form, at)).flat(),
  };
}

function waterfallRows(projection: Projection, form: ScenarioForm, at: number): readonly (readonly ExportCell[])[] {
  const regime = REGIMES[projection.byDate.regime[at] as number] ?? '2.8(a)';
  const columns = projection.payments[regime];
  if (columns === null) return [];
  const date = dateCells(projection, form, at);
  return projection.lists[regime].rows.flatMap(({ clause, payee }, row) => {
    const cell = row * columns.dates + at;
    const [due, paid] = [columns.due[cell] as number, columns.paid[cell] as number];
    const fromReserve = columns.fromReserve[cell] as number;
    return due === 0
      ? []
      : [[...date, clause, payee.replaceAll('_', ' '), due, paid, due - paid, paid - fromReserve, fromReserve]];
  });
}

/** The lines of the Collection Periods that the run used, given and projected. */
export function collectionsTable(projection: Projection, form: ScenarioForm): ExportTable {
  const { collections } = projection;
  const heads = COLLECTION_LINES.map((line) => line.replaceAll('_', ' '));
  const amounts = (at: number) =>
    COLLECTION_LINES.map((line) => (at < collections.count ? (collections.lines[line][at] as number) : 0));
  return byDate('Collections', projection, form, heads, amounts);
}

const TESTS: readonly (readonly [head: string, quantity: DateQuantity])[] = [
  ['Pool Balance at the beginning', 'poolBegin'],
  ['Pool Balance at the end', 'poolEnd'],
  ['Available Collections', 'availableCollections'],
  ['Call price', 'callPrice'],
  ['Sale proceeds', 'saleProceeds'],
  ['Servicing fee paid', 'feePaid'],
  ['Priority', 'priority'],
  ['Secondary', 'secondary'],
  ['Tertiary', 'tertiary'],
  ['Quaternary', 'quaternary'],
  ['Regular', 'regular'],
  ['Required Payment Amount', 'requiredPayment'],
  ['Reserve opening', 'reserveOpening'],
  ['Reserve earnings', 'reserveEarnings'],
  ['Reserve draw', 'reserveDraw'],
  ['Reserve returned', 'reserveReturned'],
  ['Reserve top-up', 'reserveTopUp'],
  ['Reserve to Depositor', 'reserveToDepositor'],
  ['Reserve closing', 'reserveClosing'],
  ['Reserve required', 'reserveRequired'],
];

/** Pool, principal tests and Reserve Account of each date. */
export function testsTable(projection: Projection, form: ScenarioForm): ExportTable {
  const heads = TESTS.map(([head]) => head);
  const amounts = (at: number) => TESTS.map(([, quantity]) => projection.byDate[quantity][at] as number);
  return byDate('Tests and reserve', projection, form, heads, amounts);
}

/** Events of Default, and what happened or was refused. */
export function eventsTable({
  opening,
  events,
  statuses,
  distributionDates,
  startAfter,
  count,
}: Projection): ExportTable {
  const dayOf = (month: number) => {
    const at = month - startAfter - 1;
    return at >= 0 && at < count ? (distributionDates[at] as number) : null;
  };
  const happened = [...opening.events, ...events].map(({ month, date, kind, source, about }): readonly ExportCell[] => [
    month,
    date,
    `Event of Default 5.1(a)(${kind})`,
    [source, about].filter((word) => word !== '').join(', '),
  ]);
  const done = [...opening.statuses, ...statuses].map(({ month, code, reason }): readonly ExportCell[] => [
    month,
    dayOf(month),
    code.replaceAll('_', ' '),
    reasonWords(reason),
  ]);
  return {
    name: 'Events',
    columns: [column('Month', 'whole'), column('Date', 'day'), column('What', 'text'), column('Detail', 'text')],
    rows: [...happened, ...done].sort((a, b) => Number(a[0]) - Number(b[0])),
  };
}
