import { parseDay } from '../../money/day.ts';

/** What a class is quoted at, as typed. */
interface Quoted {
  readonly by: 'yield' | 'price' | 'margin';
  readonly text: string;
}

export interface PricingTexts {
  readonly settlement: string;
  readonly basis: 'bey' | 'monthly';
  readonly quotes: Readonly<Record<string, Quoted>>;
}

const DECIMAL = /^-?\d{1,6}(\.\d{1,8})?$/;
const MOST_PERCENT = 1000;

/** The terms of pricing in the form of a request; what cannot be read is left out. */
export function pricingRequest({ settlement, basis, quotes }: PricingTexts, names: readonly string[]): object {
  const by = (kind: Quoted['by']): Record<string, string> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const quote = quotes[name] ?? AT_PAR;
        const text = quote.text.trim();
        return quote.by === kind && quoteFault(kind, text) === null ? [[name, text]] : [];
      }),
    );
  const day = settlementDay(settlement);
  return {
    ...(day === null || day === undefined ? {} : { settlement: day }),
    yield_basis: basis,
    yield_pct: by('yield'),
    price: by('price'),
    discount_margin_pct: by('margin'),
  };
}

/** What is wrong with a quote, in a sentence; null where it can be read. @param text without spaces around it */
export function quoteFault(by: Quoted['by'], text: string): string | null {
  const wanted = by === 'price' ? 'write a price for 100, as in 99.99603' : 'write a percentage, as in 2.03';
  if (text === '') return `No ${by} is given: ${wanted}.`;
  if (!DECIMAL.test(text)) return `“${text.slice(0, 20)}” is no ${by}: ${wanted}.`;
  if (by !== 'price' && !(Number(text) > -99 && Number(text) <= MOST_PERCENT)) {
    return `A ${by} lies above −99 % and at most at 1,000 %; ${text} does not.`;
  }
  return null;
}

/** A class that nobody has quoted. */
export const AT_PAR: Quoted = { by: 'price', text: '100' };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads "23 Oct 2019" or "2019-10-23" into the latter; null where nothing is typed, undefined where it is no date. */
export function settlementDay(text: string): string | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, day = '', name = '', year = ''] = /^(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})$/i.exec(trimmed) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  const iso = month > 0 ? `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}` : trimmed;
  return parseDay(iso) === null ? undefined : iso;
}
