import { useMemo, useRef, useState } from 'react';
import { TRUST } from '../../store/trust.ts';
import { cellText, type chosenFigure } from '../../view/sensitivity/grid-figures.ts';
import { stepText } from '../../view/sensitivity/grid-inputs.ts';
import { classProfile, type ProfileBand } from '../../view/sensitivity/profile.ts';
import { FaultNote } from '../fields/notes.tsx';
import { useSettled } from '../use-app.ts';
import { useWidth } from '../use-size.ts';
import { type cellsOf, type GridPlan, nowIn } from './grid-plan.ts';
import { ProfileChart } from './profile-chart.tsx';

interface ProfileProps {
  readonly plan: GridPlan;
  readonly chosen: ReturnType<typeof chosenFigure>;
  readonly cells: ReturnType<typeof cellsOf>;
  readonly row: number;
}

const NARROWEST = 280;

/** A row of the grid as a picture: by class where the classes' figures make up that of all Notes, else as one line. */
export function Profile({ plan, chosen, cells, row }: ProfileProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = Math.max(useWidth(place), NARROWEST);
  const [isTable, setIsTable] = useState(false);
  const { projection } = useSettled();
  const { figure, words } = chosen;
  const isByClass = figure.ofClass !== null && chosen.of === 'all' && figure.kind === 'amount';
  const step = plan.rows[row] ?? '';
  const read = useMemo(() => {
    if (!isByClass) return null;
    const { deal } = projection;
    const names = deal.classes.map(({ name }) => name);
    const x = { path: plan.x.path, values: plan.columns.map(plan.x.valueOf) };
    return classProfile(
      plan.form,
      x,
      { path: plan.y.path, values: [plan.y.valueOf(step)] },
      figure,
      TRUST,
      names,
      deal,
    );
  }, [isByClass, projection, plan, step, figure]);
  const ofCells = plan.columns.map((_, column) => {
    const value = cells.valueAt(row, column);
    return value === undefined || Number.isNaN(value) ? null : value;
  });
  const bands: readonly ProfileBand[] = read?.ok ? read.value : [{ name: words, noteClass: -1, values: ofCells }];
  const now = nowIn(plan);
  const title = `${isByClass ? figure.label : words} at ${plan.y.label} ${stepText(plan.y, step)}${isByClass ? ', by class' : ''}`;
  return (
    <section className="aside-part">
      {/* Without the edges of the part, the chart is as wide as its content may be. */}
      <div ref={place} />
      <div className="aside-head">
        <h2 className="aside-title">{title}</h2>
        <button type="button" className="button" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          Table
        </button>
      </div>
      {read && !read.ok && <FaultNote id="profile-fault">Not available, because: {read.fault.message}</FaultNote>}
      {isTable ? (
        <ProfileTable title={title} plan={plan} bands={bands} kind={figure.kind} />
      ) : (
        <ProfileChart
          title={title}
          steps={plan.columns}
          stepWords={plan.columns.map((one) => stepText(plan.x, one))}
          bands={bands}
          kind={figure.kind}
          isStacked={read?.ok === true}
          now={now?.row === row ? now.column : null}
          width={width}
        />
      )}
      <p className="aside-foot">
        {figure.kind === 'amount' && '$ million, '}by {plan.x.label}; the row of this scenario, or of the grid’s cursor.
      </p>
    </section>
  );
}

interface ProfileTableProps {
  readonly title: string;
  readonly plan: GridPlan;
  readonly bands: readonly ProfileBand[];
  readonly kind: ReturnType<typeof chosenFigure>['figure']['kind'];
}

function ProfileTable({ title, plan, bands, kind }: ProfileTableProps) {
  return (
    <div className="profile-table">
      <table className="grid analysis-table">
        <caption className="hidden-text">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="words">
              {plan.x.label}
            </th>
            {bands.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.columns.map((step, column) => (
            <tr key={step}>
              <th scope="row" className="words">
                {stepText(plan.x, step)}
              </th>
              {bands.map(({ name, values }) => (
                <td key={name}>{cellText(kind, values[column] ?? Number.NaN)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
