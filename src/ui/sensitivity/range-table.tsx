import { useMemo, useState } from 'react';
import { runningRanges } from '../../measures/ranges/running-ranges.ts';
import type { Work } from '../../store/work.ts';
import { grouped } from '../../view/amount-text.ts';
import {
  PERCENTILES,
  RANGE_MEASURES,
  type RangeFigure,
  type RangeMeasure,
  type RangeRow,
  rangeRow,
} from '../../view/sensitivity/range-rows.ts';
import { rangeSoFar } from '../../view/sensitivity/running-draws.ts';
import { drawnAddress } from '../../view/why/analysis-figures.ts';
import type { DrawnFigure } from '../../view/why/analysis-id.ts';
import { FigureText } from '../why/figure-text.tsx';
import { Convergence } from './convergence.tsx';

export type RangeAnswer = Readonly<Record<string, RangeFigure>>;

interface RangeTableProps {
  readonly work: Work | null;
  readonly answer: RangeAnswer | null;
  readonly names: readonly string[];
}

const TOTALS = [
  ['totals.principal_loss', 'Principal short, all Notes'],
  ['totals.net_loss', 'Net loss of the pool'],
  ['totals.residual', 'Residual cash'],
] as const;

/** Percentiles by class and for the trust as the draws come in, and how the estimates settle as draws are added. */
export function RangeTable({ work, answer, names }: RangeTableProps) {
  const [measure, setMeasure] = useState<RangeMeasure>('wal_years');
  const [shown, setShown] = useState<string | null>(null);
  const isDone = work?.state === 'answered';
  const { running, draws } = useRunning(work, isDone);
  const found = (path: string, looksBack: boolean): RangeFigure | null => {
    if (isDone) return answer?.[path] ?? null;
    return running && work ? rangeSoFar(running, work.figures, path, looksBack) : null;
  };
  const rowOf = (path: string, name: string, noteClass: number, kind: 'years' | 'amount'): RangeRow => {
    const none = work?.figures.find((one) => one.path === path)?.none ?? null;
    return rangeRow(path, name, noteClass, kind, found(path, false), none);
  };
  const { title, kind } = RANGE_MEASURES[measure];
  const rows = names.map((name, place) => rowOf(`classes.${name}.${measure}`, name, place, kind));
  const totals = TOTALS.map(([path, name]) => rowOf(path, name, -1, 'amount'));
  const current = shown ?? rows.at(-1)?.path ?? '';
  const without = [...rows, ...totals].flatMap((row) => (row.without === '' ? [] : [row.without]));
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
      {!isDone && (
        <span className="analysis-note">
          {draws > 0 ? `Figures of the ${grouped(draws)} draws so far.` : 'No draw is in yet.'}
        </span>
      )}
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
        <RangeBody rows={rows} current={current} isDone={isDone} onShow={setShown} />
        <RangeBody rows={totals} current={current} isDone={isDone} onShow={setShown} />
      </table>
      {without.length > 0 && <p className="not-available">{without.join(' ')}</p>}
      <Convergence
        figure={found(current, true)}
        kind={currentKind}
        name={nameOf([...rows, ...totals], current, title)}
      />
    </div>
  );
}

/** The draws that are in while others are under way. Taking them over while rendering is safe: each counts once. */
function useRunning(work: Work | null, isDone: boolean) {
  const values = work?.values ?? null;
  const width = work?.width ?? 0;
  // New values belong to a new question, or to the same one begun anew.
  const running = useMemo(() => (values && width > 0 ? runningRanges(width) : null), [values, width]);
  const draws = running && work && !isDone ? running.take(work.values, work.done) : 0;
  return { running, draws };
}

function nameOf(rows: readonly RangeRow[], path: string, title: string): string {
  const row = rows.find((one) => one.path === path);
  return row && row.noteClass >= 0 ? `${title}, Class ${row.name}` : (row?.name ?? '');
}

interface RangeBodyProps {
  readonly rows: readonly RangeRow[];
  readonly current: string;
  /** Whether the draws are all in: their figures can then be asked. */
  readonly isDone: boolean;
  readonly onShow: (path: string) => void;
}

function RangeBody({ rows, current, isDone, onShow }: RangeBodyProps) {
  const all = rows.filter(({ noteClass }) => noteClass >= 0).flatMap(({ numbers }) => numbers);
  const of = (kind: DrawnFigure, { path }: RangeRow, percentile = 0): string | null =>
    isDone ? drawnAddress(kind, path, percentile) : null;
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
          <td className={row.isEverShort && row.noteClass >= 0 ? 'is-short' : 'faint'}>
            <FigureText of={of('drawn-share', row)} text={row.share} isEntry={row.noteClass === 0} />
          </td>
          {row.because === '' ? (
            <>
              {row.percentiles.map((text, place) => (
                <td key={PERCENTILES[place]} className={PERCENTILES[place] === '50' ? 'strong' : undefined}>
                  <FigureText of={of('drawn-percentile', row, Number(PERCENTILES[place]))} text={text} />
                </td>
              ))}
              <td>
                <FigureText of={of('drawn-mean', row)} text={row.mean} />
              </td>
              <td className="faint">
                <FigureText of={of('drawn-error', row)} text={row.error} />
              </td>
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
