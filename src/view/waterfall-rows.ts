import { planOf } from '../engine/plan.ts';
import type { CompiledList } from '../engine/priorities/clause-list.ts';
import { type Projection, REGIMES, type Regime } from '../engine/projection.ts';
import { clauseLabel, clausePays, payeeWords } from './clause-words.ts';

/** Money of one date as it goes through the clauses, in the printed order. Cents. */
export interface WaterfallRow {
  readonly id: string;
  readonly kind: 'source' | 'clause' | 'line' | 'back';
  readonly clause: string;
  readonly pays: string;
  readonly due: number;
  readonly paid: number;
  readonly short: number;
  /** What an unpaid amount is: due and short; owed after an acceleration; payable only when there is money, and no default. */
  readonly unpaid: 'none' | 'short' | 'owed' | 'not due';
  readonly fromReserve: number;
  /** What is left after the row; null in a line of a clause. */
  readonly left: number | null;
  /** The class a line pays, by place in the deal's order; -1 for another payee. */
  readonly noteClass: number;
}

export interface Waterfall {
  readonly regime: Regime;
  /** What there is to pay out: collections, a call's or sale's proceeds, and the draw on the reserve. */
  readonly money: number;
  readonly rows: readonly WaterfallRow[];
}

/** The clauses of a date, all of them, also at nil. @param at the date's place in the columns */
export function waterfallRows(projection: Projection, at: number): Waterfall {
  const { byDate } = projection;
  const regime = REGIMES[byDate.regime[at] as number] ?? '2.8(a)';
  const draw = byDate.reserveDraw[at] as number;
  const cash =
    (byDate.availableCollections[at] as number) +
    (byDate.callPrice[at] as number) +
    (byDate.saleProceeds[at] as number);
  const source: WaterfallRow = {
    ...NOTHING,
    id: 'source',
    kind: 'source',
    pays: draw > 0 ? 'Available Funds' : 'Available Collections',
    fromReserve: draw,
    left: cash + draw,
  };
  return { regime, money: cash + draw, rows: [source, ...clauseRows(projection, at, regime, cash + draw)] };
}

const NOTHING = {
  clause: '',
  due: 0,
  paid: 0,
  short: 0,
  unpaid: 'none',
  fromReserve: 0,
  left: null,
  noteClass: -1,
} as const;

function clauseRows(projection: Projection, at: number, regime: Regime, money: number): readonly WaterfallRow[] {
  const list = projection.lists[regime];
  const { byDate } = projection;
  const returned = byDate.reserveReturned[at] as number;
  const returnsAfterX = regime === '2.8(a)' && byDate.wholeAccount[at] === 0;
  const rows: WaterfallRow[] = [];
  let left = money;
  const giveBack = (id: string): void => {
    if (returned === 0) return;
    left -= returned;
    rows.push({
      ...NOTHING,
      id,
      kind: 'back',
      pays: 'Reserve money not needed goes back',
      fromReserve: -returned,
      left,
    });
  };
  for (const { clause, from, to } of clausesOf(list)) {
    const lines = linesOf(projection, at, regime, from, to);
    const whole = sumOfLines(lines, clause, regime);
    left -= whole.paid;
    rows.push({ ...whole, left });
    const due = lines.filter((line) => line.due !== 0);
    if (to - from > 1 && (due.length > 1 || due.some(({ noteClass }) => noteClass >= 0))) rows.push(...due);
    if (returnsAfterX && clause === '2.8(a)(x)') giveBack('back');
  }
  if (!returnsAfterX) giveBack('back');
  return rows;
}

/** The clauses of a list with the rows they cover; one that is paid rank after rank counts once. */
function clausesOf(list: CompiledList): readonly { clause: string; from: number; to: number }[] {
  const found: { clause: string; from: number; to: number }[] = [];
  let row = 0;
  for (const { clause, lines } of list.clauses) {
    const last = found.at(-1);
    if (last?.clause === clause) last.to += lines.length;
    else found.push({ clause, from: row, to: row + lines.length });
    row += lines.length;
  }
  return found;
}

function linesOf(
  projection: Projection,
  at: number,
  regime: Regime,
  from: number,
  to: number,
): readonly WaterfallRow[] {
  const columns = projection.payments[regime];
  const rows = projection.lists[regime].rows.slice(from, to);
  return rows.map(({ payee, line }, index): WaterfallRow => {
    const cell = (from + index) * (columns?.dates ?? 0) + at;
    const due = columns?.due[cell] ?? 0;
    const paid = columns?.paid[cell] ?? 0;
    const noteClass = 'noteClass' in line.due ? line.due.noteClass : -1;
    return {
      ...NOTHING,
      id: `${from + index}`,
      kind: 'line',
      pays: payeeWords(payee),
      due,
      paid,
      short: due - paid,
      unpaid: due === paid ? 'none' : unpaidKind(projection, at, payee, noteClass),
      fromReserve: columns?.fromReserve[cell] ?? 0,
      noteClass,
    };
  });
}

/** § 2.8(e): the principal clauses and the top-up are payable only when there is money, until the final date or the pool's end. */
function unpaidKind(projection: Projection, at: number, payee: string, noteClass: number): WaterfallRow['unpaid'] {
  if (payee === 'certificateholders') return 'none';
  if (payee === 'reserve') return 'not due';
  if (!payee.startsWith('principal')) return 'short';
  if (projection.byDate.poolEnd[at] === 0) return 'short';
  if (noteClass < 0) return 'not due';
  const { finalDate } = planOf(projection.deal, projection.scenario.readings);
  return projection.startAfter + at + 1 >= (finalDate[noteClass] as number) ? 'short' : 'owed';
}

function sumOfLines(lines: readonly WaterfallRow[], clause: string, regime: Regime): WaterfallRow {
  const sum = (of: (row: WaterfallRow) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const worst = (['short', 'owed', 'not due'] as const).find((kind) => lines.some(({ unpaid }) => unpaid === kind));
  return {
    ...NOTHING,
    id: clause,
    kind: 'clause',
    clause: clauseLabel(clause, regime),
    pays: clausePays(clause),
    due: sum(({ due }) => due),
    paid: sum(({ paid }) => paid),
    short: sum(({ short }) => short),
    unpaid: worst ?? 'none',
    fromReserve: sum(({ fromReserve }) => fromReserve),
  };
}
