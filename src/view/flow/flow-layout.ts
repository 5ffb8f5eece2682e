import type { Flow, FlowColumn, FlowLink, FlowNode } from './flow.ts';

/** A node as a bar, a link as a band between two bars: positions in the units of the given box. */
export interface PlacedNode {
  readonly node: FlowNode;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export interface PlacedLink {
  readonly link: FlowLink;
  readonly thickness: number;
  /** Where the band leaves its source, at the right of it: the band's upper edge. */
  readonly fromX: number;
  readonly fromY: number;
  /** Where it reaches its target, at the left of it. */
  readonly toX: number;
  readonly toY: number;
}

export interface FlowLayout {
  readonly nodes: readonly PlacedNode[];
  readonly links: readonly PlacedLink[];
  /** Height of a cent, one for the whole picture: widths add up by eye as the amounts do. */
  readonly scale: number;
}

export interface FlowBox {
  readonly width: number;
  readonly height: number;
  readonly nodeWidth: number;
  /** Between nodes of a column. */
  readonly gap: number;
}

const COLUMNS: readonly FlowColumn[] = [0, 1, 2, 3, 4, 5];

/** Places a flow in a box: nodes in columns, each as high as the money through it, bands in the order of their ends. */
export function flowLayout(flow: Flow, box: FlowBox): FlowLayout {
  const columns = COLUMNS.map((column) => flow.nodes.filter((node) => node.column === column)).filter(isUsed);
  const scale = Math.min(...columns.map((nodes) => scaleOf(nodes, box)));
  const safe = Number.isFinite(scale) ? scale : 0;
  const nodes = columns.flatMap((column, place) => placeColumn(column, place, columns.length, safe, box));
  return { nodes, links: placeLinks(flow.links, nodes, safe, box), scale: safe };
}

function isUsed(nodes: readonly FlowNode[]): boolean {
  return nodes.length > 0;
}

function totalOf(nodes: readonly FlowNode[]): number {
  return nodes.reduce((sum, { amount }) => sum + amount, 0);
}

function scaleOf(nodes: readonly FlowNode[], { height, gap }: FlowBox): number {
  return Math.max(0, height - gap * (nodes.length - 1)) / totalOf(nodes);
}

function placeColumn(
  nodes: readonly FlowNode[],
  place: number,
  columns: number,
  scale: number,
  { width, nodeWidth, gap }: FlowBox,
): readonly PlacedNode[] {
  const x = columns === 1 ? 0 : (place * (width - nodeWidth)) / (columns - 1);
  let y = 0;
  return nodes.map((node) => {
    const height = node.amount * scale;
    const placed = { node, x, y, height };
    y += height + gap;
    return placed;
  });
}

function placeLinks(
  links: readonly FlowLink[],
  nodes: readonly PlacedNode[],
  scale: number,
  { nodeWidth }: FlowBox,
): readonly PlacedLink[] {
  const order = new Map(nodes.map(({ node }, place) => [node.id, place]));
  const nodeAt = (id: string): PlacedNode | undefined => nodes[order.get(id) ?? -1];
  const left = offsets(links, 'from', 'to', order, scale);
  const right = offsets(links, 'to', 'from', order, scale);
  return links.flatMap((link, place): readonly PlacedLink[] => {
    const [from, to] = [nodeAt(link.from), nodeAt(link.to)];
    if (!from || !to) return [];
    return [
      {
        link,
        thickness: link.cents * scale,
        fromX: from.x + nodeWidth,
        fromY: from.y + (left[place] ?? 0),
        toX: to.x,
        toY: to.y + (right[place] ?? 0),
      },
    ];
  });
}

/** How far down its node each link begins: links of a node in the order of their other ends, those that go back last. */
function offsets(
  links: readonly FlowLink[],
  end: 'from' | 'to',
  other: 'from' | 'to',
  order: ReadonlyMap<string, number>,
  scale: number,
): readonly number[] {
  const result = new Array<number>(links.length).fill(0);
  const used = new Map<string, number>();
  const rank = (link: FlowLink): number => (link.isBack ? order.size : 0) + (order.get(link[other]) ?? 0);
  const sorted = links.map((link, place) => ({ link, place })).sort((a, b) => rank(a.link) - rank(b.link));
  for (const { link, place } of sorted) {
    const taken = used.get(link[end]) ?? 0;
    result[place] = taken;
    used.set(link[end], taken + link.cents * scale);
  }
  return result;
}
