import type { ClauseId } from '../../deal/clauses.ts';

/**
 * A priority of payments as data: its clauses in the printed order. What each line is due is a name, filled in for each
 * date before the money is shared out; `distribute` knows nothing of fees or notes.
 */
export interface Clause {
  readonly clause: ClauseId;
  /** Whether the clause's lines are paid one after the other, or share what there is pro rata to their claims. */
  readonly sharing: 'in order' | 'pro rata';
  readonly lines: readonly Line[];
}

export interface Line {
  readonly payee: string;
  readonly due: Due;
  readonly purse: Purse;
}

/** Which money may pay a line: `not a CarMax servicer` lets the reserve pay once a successor services. */
export type Purse = 'either' | 'collections' | 'not a CarMax servicer';

/** What a line is due: an amount of the date, or one of a class (by its place in the deal's order). */
type Due = { readonly of: DateAmount } | { readonly of: 'interest' | 'balance'; readonly noteClass: number };

/**
 * Amounts due that belong to a date as a whole, by name, with their slots in the date's array of amounts. Written out: a
 * table made at run time would be looked up at every date.
 */
export const DATE_SLOT = {
  totalServicingFee: 0,
  unreimbursedAdvances: 1,
  cappedIndemnity: 2,
  cappedTransition: 3,
  cappedReviewer: 4,
  priority: 5,
  secondary: 6,
  tertiary: 7,
  quaternary: 8,
  reserveDeficiency: 9,
  regular: 10,
  trustee: 11,
  ownerTrustee: 12,
  indemnity: 13,
  transition: 14,
  reviewer: 15,
  indemnityOverCap: 16,
  transitionOverCap: 17,
  reviewerOverCap: 18,
  additionalFee: 19,
  remainder: 20,
} as const;
export type DateAmount = keyof typeof DATE_SLOT;
export const DATE_SLOTS = Object.keys(DATE_SLOT).length;

/** A clause list made ready for the loop: lines numbered through, grouped by what is shared pro rata. */
export interface CompiledList {
  readonly clauses: readonly Clause[];
  readonly rows: readonly CompiledRow[];
  /** Groups of rows that share pro rata; a line paid in order is a group of its own. Three numbers a group: first row, end row, purse. */
  readonly groups: Int32Array;
  /** Slot of each row's amount due, see {@link slotOf}. */
  readonly slots: Int32Array;
  /** Rows that pay interest or principal to each class, -1 where none does. */
  readonly interestRow: Int32Array;
  readonly principalRow: Int32Array;
  /** Rows that pay principal as one sum a clause (§ 2.8(a)); the last is Regular. */
  readonly principalSumRows: Int32Array;
  readonly regularRow: number;
  readonly reserveRow: number;
  readonly groupCount: number;
}

/** The number of the first group of a clause, or the group count where the list has no such clause. */
export function firstGroupOf(list: CompiledList, clause: ClauseId): number {
  const row = list.rows.findIndex((one) => one.clause === clause);
  for (let group = 0; group < list.groupCount; group += 1) if (list.groups[group * 3] === row) return group;
  return list.groupCount;
}

interface CompiledRow {
  readonly clause: ClauseId;
  readonly payee: string;
  readonly line: Line;
}

export const PURSE_CODE = { either: 0, collections: 1, 'not a CarMax servicer': 2 } as const satisfies Record<
  Purse,
  number
>;

/** Where a due amount stands in the date's array of amounts: the date's own first, then interest and balance by class. */
function slotOf(due: Due, classCount: number): number {
  if (due.of === 'interest') return DATE_SLOTS + due.noteClass;
  if (due.of === 'balance') return DATE_SLOTS + classCount + due.noteClass;
  return DATE_SLOT[due.of];
}

export function compileList(clauses: readonly Clause[], classCount: number): CompiledList {
  const rows = clauses.flatMap(({ clause, lines }) => lines.map((line) => ({ clause, payee: line.payee, line })));
  const groups: number[] = [];
  let row = 0;
  for (const { sharing, lines } of clauses) {
    if (sharing === 'pro rata') {
      if (lines.length > 0) groups.push(row, row + lines.length, PURSE_CODE[purseOfAll(lines)]);
    } else
      for (const [index, line] of lines.entries()) groups.push(row + index, row + index + 1, PURSE_CODE[line.purse]);
    row += lines.length;
  }
  return {
    clauses,
    rows,
    groups: Int32Array.from(groups),
    groupCount: groups.length / 3,
    principalSumRows: Int32Array.from(rows.flatMap(({ payee }, index) => (payee === 'principal' ? [index] : []))),
    regularRow: rows.findLastIndex(({ payee }) => payee === 'principal'),
    reserveRow: rows.findIndex(({ payee }) => payee === 'reserve'),
    slots: Int32Array.from(rows, ({ line }) => slotOf(line.due, classCount)),
    interestRow: rowOfClass(rows, 'interest', classCount),
    principalRow: rowOfClass(rows, 'balance', classCount),
  };
}

/** Lines that share pro rata draw on one purse; the documents know no other case. */
function purseOfAll(lines: readonly Line[]): Purse {
  return lines[0]?.purse ?? 'either';
}

function rowOfClass(rows: readonly CompiledRow[], of: 'interest' | 'balance', classCount: number): Int32Array {
  const found = new Int32Array(classCount).fill(-1);
  rows.forEach(({ line }, index) => {
    if (line.due.of === of) found[line.due.noteClass] = index;
  });
  return found;
}
