import { lifetimeNetLoss } from '../../measures/lifetime-loss.ts';
import { exactProduct } from '../../money/exact-product.ts';
import { lossesBefore } from '../sensitivity/losses-before.ts';
import type { Input, Origin } from './explanation.ts';
import type { FigureId, RunFigure, RunId } from './figure-id.ts';
import { assumption, dealTerm, filed } from './origins.ts';
import { amountOf, cents, decimalValue } from './value.ts';
import { classNames, leaf, of, type Rule, type Walk } from './walk.ts';

const EACH_NET_LOSS = { kind: 'life-total', each: { kind: 'net-loss' } } as const;

/** Where the loss before the start is stated: in the scenario's own curve, or month by month in the certificates. */
function beforeOrigin({ projection }: Walk): Origin {
  const { start, collateral } = projection.scenario;
  if (start.kind === 'filed') return filed(start.afterDate, '82');
  return collateral?.defaults.kind === 'cnl'
    ? assumption('/collateral/default')
    : { kind: 'term', clause: 'no loss', source: 'the run starts at closing' };
}

/** The defaults and recoveries of a pool go on after a call or a sale, in other hands. */
const AFTER_RUN: Origin = {
  kind: 'found',
  how: 'the same months of the pool after the call or sale, or the last date',
};

function lossInputs(walk: Walk): readonly Input[] {
  const before = lossesBefore(walk.projection);
  const inRun = of(walk, 'net loss on the dates of the run', EACH_NET_LOSS);
  const after = lifetimeNetLoss(walk.projection, before) - before - amountOf(inRun.value);
  return [
    ...(before === 0 ? [] : [leaf('net loss before the start', cents(before), beforeOrigin(walk))]),
    inRun,
    ...(after === 0 ? [] : [leaf('net loss after the pool has left the trust', cents(after), AFTER_RUN)]),
  ];
}

const netLoss: Rule<RunId> = {
  title: () => 'Lifetime net loss of the pool',
  value: (walk) => cents(lifetimeNetLoss(walk.projection, lossesBefore(walk.projection))),
  explain: (walk) => ({
    sentence: 'Defaults less Liquidation Proceeds of all months of the pool.',
    clauses: [],
    formula: 'Lifetime net loss',
    method: 'sum',
    inputs: lossInputs(walk),
  }),
};

/** Decimals of a percentage of the initial pool. */
const SHARE_PLACES = 4;
const SHARE_ONE = 1_000_000;

const lossShare: Rule<RunId> = {
  title: () => 'Lifetime net loss (CNL)',
  value: (walk) => {
    const loss = amountOf(walk.value({ kind: 'lifetime-net-loss' }));
    const { initialPool } = walk.projection.deal;
    if (initialPool <= 0) return null;
    const units = exactProduct(Math.abs(loss), SHARE_ONE, initialPool);
    return decimalValue((loss < 0 ? -units : units) / (SHARE_ONE / 100), SHARE_PLACES, ' %');
  },
  explain: (walk) => ({
    sentence: 'The lifetime net loss as a share of the initial pool.',
    clauses: [],
    formula: 'Cumulative net loss',
    method: 'product',
    inputs: [
      of(walk, 'lifetime net loss', { kind: 'lifetime-net-loss' }),
      leaf(
        'initial Pool Balance',
        cents(walk.projection.deal.initialPool),
        dealTerm(walk, 'initial_pool'),
        'divided by',
      ),
    ],
  }),
};

/** A figure of every class, added up. */
function allClasses(title: string, idOf: (noteClass: string) => FigureId): Rule<RunId> {
  const inputs = (walk: Walk): readonly Input[] =>
    classNames(walk).map((name) => of(walk, `Class ${name}`, idOf(name)));
  return {
    title: () => title,
    value: (walk) => cents(inputs(walk).reduce((sum, { value }) => sum + amountOf(value), 0)),
    explain: (walk) => ({
      sentence: 'All classes together.',
      clauses: [],
      formula: title,
      method: 'sum',
      inputs: inputs(walk),
    }),
  };
}

export const RUN_RULES: Readonly<Record<RunFigure, Rule<RunId>>> = {
  'lifetime-net-loss': netLoss,
  'lifetime-loss-share': lossShare,
  'all-interest-paid': allClasses('Interest paid, all Notes', (noteClass) => ({
    kind: 'life-total',
    each: { kind: 'interest-paid', noteClass },
  })),
  'all-principal-paid': allClasses('Principal paid, all Notes', (noteClass) => ({
    kind: 'life-total',
    each: { kind: 'principal', noteClass },
  })),
  'all-interest-short': allClasses('Interest short at the end, all Notes', (noteClass) => ({
    kind: 'unpaid-end',
    noteClass,
  })),
  'all-principal-short': allClasses('Principal short, all Notes', (noteClass) => ({
    kind: 'principal-short',
    noteClass,
  })),
};
