import type { LossInput } from '../../measures/break-even/loss-scale.ts';
import type { LossTest } from '../../measures/break-even/loss-test.ts';
import { AT_PAR, type PricingTexts, settlementDay } from '../pricing/quotes.ts';
import { type BreakEvenCell, breakEvenCells } from '../sensitivity/break-even-rows.ts';
import { analysisAddress } from './analysis-address.ts';
import type { DrawnFigure, PricedAt, PricedFigure } from './analysis-id.ts';
import { figureAddress } from './figure-address.ts';
import { pathFigure } from './path-figure.ts';

/** What a class is bought at, as Pricing has it typed: a settlement that is no date is the earliest day, as there. */
export function pricedAt({ settlement, basis, quotes }: PricingTexts, noteClass: string): PricedAt {
  const { by, text } = quotes[noteClass] ?? AT_PAR;
  const day = settlementDay(settlement) === undefined ? '' : settlement.trim();
  return { noteClass, settlement: day, basis, by, quote: text.trim() };
}

/** The same with a quote of a row of the price/yield table. */
export function quotedAt(texts: PricingTexts, noteClass: string, by: 'price' | 'yield', quote: string): PricedAt {
  return { ...pricedAt(texts, noteClass), by, quote };
}

/** The residual at a price as typed. */
export function residualAt(price: string): PricedAt {
  return { noteClass: '', settlement: '', basis: 'monthly', by: 'price', quote: price.trim().replaceAll(',', '') };
}

export function pricedAddress(kind: PricedFigure, at: PricedAt): string {
  return analysisAddress({ kind, at });
}

/** Addresses of a break-even and of what binds one step beyond it; null where there is none. */
export function breakEvenAddresses(
  { holdsAt, failsAt }: BreakEvenCell,
  noteClass: string,
  input: LossInput,
  test: LossTest,
) {
  const of = (kind: 'break-even' | 'break-even-binding', steps: number | null): string | null =>
    steps === null ? null : analysisAddress({ kind, noteClass, input, test, steps });
  return { value: of('break-even', holdsAt), binding: of('break-even-binding', failsAt) };
}

/** The run of a break-even, in which its net loss is a figure. */
export function lossKey(input: LossInput, steps: number): string {
  return `loss ${input} ${steps}`;
}

/** The address of a class's coverage; null where none was found. @param answer of a break-even as a lifetime net loss, paid by final */
export function coverageAddress(answer: object, noteClass: string): string | null {
  const steps = breakEvenCells(answer, 'cnl_pct', [noteClass])[0]?.holdsAt ?? null;
  if (steps === null) return null;
  return analysisAddress({ kind: 'break-even-coverage', noteClass, input: 'cnl_pct', test: 'paid_by_final', steps });
}

export function drawnAddress(kind: DrawnFigure, path: string, percentile = 0): string {
  return analysisAddress({ kind, path, percentile });
}

/** The address of a path of the contract, at the quotes of Pricing; null for one that has no reasons. */
export function pathAddress(path: string, texts: PricingTexts): string | null {
  const id = pathFigure(path, (noteClass) => pricedAt(texts, noteClass));
  return id && figureAddress(id);
}

export function differenceAddress(figure: string): string {
  return analysisAddress({ kind: 'difference', figure });
}

/** The run of a scenario with inputs at other steps: each a path and a step as typed. */
export function steppedKey(steps: readonly (readonly [path: string, step: string])[]): string {
  return `stepped ${JSON.stringify(steps)}`;
}
