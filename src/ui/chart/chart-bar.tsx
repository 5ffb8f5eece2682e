import { activeTab, type ViewState } from '../../store/app-state.ts';
import { setView } from '../../store/app-store.ts';
import { Icon } from '../icon.tsx';
import { useApp } from '../use-app.ts';

/** What the chart shows, and its table twin. */
export function ChartBar() {
  const plots = useApp((state) => state.plots);
  const isTable = useApp((state) => state.chartIsTable);
  const hasBase = useApp((state) => state.activeId !== state.baseId);
  const isOfTrust = useApp((state) => activeTab(state).shown.deal === undefined);
  return (
    <div className="chart-bar">
      <h2>Balances</h2>
      <span className="chart-unit">
        {isTable ? 'after each Distribution Date' : '$ million, after each Distribution Date'}
      </span>
      <span className="spacer" />
      <PlotBox plots={plots} plot="reserve" label="Reserve" />
      <PlotBox plots={plots} plot="oc" label="OC" />
      {hasBase && <PlotBox plots={plots} plot="base" label="Base, dashed" />}
      {isOfTrust && <PlotBox plots={plots} plot="realised" label="Realised, dotted" />}
      <button
        type="button"
        className="icon-button"
        aria-label="Chart as a table"
        title="Chart as a table"
        aria-pressed={isTable}
        onClick={() => setView({ chartIsTable: !isTable })}
      >
        <Icon name="table" />
      </button>
    </div>
  );
}

type Plots = ViewState['plots'];

function PlotBox({
  plots,
  plot,
  label,
}: {
  readonly plots: Plots;
  readonly plot: keyof Plots;
  readonly label: string;
}) {
  return (
    <label className="tick-box">
      <input
        type="checkbox"
        checked={plots[plot]}
        onChange={() => setView({ plots: { ...plots, [plot]: !plots[plot] } })}
      />
      {label}
    </label>
  );
}
