import type { NumberKind } from './read-number.ts';

/** A column that a table may have. */
export interface ColumnSpec<Field extends string> {
  readonly field: Field;
  /** What its cells hold; `period` is a month that orders the rows. */
  readonly kind: NumberKind | 'period';
  /** In words, for sentences: "remaining term". */
  readonly words: string;
  /** Headers that stand for it, in plain words; units, order and the usual short forms make no difference. */
  readonly spellings: readonly string[];
}

/** Short forms and other words of the trade, by the word that they stand for. */
const WORDS: Readonly<Record<string, string>> = {
  acct: 'account',
  adv: 'advances',
  advance: 'advances',
  agg: 'aggregate',
  bal: 'balance',
  balances: 'balance',
  charge: 'charges',
  chg: 'charges',
  chargeoff: 'chargeoffs',
  chargedoff: 'chargeoffs',
  chargedoffs: 'chargeoffs',
  coll: 'collections',
  collection: 'collections',
  collected: 'collections',
  cpn: 'coupon',
  cur: 'current',
  curr: 'current',
  default: 'defaulted',
  defaults: 'defaulted',
  earning: 'earnings',
  fin: 'finance',
  int: 'interest',
  inv: 'investment',
  liq: 'liquidation',
  mat: 'maturity',
  mo: 'months',
  month: 'months',
  mos: 'months',
  orig: 'original',
  origination: 'original',
  os: 'outstanding',
  prin: 'principal',
  princ: 'principal',
  proceed: 'proceeds',
  purch: 'purchase',
  purchased: 'purchase',
  purchases: 'purchase',
  receivable: 'receivables',
  recovery: 'recoveries',
  rem: 'remaining',
  remain: 'remaining',
  remg: 'remaining',
  remng: 'remaining',
  repurchase: 'purchase',
  repurchased: 'purchase',
  repurchases: 'purchase',
  res: 'reserve',
  trm: 'term',
  terms: 'term',
};

/** Words that only say how a figure was averaged, or its unit. "Thousands" is none: a table in thousands is not understood. */
const FILLERS = new Set(
  'a allocable and average avg by dollars for from in no number of on pct percent percentage the to usd wa weighted with wtd'.split(
    ' ',
  ),
);

/**
 * A header in one plain form, so that "W.A. Rem. Term" and "remaining_term" are one: lower case, no signs, units or
 * fillers, short forms written out, words in the order of the alphabet. Empty where nothing is left.
 */
export function plainHeader(header: string): string {
  const words = header
    .toLowerCase()
    .replace(/charged?[\s_-]+offs?(?![a-z])/g, 'chargeoffs')
    .replace(/\bcut[\s_-]+off(?![a-z])/g, 'cutoff')
    .replace(/\bw\.\s?a\./g, ' ')
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map((word) => WORDS[word] ?? word);
  return [...new Set(words)].sort().join(' ');
}

/** Which column each plain header stands for. @throws Error where one spelling would stand for two columns */
export function headerIndex<Field extends string>(specs: readonly ColumnSpec<Field>[]): ReadonlyMap<string, Field> {
  const index = new Map<string, Field>();
  for (const { field, kind, spellings } of specs) {
    for (const spelling of kind === 'term' ? [field, ...spellings].flatMap(inMonths) : [field, ...spellings]) {
      const plain = plainHeader(spelling);
      if ((index.get(plain) ?? field) !== field) throw new Error(`"${spelling}" stands for two columns.`);
      index.set(plain, field);
    }
  }
  return index;
}

function inMonths(spelling: string): string[] {
  return [spelling, `${spelling} months`];
}

/** The letter of a column as a spreadsheet has it: 0 is A, 26 is AA. */
export function columnLetter(index: number): string {
  const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(index % 26);
  return index < 26 ? last : `${columnLetter(Math.floor(index / 26) - 1)}${last}`;
}
