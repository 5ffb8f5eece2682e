import { memo } from 'react';
import type { Projection } from '../../engine/projection.ts';
import { millionsText } from '../../view/amount-text.ts';
import { linearScale } from '../../view/chart/scale.ts';
import { areaPath, linePath, stackPaths } from '../../view/chart/stack-paths.ts';
import type { Series } from '../../view/class-balances.ts';
import { wholeRun } from '../../view/whole-run.ts';
import { type ChartFrame, juniorPlaces, largest } from './chart-frame.ts';

export interface BandsProps {
  readonly frame: ChartFrame;
  readonly projection: Projection;
}

/** The layer that follows the hand: one path a class, once in the stack and once more for the juniors in the lens. */
export const Bands = memo(function Bands({ frame, projection }: BandsProps) {
  const { balances, first } = wholeRun(projection);
  const juniors = juniorPlaces(projection);
  const x = (entry: number): number => frame.x(first + entry);
  const stack = stackPaths(balances, x, frame.main);
  const lens = stackPaths(
    juniors.map((place) => balances[place] as Series),
    x,
    frame.lens,
  );
  return (
    <g>
      <g className="bands" data-plot="stack">
        {stack.map((path, place) => (
          <path key={projection.deal.classes[place]?.name} className={`band class-${place + 1}`} d={path} />
        ))}
      </g>
      <g className="bands" data-plot="lens">
        {lens.map((path, order) => (
          <path key={juniors[order]} className={`band class-${(juniors[order] ?? 0) + 1}`} d={path} />
        ))}
      </g>
      {frame.layout.reserve && <Reserve frame={frame} projection={projection} />}
      {frame.layout.oc && <Overcollateralization frame={frame} projection={projection} />}
    </g>
  );
});

function Reserve({ frame, projection }: BandsProps) {
  const { reserve: series, first } = wholeRun(projection);
  const x = (entry: number): number => frame.x(first + entry);
  return (
    <g data-plot="reserve">
      <path className="line-fill" d={areaPath(series, x, frame.reserve)} />
      <path className="line" d={linePath(series, x, frame.reserve)} />
    </g>
  );
}

/** OC on its own scale, which may reach below zero. */
function Overcollateralization({ frame, projection }: BandsProps) {
  const { layout } = frame;
  const edges = layout.oc ?? { top: 0, foot: 0 };
  const { oc: series, first } = wholeRun(projection);
  const top = Math.max(largest(series), 0);
  const low = Math.min(-largest(series.map((amount) => -amount)), 0);
  const y = linearScale(low, top === low ? low + 1 : top, edges.foot, edges.top);
  const x = (entry: number): number => frame.x(first + entry);
  return (
    <g data-plot="oc">
      <line className="zero-line" x1={layout.left} x2={layout.right} y1={y(0)} y2={y(0)} />
      <path className="line-fill" d={areaPath(series, x, y)} />
      <path className="line" d={linePath(series, x, y)} />
      {[...new Set([top, low])]
        .filter((amount) => amount !== 0)
        .map((amount) => (
          <text key={amount} className="axis-text" x={layout.width} y={y(amount) + 4} textAnchor="end">
            {millionsText(amount, 2)}
          </text>
        ))}
      <text className="axis-text" x={layout.width} y={y(0) + (low < 0 ? -2 : 4)} textAnchor="end">
        {low < 0 && top > 0 && y(0) - y(top) < 12 ? '' : '0'}
      </text>
    </g>
  );
}
