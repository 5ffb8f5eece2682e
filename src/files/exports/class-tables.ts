import type { Projection } from '../../engine/projection.ts';
import { type ClassSummary, classSummaries, interestDueAt } from '../../measures/class-summary.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import {
  classBalances,
  notesSeries,
  overcollateralization,
  poolSeries,
  reserveSeries,
} from '../../view/class-balances.ts';
import { provenanceAt } from '../../view/run-label.ts';
import { column, type ExportCell, type ExportColumn, type ExportTable } from './export-table.ts';

/** What stands at the beginning of the row of a date. */
export const DATE_COLUMNS: readonly ExportColumn[] = [
  column('Month', 'whole'),
  column('Distribution Date', 'day'),
  column('Source', 'text'),
];

export function dateCells(projection: Projection, form: ScenarioForm, at: number): readonly ExportCell[] {
  return [
    projection.startAfter + at + 1,
    projection.distributionDates[at] as number,
    provenanceAt(form, projection, at),
  ];
}

/** What the run comes to, one row a class. */
export function classesTable(projection: Projection): ExportTable {
  const dayAt = (at: number) => (at < 0 ? null : (projection.distributionDates[at] as number));
  const numberAt = (at: number) => (at < 0 ? null : projection.startAfter + at + 1);
  const row = (one: ClassSummary): readonly ExportCell[] => [
    one.name,
    one.startBalance,
    one.walMillionths,
    dayAt(one.firstPrincipal),
    dayAt(one.lastPrincipal),
    one.principalPaid,
    one.interestPaid,
    one.balanceEnd,
    one.unpaidInterestEnd,
    one.datesShortOfInterest,
    numberAt(one.firstShortOfInterest),
  ];
  return {
    name: 'Classes',
    columns: [
      column('Class', 'text'),
      column('Balance at the start', 'cents'),
      column('Weighted average life, years', 'years'),
      column('First principal', 'day'),
      column('Last principal', 'day'),
      column('Principal paid', 'cents'),
      column('Interest paid', 'cents'),
      column('Final balance', 'cents'),
      column('Interest unpaid at the end', 'cents'),
      column('Dates short of interest', 'whole'),
      column('First month short of interest', 'whole'),
    ],
    rows: classSummaries(projection).map(row),
  };
}

/** Balances after each date, with the pool, the Notes, what the pool exceeds them by, and the reserve. */
export function balancesTable(projection: Projection, form: ScenarioForm): ExportTable {
  const [pool, notes] = [poolSeries(projection), notesSeries(projection)];
  const balances = classBalances(projection);
  const series = [pool, ...balances, notes, overcollateralization(pool, notes), reserveSeries(projection)];
  const heads = ['Pool Balance', ...classNames(projection), 'Notes', 'OC', 'Reserve Account'];
  return byDate('Balances', projection, form, heads, (at) => series.map((one) => one[at + 1] as number));
}

export function principalTable(projection: Projection, form: ScenarioForm): ExportTable {
  const { byClass, dates } = projection;
  return ofClasses(
    'Principal',
    projection,
    form,
    (noteClass, at) => byClass.principal[noteClass * dates + at] as number,
  );
}

export function interestTable(projection: Projection, form: ScenarioForm): ExportTable {
  const { byClass, dates } = projection;
  return ofClasses(
    'Interest',
    projection,
    form,
    (noteClass, at) => byClass.interestPaid[noteClass * dates + at] as number,
  );
}

/** Total Note Interest due and not paid on each date. */
export function interestShortTable(projection: Projection, form: ScenarioForm): ExportTable {
  const { byClass, dates } = projection;
  return ofClasses('Interest short', projection, form, (noteClass, at) => {
    const cell = noteClass * dates + at;
    return interestDueAt(projection, cell) - (byClass.interestPaid[cell] as number);
  });
}

function ofClasses(
  name: string,
  projection: Projection,
  form: ScenarioForm,
  amount: (noteClass: number, at: number) => number,
): ExportTable {
  const heads = classNames(projection);
  return byDate(name, projection, form, heads, (at) => heads.map((_, noteClass) => amount(noteClass, at)));
}

function classNames({ deal }: Projection): readonly string[] {
  return deal.classes.map(({ name }) => name);
}

/** A table of amounts with one row a date. */
export function byDate(
  name: string,
  projection: Projection,
  form: ScenarioForm,
  heads: readonly string[],
  amounts: (at: number) => readonly number[],
): ExportTable {
  return {
    name,
    columns: [...DATE_COLUMNS, ...heads.map((head) => column(head, 'cents'))],
    rows: Array.from({ length: projection.count }, (_, at) => [...dateCells(projection, form, at), ...amounts(at)]),
  };
}
