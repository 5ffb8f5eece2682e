import { type CSSProperties, useMemo, useState } from 'react';
import { type Attributed, type AttributionWay, attributed } from '../../store/attribution.ts';
import { resultOf } from '../../store/outcome.ts';
import { differenceText, plainAmount, withPlaces } from '../../view/amount-text.ts';
import { type AttributionFigure, attributionFigures } from '../../view/compare/attribution-figures.ts';
import { useApp } from '../use-app.ts';
import type { Compared } from './compare.tsx';
import { Letter } from './letter.tsx';

/** Which changed input caused how much of the change of a figure. It follows a slider when it is let go. */
export function AttributionPart({ shown }: { readonly shown: readonly Compared[] }) {
  const activeId = useApp((state) => state.activeId);
  const held = useApp((state) => state.held);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [path, setPath] = useState<string | null>(null);
  const [way, setWay] = useState<AttributionWay>('shapley');
  const base = shown.find(({ isBase }) => isBase);
  const others = shown.filter(({ isBase }) => !isBase);
  const wish = chosenId ?? activeId;
  const target = others.find(({ tab }) => tab.id === wish) ?? others.at(-1);
  if (!base || !target) return null;
  const formOf = (tab: Compared['tab']) => (tab.id === activeId && held ? held : tab.shown);
  const [from, to] = [formOf(base.tab), formOf(target.tab)];
  const figures = attributionFigures(resultOf(to), resultOf(from));
  const figure = figures.find((one) => one.path === path) ?? figures[0];
  if (!figure) return null;
  return (
    <section className="attribution" aria-label="What moves it">
      <header>
        <h3>
          What moves it, <Letter {...letterProps(base)} /> to{' '}
          {others.length === 1 ? (
            <Letter {...letterProps(target)} />
          ) : (
            <select
              className="picker"
              aria-label="Scenario whose change is explained"
              value={target.tab.id}
              onChange={(event) => setChosenId(event.target.value)}
            >
              {others.map(({ tab, letter }) => (
                <option key={tab.id} value={tab.id}>
                  {letter}, {tab.name}
                </option>
              ))}
            </select>
          )}
        </h3>
        <select
          className="picker"
          aria-label="Figure whose change is explained"
          value={figure.path}
          onChange={(event) => setPath(event.target.value)}
        >
          {figures.map((one) => (
            <option key={one.path} value={one.path}>
              {one.words}
            </option>
          ))}
        </select>
      </header>
      <Parts from={from} to={to} figure={figure} way={way} base={base} target={target} />
      <p className="compare-note">
        <WayWords way={way} onChange={setWay} />
      </p>
    </section>
  );
}

function letterProps({ tab, letter }: Compared) {
  return { colour: tab.colour, letter };
}

interface PartsProps {
  readonly from: Compared['tab']['shown'];
  readonly to: Compared['tab']['shown'];
  readonly figure: AttributionFigure;
  readonly way: AttributionWay;
  readonly base: Compared;
  readonly target: Compared;
}

function Parts({ from, to, figure, way, base, target }: PartsProps) {
  const found = useMemo(() => attributed(to, from, figure.path, way), [to, from, figure.path, way]);
  if (!found) {
    return (
      <p className="compare-note">
        There is no such figure under some combination of these inputs. Choose another figure, or explain the inputs one
        at a time.
      </p>
    );
  }
  return (
    <>
      <table className="parts">
        <caption className="hidden-text">
          {figure.words}, from {base.tab.name} to {target.tab.name}, by input
        </caption>
        <tbody>
          {rowsOf(found, base, target).map((row) => (
            <PartRow key={row.key} row={row} figure={figure} scale={scaleOf(found)} />
          ))}
        </tbody>
      </table>
      {found.attribution.change === 0 && <p className="compare-note">The figure is the same in both.</p>}
      {found.attribution.method !== (way === 'shapley' ? 'Shapley' : 'one at a time') && (
        <p className="compare-note">So many inputs differ that they are taken one at a time.</p>
      )}
    </>
  );
}

interface Row {
  readonly key: string;
  readonly label: string;
  readonly isEnd: boolean;
  readonly from: number;
  readonly to: number;
}

/** Each part begins where the one before it ended. */
function rowsOf({ units, attribution }: Attributed, base: Compared, target: Compared): readonly Row[] {
  const rows: Row[] = [
    { key: 'from', label: `${base.letter}, ${base.tab.name}`, isEnd: true, from: 0, to: attribution.from },
  ];
  let at = attribution.from;
  for (const [place, part] of attribution.parts.entries()) {
    const label = units[place]?.label ?? '';
    rows.push({ key: label, label, isEnd: false, from: at, to: at + part });
    at += part;
  }
  if (attribution.interaction !== 0) {
    rows.push({ key: 'together', label: 'Together', isEnd: false, from: at, to: attribution.to });
  }
  rows.push({ key: 'to', label: `${target.letter}, ${target.tab.name}`, isEnd: true, from: 0, to: attribution.to });
  return rows;
}

interface BarScale {
  readonly least: number;
  readonly most: number;
}

function scaleOf({ attribution }: Attributed): BarScale {
  const ends = [0, attribution.from, attribution.to];
  let at = attribution.from;
  for (const part of attribution.parts) {
    at += part;
    ends.push(at);
  }
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  return { least, most: most === least ? least + 1 : most };
}

function PartRow({
  row,
  figure,
  scale,
}: {
  readonly row: Row;
  readonly figure: AttributionFigure;
  readonly scale: BarScale;
}) {
  const share = (value: number): number => (value - scale.least) / (scale.most - scale.least);
  const [low, high] = [Math.min(row.from, row.to), Math.max(row.from, row.to)];
  const look = { '--from': share(low), '--to': share(high) } as CSSProperties;
  const rises = row.to > row.from;
  const change = rises ? 'rise' : 'fall';
  const kind = row.isEnd ? 'whole' : change;
  return (
    <tr className={row.isEnd ? 'part-end' : undefined}>
      <th scope="row">{row.label}</th>
      <td>{row.isEnd ? wholeText(figure, row.to) : partText(figure, row.to - row.from)}</td>
      <td aria-hidden="true">
        <span className={`part-bar part-${kind}${figure.isShort ? ' part-short' : ''}`} style={look} />
      </td>
    </tr>
  );
}

/** Years at two places on the screen, six where two say nothing. */
function wholeText({ unit }: AttributionFigure, value: number): string {
  if (unit === 'cents') return plainAmount(value);
  if (unit === 'dates') return String(value);
  return withPlaces(value, 6);
}

const PLACES = { cents: 2, dates: 0, years: 6 } as const;

function partText({ unit }: AttributionFigure, value: number): string {
  if (value === 0) return '=';
  return differenceText(value, PLACES[unit]);
}

function WayWords({
  way,
  onChange,
}: {
  readonly way: AttributionWay;
  readonly onChange: (way: AttributionWay) => void;
}) {
  const isShapley = way === 'shapley';
  return (
    <>
      {isShapley
        ? 'Shapley: each input’s part is what it adds on average over all orders in which the inputs can be changed. '
        : 'One at a time: each input changed alone from the base; what they do together beyond that is “Together”. '}
      <button type="button" className="link-button" onClick={() => onChange(isShapley ? 'alone' : 'shapley')}>
        {isShapley ? 'One at a time' : 'Shapley'}
      </button>
    </>
  );
}
