import type { PricingTerms } from '../../measures/figures/measure-figures.ts';
import type { Quote } from '../../measures/pricing/class-measures.ts';
import { parseDay } from '../../money/day.ts';
import { AT_PAR, type PricingTexts, settlementDay } from './quotes.ts';

/** Terms of pricing as typed, and what is wrong with them: a sentence for the settlement, one for each class at fault. */
export interface PricingRead {
  readonly terms: PricingTerms;
  readonly settlementFault: string | null;
  readonly quoteFaults: Readonly<Record<string, string>>;
}

const NONE: Quote = { yearlyYield: null, price: null, margin: null };
const DECIMAL = /^-?\d{1,6}(\.\d{1,8})?$/;
const MOST_PERCENT = 1000;

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

function quoteFault(by: 'yield' | 'price' | 'margin', text: string): string | null {
  const wanted = by === 'price' ? 'write a price for 100, as in 99.99603' : 'write a percentage, as in 2.03';
  if (text === '') return `No ${by} is given: ${wanted}.`;
  if (!DECIMAL.test(text)) return `“${text.slice(0, 20)}” is no ${by}: ${wanted}.`;
  if (by !== 'price' && !(Number(text) > -99 && Number(text) <= MOST_PERCENT)) {
    return `A ${by} lies above −99 % and at most at 1,000 %; ${text} does not.`;
  }
  return null;
}
