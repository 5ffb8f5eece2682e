import { memo, useMemo } from 'react';
import type { Column } from '../../money/column.ts';
import { linearScale, pixel } from '../../view/chart/scale.ts';
import { type PoolPath, projectedPath, realisedPath, speedKind } from '../../view/pool-path.ts';
import { useSettled } from '../use-app.ts';

const WIDTH = 288;
const HEIGHT = 58;
const LEFT = 1;
const RIGHT = WIDTH - 40;
const TOP = 18;
const FOOT = HEIGHT - 12;

type Of = 'speed' | 'loss' | 'recovery';

const TITLES: Readonly<Record<Of, string>> = {
  speed: 'Speed',
  loss: 'Net loss to date, % of the initial pool',
  recovery: 'Recovered to date, % of defaults',
};

/** What the assumptions make of the pool, with the realised months dotted beside it. Drawn when a slider is let go. */
export function PoolChart({ of }: { readonly of: Of }) {
  const { projection, form } = useSettled();
  const kind = speedKind(projection);
  const own = projectedPath(projection);
  const realised = useMemo(() => realisedPath(kind), [kind]);
  const title = of === 'speed' ? `Speed, % ${kind}` : TITLES[of];
  return <Plot of={of} title={title} own={own} realised={form.deal === undefined ? realised : null} />;
}

interface PlotProps {
  readonly of: Of;
  readonly title: string;
  readonly own: PoolPath;
  readonly realised: PoolPath | null;
}

const Plot = memo(function Plot({ of, title, own, realised }: PlotProps) {
  const months = Math.max(own.after + own[of].length, realised?.[of].length ?? 0, 60);
  const top = Math.max(roof(own[of]), realised ? roof(realised[of]) : 0, 0.01);
  const x = linearScale(0, months, LEFT, RIGHT);
  const y = linearScale(0, top, FOOT, TOP);
  const [last, realisedLast] = [lastOf(own[of]), realised ? lastOf(realised[of]) : null];
  const words = `${title}: projected ${percent(last)} at the end${realisedLast === null ? '' : `, realised ${percent(realisedLast)} by month ${realised?.[of].length}`}`;
  return (
    <svg
      className="pool-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={words}
    >
      <text className="axis-text" x={LEFT} y={10}>
        {title}
      </text>
      <line className="zero-line" x1={LEFT} x2={RIGHT} y1={FOOT} y2={FOOT} />
      {[12, 24, 36, 48, 60]
        .filter((tick) => tick <= months)
        .map((tick) => (
          <g key={tick}>
            <line className="month-tick" x1={x(tick)} x2={x(tick)} y1={FOOT} y2={FOOT + 3} />
            <text className="axis-text" x={x(tick)} y={HEIGHT - 1} textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
      {realised && <path className="plot-realised" d={line(realised, of, x, y)} />}
      <path className="plot-own" d={line(own, of, x, y)} />
      <text className="axis-text" x={RIGHT + 6} y={Math.min(Math.max(y(last) + 4, TOP), FOOT)}>
        {percent(last)}
      </text>
    </svg>
  );
});

/** Months without a figure break the line. */
function line(path: PoolPath, of: Of, x: (month: number) => number, y: (value: number) => number): string {
  let text = '';
  let isDrawn = false;
  const series = path[of];
  for (let at = 0; at < series.length; at += 1) {
    const value = series[at] as number;
    if (Number.isNaN(value)) {
      isDrawn = false;
      continue;
    }
    text += `${isDrawn ? 'L' : 'M'}${pixel(x(path.after + at + 1))} ${pixel(y(Math.max(value, 0)))}`;
    isDrawn = true;
  }
  return text;
}

/** The highest of a series but for a pool's last months, whose speed is a handful of loans'. */
function roof(series: Column): number {
  const known = series.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return (known[Math.floor(known.length * 0.98)] ?? 0) * 1.05;
}

function lastOf(series: Column): number {
  return series.findLast((value) => !Number.isNaN(value)) ?? 0;
}

function percent(value: number): string {
  return value.toFixed(2);
}
