import type { PricingTerms } from '../../measures/figures/measure-figures.ts';
import type { Quote } from '../../measures/pricing/class-measures.ts';
import { parseDay } from '../../money/day.ts';
import { AT_PAR, type PricingTexts, quoteFault, settlementDay } from './quotes.ts';

/** Terms of pricing as typed, and what is wrong with them: a sentence for the settlement, one for each class at fault. */
export interface PricingRead {
  readonly terms: PricingTerms;
  readonly settlementFault: string | null;
  readonly quoteFaults: Readonly<Record<string, string>>;
}

const NONE: Quote = { yearlyYield: null, price: null, margin: null };

/** Reads settlement and quotes; a quote at fault is none. */
export function readPricing(texts: PricingTexts, names: readonly string[]): PricingRead {
  const day = settlementDay(texts.settlement);
  const quotes = new Map<string, Quote>();
  const quoteFaults: Record<string, string> = {};
  for (const name of names) {
    const { by, text } = texts.quotes[name] ?? AT_PAR;
    const say = quoteFault(by, text.trim());
    if (say !== null) quoteFaults[name] = say;
    quotes.set(name, say === null ? quoteOf(by, Number(text.trim())) : NONE);
  }
  const settlementFault =
    day === undefined
      ? `“${texts.settlement.trim().slice(0, 20)}” is no date: write one such as 23 Oct 2019. The earliest day is used.`
      : null;
  const settlement = typeof day === 'string' ? parseDay(day) : null;
  return { terms: { settlement, basis: texts.basis, quotes }, settlementFault, quoteFaults };
}

function quoteOf(by: 'yield' | 'price' | 'margin', value: number): Quote {
  if (by === 'price') return { ...NONE, price: value };
  return by === 'yield' ? { ...NONE, yearlyYield: value / 100 } : { ...NONE, margin: value / 100 };
}
