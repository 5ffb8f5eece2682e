import { useMemo, useRef, useState } from 'react';
import type { Projection } from '../../engine/projection.ts';
import { plainAmount } from '../../view/amount-text.ts';
import type { Flow } from '../../view/flow/flow.ts';
import { lifeFlow, monthFlow } from '../../view/flow/month-flow.ts';
import { figureAddress } from '../../view/why/figure-address.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { useFollowing, useSettled } from '../use-app.ts';
import { useWidth } from '../use-size.ts';
import { Figure } from '../why/figure.tsx';
import { Bands } from './bands.tsx';
import { linkKey } from './link-key.ts';
import './flow-picture.css';

/** The money of the month, or of the whole run, from where it comes to who has it; each band can be asked why. */
export function FlowPicture({ of, at }: { readonly of: 'month' | 'life'; readonly at: number }) {
  return of === 'month' ? <MonthPicture at={at} /> : <LifePicture />;
}

function MonthPicture({ at }: { readonly at: number }) {
  const { projection } = useFollowing('details');
  const flow = useMemo(() => monthFlow(projection, at), [projection, at]);
  return <Picture flow={flow} projection={projection} name="Money of the month" />;
}

/** The whole run follows a slider when it is let go. */
function LifePicture() {
  const { projection } = useSettled();
  const flow = useMemo(() => lifeFlow(projection), [projection]);
  return <Picture flow={flow} projection={projection} name="Money of the whole run" />;
}

interface PictureProps {
  readonly flow: Flow;
  readonly projection: Projection;
  readonly name: string;
}

function Picture({ flow, projection, name }: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const [lit, setLit] = useState<string | null>(null);
  const colours = useMemo(() => classColours(projection), [projection]);
  return (
    <div className="flow-body">
      <ScrollRegion label={`${name}, as a picture`} className="flow-scroll">
        <div ref={place}>
          {width > 0 && (
            <Bands flow={flow} width={Math.max(width, 720)} name={name} lit={lit} onLight={setLit} colours={colours} />
          )}
        </div>
      </ScrollRegion>
      <FlowList flow={flow} name={name} lit={lit} onLight={setLit} />
    </div>
  );
}

/** The place in the ramp of each class's node. */
function classColours({ deal }: Projection): Readonly<Record<string, number>> {
  return Object.fromEntries(deal.classes.map(({ name }, place) => [`class ${name}`, place + 1]));
}

interface FlowListProps {
  readonly flow: Flow;
  readonly name: string;
  readonly lit: string | null;
  readonly onLight: (key: string | null) => void;
}

/** The picture's table twin: every flow with its amount. */
function FlowList({ flow, name, lit, onLight }: FlowListProps) {
  const label = (id: string): string => flow.nodes.find((node) => node.id === id)?.label.replace(/, § .*$/, '') ?? id;
  const into = sumOf(flow, (id) => flow.links.every(({ to, isBack }) => isBack || to !== id), 'from');
  const out = sumOf(flow, (id) => flow.links.every(({ from, isBack }) => isBack || from !== id), 'to');
  return (
    <ScrollRegion label={`${name}, flow by flow`} className="flow-list">
      <table className="grid">
        <caption className="hidden-text">{name}, flow by flow</caption>
        <thead>
          <tr>
            <th scope="col" className="words">
              From
            </th>
            <th scope="col" className="words">
              To
            </th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {flow.links.map((link, place) => (
            <tr
              key={linkKey(link)}
              className={lit === linkKey(link) ? 'lit' : undefined}
              onPointerEnter={() => onLight(linkKey(link))}
              onPointerLeave={() => onLight(null)}
              onFocus={() => onLight(linkKey(link))}
              onBlur={() => onLight(null)}
            >
              <td className="words">{label(link.from)}</td>
              <td className="words">{label(link.to)}</td>
              <td>
                <Figure of={figureAddress(link.figure)} isEntry={place === 0}>
                  {plainAmount(link.cents)}
                </Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flow-sum">
        In {plainAmount(into)}, out {plainAmount(out)}
        {into === out ? ': every cent is placed.' : '.'}
      </p>
    </ScrollRegion>
  );
}

/** What leaves the nodes that nothing enters, or enters those that nothing leaves. */
function sumOf({ links }: Flow, isEnd: (id: string) => boolean, side: 'from' | 'to'): number {
  return links.reduce((sum, link) => sum + (isEnd(link[side]) && !link.isBack ? link.cents : 0), 0);
}
