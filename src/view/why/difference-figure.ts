import { type Day, monthOfDay } from '../../money/day.ts';
import type { DifferenceId } from './analysis-id.ts';
import type { Input } from './explanation.ts';
import { parseFigureAddress } from './figure-address.ts';
import type { FigureId } from './figure-id.ts';
import { amountOf, textValue, type Value } from './value.ts';
import { differenceOf } from './value-difference.ts';
import { nil, type Rule, type Walk } from './walk.ts';

interface Sides {
  readonly id: FigureId;
  readonly own: Value | null;
  readonly other: Value | null;
  readonly difference: Value | null;
  readonly sentence: string;
  readonly base: NonNullable<Walk['base']>;
}

function sidesOf(walk: Walk, { figure }: DifferenceId): Sides | null {
  const { base } = walk;
  const id = parseFigureAddress(figure);
  if (!base || id === null || id.kind === 'difference') return null;
  const [own, other] = [walk.valueIn(walk, id), walk.valueIn(base.run, id)];
  if (own === null && other === null) return null;
  return { id, own, other, base, ...differenceOf(walk.name ?? 'this scenario', own, base.name, other) };
}

/** A figure of this scenario less the base's, each of which explains itself in its own run. */
export const DIFFERENCE_RULE: Rule<DifferenceId> = {
  title: (_, walk) => `Difference from ${walk.base?.name ?? 'Base'}`,
  value: (walk, id) => {
    const sides = sidesOf(walk, id);
    return sides && (sides.difference ?? textValue('no difference to be had'));
  },
  explain: (walk, id) => {
    const formula = 'Difference';
    const sides = sidesOf(walk, id);
    if (!sides) return nil('There is nothing to compare.', [], formula);
    const { own, other, base, difference, sentence } = sides;
    const mine = input(walk.name ?? 'this scenario', own, { id: sides.id }, 'plus');
    const theirs = (operator: 'plus' | 'less') => input(base.name, other, { id: sides.id, run: base.key }, operator);
    if (difference === null)
      return { sentence, clauses: [], formula, method: 'stated', inputs: [...mine, ...theirs('plus')] };
    if (own?.unit === 'date') {
      const words = `The day in ${walk.name ?? 'this scenario'} against the day in ${base.name}: ${monthsWords(own, other)}.`;
      return { sentence: words, clauses: [], formula, method: 'actual days', inputs: [...theirs('plus'), ...mine] };
    }
    const words = `The figure of ${walk.name ?? 'this scenario'} less that of ${base.name}.`;
    return { sentence: words, clauses: [], formula, method: 'sum', inputs: [...mine, ...theirs('less')] };
  },
};

function monthsWords(own: Value, other: Value | null): string {
  const months = monthOfDay(amountOf(own) as Day) - (other === null ? 0 : monthOfDay(amountOf(other) as Day));
  if (months === 0) return 'the same month';
  const size = Math.abs(months);
  return `${size} ${size === 1 ? 'month' : 'months'} ${months > 0 ? 'later' : 'earlier'}`;
}

function input(
  label: string,
  value: Value | null,
  origin: { readonly id: FigureId; readonly run?: string },
  operator: Input['operator'],
): readonly Input[] {
  return value === null ? [] : [{ label, value, operator, origin: { kind: 'figure', ...origin } }];
}
