import { VECTOR_ONE } from '../../scenario/vector/vector-values.ts';
import { fraction, reason, stepAt } from './amortisation-figures.ts';
import type { Input } from './explanation.ts';
import type { DateFigure, DateId } from './figure-id.ts';
import { RECOVERY, recoveryParts } from './loss-figures.ts';
import { assumption, filed, isThisTrust } from './origins.ts';
import { amountOf, cents, exact } from './value.ts';
import { leaf, nil, of, type Rule, type Walk } from './walk.ts';

const recovered: Rule<DateId> = {
  title: () => 'Recovery of the month',
  value: (walk, _, at) => {
    const { collateral, given } = walk.projection;
    if (collateral === null || at < given || at >= collateral.months) return null;
    const source = recoverySource(walk, at);
    if (source === null) return exact(0);
    return exact(amountOf(source.from.value) * source.share);
  },
  explain: (walk, _, at) => {
    const source = recoverySource(walk, at);
    if (source === null) return nil('No receivable defaulted long enough ago.', [], 'Projected collections');
    return reason(source.sentence, 'product', [
      source.from,
      leaf('recovery', fraction(source.share), RECOVERY, 'times'),
    ]);
  },
};

interface RecoverySource {
  readonly from: Input;
  readonly share: number;
  readonly sentence: string;
}

/** The defaults whose recovery comes in at a projected month: of an earlier projected month, or of one before the first. */
function recoverySource(walk: Walk, at: number): RecoverySource | null {
  const { collateral: assumed } = walk.projection.scenario;
  const { given, startAfter } = walk.projection;
  if (assumed === null) return null;
  const from = at - assumed.recoveryLag;
  const number = startAfter + from + 1;
  const sentence = `A share of what defaulted ${assumed.recoveryLag} months earlier.`;
  if (from >= given) {
    if (stepAt(walk, from) === null) return null;
    const input = of(walk, 'defaults of that month', { kind: 'lost', number });
    return { from: input, share: recoveryParts(walk, from) / VECTOR_ONE, sentence };
  }
  const input = priorDefault(walk, number, from);
  // Before the first projected month the vector has no value of its own: its first one counts.
  return input === null ? null : { from: input, share: recoveryParts(walk, given) / VECTOR_ONE, sentence };
}

/** Defaults of a month before the first projected one: given in the run, filed, or typed as a list. */
function priorDefault(walk: Walk, number: number, from: number): Input | null {
  const { given, scenario } = walk.projection;
  const label = 'defaults of that month';
  if (from >= 0) return of(walk, label, { kind: 'collections', line: 'defaulted', number });
  const list = scenario.collateral?.priorDefaults ?? [];
  const place = list.length - given + from;
  const amount = list[place];
  if (amount === undefined) return null;
  const isFiled = walk.form.collateral?.prior_defaults === undefined && isThisTrust(walk);
  return leaf(label, cents(amount), isFiled ? filed(number, '4') : assumption(`/collateral/prior_defaults/${place}`));
}

export const RECOVERY_FIGURES = { recovered } satisfies Partial<Record<DateFigure, Rule<DateId>>>;
