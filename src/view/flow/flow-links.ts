import type { CollectionLine } from '../../scenario/collections.ts';
import { CASH_LINES, LINE_WORDS } from '../why/collections-figures.ts';
import { ALL, type EachDateId } from '../why/figure-id.ts';
import type { FlowClause, FlowFigures, FlowLink } from './flow.ts';

type Drawn = Omit<FlowLink, 'cents' | 'figure'>;
type Draw = (each: EachDateId, link: Drawn) => readonly FlowLink[];

/** All links of a flow that are not nil, from left to right. */
export function flowLinks(figures: FlowFigures): readonly FlowLink[] {
  const draw: Draw = (each, link) => linkOf(figures.amount(each), figures.figure(each), link);
  const { opening, closing } = figures;
  const inAccount = { purse: 'reserve', isBack: false } as const;
  return [
    ...sourceLinks(draw),
    ...linkOf(opening.amount, opening.figure, { from: 'reserve-opening', to: 'reserve', ...inAccount }),
    ...reserveLinks(draw),
    ...figures.clauses.flatMap((clause) => clauseLinks(draw, clause)),
    ...classLinks(draw, figures),
    ...linkOf(closing.amount, closing.figure, { from: 'reserve', to: 'reserve-closing', ...inAccount }),
  ];
}

function linkOf(cents: number, figure: FlowLink['figure'], link: Drawn): readonly FlowLink[] {
  if (cents === 0) return [];
  // A negative line of collections takes money out: it flows the other way.
  return [
    cents > 0 ? { ...link, cents, figure } : { ...link, from: link.to, to: `${link.from}-out`, cents: -cents, figure },
  ];
}

function sourceLinks(draw: Draw): readonly FlowLink[] {
  const into = { to: 'collections', purse: 'collections', isBack: false } as const;
  return [
    ...CASH_LINES.flatMap((line) => draw({ kind: 'collections', line }, { from: lineNode(line), ...into })),
    ...draw({ kind: 'call-price' }, { from: 'call-price', ...into }),
    ...draw({ kind: 'sale-proceeds' }, { from: 'sale-proceeds', ...into }),
  ];
}

function reserveLinks(draw: Draw): readonly FlowLink[] {
  const out = { from: 'reserve', purse: 'reserve', isBack: false } as const;
  return [
    ...draw({ kind: 'reserve-earnings' }, { ...out, from: 'reserve-earnings', to: 'reserve' }),
    ...draw({ kind: 'reserve-draw' }, { ...out, to: 'draw' }),
    ...draw({ kind: 'reserve-returned' }, { ...out, from: 'draw', to: 'reserve', isBack: true }),
    ...draw({ kind: 'reserve-to-regular' }, { ...out, to: 'principal' }),
    ...draw({ kind: 'reserve-to-transition' }, { ...out, to: 'successor_transition' }),
    ...draw({ kind: 'reserve-to-additional-fee' }, { ...out, to: 'additional_fee' }),
    ...draw({ kind: 'reserve-to-depositor' }, { ...out, to: 'depositor' }),
  ];
}

/** From both purses into a clause, and from the clause to its payees. */
function clauseLinks(draw: Draw, { clause, payees }: FlowClause): readonly FlowLink[] {
  const into = { to: clause, isBack: false } as const;
  return [
    ...draw({ kind: 'clause-collections', clause, payee: ALL }, { ...into, from: 'collections', purse: 'collections' }),
    ...draw({ kind: 'clause-reserve', clause, payee: ALL }, { ...into, from: 'draw', purse: 'reserve' }),
    ...payees.flatMap((payee) =>
      draw(
        { kind: 'clause-paid', clause, payee },
        {
          from: clause,
          to: endOf(payee),
          purse: 'both',
          isBack: payee === 'reserve',
        },
      ),
    ),
  ];
}

/** The node that a line's money goes to. */
function endOf(payee: string): string {
  if (payee.startsWith('interest ')) return classNode(payee.slice('interest '.length));
  return payee.startsWith('principal') ? 'principal' : payee;
}

/** The node of a line of collections; some payees bear the same names. */
export function lineNode(line: CollectionLine): string {
  return `line ${line}`;
}

export function classNode(name: string): string {
  return `class ${name}`;
}

function classLinks(draw: Draw, { projection }: FlowFigures): readonly FlowLink[] {
  return projection.deal.classes.flatMap(({ name }) =>
    draw(
      { kind: 'principal', noteClass: name },
      { from: 'principal', to: classNode(name), purse: 'both', isBack: false },
    ),
  );
}

/** What the nodes that are not clauses or classes are called. */
export const NODE_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CASH_LINES.map((line) => [lineNode(line), LINE_WORDS[line]])),
  'call-price': 'Call price',
  'sale-proceeds': 'Sale proceeds',
  'reserve-opening': 'Reserve Account, opening',
  'reserve-earnings': 'Earnings of the Reserve Account',
  collections: 'Collections',
  reserve: 'Reserve Account',
  draw: 'Reserve Account Draw Amount',
  principal: 'Principal',
  depositor: 'Depositor',
  'reserve-closing': 'Reserve Account, closing',
};
