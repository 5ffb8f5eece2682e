import { SHELF_AS_OF } from '../../deal/shelf/shelf-performance.ts';
import { breakEvenTable } from '../../files/exports/analysis/break-even-table.ts';
import { type DrawSettings, drawsTables } from '../../files/exports/analysis/draws-tables.ts';
import { gridTable } from '../../files/exports/analysis/grid-table.ts';
import { monthsTable, pricesTable, priceYieldTable } from '../../files/exports/analysis/price-tables.ts';
import { shelfTable } from '../../files/exports/analysis/shelf-table.ts';
import type { ExportTable } from '../../files/exports/export-table.ts';
import type { LossTest } from '../../measures/break-even/loss-test.ts';
import { analysisStore } from '../../store/analysis.ts';
import type { PricingPart, SensitivityPart } from '../../store/analysis-state.ts';
import type { Result } from '../../store/outcome.ts';
import { FILED_RATES, TRUST } from '../../store/trust.ts';
import { type Work, workStore } from '../../store/work.ts';
import { MOST_COLUMNS, priceTableCells } from '../../view/pricing/price-table-cells.ts';
import { readPricing } from '../../view/pricing/pricing-terms.ts';
import { LOSS_TESTS } from '../../view/sensitivity/break-even-rows.ts';
import { chosenFigure } from '../../view/sensitivity/grid-figures.ts';
import { gridInput, steppedForm } from '../../view/sensitivity/grid-inputs.ts';
import type { RangeFigure } from '../../view/sensitivity/range-rows.ts';
import type { ShelfRow } from '../../view/sensitivity/shelf-row.ts';
import { readSteps } from '../../view/sensitivity/steps-text.ts';
import { breakEvenKey, breakEvenLine, drawnFigures, drawsLine, shelfLine } from '../sensitivity/analysis-lines.ts';
import { cellsOf, gridPlanOf, whyNone } from '../sensitivity/grid-plan.ts';

/** The tables of a part of an analysis; none where its figures are not there, or not there yet. */
export function sensitivityTables(part: SensitivityPart, result: Result): readonly ExportTable[] {
  switch (part) {
    case 'break-even':
      return breakEvens(result);
    case 'grid':
      return grid(result);
    case 'shelf':
      return shelf(result);
    default:
      return draws(result);
  }
}

export function pricingTables(part: PricingPart, { form, projection }: Result): readonly ExportTable[] {
  if (part === 'months') return [monthsTable(projection)];
  const { settlement, basis, quotes, tableClass, tableBy, tableRows, tableColumns } = analysisStore.getState();
  const texts = { settlement, basis, quotes };
  const names = namesOf(projection);
  const { terms } = readPricing(texts, names);
  if (part === 'classes') return [pricesTable(projection, terms, texts)];
  const [rows, steps] = [readSteps(tableRows[tableBy]), readSteps(tableColumns.steps)];
  if (!rows.ok || !steps.ok || steps.steps.length > MOST_COLUMNS || tableColumns.path === '') return [];
  const noteClass = Math.max(names.indexOf(tableClass), 0);
  const input = gridInput(tableColumns.path);
  const { path, label } = input;
  const request = { noteClass, by: tableBy, rows: rows.steps, path, values: steps.steps.map(input.valueOf) };
  const found = priceTableCells(steppedForm(form, [path], FILED_RATES), TRUST, terms, request);
  if (!found.ok) return [];
  const table = { name: names[noteClass] ?? '', by: tableBy, rows: rows.steps, label, steps: steps.steps };
  return [priceYieldTable({ ...table, columns: found.value }, texts)];
}

/** The work under a key, if it is about the question as it stands. */
function workOn(key: string, line: object | null): Work | null {
  const work = line && workStore.getState()[key];
  return work && work.text === JSON.stringify(line) ? work : null;
}

function answerOn(key: string, line: object): object | null {
  const work = workOn(key, line);
  return work?.state === 'answered' && work.answer && !('not_available' in work.answer) ? work.answer : null;
}

function breakEvens({ form, projection }: Result): readonly ExportTable[] {
  const { loss } = analysisStore.getState();
  const answers = LOSS_TESTS.flatMap((test): readonly (readonly [LossTest, object])[] => {
    const answer = answerOn(breakEvenKey(loss, test), breakEvenLine(form, loss, test));
    return answer ? [[test, answer]] : [];
  });
  return answers.length === 0 ? [] : [breakEvenTable(answers, loss, namesOf(projection))];
}

function grid({ form, projection }: Result): readonly ExportTable[] {
  const settings = analysisStore.getState();
  const names = namesOf(projection);
  const chosen = chosenFigure(settings.figure, settings.of, names);
  const plan = gridPlanOf(form, settings, chosen.path, names);
  const work = workOn('grid', plan.line);
  if (!work || work.done.length === 0) return [];
  const cells = cellsOf(work, plan);
  const none = work.figures[0]?.none ?? null;
  return [
    gridTable(
      chosen,
      { ...plan.x, steps: plan.columns },
      { ...plan.y, steps: plan.rows },
      cells.valueAt,
      (row, column) => `not available, ${whyNone(none, cells.shortAt(row, column))}`,
    ),
  ];
}

function shelf({ form, projection }: Result): readonly ExportTable[] {
  const names = namesOf(projection);
  const answer = answerOn('shelf', shelfLine(form, names, analysisStore.getState().trusts));
  if (!answer) return [];
  return [shelfTable((answer as { readonly trusts: readonly ShelfRow[] }).trusts, names, SHELF_AS_OF)];
}

function draws({ form, projection }: Result): readonly ExportTable[] {
  const names = namesOf(projection);
  const line = drawsLine(form, names, analysisStore.getState());
  const answer = answerOn('draws', line);
  if (!answer) return [];
  const { settings, ...figures } = answer as { readonly settings: DrawSettings };
  const done = workOn('draws', line)?.progress?.items ?? settings.draws;
  return drawsTables(figures as Readonly<Record<string, RangeFigure>>, drawnFigures(names), settings, done);
}

function namesOf({ deal }: Result['projection']): readonly string[] {
  return deal.classes.map(({ name }) => name);
}
