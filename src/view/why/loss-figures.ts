import { netLossOf, restOfCurve, shareOf } from '../../engine/collateral/loss-curve.ts';
import { RATE_ONE } from '../../money/rate.ts';
import type { LossCurve } from '../../scenario/vector/collateral-assumptions.ts';
import { VECTOR_ONE, vectorPartsAt } from '../../scenario/vector/vector-values.ts';
import { fraction, reason, stepAt, stepRule } from './amortisation-figures.ts';
import type { Input } from './explanation.ts';
import type { DateFigure, DateId } from './figure-id.ts';
import { assumption, dealTerm, filed, isThisTrust } from './origins.ts';
import { cents, exact, type Value } from './value.ts';
import { leaf, nil, of, type Rule, type Walk } from './walk.ts';

const FORMULA = 'Projected collections';
const DEFAULT = assumption('/collateral/default/pct');

/** The loss curve of a run whose defaults follow one, at a projected month; else null. */
function curveAt(walk: Walk, at: number): LossCurve | null {
  const defaults = walk.projection.scenario.collateral?.defaults;
  return defaults?.kind === 'cnl' && stepAt(walk, at) !== null ? defaults : null;
}

/** The value of a vector in a projected month, as a share. */
function vectorShare(walk: Walk, vector: LossCurve['vector'], at: number): number {
  return vectorPartsAt(vector, at - walk.projection.given) / VECTOR_ONE;
}

function lifetimeOf(walk: Walk, curve: LossCurve, at: number): number {
  return walk.projection.deal.initialPool * vectorShare(walk, curve.vector, at) * (curve.multiple / RATE_ONE);
}

/** Number of the first projected Collection Period. */
function firstMonth({ projection }: Walk): number {
  return projection.startAfter + projection.given + 1;
}

/** A figure that only a loss curve has. */
function curveRule(
  title: string,
  value: (walk: Walk, curve: LossCurve, number: number, at: number) => Value | null,
  explain: Rule<DateId>['explain'],
): Rule<DateId> {
  return {
    title: () => title,
    value: (walk, { number }, at) => {
      const curve = curveAt(walk, at);
      return curve === null ? null : value(walk, curve, number, at);
    },
    explain,
  };
}

/** A rule's explanation that needs the curve; `value` has made sure that there is one. */
function withCurve(walk: Walk, at: number): LossCurve {
  const curve = curveAt(walk, at);
  if (curve === null) throw new Error('A loss curve’s figure is explained only where there is a loss curve.');
  return curve;
}

function lifetimeInputs(walk: Walk, curve: LossCurve, at: number): readonly Input[] {
  const { deal } = walk.projection;
  return [
    leaf('initial Pool Balance', cents(deal.initialPool), dealTerm(walk, 'initial_pool')),
    leaf('lifetime net loss', fraction(vectorShare(walk, curve.vector, at)), DEFAULT, 'times'),
    leaf('multiple', { unit: 'multiple', amount: curve.multiple }, assumption('/collateral/default/multiple'), 'times'),
  ];
}

const lifetimeLoss = curveRule(
  'Lifetime net loss',
  (walk, curve, _, at) => exact(lifetimeOf(walk, curve, at)),
  (walk, _, at) => reason('A share of the initial pool.', 'product', lifetimeInputs(walk, withCurve(walk, at), at)),
);

const lossLeft = curveRule(
  'Lifetime net loss still to come',
  (walk, curve, _, at) => {
    const lifetime = lifetimeOf(walk, curve, at);
    if (curve.midLife !== 'net') return null;
    return exact(lifetime > curve.filedNetLoss ? lifetime - curve.filedNetLoss : 0);
  },
  (walk, { number }, at) =>
    reason('What has been lost before the first projected month is taken off.', 'excess', [
      of(walk, 'lifetime net loss', { kind: 'lifetime-loss', number }),
      leaf('net loss so far', cents(withCurve(walk, at).filedNetLoss), pastLossOrigin(walk), 'less'),
    ]),
);

function pastLossOrigin(walk: Walk) {
  const { start } = walk.projection.scenario;
  const typed = walk.form.collateral?.default;
  const isTyped = typed?.kind === 'cnl' && typed.filed_net_loss !== undefined;
  if (isTyped || start.kind !== 'filed' || !isThisTrust(walk)) return assumption('/collateral/default/filed_net_loss');
  return filed(start.afterDate, '82');
}

