import { DOCUMENT_TERMS } from './glossary-documents.ts';
import { MARKET_TERMS } from './glossary-market.ts';

/** A term of the documents or of the market, with where it stands and what it means, in our own words. */
export interface GlossaryEntry {
  readonly term: GlossaryTerm;
  /** Clause, line of the certificate, definition ("App. A") or standard formula. */
  readonly clause: string;
  readonly meaning: string;
}

export type GlossaryTerm = keyof typeof DOCUMENT_TERMS | keyof typeof MARKET_TERMS;

/** What a term means, as the glossary's tables write it down. */
export interface Meaning {
  readonly clause: string;
  readonly meaning: string;
}

const MEANINGS: Readonly<Record<GlossaryTerm, Meaning>> = { ...DOCUMENT_TERMS, ...MARKET_TERMS };

/** Every term the product shows, in alphabetical order. */
export const GLOSSARY: readonly GlossaryEntry[] = (Object.keys(MEANINGS) as GlossaryTerm[])
  .sort(byLetters)
  .map((term) => ({ term, ...MEANINGS[term] }));

/** The entry of a term, for the note beside a figure. */
export function glossaryEntry(term: GlossaryTerm): GlossaryEntry {
  return { term, ...MEANINGS[term] };
}

/** Order of letters, capitals beside small ones. */
function byLetters(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
