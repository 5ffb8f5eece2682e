import { useMemo } from 'react';
import { plainAmount } from '../../view/amount-text.ts';
import type { Flow } from '../../view/flow/flow.ts';
import { flowLayout, type PlacedLink, type PlacedNode } from '../../view/flow/flow-layout.ts';
import { figureAddress } from '../../view/why/figure-address.ts';
import { linkKey } from './link-key.ts';

const NODE = 9;
const GAP = 15;
const MARGIN = 16;
/** Room for the words of the last column, at the right of its bars. */
const WORDS = 178;
const LEAST = 1.2;

export interface BandsProps {
  readonly flow: Flow;
  readonly width: number;
  readonly name: string;
  readonly lit: string | null;
  readonly onLight: (key: string | null) => void;
  /** Place in the ramp by node. */
  readonly colours: Readonly<Record<string, number>>;
}

/** Bars and bands, as wide as their money: one scale for the whole picture. The list beside it is its twin for keys. */
export function Bands({ flow, width, name, lit, onLight, colours }: BandsProps) {
  const most = Math.max(
    ...[0, 1, 2, 3, 4, 5].map((column) => flow.nodes.filter((node) => node.column === column).length),
  );
  const height = Math.max(340, most * 24);
  const layout = useMemo(
    () => flowLayout(flow, { width: width - 2 * MARGIN - WORDS, height, nodeWidth: NODE, gap: GAP }),
    [flow, width, height],
  );
  const total = plainAmount(
    flow.nodes.filter(({ column }) => column === 0).reduce((sum, { amount }) => sum + amount, 0),
  );
  const lastX = Math.max(...layout.nodes.map(({ x }) => x));
  return (
    <svg
      className="flow-picture"
      width={width}
      height={height + 2 * MARGIN}
      role="img"
      aria-label={`${name}: ${total} comes in; the list beside it has every flow`}
    >
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        {layout.links.map((placed) => (
          <Band
            key={linkKey(placed.link)}
            placed={placed}
            height={height}
            colour={colours[placed.link.to]}
            isLit={lit === linkKey(placed.link)}
            onLight={onLight}
          />
        ))}
        {layout.nodes.map((placed) => (
          <Bar key={placed.node.id} placed={placed} isLast={placed.x === lastX} colour={colours[placed.node.id]} />
        ))}
      </g>
    </svg>
  );
}

interface BandProps {
  readonly placed: PlacedLink;
  readonly height: number;
  readonly colour: number | undefined;
  readonly isLit: boolean;
  readonly onLight: (key: string | null) => void;
}

function Band({ placed, height, colour, isLit, onLight }: BandProps) {
  const { link, thickness } = placed;
  const wide = Math.max(thickness, LEAST);
  const classes = ['flow-band', `purse-${link.purse}`, isLit && 'lit', colour !== undefined && `class-${colour}`];
  return (
    <path
      className={classes.filter(Boolean).join(' ')}
      d={pathOf(placed, wide, height)}
      strokeWidth={wide}
      data-why={figureAddress(link.figure)}
      onPointerEnter={() => onLight(linkKey(link))}
      onPointerLeave={() => onLight(null)}
    >
      <title>{plainAmount(link.cents)}</title>
    </path>
  );
}

/** Along the middle of the band; what goes back swings round below the picture. */
function pathOf({ link, fromX, fromY, toX, toY }: PlacedLink, wide: number, height: number): string {
  const [y1, y2] = [fromY + wide / 2, toY + wide / 2];
  if (link.isBack || toX <= fromX) {
    const low = height + MARGIN - 3;
    return `M${fromX},${y1} C${fromX + 34},${y1} ${fromX + 34},${low} ${fromX},${low} L${toX},${low} C${toX - 34},${low} ${toX - 34},${y2} ${toX},${y2}`;
  }
  const middle = (fromX + toX) / 2;
  return `M${fromX},${y1} C${middle},${y1} ${middle},${y2} ${toX},${y2}`;
}

/** A bar this high has room for its amount below its name. */
const TWO_LINES = 28;

/** Words that fit between two columns; the list has them whole. */
function shortLabel(label: string): string {
  return label
    .replace(/, § .*$/, '')
    .replace('Reserve Account Draw Amount', 'Draw')
    .replace('Earnings of the Reserve Account', 'Reserve earnings')
    .replace(/Reserve Account, (opening|closing)/, 'Reserve, $1')
    .replace(/ collected$/, '');
}

function Bar({
  placed,
  isLast,
  colour,
}: {
  readonly placed: PlacedNode;
  readonly isLast: boolean;
  readonly colour: number | undefined;
}) {
  const { node, x, y, height } = placed;
  const tall = Math.max(height, LEAST);
  const left = x + NODE + 5;
  const middle = y + tall / 2 + 4;
  const isTall = height >= TWO_LINES;
  return (
    <g className={colour === undefined ? 'flow-node' : `flow-node class-${colour}`}>
      <rect x={x} y={y} width={NODE} height={tall} />
      <text x={left} y={isTall && !isLast ? middle - 7 : middle}>
        {shortLabel(node.label)} {isLast && <tspan>{plainAmount(node.amount)}</tspan>}
        {isTall && !isLast && (
          <tspan x={left} dy={14}>
            {plainAmount(node.amount)}
          </tspan>
        )}
      </text>
    </g>
  );
}
