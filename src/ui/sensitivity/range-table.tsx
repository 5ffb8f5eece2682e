import { useState } from 'react';
import type { Work } from '../../store/work.ts';
import {
  PERCENTILES,
  RANGE_MEASURES,
  type RangeFigure,
  type RangeMeasure,
  type RangeRow,
  rangeRow,
  rangeText,
} from '../../view/sensitivity/range-rows.ts';
import { runningDraws } from '../../view/sensitivity/running-draws.ts';

export type RangeAnswer = Readonly<Record<string, RangeFigure>>;

interface RangeTableProps {
  readonly work: Work | null;
  readonly answer: RangeAnswer | null;
  readonly names: readonly string[];
  readonly figures: readonly string[];
}

const TOTALS = [
  ['totals.principal_loss', 'Principal short, all Notes'],
  ['totals.net_loss', 'Net loss of the pool'],
  ['totals.residual', 'Residual cash'],
] as const;

/** Percentiles by class and for the trust, and how the estimates settle as draws are added. */
export function RangeTable({ work, answer, names, figures }: RangeTableProps) {
  const [measure, setMeasure] = useState<RangeMeasure>('wal_years');
  const [shown, setShown] = useState<string | null>(null);
  const isDone = work?.state === 'answered';
  const found = work && !isDone ? runningDraws(work.values, work.done, work.width, names.length) : null;
  const rowOf = (path: string, name: string, noteClass: number, kind: 'years' | 'amount'): RangeRow =>
    rangeRow(
      path,
      name,
      noteClass,
      kind,
      isDone ? (answer?.[path] ?? null) : null,
      found && { found, place: figures.indexOf(path) },
    );
  const { title, kind } = RANGE_MEASURES[measure];
  const rows = names.map((name, place) => rowOf(`classes.${name}.${measure}`, name, place, kind));
  const totals = TOTALS.map(([path, name]) => rowOf(path, name, -1, 'amount'));
  const current = shown ?? rows.at(-1)?.path ?? '';
  const currentKind = current.startsWith('totals.') || current.endsWith('principal_loss') ? 'amount' : 'years';
  return (
    <div className="ranges">
      <label className="ranges-choice">
        By class{' '}
        <select
          className="picker"
          value={measure}
          onChange={(event) => {
            setMeasure(event.target.value as RangeMeasure);
            setShown(null);
          }}
        >
          {Object.entries(RANGE_MEASURES).map(([key, one]) => (
            <option key={key} value={key}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <table className="grid analysis-table" aria-busy={!isDone}>
        <caption className="hidden-text">Percentiles of {title} by class, and of the trust’s totals</caption>
        <thead>
          <tr>
            <th scope="col" className="words">
              {title}
            </th>
            <th scope="col">Probability of a short</th>
            {PERCENTILES.map((one) => (
              <th key={one} scope="col">
                {one} %
              </th>
            ))}
            <th scope="col">Mean</th>
            <th scope="col">± std. error</th>
            <th scope="col" className="words">
              1 to 99, 25 to 75, median
            </th>
          </tr>
        </thead>
        <RangeBody rows={rows} current={current} onShow={setShown} />
        <RangeBody rows={totals} current={current} onShow={setShown} />
      </table>
      {isDone && (
        <Convergence
          figure={answer?.[current] ?? null}
          kind={currentKind}
          name={nameOf([...rows, ...totals], current, title)}
        />
      )}
    </div>
  );
}

function nameOf(rows: readonly RangeRow[], path: string, title: string): string {
  const row = rows.find((one) => one.path === path);
  return row && row.noteClass >= 0 ? `${title}, Class ${row.name}` : (row?.name ?? '');
}

interface RangeBodyProps {
  readonly rows: readonly RangeRow[];
  readonly current: string;
  readonly onShow: (path: string) => void;
}

function RangeBody({ rows, current, onShow }: RangeBodyProps) {
  const all = rows.filter(({ noteClass }) => noteClass >= 0).flatMap(({ numbers }) => numbers);
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.path} className={row.path === current ? 'is-chosen' : undefined}>
          <th scope="row" className="words">
            {row.noteClass >= 0 && <span className={`swatch class-${row.noteClass + 1}`} />}
            <button
              type="button"
              className="row-button"
              aria-pressed={row.path === current}
              onClick={() => onShow(row.path)}
            >
              {row.name}
            </button>
          </th>
          <td className={row.isEverShort && row.noteClass >= 0 ? 'is-short' : 'faint'}>{row.share}</td>
          {row.because === '' ? (
            <>
              {row.percentiles.map((text, place) => (
                <td key={PERCENTILES[place]} className={PERCENTILES[place] === '50' ? 'strong' : undefined}>
                  {text}
                </td>
              ))}
              <td>{row.mean}</td>
              <td className="faint">{row.error}</td>
              <td className="words">
                <RangeBar numbers={row.numbers} among={row.noteClass >= 0 ? all : row.numbers} />
              </td>
            </>
          ) : (
            <td colSpan={PERCENTILES.length + 3} className="words faint">
              {row.because}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

const BAR = 150;

function RangeBar({ numbers, among }: { readonly numbers: readonly number[]; readonly among: readonly number[] }) {
  const [low, , lower, middle, upper, , high] = numbers;
  if (low === undefined || lower === undefined || middle === undefined || upper === undefined || high === undefined)
    return null;
  const [least, most] = [Math.min(0, ...among), Math.max(...among)];
  if (most === least) return null;
  const x = (value: number): number => 1 + ((BAR - 2) * (value - least)) / (most - least);
  return (
    <svg className="range-bar" width={BAR} height={14} aria-hidden="true">
      <line x1={x(low)} x2={x(high)} y1={7} y2={7} />
      <rect x={x(lower)} width={Math.max(x(upper) - x(lower), 1)} y={3} height={8} />
      <line className="range-middle" x1={x(middle)} x2={x(middle)} y1={1} y2={13} />
    </svg>
  );
}

interface ConvergenceProps {
  readonly figure: RangeFigure | null;
  readonly kind: 'years' | 'amount';
  readonly name: string;
}

function Convergence({ figure, kind, name }: ConvergenceProps) {
  const points = figure?.convergence ?? [];
  if (points.length === 0) return null;
  const text = (found: string | { readonly not_available: string }): string =>
    typeof found === 'string' ? rangeText(kind, found) : 'n/a';
  return (
    <table className="grid analysis-table convergence">
      <caption>How the estimates settle: {name}</caption>
      <thead>
        <tr>
          <th scope="col" className="words">
            After draws
          </th>
          {points.map(({ draws }) => (
            <th key={draws} scope="col">
              {String(draws).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className="words">
            Mean
          </th>
          {points.map(({ draws, mean }) => (
            <td key={draws}>{text(mean)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row" className="words">
            Median
          </th>
          {points.map(({ draws, median }) => (
            <td key={draws}>{text(median)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row" className="words">
            Probability of a short
          </th>
          {points.map(({ draws, share_short_pct: share }) => (
            <td key={draws}>{share} %</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
