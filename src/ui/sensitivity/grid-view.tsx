import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { type AnalysisState, analysisStore } from '../../store/analysis.ts';
import { openForm } from '../../store/open-form.ts';
import { FILED_RATES } from '../../store/trust.ts';
import type { Work } from '../../store/work.ts';
import { pricingRequest } from '../../view/pricing/quotes.ts';
import { contourLabels, isShortIn } from '../../view/sensitivity/contours.ts';
import { chosenFigure } from '../../view/sensitivity/grid-figures.ts';
import { cellForm, type GridInput, gridInput, steppedForm, stepText } from '../../view/sensitivity/grid-inputs.ts';
import { fullFigure, gridAsTabs } from '../../view/sensitivity/grid-text.ts';
import { readSteps } from '../../view/sensitivity/steps-text.ts';
import { andList } from '../../view/word-list.ts';
import { useSettled } from '../use-app.ts';
import { copyText } from './copy-text.ts';
import { GridBar } from './grid-bar.tsx';
import { type CellPlace, HeatMap } from './heat-map.tsx';
import { useWork } from './use-work.ts';
import { WorkLine } from './work-line.tsx';

/** Values of a cell: the figure, and which classes are short. */
const WIDTH = 2;

interface GridPlan {
  readonly form: ScenarioForm;
  readonly x: GridInput;
  readonly y: GridInput;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly line: object | null;
}

/** Any two inputs against any figure, as a heat map whose cells open as scenarios. */
export function GridView() {
  const { form, projection } = useSettled();
  const settings = useStore(analysisStore);
  const names = useMemo(() => projection.deal.classes.map(({ name }) => name), [projection]);
  const chosen = chosenFigure(settings.figure, settings.of, names);
  const [xRead, yRead] = [readSteps(settings.x.steps), readSteps(settings.y.steps)];
  const plan = useGridPlan(form, settings, chosen.path, names);
  const work = useWork('grid', 'grid', plan.line);
  const [active, setActive] = useState<CellPlace | null>(null);
  const [said, setSaid] = useState('');
  const cells = cellsOf(work, plan);
  const words = (place: CellPlace): string => cellWords(place, plan, cells, chosen, names);
  const open = (place: CellPlace): void => {
    const cell = [
      { input: plan.x, step: plan.columns[place.column] ?? '' },
      { input: plan.y, step: plan.rows[place.row] ?? '' },
    ];
    const made = cellForm(plan.form, cell);
    const fault = made ? openForm(pairWords(place, plan), made) : 'This pair of inputs makes no scenario.';
    setSaid(fault ?? `Opened as a scenario: ${pairWords(place, plan)}.`);
  };
  const copy = (): void => {
    const cell = (row: number, column: number): string => {
      const value = cells.valueAt(row, column);
      return value === undefined ? '' : fullFigure(chosen.figure.kind, value);
    };
    const text = gridAsTabs(`${plan.y.label} \\ ${plan.x.label}`, plan.columns, plan.rows, cell);
    const done = `Copied ${chosen.words}, ${plan.rows.length} rows of ${plan.columns.length}.`;
    copyText(text, (isCopied) => setSaid(isCopied ? done : 'This browser does not let the page copy.'));
  };
  return (
    <>
      <GridBar settings={settings} chosen={chosen} names={names} x={xRead} y={yRead} />
      <div className="grid-state">
        <WorkLine
          workKey="grid"
          name="grid"
          line={plan.line}
          work={plan.line ? work : null}
          title="Grid"
          items="cells"
        />
        <button type="button" className="button" disabled={plan.line === null} onClick={copy}>
          Copy for a spreadsheet
        </button>
      </div>
      {plan.line !== null && work?.state !== 'refused' && (
        <>
          <HeatMap
            label={`${chosen.words}, by ${plan.x.label} and ${plan.y.label}`}
            corner={`${plan.y.label}, by ${plan.x.label}`}
            columns={plan.columns.map((step) => stepText(plan.x, step))}
            rows={plan.rows.map((step) => stepText(plan.y, step))}
            kind={chosen.figure.kind}
            isShort={chosen.figure.isShort}
            names={names}
            valueAt={cells.valueAt}
            shortAt={cells.shortAt}
            least={cells.least}
            greatest={cells.greatest}
            now={nowIn(plan)}
            sayCell={words}
            onActive={setActive}
            onOpen={open}
          />
          <GridFoot
            plan={plan}
            names={names}
            shortAt={cells.shortAt}
            kind={chosen.figure.kind}
            at={active && words(active)}
            said={said}
          />
        </>
      )}
    </>
  );
}