const monthLoss = curveRule(
  'Net loss of the month',
  (walk, curve, number, at) => {
    const rest = restOfCurve(curve.timing, firstMonth(walk));
    return exact(netLossOf(curve, number, vectorShare(walk, curve.vector, at), walk.projection.deal.initialPool, rest));
  },
  (walk, { number }, at) => {
    const curve = withCurve(walk, at);
    if (shareOf(curve.timing, number) === 0) return nil('The curve puts no loss into this month.', [], FORMULA);
    const parts = timingInputs(curve, number);
    if (curve.midLife === 'curve') {
      const lifetime = of(walk, 'lifetime net loss', { kind: 'lifetime-loss', number });
      return reason('The curve’s share of the lifetime loss falls into this month.', 'product', [lifetime, ...parts]);
    }
    const rest = fraction(restOfCurve(curve.timing, firstMonth(walk)) / RATE_ONE);
    return reason('What is still to be lost is spread over the rest of the curve.', 'product', [
      of(walk, 'lifetime net loss still to come', { kind: 'loss-left', number }),
      ...parts,
      leaf('rest of the curve', rest, TIMING, 'divided by'),
    ]);
  },
);

const TIMING = assumption('/collateral/default/timing');

/** The curve's share of a month: as typed, or a stretch between two points over its months. */
function timingInputs({ timing }: LossCurve, number: number): readonly Input[] {
  if (timing.kind === 'monthly') {
    const share: Value = { unit: 'rate', amount: timing.shares[number - 1] ?? 0 };
    return [leaf('share of the month', share, TIMING, 'times')];
  }
  let [before, reached] = [0, 0];
  for (const [point, share] of timing.points) {
    if (number <= point) {
      return [
        leaf(`share of months ${before + 1} to ${point}`, { unit: 'rate', amount: share - reached }, TIMING, 'times'),
        leaf('months of that stretch', { unit: 'months', amount: point - before }, TIMING, 'divided by'),
      ];
    }
    [before, reached] = [point, share];
  }
  return [];
}

export const RECOVERY = assumption('/collateral/recovery_pct');

/** What a curve's loss asks to default: the rest is recovered later. */
function curveDefaultOf(walk: Walk, curve: LossCurve, number: number, at: number): number {
  const rest = restOfCurve(curve.timing, firstMonth(walk));
  const { initialPool } = walk.projection.deal;
  const netLoss = netLossOf(curve, number, vectorShare(walk, curve.vector, at), initialPool, rest);
  return (netLoss * VECTOR_ONE) / (VECTOR_ONE - recoveryParts(walk, at));
}

/** The recovery of a projected month's defaults, in 10^-14. */
export function recoveryParts({ projection }: Walk, at: number): number {
  const { collateral } = projection.scenario;
  return collateral === null ? 0 : vectorPartsAt(collateral.recovery, at - projection.given);
}

const curveDefault = curveRule(
  'Defaults that the loss curve asks for',
  (walk, curve, number, at) => exact(curveDefaultOf(walk, curve, number, at)),
  (walk, { number }, at) =>
    reason('A loss is what a default does not bring back, so the defaults are larger than the loss.', 'product', [
      of(walk, 'net loss of the month', { kind: 'month-loss', number }),
      leaf(
        'share not recovered',
        fraction((VECTOR_ONE - recoveryParts(walk, at)) / VECTOR_ONE),
        RECOVERY,
        'divided by',
      ),
    ]),
);

const defaultRate: Rule<DateId> = {
  title: () => 'MDR, the month’s default rate',
  value: (walk, _, at) => {
    const isRate = walk.projection.scenario.collateral?.defaults.kind !== 'cnl';
    return stepAt(walk, at) === null || !isRate ? null : fraction(walk.projection.collateral?.appliedMdr[at] ?? 0);
  },
  explain: (walk, _, at) => {
    const defaults = walk.projection.scenario.collateral?.defaults;
    if (!defaults) return nil('Nothing is projected.', [], FORMULA);
    const typed = leaf(
      `${defaults.kind.toUpperCase()} of the month`,
      fraction(vectorShare(walk, defaults.vector, at)),
      DEFAULT,
    );
    if (defaults.kind === 'mdr') return reason('The month’s rate is assumed as it stands.', 'equal', [typed]);
    return reason('A year’s rate, as a month’s.', 'monthly', [typed]);
  },
};

const lost = stepRule(
  'Defaults of the rep lines',
  (step) => step.lost,
  (walk, number, at) => {
    const balance = of(walk, 'performing balance', { kind: 'performing', number });
    if (curveAt(walk, at) === null) {
      return reason('The month’s rate on the performing balance.', 'product', [
        balance,
        of(walk, 'MDR', { kind: 'default-rate', number }, 'times'),
      ]);
    }
    const asked = of(walk, 'defaults that the loss curve asks for', { kind: 'curve-default', number });
    return reason('No more can default than is there.', 'lesser', [asked, balance]);
  },
);

export const LOSS_FIGURES = {
  'lifetime-loss': lifetimeLoss,
  'loss-left': lossLeft,
  'month-loss': monthLoss,
  'curve-default': curveDefault,
  'default-rate': defaultRate,
  lost,
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;
