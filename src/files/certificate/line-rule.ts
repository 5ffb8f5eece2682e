import type { Section } from './form-section.ts';

/**
 * How a line's values are read. `period`: an amount at the beginning and one at the end of the period; `factors`: the same of
 * two factors; `loans`: a number of loans and an amount.
 */
export type LineKind = 'money' | 'period' | 'factors' | 'loans' | 'count' | 'percent' | 'months' | 'word';

/** One line of the form: by what label and in which part it is known, and how its values are read. */
export interface LineRule {
  readonly kind: LineKind;
  readonly section: Section;
  /** Matches the whole label in lower case, from its beginning; what follows (a formula, a footnote) is left open. */
  readonly label: RegExp;
  /** Matches the label of the numbered line above a lettered one. */
  readonly parent?: RegExp;
  /** Where the form of 2019 prints it, or the form of 2014 if that has it alone. */
  readonly usual: string;
  /** Whether no certificate can be understood without it. */
  readonly needed: boolean;
}

interface Needed extends LineRule {
  readonly needed: true;
}

interface Optional extends LineRule {
  readonly needed: false;
}

/** A line that every form of the shelf prints and that the figures rest on. */
export function needed(kind: LineKind, section: Section, usual: string, label: RegExp, parent?: RegExp): Needed {
  return { kind, section, usual, label, needed: true, ...(parent && { parent }) };
}

/** A line that some forms of the shelf do not print. */
export function optional(kind: LineKind, section: Section, usual: string, label: RegExp, parent?: RegExp): Optional {
  return { kind, section, usual, label, needed: false, ...(parent && { parent }) };
}
