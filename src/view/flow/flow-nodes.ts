import type { Projection } from '../../engine/projection.ts';
import { clausePays, payeeWords } from '../clause-words.ts';
import { CASH_LINES } from '../why/collections-figures.ts';
import type { Flow, FlowClause, FlowColumn, FlowLink, FlowNode } from './flow.ts';
import { classNode, lineNode, NODE_WORDS } from './flow-links.ts';

const SOURCES: readonly string[] = [
  ...CASH_LINES.map(lineNode),
  'call-price',
  'sale-proceeds',
  'reserve-opening',
  'reserve-earnings',
];

/** A flow's links with the nodes that they join, in columns from left to right and in the documents' order in each. */
export function flowOf(projection: Projection, clauses: readonly FlowClause[], links: readonly FlowLink[]): Flow {
  const used = new Set(links.flatMap(({ from, to }) => [from, to]));
  const order = nodeOrder(projection, clauses, used);
  return { links, nodes: order.filter((id) => used.has(id)).map((id) => nodeOf(projection, id, links)) };
}

/** Every node that there may be, from left to right and from top to bottom. */
function nodeOrder({ deal }: Projection, clauses: readonly FlowClause[], used: ReadonlySet<string>): readonly string[] {
  const known = [
    ...SOURCES,
    'collections',
    'reserve',
    'draw',
    ...clauses.map(({ clause }) => clause),
    'principal',
    'servicing_fee',
    'advances',
    ...deal.classes.map(({ name }) => classNode(name)),
  ];
  const others = [...used].filter((id) => !known.includes(id) && id !== 'reserve-closing');
  return [...new Set([...known, ...others, 'reserve-closing'])];
}

function nodeOf({ deal }: Projection, id: string, links: readonly FlowLink[]): FlowNode {
  const into = links.filter(({ to }) => to === id).reduce((sum, { cents }) => sum + cents, 0);
  const out = links.filter(({ from }) => from === id).reduce((sum, { cents }) => sum + cents, 0);
  const column = columnOf(id, into);
  const noteClass = deal.classes.findIndex(({ name }) => classNode(name) === id);
  return { id, label: labelOf(id), column, noteClass, amount: into > 0 ? into : out };
}

function columnOf(id: string, into: number): FlowColumn {
  if (into === 0) return 0;
  if (id === 'collections' || id === 'reserve') return 1;
  if (id === 'draw') return 2;
  if (/^\d/.test(id)) return 3;
  return id === 'principal' ? 4 : 5;
}

function labelOf(id: string): string {
  const plain = id.replace(/-out$/, '');
  const known = NODE_WORDS[plain];
  if (known !== undefined) return id.endsWith('-out') ? `${known}, negative` : known;
  if (/^\d/.test(id)) return `${clausePays(id)}, § ${id}`;
  return id.startsWith('class ') ? `Class ${id.slice('class '.length)}` : payeeWords(id);
}
