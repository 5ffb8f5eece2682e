import { memo } from 'react';
import { linearScale, pixel } from '../../view/chart/scale.ts';

const WIDTH = 288;
const HEIGHT = 34;
const LABEL = 44;

export interface VectorPlotProps {
  /** Percent, one a month, the last one held. */
  readonly values: readonly number[];
  readonly base: readonly number[] | null;
}

/** What was typed, month by month; the base's dotted. */
export const VectorPlot = memo(function VectorPlot({ values, base }: VectorPlotProps) {
  const months = Math.max(values.length, base?.length ?? 0, 12) * 1.2;
  const all = [...values, ...(base ?? [])];
  const top = Math.max(...all, 0.01);
  const x = linearScale(0, months, 1, WIDTH - LABEL);
  const y = linearScale(0, top, HEIGHT - 3, 7);
  const last = values.at(-1) ?? 0;
  const words = `${percent(values[0] ?? 0)} % in month 1, ${percent(last)} % from month ${values.length} on`;
  return (
    <svg
      className="vector-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={words}
    >
      <line className="zero-line" x1={0} x2={WIDTH - LABEL} y1={HEIGHT - 1} y2={HEIGHT - 1} />
      {base && <path className="plot-base" d={line(base, months, x, y)} />}
      <path className="plot-own" d={line(values, months, x, y)} />
      <circle className="plot-end" cx={x(months)} cy={y(last)} r={2} />
      <text className="axis-text" x={WIDTH - LABEL + 8} y={y(last) + 4}>
        {percent(last)}
      </text>
    </svg>
  );
});

function line(
  values: readonly number[],
  months: number,
  x: (month: number) => number,
  y: (value: number) => number,
): string {
  const points = values.map((value, month) => `${month === 0 ? 'M' : 'L'}${pixel(x(month))} ${pixel(y(value))}`);
  return `${points.join('')}H${pixel(x(months))}`;
}

function percent(value: number): string {
  return value.toFixed(2);
}
