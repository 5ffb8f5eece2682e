import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { SHELF_AS_OF, shelfTrusts } from '../../deal/shelf/shelf-performance.ts';
import { type Day, parseDay } from '../../money/day.ts';
import { analysisStore, setAnalysis } from '../../store/analysis.ts';
import { amountText } from '../../view/amount-text.ts';
import { dateText } from '../../view/date-text.ts';
import { rounded } from '../../view/sensitivity/break-even-rows.ts';
import { shelfFan } from '../../view/sensitivity/shelf-fan.ts';
import type { FoundText, ShelfRow } from '../../view/sensitivity/shelf-row.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { useSettled } from '../use-app.ts';
import { useMedia } from '../use-size.ts';
import { FigureText } from '../why/figure-text.tsx';
import { shelfLine } from './analysis-lines.ts';
import { FanChart } from './fan-chart.tsx';
import { useWork } from './use-work.ts';
import { WorkLine } from './work-line.tsx';

interface Answer {
  readonly not_available?: string;
  readonly trusts?: readonly ShelfRow[];
}

/** This scenario under what other trusts of the shelf went through: their losses by month, and what each does to the Notes. */
export function ShelfHistory() {
  const { form, projection } = useSettled();
  const trusts = useStore(analysisStore, (state) => state.trusts);
  const names = useMemo(() => projection.deal.classes.map(({ name }) => name), [projection]);
  const [chosen, setChosen] = useState<string | null>(null);
  const isNarrow = useMedia('(max-width: 900px)');
  const line = useMemo(() => shelfLine(form, names, trusts), [form, names, trusts]);
  const work = useWork('shelf', 'shelf_history', line);
  const fan = useMemo(
    () =>
      shelfFan(
        shelfTrusts().filter(({ ended }) => ended || trusts === 'all'),
        projection,
      ),
    [projection, trusts],
  );
  const width = useRef(typeof window === 'undefined' ? 340 : window.innerWidth - 32);
  const answer = (work?.answer ?? null) as Answer | null;
  return (
    <>
      <div className="analysis-bar">
        <label>
          Trusts{' '}
          <select
            className="picker"
            value={trusts}
            onChange={(event) => setAnalysis({ trusts: event.target.value === 'all' ? 'all' : 'ended' })}
          >
            <option value="ended">that have ended</option>
            <option value="all">all 49, with losses so far</option>
          </select>
        </label>
        <WorkLine workKey="shelf" name="shelf_history" line={line} work={work} title="Shelf history" items="trusts" />
      </div>
      <ScrollRegion label="Shelf history" className="analysis-scroll shelf">
        <figure>
          <figcaption>
            Cumulative net loss, % of the initial pool, by month of each trust. Shaded: 5th to 95th and 25th to 75th
            percentile of the trusts; bold and dashed: this scenario.
          </figcaption>
          <FanChart
            fan={fan}
            width={isNarrow ? Math.max(width.current, 320) : 470}
            chosen={chosen}
            onChoose={setChosen}
          />
        </figure>
        {answer?.not_available !== undefined && <p className="not-available">Not available, {answer.not_available}.</p>}
        {answer?.trusts && <TrustTable rows={answer.trusts} names={names} chosen={chosen} onChoose={setChosen} />}
      </ScrollRegion>
      <p className="analysis-foot">
        Certificates of the shelf through {dateText(parseDay(SHELF_AS_OF) as Day)}. Each row runs this scenario with
        that trust’s speeds month by month, its lifetime net loss spread as its defaults fell, and its recovery rate;
        all else as here. A projection, not a forecast.
      </p>
    </>
  );
}

interface TrustTableProps {
  readonly rows: NonNullable<Answer['trusts']>;
  readonly names: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (name: string | null) => void;
}

function TrustTable({ rows, names, chosen, onChoose }: TrustTableProps) {
  const missing = missingWords(rows);
  return (
    <ScrollRegion label="This scenario under each trust" className="shelf-table">
      <table className="grid analysis-table">
        <caption className="hidden-text">This scenario under each trust’s own speed and loss</caption>
        <thead>
          <tr>
            <th scope="col" className="words">
              Trust
            </th>
            <th scope="col">Months</th>
            <th scope="col">ABS %</th>
            <th scope="col">CNL %</th>
            <th scope="col">Recovery %</th>
            <th scope="col">Principal short</th>
            <th scope="col">Residual cash</th>
            <th scope="col" className="words">
              Short
            </th>
            {names.map((name) => (
              <th key={name} scope="col">
                WAL {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.name}
              className={row.name === chosen ? 'is-chosen' : undefined}
              onPointerEnter={() => onChoose(row.name)}
              onPointerLeave={() => onChoose(null)}
            >
              <th scope="row" className="words">
                {row.name}
                {row.ended ? '' : ', so far'}
              </th>
              <td>{row.months}</td>
              <td>{rounded(row.speed_abs_pct, 2)}</td>
              <td>{rounded(row.lifetime_net_loss_pct, 2)}</td>
              <td>{rounded(row.recovery_pct, 1)}</td>
              <td className={row.figures['totals.principal_loss'] === '0.00' ? 'faint' : 'is-short'}>
                <FigureText
                  of="all-principal-short"
                  run={`trust ${row.name}`}
                  text={amountOf(row.figures['totals.principal_loss'])}
                  isEntry={row === rows[0]}
                />
              </td>
              <td>
                <FigureText
                  of="life-total:residual"
                  run={`trust ${row.name}`}
                  text={amountOf(row.figures['totals.residual'])}
                />
              </td>
              <td className="words">{row.short.length === 0 ? '–' : row.short.join(', ')}</td>
              {names.map((name) => (
                <td key={name}>
                  <FigureText
                    of={`wal:${encodeURIComponent(name)}`}
                    run={`trust ${row.name}`}
                    text={foundText(row.figures[`classes.${name}.wal_years`])}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {missing.length > 0 && <p className="not-available">n/a: {missing.join(' ')}</p>}
    </ScrollRegion>
  );
}

/** Each reason once why a figure of a trust is not there. */
function missingWords(rows: TrustTableProps['rows']): readonly string[] {
  const reasons = rows.flatMap(({ figures }) =>
    Object.values(figures).flatMap((found) => (typeof found === 'string' ? [] : [found.not_available])),
  );
  return [...new Set(reasons)].map((because) => `Not available, ${because}.`);
}

function foundText(found: FoundText | undefined): string {
  return typeof found === 'string' ? rounded(found, 2) : 'n/a';
}

function amountOf(found: FoundText | undefined): string {
  return typeof found === 'string' ? amountText(Math.round(Number(found) * 100)) : 'n/a';
}
