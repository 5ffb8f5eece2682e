import type { Cents } from '../../money/cents.ts';
import type { Day } from '../../money/day.ts';
import type { APPLICATION_RULES, COLLECTION_RULES } from './line-table.ts';
import type { ACCOUNT_RULES, CLASS_RULES, LOSS_RULES } from './line-table-accounts.ts';

/** A row of a page: the texts of its cells. */
export type CertificateRow = readonly string[];

/** What could not be read: the line's number where one is known, its label, and a sentence that says what would be right. */
export interface Fault {
  readonly line?: string;
  readonly label?: string;
  readonly message: string;
}

/** A line that was read. */
export interface Line {
  /** Number and letter as this certificate prints them: "29d". */
  readonly line: string;
  readonly label: string;
  /**
   * The value in the unit of its kind: money in cents; a percentage or a factor in 10^-10 (1.83098 % is 183,098,000); a
   * count as it is; months in hundredths; 0 for a word.
   */
  readonly value: number;
  /** The column before it: the beginning of the period, or the number of loans; null where there is none. */
  readonly first: number | null;
  /** Decimals printed: an amount without cents is exact to the dollar only. */
  readonly decimals: number;
  /** As printed. */
  readonly text: string;
}

type Rules = typeof COLLECTION_RULES & typeof APPLICATION_RULES & typeof ACCOUNT_RULES & typeof LOSS_RULES;
type Read<R extends Record<string, { readonly needed: boolean }>> = {
  readonly [K in keyof R as R[K]['needed'] extends true ? K : never]: Line;
} & { readonly [K in keyof R as R[K]['needed'] extends true ? never : K]?: Line };

export type LineKey = keyof Rules;
/** The lines that are printed once, by name. */
export type Lines = Read<Rules>;
export type ClassKey = keyof typeof CLASS_RULES;
/** The lines of one class. */
export type ClassLines = Read<typeof CLASS_RULES> & { readonly name: string; readonly level: string };

/** A row of the form as it stands, known or not, for sums over neighbours and for slips of a row. */
export interface PrintedRow {
  readonly line: string;
  readonly number: number | null;
  readonly letter: string;
  readonly label: string;
  /** The last amount of the row in cents, null where it prints none; `first` the one before it. */
  readonly cents: Cents | null;
  readonly first: Cents | null;
}

/** A monthly servicer's certificate (Form 10-D, Exhibit 99.1) of a trust of the shelf. */
export interface Certificate {
  /** "CarMax Auto Owner Trust 2019-4" */
  readonly trust: string;
  /** "2019-4" */
  readonly series: string;
  readonly collectionPeriod: { readonly start: Day; readonly end: Day };
  readonly determinationDate: Day;
  readonly distributionDate: Day;
  readonly lines: Lines;
  /** In the order of rank, as printed. */
  readonly classes: readonly ClassLines[];
  readonly rows: readonly PrintedRow[];
  /** Whether the closing words of the certificate were found. */
  readonly closed: boolean;
  /** Oddities of the print that change no figure. */
  readonly remarks: readonly string[];
}

/** The number of a line for a sentence: "Ln 29d". */
export function ln(line: Line): string {
  return `Ln ${line.line}`;
}
