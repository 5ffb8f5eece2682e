import { type CellKind, cellText } from '../../view/sensitivity/grid-figures.ts';
import { type ProfileBand, roundTicks, type StackedBand, stackedBands } from '../../view/sensitivity/profile.ts';

interface ProfileChartProps {
  readonly title: string;
  /** Plain decimals, one a column. */
  readonly steps: readonly string[];
  readonly stepWords: readonly string[];
  readonly bands: readonly ProfileBand[];
  readonly kind: CellKind;
  /** Whether the bands stand on each other; else the first is a line. */
  readonly isStacked: boolean;
  /** The scenario's own column, where it is on this row. */
  readonly now: number | null;
  readonly width: number;
}

const [HEIGHT, LEFT, RIGHT, TOP, FOOT] = [140, 14, 46, 20, 20] as const;
/** Pixels that a step under the axis needs. */
const STEP_ROOM = 46;
/** Pixels of height that a band needs for its name. */
const NAME_ROOM = 13;

type Scale = (value: number) => number;

/** A row of the grid: paths only, with a line for the scenario as it stands. */
export function ProfileChart({ title, steps, stepWords, bands, kind, isStacked, now, width }: ProfileChartProps) {
  const numbers = steps.map(Number);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const values = (bands[0]?.values ?? []).filter((value) => value !== null);
  const stacked = isStacked ? stackedBands(bands) : [];
  const [least, most] = isStacked
    ? [0, Math.max(0, ...(stacked.at(-1)?.to ?? []))]
    : [Math.min(...values), Math.max(...values)];
  if (!isStacked && values.length === 0) return <p className="not-available">No cell of this row has a figure yet.</p>;
  const x: Scale = (step) => LEFT + ((width - LEFT - RIGHT) * (step - first)) / (last - first || 1);
  const y: Scale = (value) => HEIGHT - FOOT - ((HEIGHT - FOOT - TOP) * (value - least)) / (most - least || 1);
  const ticks = isStacked ? roundTicks(most) : [...new Set([least, most])];
  const nowStep = now === null ? null : (numbers[now] ?? null);
  const total = now === null ? null : nowValue(bands, now, isStacked);
  return (
    <svg
      className="profile"
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={`${title}; the button Table shows the figures`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="fan-rule" x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text className="fan-text" x={width - RIGHT + 6} y={y(tick) + 4}>
            {tick === 0 ? '0' : cellText(kind, tick)}
          </text>
        </g>
      ))}
      {isStacked && most === 0 && (
        <text className="fan-text" x={(LEFT + width - RIGHT) / 2} y={(TOP + HEIGHT - FOOT) / 2} textAnchor="middle">
          Nothing at any step.
        </text>
      )}
      {stacked.map((band) => (
        <Band key={band.name} band={band} numbers={numbers} x={x} y={y} />
      ))}
      {!isStacked && <path className="profile-line" d={linePath(bands[0]?.values ?? [], numbers, x, y)} />}
      {shownSteps(numbers, x).map((column) => (
        <text
          key={steps[column]}
          className="fan-text"
          x={x(numbers[column] as number)}
          y={HEIGHT - 5}
          textAnchor="middle"
        >
          {stepWords[column]}
        </text>
      ))}
      {nowStep !== null && (
        <>
          <line className="profile-halo" x1={x(nowStep)} x2={x(nowStep)} y1={TOP - 6} y2={HEIGHT - FOOT} />
          <line className="profile-now" x1={x(nowStep)} x2={x(nowStep)} y1={TOP - 6} y2={HEIGHT - FOOT} />
          <text
            className="fan-text profile-now-name"
            x={x(nowStep) < width / 2 ? x(nowStep) + 5 : x(nowStep) - 5}
            y={TOP - 8}
            textAnchor={x(nowStep) < width / 2 ? 'start' : 'end'}
          >
            now{total === null || total === 0 ? '' : `, ${cellText(kind, total)}`}
          </text>
        </>
      )}
    </svg>
  );
}

interface BandProps {
  readonly band: StackedBand;
  readonly numbers: readonly number[];
  readonly x: Scale;
  readonly y: Scale;
}

/** A class's band with its name where it is tallest, if it is tall enough there. */
function Band({ band: { name, noteClass, from, to }, numbers, x, y }: BandProps) {
  const heights = to.map((top, column) => y(from[column] ?? 0) - y(top));
  const tallest = heights.lastIndexOf(Math.max(...heights));
  const edge = numbers.length - 1;
  const at = tallest === edge ? edge : tallest;
  return (
    <g className={`class-${noteClass + 1}`}>
      <path className="profile-band" d={bandPath(from, to, numbers, x, y)} />
      {(heights[at] ?? 0) >= NAME_ROOM && (
        <text
          className="profile-name"
          x={x(numbers[at] ?? 0) - (at === edge ? 6 : 0)}
          y={(y(from[at] ?? 0) + y(to[at] ?? 0)) / 2 + 4}
          textAnchor={at === edge ? 'end' : 'middle'}
        >
          {name}
        </text>
      )}
    </g>
  );
}

function bandPath(from: readonly number[], to: readonly number[], numbers: readonly number[], x: Scale, y: Scale) {
  const point = (value: number, column: number): string =>
    `${x(numbers[column] ?? 0).toFixed(1)} ${y(value).toFixed(1)}`;
  const foot = from.map(point).toReversed();
  return `M${[...to.map(point), ...foot].join('L')}Z`;
}

function linePath(values: readonly (number | null)[], numbers: readonly number[], x: Scale, y: Scale): string {
  let path = '';
  let isOpen = false;
  for (const [column, value] of values.entries()) {
    if (value !== null) path += `${isOpen ? 'L' : 'M'}${x(numbers[column] ?? 0).toFixed(1)} ${y(value).toFixed(1)}`;
    isOpen = value !== null;
  }
  return path;
}

/** The columns whose steps are written under the axis, so that none touches the next. */
function shownSteps(numbers: readonly number[], x: Scale): readonly number[] {
  const shown: number[] = [];
  for (const column of numbers.keys()) {
    const before = shown.at(-1);
    const isFar = before === undefined || x(numbers[column] ?? 0) - x(numbers[before] ?? 0) >= STEP_ROOM;
    if (isFar) shown.push(column);
  }
  return shown;
}

function nowValue(bands: readonly ProfileBand[], column: number, isStacked: boolean): number | null {
  const values = (isStacked ? bands : bands.slice(0, 1)).map((band) => band.values[column] ?? null);
  return values.some((value) => value === null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}
