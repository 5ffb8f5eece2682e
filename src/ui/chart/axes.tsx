import { memo } from 'react';
import type { Projection } from '../../engine/projection.ts';
import { millionsText } from '../../view/amount-text.ts';
import { nameHeights } from '../../view/chart/stack-paths.ts';
import { wholeRun } from '../../view/whole-run.ts';
import { type ChartFrame, juniorPlaces } from './chart-frame.ts';

export interface AxesProps {
  readonly frame: ChartFrame;
  readonly projection: Projection;
}

/** Lines, marks and names that stay while bands move. */
export const Axes = memo(function Axes({ frame, projection }: AxesProps) {
  const { layout, main, lens, reserve, reserveTop } = frame;
  const reserveTicks = layout.reserve && reserveTop > 0 ? [0, reserveTop] : [];
  return (
    <g>
      <Marks frame={frame} ticks={frame.mainTicks} y={main} places={0} />
      <Marks frame={frame} ticks={frame.lensTicks} y={lens} places={0} />
      <Marks frame={frame} ticks={reserveTicks} y={reserve} places={2} />
      <Names frame={frame} projection={projection} />
      <text className="plot-title" x={layout.left} y={layout.lens.top - 7}>
        Classes{' '}
        {juniorPlaces(projection)
          .map((place) => projection.deal.classes[place]?.name)
          .join(', ')}
      </text>
      <text className="axis-text" x={layout.right} y={layout.lens.top - 7} textAnchor="end">
        {(Math.round(frame.enlargement * 10) / 10).toFixed(1)} times taller
      </text>
      {layout.reserve && (
        <text className="plot-title" x={layout.left} y={layout.reserve.top - 7}>
          Reserve Account
        </text>
      )}
      {layout.oc && (
        <text className="plot-title" x={layout.left} y={layout.oc.top - 7}>
          OC, pool less Notes
        </text>
      )}
    </g>
  );
}, sameAxes);

/** What the axes show of a run is its deal and where it starts: they stand still while bands move. */
function sameAxes(a: AxesProps, b: AxesProps): boolean {
  const [mine, other] = [a.projection, b.projection];
  if (a.frame !== b.frame || mine.deal !== other.deal) return false;
  const [starts, others] = [openings(mine), openings(other)];
  return starts.every((balance, place) => balance === others[place]);
}

/** The balances at the chart's left edge. */
function openings(projection: Projection): readonly number[] {
  return wholeRun(projection).balances.map(([opening]) => opening ?? 0);
}

interface MarksProps {
  readonly frame: ChartFrame;
  readonly ticks: readonly number[];
  readonly y: (cents: number) => number;
  readonly places: 0 | 2;
}

function Marks({ frame: { layout }, ticks, y, places }: MarksProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        className={tick === 0 ? 'zero-line' : 'grid-line'}
        x1={layout.left}
        x2={layout.right}
        y1={y(tick)}
        y2={y(tick)}
      />
      <text className="axis-text" x={layout.width} y={y(tick) + 4} textAnchor="end">
        {tick === 0 ? '0' : millionsText(tick, places)}
      </text>
    </g>
  ));
}

/** Class names at the left edge: all in the stack where there is room, the junior ones beside the lens. */
function Names({ frame, projection }: { readonly frame: ChartFrame; readonly projection: Projection }) {
  const { layout, main, lens } = frame;
  const { classes } = projection.deal;
  const starts = openings(projection);
  const juniors = juniorPlaces(projection);
  const inLens = nameHeights(
    juniors.map((place) => starts[place] ?? 0),
    lens,
    12,
  );
  const seniors = nameHeights(
    classes.map((_, place) => (juniors.includes(place) ? 0 : (starts[place] ?? 0))),
    (cents) => main(cents + juniors.reduce((sum, place) => sum + (starts[place] ?? 0), 0)),
    12,
  );
  const x = layout.left - 8;
  const first = classes[juniors[0] ?? 0]?.name;
  const last = classes[juniors.at(-1) ?? 0]?.name;
  return (
    <g>
      {classes.map(({ name }, place) => {
        const height = seniors[place] ?? null;
        return height === null ? null : (
          <text key={name} className="class-name" x={x} y={Math.min(height, main(0) - 12) + 4} textAnchor="end">
            {name}
          </text>
        );
      })}
      <text className="class-name faint" x={x} y={main(0) + 2} textAnchor="end">
        {first === last ? first : `${first}–${last}`}
      </text>
      {juniors.map((place, order) => (
        <text key={place} className="class-name" x={x} y={(inLens[order] ?? 0) + 4} textAnchor="end">
          {classes[place]?.name}
        </text>
      ))}
    </g>
  );
}
