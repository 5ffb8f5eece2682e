import { useMemo } from 'react';
import type { NotAvailable } from '../../measures/not-available.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import type { AnalysisState } from '../../store/analysis-state.ts';
import { FILED_RATES } from '../../store/trust.ts';
import type { Work } from '../../store/work.ts';
import { pricingRequest } from '../../view/pricing/quotes.ts';
import { becauseOf } from '../../view/request-answers-words.ts';
import { isShortIn } from '../../view/sensitivity/contours.ts';
import type { chosenFigure } from '../../view/sensitivity/grid-figures.ts';
import { type GridInput, gridInput, steppedForm, stepText } from '../../view/sensitivity/grid-inputs.ts';
import { fullFigure } from '../../view/sensitivity/grid-text.ts';
import { readSteps } from '../../view/sensitivity/steps-text.ts';
import { andList } from '../../view/word-list.ts';
import type { CellPlace } from './heat-map.tsx';

/** Values of a cell: the figure, and which classes are short. */
const WIDTH = 2;

/** What a grid asks for, as typed. */
export interface GridPlan {
  readonly form: ScenarioForm;
  readonly x: GridInput;
  readonly y: GridInput;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly line: object | null;
}

/** The grid as it is set, and the line that asks for it; null where a side has no steps or no input. */
export function gridPlanOf(
  form: ScenarioForm,
  { x, y, settlement, basis, quotes }: Pick<AnalysisState, 'x' | 'y' | 'settlement' | 'basis' | 'quotes'>,
  figure: string,
  names: readonly string[],
): GridPlan {
  const [xInput, yInput] = [gridInput(x.path), gridInput(y.path)];
  const [xRead, yRead] = [readSteps(x.steps), readSteps(y.steps)];
  const columns = xRead.ok ? xRead.steps : [];
  const rows = yRead.ok ? yRead.steps : [];
  const stepped = steppedForm(form, [x.path, y.path], FILED_RATES);
  const side = (input: GridInput, steps: readonly string[]) => ({ path: input.path, values: steps.map(input.valueOf) });
  const terms = figure.startsWith('measures.')
    ? { measures: pricingRequest({ settlement, basis, quotes }, names) }
    : {};
  const grid = { x: side(xInput, columns), y: side(yInput, rows), figure, ...terms };
  const isAsked = columns.length > 0 && rows.length > 0 && x.path !== '' && y.path !== '';
  const line = isAsked ? { scenario: stepped, grid } : null;
  return { form: stepped, x: xInput, y: yInput, columns, rows, line };
}

export function useGridPlan(
  form: ScenarioForm,
  settings: AnalysisState,
  figure: string,
  names: readonly string[],
): GridPlan {
  const { x, y, settlement, basis, quotes } = settings;
  return useMemo(
    () => gridPlanOf(form, { x, y, settlement, basis, quotes }, figure, names),
    [form, x, y, figure, names, settlement, basis, quotes],
  );
}

/** The figures that are there so far. They are filled in place, so that this is reckoned at every render. */
export function cellsOf(work: Work | null, { columns, rows }: GridPlan) {
  const count = columns.length * rows.length;
  const isThis = work !== null && work.done.length === count && work.width === WIDTH;
  const place = (row: number, column: number): number => row * columns.length + column;
  const isDone = (at: number): boolean => isThis && work.done[at] === 1;
  let missing: number | null = null;
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < count && isThis; at += 1) {
    const value = work.values[at * WIDTH] as number;
    if (work.done[at] !== 1) continue;
    if (Number.isNaN(value)) {
      missing ??= work.values[at * WIDTH + 1] as number;
      continue;
    }
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return {
    least,
    greatest,
    /** Of the first cell without a figure, the classes that are short there; null where every cell has one. */
    missing,
    valueAt: (row: number, column: number): number | undefined => {
      const at = place(row, column);
      return isDone(at) ? work?.values[at * WIDTH] : undefined;
    },
    shortAt: (row: number, column: number): number => {
      const at = place(row, column);
      return isDone(at) ? (work?.values[at * WIDTH + 1] ?? Number.NaN) : Number.NaN;
    },
  };
}

/** The cell of the scenario as it stands; null where it lies between the steps or outside them. */
export function nowIn({ form, x, y, columns, rows }: GridPlan): CellPlace | null {
  const find = (input: GridInput, steps: readonly string[]): number => {
    const number = input.numberIn(form);
    return number === null ? -1 : steps.findIndex((step) => Number(step) === Number(number));
  };
  const [column, row] = [find(x, columns), find(y, rows)];
  return column < 0 || row < 0 ? null : { row, column };
}

export function pairWords({ row, column }: CellPlace, { x, y, columns, rows }: GridPlan): string {
  return `${x.label} ${stepText(x, columns[column] ?? '')}, ${y.label} ${stepText(y, rows[row] ?? '')}`;
}

export function cellWords(
  place: CellPlace,
  plan: GridPlan,
  { valueAt, shortAt }: ReturnType<typeof cellsOf>,
  chosen: ReturnType<typeof chosenFigure>,
  names: readonly string[],
  none: NotAvailable | null,
): string {
  const value = valueAt(place.row, place.column);
  const pair = pairWords(place, plan);
  if (value === undefined) return `${pair}: not reckoned yet`;
  const short = shortAt(place.row, place.column);
  const shorts = names.filter((_, at) => isShortIn(short, at));
  const who = shorts.length === 0 ? 'nobody is short' : `short: ${andList(shorts)}`;
  const figure = Number.isNaN(value)
    ? `not available, ${whyNone(none, short)}`
    : fullFigure(chosen.figure.kind, value)
        .replace(/^-/, '−')
        .replace(/\B(?=(\d{3})+(?=\.))/g, ',');
  return `${pair}: ${chosen.words} ${figure}; ${who}`;
}

/** Why a cell has no figure. @param short the classes that are short in it; NaN where its inputs make no scenario */
export function whyNone(none: NotAvailable | null, short: number): string {
  if (Number.isNaN(short) || !none) return 'because this pair of inputs makes no scenario';
  return becauseOf(none);
}
