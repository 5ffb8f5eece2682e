import { type Fan, type FanBand, spreadLabels } from '../../view/sensitivity/shelf-fan.ts';

interface FanChartProps {
  readonly fan: Fan;
  readonly width: number;
  /** The trust whose line stands out. */
  readonly chosen: string | null;
  readonly onChoose: (name: string | null) => void;
}

const LABEL = 11;
const [LEFT, TOP, FOOT] = [34, 10, 22] as const;
const NAMES = 74;

/** Net losses of the shelf month by month: each trust a named line over the range they span, and this scenario's own. */
export function FanChart({ fan, width, chosen, onChoose }: FanChartProps) {
  const { lines, bands, own, months, greatest } = fan;
  const height = Math.max(260, lines.length * LABEL + TOP + FOOT);
  const right = width - NAMES;
  const x = (month: number): number => LEFT + ((right - LEFT) * month) / months;
  const y = (value: number): number => height - FOOT - ((height - FOOT - TOP) * value) / greatest;
  const labels = spreadLabels(
    lines.map(({ last }) => y(last)),
    LABEL,
    TOP,
    height - FOOT,
  );
  return (
    <svg
      className="fan"
      width={width}
      height={height}
      role="img"
      aria-label="Cumulative net loss of the shelf’s trusts by month; the table beside it has the figures"
    >
      <path className="fan-wide" d={bandPath(bands, x, y, 'low', 'high')} />
      <path className="fan-close" d={bandPath(bands, x, y, 'lower', 'upper')} />
      {ticks(greatest).map((value) => (
        <g key={value}>
          <line className="fan-rule" x1={LEFT} x2={right} y1={y(value)} y2={y(value)} />
          <text className="fan-text" x={LEFT - 5} y={y(value) + 4} textAnchor="end">
            {value} %
          </text>
        </g>
      ))}
      {yearsTo(months).map((month) => (
        <text
          key={month}
          className="fan-text"
          x={x(month)}
          y={height - 6}
          textAnchor={month === 0 ? 'start' : 'middle'}
        >
          {month === 0 ? 'month 0' : month}
        </text>
      ))}
      {lines.map(({ name, values }) => (
        <path key={name} className={`fan-line${name === chosen ? ' is-chosen' : ''}`} d={linePath(values, x, y)} />
      ))}
      <path className="fan-own-halo" d={linePath(own, x, y)} />
      <path className="fan-own" d={linePath(own, x, y)} />
      {lines.map(({ name, ended, values, last }, place) => (
        <g
          key={name}
          className={`fan-name${name === chosen ? ' is-chosen' : ''}`}
          onPointerEnter={() => onChoose(name)}
          onPointerLeave={() => onChoose(null)}
        >
          <path className="fan-lead" d={`M${x(values.length)} ${y(last)}L${right + 2} ${labels[place]}`} />
          <text className="fan-text" x={right + 6} y={(labels[place] ?? 0) + 4}>
            {name}
            {ended ? '' : ' …'}
          </text>
        </g>
      ))}
    </svg>
  );
}

type Scale = (value: number) => number;

function linePath(values: readonly (number | null)[], x: Scale, y: Scale): string {
  let path = '';
  for (const [month, value] of values.entries()) {
    if (value === null) continue;
    path += `${path === '' ? 'M' : 'L'}${x(month + 1).toFixed(1)} ${y(value).toFixed(1)}`;
  }
  return path;
}

function bandPath(bands: readonly FanBand[], x: Scale, y: Scale, low: keyof FanBand, high: keyof FanBand): string {
  const points = [
    ...bands.map((band) => `${x(band.month).toFixed(1)} ${y(band[high]).toFixed(1)}`),
    ...bands.toReversed().map((band) => `${x(band.month).toFixed(1)} ${y(band[low]).toFixed(1)}`),
  ];
  return points.length === 0 ? '' : `M${points.join('L')}Z`;
}

function ticks(greatest: number): readonly number[] {
  const step = [0.5, 1, 2, 5, 10, 20].find((one) => greatest / one <= 6) ?? 25;
  return Array.from({ length: Math.floor(greatest / step) + 1 }, (_, at) => at * step);
}

function yearsTo(months: number): readonly number[] {
  return Array.from({ length: Math.floor(months / 12) + 1 }, (_, year) => 12 * year);
}
