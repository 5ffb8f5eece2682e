import { memo } from 'react';
import type { Projection } from '../../engine/projection.ts';
import { resultOf } from '../../store/outcome.ts';
import { millionsText } from '../../view/amount-text.ts';
import { linearScale, ticksUpTo } from '../../view/chart/scale.ts';
import { linePath, stackPaths } from '../../view/chart/stack-paths.ts';
import { lastNumber } from '../../view/run-dates.ts';
import { wholeRun } from '../../view/whole-run.ts';
import { largest } from '../chart/chart-frame.ts';
import { useApp } from '../use-app.ts';
import type { Compared } from './compare.tsx';
import { Letter } from './letter.tsx';

const WIDTH = 168;
const HEIGHT = 112;
const EDGE = { left: 34, right: 6, top: 6, foot: 18 };

/** The paydown of every scenario, all on one scale, the base dashed over each. */
export function Multiples({ shown }: { readonly shown: readonly Compared[] }) {
  const runs = shown.map(({ tab }) => resultOf(tab.shown).projection);
  const base = runs[0];
  const held = useApp((state) => state.held);
  const activeId = useApp((state) => state.activeId);
  if (!base) return null;
  // While a slider is held the scale stands still, so that one picture moves and not twelve.
  const still = held ? shown.map(({ tab }) => resultOf(tab.id === activeId ? held : tab.shown).projection) : runs;
  const first = Math.min(...still.map((run) => wholeRun(run).first));
  const last = Math.max(...still.map(lastNumber));
  const top = Math.max(...still.map((run) => largest(wholeRun(run).notes)));
  return (
    <section className="multiples" aria-label="Paydown of each scenario, on one scale, $ million">
      {shown.map(({ tab, letter, isBase }, place) => (
        <figure key={tab.id}>
          <figcaption>
            <Letter colour={tab.colour} letter={letter} /> {tab.name}
          </figcaption>
          <Small
            projection={runs[place] as Projection}
            base={isBase ? null : base}
            first={first}
            last={last}
            top={top}
            words={`${tab.name}: Notes by month, ${isBase ? 'the base' : 'the base dashed'}`}
          />
        </figure>
      ))}
    </section>
  );
}

interface SmallProps {
  readonly projection: Projection;
  readonly base: Projection | null;
  readonly first: number;
  readonly last: number;
  readonly top: number;
  readonly words: string;
}

const Small = memo(function Small({ projection, base, first, last, top, words }: SmallProps) {
  const x = linearScale(first, last, EDGE.left, WIDTH - EDGE.right);
  const y = linearScale(0, top, HEIGHT - EDGE.foot, EDGE.top);
  const { balances, first: own } = wholeRun(projection);
  const paths = stackPaths(balances, (entry) => x(own + entry), y);
  const ticks = Array.from({ length: Math.floor((last - first) / 24) + 1 }, (_, place) => first + 24 * place);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={words}>
      {ticksUpTo(top, 3, [1, 2, 5]).map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'zero-line' : 'grid-line'}
            x1={EDGE.left}
            x2={WIDTH - EDGE.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className="axis-text" x={EDGE.left - 4} y={y(tick) + 4} textAnchor="end">
            {tick === 0 ? '0' : millionsText(tick, 0)}
          </text>
        </g>
      ))}
      <g className="bands">
        {paths.map((path, place) => (
          <path key={projection.deal.classes[place]?.name} className={`band class-${place + 1}`} d={path} />
        ))}
      </g>
      {base && <BaseLine base={base} x={x} y={y} />}
      {ticks.map((tick) => (
        <text key={tick} className="axis-text" x={x(tick)} y={HEIGHT - 5} textAnchor="middle">
          {tick}
        </text>
      ))}
    </svg>
  );
});

interface BaseLineProps {
  readonly base: Projection;
  readonly x: (month: number) => number;
  readonly y: (cents: number) => number;
}

function BaseLine({ base, x, y }: BaseLineProps) {
  const { notes, first } = wholeRun(base);
  const path = linePath(notes, (entry) => x(first + entry), y);
  return (
    <>
      <path className="base-halo" d={path} />
      <path className="base-line" d={path} />
    </>
  );
}
