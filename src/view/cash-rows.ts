import { FILED_MONTHS } from '../deal/carmx-2019-4/filed-months.ts';
import type { Projection } from '../engine/projection.ts';
import { interestDueAt } from '../measures/class-summary.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { amountText } from './amount-text.ts';
import { dateText } from './date-text.ts';
import { dateOf } from './run-dates.ts';
import { type Provenance, type ProvenanceSpan, provenanceAt, provenanceSpans, spanWords } from './run-label.ts';
import { wholeRun } from './whole-run.ts';

/** What the grid of months and classes shows. */
export const CASH_QUANTITIES = ['balance', 'principal', 'interest', 'short'] as const;
export type CashQuantity = (typeof CASH_QUANTITIES)[number];

export const CASH_QUANTITY_WORDS: Readonly<Record<CashQuantity, string>> = {
  balance: 'Balances after',
  principal: 'Principal paid',
  interest: 'Interest paid',
  short: 'Interest short',
};

interface CashCell {
  readonly text: string;
  /** Whether the class is paid principal on the date. */
  readonly isPaid: boolean;
  readonly isInterestShort: boolean;
}

export interface CashRow {
  readonly number: number;
  readonly date: string;
  readonly provenance: Provenance;
  /** What begins with this row, where the figures come from another place than those of the row before. */
  readonly begins: string | null;
  readonly pool: string;
  readonly cells: readonly CashCell[];
  readonly notes: string;
  readonly oc: string;
  readonly reserve: string;
}

/** The grid: one row a Distribution Date, one cell a class; the filed months before a start within them come first. */
export function cashRows(projection: Projection, form: ScenarioForm, quantity: CashQuantity): readonly CashRow[] {
  const whole = wholeRun(projection);
  const spans = provenanceSpans(form, projection);
  return Array.from({ length: whole.actual + projection.count }, (_, index) => {
    const number = whole.first + index + 1;
    const at = index - whole.actual;
    const begun = spans.findIndex(({ from }) => from === number);
    return {
      number,
      date: dateText(dateOf(projection, number)),
      provenance: provenanceAt(form, projection, at),
      begins: begun > 0 ? spanWords(spans[begun] as ProvenanceSpan, projection) : null,
      pool: amountText(whole.pool[index + 1] as number),
      cells: whole.balances.map((series, noteClass) => {
        const after = series[index + 1] as number;
        return at < 0
          ? filedCell(projection, index, noteClass, quantity, after)
          : cashCell(projection, at, noteClass, quantity, after);
      }),
      notes: amountText(whole.notes[index + 1] as number),
      oc: amountText(whole.oc[index + 1] as number),
      reserve: amountText(whole.reserve[index + 1] as number),
    };
  });
}

/** A cell of a filed month, as its certificate has it; no filing of this trust has interest unpaid. */
function filedCell(
  projection: Projection,
  index: number,
  noteClass: number,
  quantity: CashQuantity,
  after: number,
): CashCell {
  const { byClass } = FILED_MONTHS.results;
  const name = projection.deal.classes[noteClass]?.name as keyof typeof byClass.after;
  const before = wholeRun(projection).balances[noteClass]?.[index] ?? 0;
  const principal = before - after;
  const interest = byClass.interestTotal[name][index] ?? 0;
  const amount = { balance: after, principal, interest, short: 0 }[quantity];
  return { text: amountText(amount), isPaid: principal > 0, isInterestShort: false };
}

function cashCell(
  projection: Projection,
  at: number,
  noteClass: number,
  quantity: CashQuantity,
  after: number,
): CashCell {
  const { byClass, dates } = projection;
  const cell = noteClass * dates + at;
  const principal = byClass.principal[cell] as number;
  const interest = byClass.interestPaid[cell] as number;
  const short = interestDueAt(projection, cell) - interest;
  const amount = { balance: after, principal, interest, short }[quantity];
  return { text: amountText(amount), isPaid: principal > 0, isInterestShort: short > 0 };
}
