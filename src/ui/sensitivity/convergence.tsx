import { grouped } from '../../view/amount-text.ts';
import { type RangeFigure, rangeText } from '../../view/sensitivity/range-rows.ts';

type Found = string | { readonly not_available: string };

interface ConvergenceProps {
  readonly figure: RangeFigure | null;
  readonly kind: 'years' | 'amount';
  readonly name: string;
}

/** The estimates after each tenth of the draws, as a picture and as a table. */
export function Convergence({ figure, kind, name }: ConvergenceProps) {
  const points = figure?.convergence ?? [];
  if (points.length === 0) return null;
  const text = (found: Found): string => (typeof found === 'string' ? rangeText(kind, found) : 'n/a');
  const missing = points.map(({ mean }) => mean).find((mean) => typeof mean !== 'string');
  const rows: readonly (readonly [name: string, of: (at: number) => string])[] = [
    ['Mean', (at) => text(points[at]?.mean ?? '')],
    ['Median', (at) => text(points[at]?.median ?? '')],
    ['Probability of a short', (at) => `${points[at]?.share_short_pct} %`],
  ];
  return (
    <div className="convergence">
      <p className="convergence-title">How the estimates settle: {name}</p>
      <Lines points={points} kind={kind} />
      <table className="grid analysis-table">
        <caption className="hidden-text">How the estimates settle: {name}</caption>
        <thead>
          <tr>
            <th scope="col" className="words">
              After draws
            </th>
            {points.map(({ draws }) => (
              <th key={draws} scope="col">
                {grouped(draws)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([row, of]) => (
            <tr key={row}>
              <th scope="row" className="words">
                {row}
              </th>
              {points.map(({ draws }, at) => (
                <td key={draws}>{of(at)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {missing && <p className="not-available">n/a: not available, {missing.not_available}.</p>}
    </div>
  );
}

const [WIDTH, HEIGHT, LEFT, RIGHT, EDGE] = [440, 84, 8, 128, 10] as const;

interface LinesProps {
  readonly points: NonNullable<RangeFigure['convergence']>;
  readonly kind: 'years' | 'amount';
}

/** Mean and median after each tenth: lines that have stopped moving have settled. */
function Lines({ points, kind }: LinesProps) {
  const number = (found: Found): number | null => (typeof found === 'string' ? Number(found) : null);
  const [means, medians] = [points.map(({ mean }) => number(mean)), points.map(({ median }) => number(median))];
  const all = [...means, ...medians].filter((value) => value !== null);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || all.length === 0 || !first || !last) return null;
  const span = most - least || 1;
  const x = (draws: number): number =>
    LEFT + ((WIDTH - LEFT - RIGHT) * (draws - first.draws)) / (last.draws - first.draws);
  const y = (value: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / span;
  const path = (values: readonly (number | null)[]): string =>
    values
      .flatMap((value, at) =>
        value === null ? [] : [`${x(points[at]?.draws ?? 0).toFixed(1)} ${y(value).toFixed(1)}`],
      )
      .map((place, at) => `${at === 0 ? 'M' : 'L'}${place}`)
      .join('');
  const ends = [
    ['Mean', means.at(-1) ?? null],
    ['Median', medians.at(-1) ?? null],
  ] as const;
  const areClose = Math.abs(y(ends[0][1] ?? 0) - y(ends[1][1] ?? 0)) < 12;
  return (
    <svg className="convergence-lines" width={WIDTH} height={HEIGHT} aria-hidden="true">
      <line className="fan-rule" x1={LEFT} x2={WIDTH - RIGHT} y1={HEIGHT - EDGE + 6} y2={HEIGHT - EDGE + 6} />
      <path className="convergence-mean" d={path(means)} />
      <path className="convergence-median" d={path(medians)} />
      {ends.map(([name, value], place) => {
        if (value === null) return null;
        const isAbove = (ends[0][1] ?? 0) >= (ends[1][1] ?? 0) ? place === 0 : place === 1;
        const moved = areClose ? 7 : 0;
        return (
          <text
            key={name}
            className="fan-text"
            x={WIDTH - RIGHT + 6}
            y={Math.min(Math.max(y(value) + 4 + (isAbove ? -moved : moved), 10), HEIGHT - 2)}
          >
            {name} {rangeText(kind, String(value))}
          </text>
        );
      })}
    </svg>
  );
}
