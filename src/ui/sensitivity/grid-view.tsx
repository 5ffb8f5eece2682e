import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { analysisStore } from '../../store/analysis.ts';
import { openForm } from '../../store/open-form.ts';
import type { PricingTexts } from '../../view/pricing/quotes.ts';
import { contourLabels } from '../../view/sensitivity/contours.ts';
import { chosenFigure } from '../../view/sensitivity/grid-figures.ts';
import { cellForm, stepText } from '../../view/sensitivity/grid-inputs.ts';
import { fullFigure, gridAsTabs } from '../../view/sensitivity/grid-text.ts';
import { readSteps } from '../../view/sensitivity/steps-text.ts';
import { pathAddress, steppedKey } from '../../view/why/analysis-figures.ts';
import { useSettled } from '../use-app.ts';
import { Figure } from '../why/figure.tsx';
import { copyText } from './copy-text.ts';
import { GridAside } from './grid-aside.tsx';
import { GridBar } from './grid-bar.tsx';
import { cellsOf, cellWords, type GridPlan, nowIn, pairWords, useGridPlan, whyNone } from './grid-plan.ts';
import { type CellPlace, HeatMap } from './heat-map.tsx';
import { useWork } from './use-work.ts';
import { WorkLine } from './work-line.tsx';

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
  const none = work?.figures[0]?.none ?? null;
  const cells = cellsOf(work, plan);
  const now = nowIn(plan);
  const isShown = plan.line !== null && work?.state !== 'refused';
  const words = (place: CellPlace): string => cellWords(place, plan, cells, chosen, names, none);
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
      <div className="grid-columns">
        <div className="grid-main">
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
          {isShown && (
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
                now={now}
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
                asked={
                  active && askedCell(active, plan, chosen.path, settings, cells.valueAt(active.row, active.column))
                }
                missing={cells.missing === null ? null : whyNone(none, cells.missing)}
                said={said}
              />
            </>
          )}
        </div>
        <GridAside plan={plan} chosen={chosen} cells={cells} isShown={isShown} row={active?.row ?? now?.row ?? 0} />
      </div>
    </>
  );
}

/** Where a cell's figure is asked why: it is one of the scenario that the cell opens as. */
function askedCell(
  { row, column }: CellPlace,
  { x, y, columns, rows }: GridPlan,
  path: string,
  texts: PricingTexts,
  value: number | undefined,
): { readonly of: string; readonly run: string } | null {
  const of = value === undefined || Number.isNaN(value) ? null : pathAddress(path, texts);
  const steps = [
    [x.path, columns[column] ?? ''],
    [y.path, rows[row] ?? ''],
  ] as const;
  return of === null ? null : { of, run: steppedKey(steps) };
}

interface GridFootProps {
  readonly plan: GridPlan;
  readonly names: readonly string[];
  readonly shortAt: (row: number, column: number) => number;
  readonly kind: string;
  readonly at: string | null;
  /** The figure of the cell under the cursor, in the scenario of that cell; null where there is none. */
  readonly asked: { readonly of: string; readonly run: string } | null;
  /** Why the first cell without a figure has none; null where all have one. */
  readonly missing: string | null;
  readonly said: string;
}

function GridFoot({ plan, names, shortAt, kind, at, asked, missing, said }: GridFootProps) {
  const labels = contourLabels(plan.columns.length, names, (column) => shortAt(plan.rows.length - 1, column));
  const starts = labels.map(({ x, words }) => `${words} from ${stepText(plan.x, plan.columns[x] ?? '')}`);
  const now = nowIn(plan);
  return (
    <div className="analysis-foot">
      <p className="grid-readout">
        {at ?? 'Arrows move over the cells; Enter or a click opens one as a scenario.'}{' '}
        {asked && (
          <Figure {...asked} isEntry>
            Why?
          </Figure>
        )}
      </p>
      <p>
        {missing && `n/a: not available, ${missing}. `}
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