function useGridPlan(form: ScenarioForm, settings: AnalysisState, figure: string, names: readonly string[]): GridPlan {
  const { x, y, settlement, basis, quotes } = settings;
  return useMemo(() => {
    const [xInput, yInput] = [gridInput(x.path), gridInput(y.path)];
    const [xRead, yRead] = [readSteps(x.steps), readSteps(y.steps)];
    const columns = xRead.ok ? xRead.steps : [];
    const rows = yRead.ok ? yRead.steps : [];
    const stepped = steppedForm(form, [x.path, y.path], FILED_RATES);
    const side = (input: GridInput, steps: readonly string[]) => ({
      path: input.path,
      values: steps.map(input.valueOf),
    });
    const terms = figure.startsWith('measures.')
      ? { measures: pricingRequest({ settlement, basis, quotes }, names) }
      : {};
    const grid = { x: side(xInput, columns), y: side(yInput, rows), figure, ...terms };
    const isAsked = columns.length > 0 && rows.length > 0 && x.path !== '' && y.path !== '';
    const line = isAsked ? { scenario: stepped, grid } : null;
    return { form: stepped, x: xInput, y: yInput, columns, rows, line };
  }, [form, x, y, figure, names, settlement, basis, quotes]);
}

/** The figures that are there so far. They are filled in place, so that this is reckoned at every render. */
function cellsOf(work: Work | null, { columns, rows }: GridPlan) {
  const count = columns.length * rows.length;
  const isThis = work !== null && work.done.length === count && work.width === WIDTH;
  const place = (row: number, column: number): number => row * columns.length + column;
  const isDone = (at: number): boolean => isThis && work.done[at] === 1;
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < count && isThis; at += 1) {
    const value = work.values[at * WIDTH] as number;
    if (work.done[at] !== 1 || Number.isNaN(value)) continue;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return {
    least,
    greatest,
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
function nowIn({ form, x, y, columns, rows }: GridPlan): CellPlace | null {
  const find = (input: GridInput, steps: readonly string[]): number => {
    const number = input.numberIn(form);
    return number === null ? -1 : steps.findIndex((step) => Number(step) === Number(number));
  };
  const [column, row] = [find(x, columns), find(y, rows)];
  return column < 0 || row < 0 ? null : { row, column };
}

function pairWords({ row, column }: CellPlace, { x, y, columns, rows }: GridPlan): string {
  return `${x.label} ${stepText(x, columns[column] ?? '')}, ${y.label} ${stepText(y, rows[row] ?? '')}`;
}

function cellWords(
  place: CellPlace,
  plan: GridPlan,
  { valueAt, shortAt }: ReturnType<typeof cellsOf>,
  chosen: ReturnType<typeof chosenFigure>,
  names: readonly string[],
): string {
  const value = valueAt(place.row, place.column);
  const pair = pairWords(place, plan);
  if (value === undefined) return `${pair}: not reckoned yet`;
  const short = shortAt(place.row, place.column);
  const shorts = names.filter((_, at) => isShortIn(short, at));
  const who = shorts.length === 0 ? 'nobody is short' : `short: ${andList(shorts)}`;
  const figure = Number.isNaN(value)
    ? 'not available, because this run has none'
    : fullFigure(chosen.figure.kind, value)
        .replace(/^-/, '−')
        .replace(/\B(?=(\d{3})+(?=\.))/g, ',');
  return `${pair}: ${chosen.words} ${figure}; ${who}`;
}

interface GridFootProps {
  readonly plan: GridPlan;
  readonly names: readonly string[];
  readonly shortAt: (row: number, column: number) => number;
  readonly kind: string;
  readonly at: string | null;
  readonly said: string;
}

function GridFoot({ plan, names, shortAt, kind, at, said }: GridFootProps) {
  const labels = contourLabels(plan.columns.length, names, (column) => shortAt(plan.rows.length - 1, column));
  const starts = labels.map(({ x, words }) => `${words} from ${stepText(plan.x, plan.columns[x] ?? '')}`);
  const now = nowIn(plan);
  return (
    <div className="analysis-foot">
      <p className="grid-readout">{at ?? 'Arrows move over the cells; Enter or a click opens one as a scenario.'}</p>
      <p>
        {kind === 'amount' && '$ million. '}Lines: beyond its line a class is short of interest or principal that was
        due
        {starts.length > 0 && ` (in the last row ${starts.join('; ')})`}.{' '}
        {now ? 'Outlined: this scenario.' : 'This scenario lies on no cell of the grid.'} Other inputs as in this
        scenario.
      </p>
      <p role="status">{said}</p>
    </div>
  );
}
