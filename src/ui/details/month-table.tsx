import { memo } from 'react';
import type { Projection } from '../../engine/projection.ts';
import { differenceText, plainAmount } from '../../view/amount-text.ts';
import { dateText } from '../../view/date-text.ts';
import { REGIME_WORDS } from '../../view/regime-words.ts';
import { dateOf } from '../../view/run-dates.ts';
import { type WaterfallRow, waterfallRows } from '../../view/waterfall-rows.ts';
import { rowTerm } from '../glossary/row-term.ts';
import { Term } from '../glossary/term.tsx';
import { cellPlace } from '../why/cell-place.ts';
import { Figure } from '../why/figure.tsx';
import { Flow } from './flow.tsx';

export interface MonthTableProps {
  readonly projection: Projection;
  /** Place of the date in the columns. */
  readonly at: number;
  /** The scenario, where it is not the one on the screen. */
  readonly run?: string;
  /** What the other table's rows pay, to say how much more or less these do. */
  readonly against?: readonly WaterfallRow[];
}

/** The clauses of a date in the printed order: due, paid, short, from which purse, and what is left after each. */
export function MonthTable({ projection, at, run = '', against }: MonthTableProps) {
  const { regime, money, rows } = waterfallRows(projection, at);
  const date = dateOf(projection, projection.startAfter + at + 1);
  return (
    <table className="grid waterfall-table">
      <caption className="hidden-text">
        {REGIME_WORDS[regime]}, {dateText(date)}: clauses in order
      </caption>
      <WaterfallHead isAgainst={against !== undefined} />
      <tbody>
        {rows.map((row, place) => (
          <Row
            key={row.id}
            {...row}
            money={money}
            before={leftBefore(rows, place)}
            run={run}
            other={against && (against.find(({ id, kind }) => id === row.id && kind === row.kind)?.paid ?? 0)}
          />
        ))}
      </tbody>
    </table>
  );
}

function leftBefore(rows: readonly WaterfallRow[], place: number): number {
  return rows.slice(0, place).findLast(({ left }) => left !== null)?.left ?? 0;
}

function WaterfallHead({ isAgainst }: { readonly isAgainst: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="words">
          Clause
        </th>
        <th scope="col" className="words">
          Pays
        </th>
        <th scope="col">Due</th>
        <th scope="col">Paid</th>
        <th scope="col">Short</th>
        <th scope="col">of it, reserve</th>
        <th scope="col">Left</th>
        {isAgainst ? (
          <th scope="col">Paid, ±</th>
        ) : (
          <th scope="col" className="words flow-head">
            Flow
          </th>
        )}
      </tr>
    </thead>
  );
}

const UNPAID_WORDS = { none: '', short: 'short', owed: 'owed, not due', 'not due': 'unpaid, not due' } as const;

type RowProps = WaterfallRow & {
  readonly money: number;
  readonly before: number;
  readonly run: string;
  readonly other: number | undefined;
};

const Row = memo(function Row(row: RowProps) {
  const isNil = row.kind === 'clause' && row.due === 0;
  const hasDue = row.kind !== 'source' && row.kind !== 'back';
  const isUnpaid = row.short !== 0 && row.unpaid !== 'none';
  return (
    <tr className={`row-${row.kind}${isNil ? ' nil' : ''}`}>
      <td className="clause">{row.clause}</td>
      <th scope="row" className="words">
        {row.noteClass >= 0 && <span className={`swatch class-${row.noteClass + 1}`} />}
        <RowName kind={row.kind} id={row.id} pays={row.pays} />
      </th>
      {hasDue ? <Amount {...cellOf(row, 'due')} /> : <td />}
      {hasDue ? <Amount {...cellOf(row, 'paid')} /> : <td />}
      <Unpaid of={cellPlace(row, 'short')} run={row.run} cents={isUnpaid ? row.short : 0} unpaid={row.unpaid} />
      <Amount {...cellOf(row, 'fromReserve')} />
      <Left of={cellPlace(row, 'left')} run={row.run} cents={row.left} kind={row.kind} />
      {row.other === undefined ? (
        <td className="flow">
          <Flow row={row} money={row.money} before={row.before} />
        </td>
      ) : (
        <td className="faint">{hasDue ? differenceText(row.paid - row.other, 2) : ''}</td>
      )}
    </tr>
  );
});

interface CellProps {
  readonly of: string;
  readonly run: string;
  readonly cents: number;
}

function cellOf(row: RowProps, column: 'due' | 'paid' | 'fromReserve'): CellProps {
  return { of: cellPlace(row, column), run: row.run, cents: row[column] };
}

/** Cells are memoised each: of a month's some two hundred, a step of a slider changes a few dozen. */
const Amount = memo(function Amount({ of, run, cents }: CellProps) {
  return (
    <td className={cents === 0 ? 'faint' : undefined}>
      <Figure of={of} run={run} className={cents === 0 ? 'why-nil' : 'why-amount'}>
        {cents === 0 ? '–' : plainAmount(cents)}
      </Figure>
    </td>
  );
});

const Unpaid = memo(function Unpaid({ of, run, cents, unpaid }: CellProps & Pick<WaterfallRow, 'unpaid'>) {
  return (
    <td className={`unpaid-${unpaid.replace(' ', '-')}`}>
      {cents !== 0 && (
        <Figure of={of} run={run}>
          {plainAmount(cents)}
          <span className="hidden-text">, {UNPAID_WORDS[unpaid]}</span>
        </Figure>
      )}
    </td>
  );
});

type LeftProps = Omit<CellProps, 'cents'> & Pick<WaterfallRow, 'kind'> & { readonly cents: number | null };

const Left = memo(function Left({ of, run, cents, kind }: LeftProps) {
  if (cents === null) return <td className="left" />;
  return (
    <td className="left">
      {/* After the reserve's excess has gone back, what is left is the row before less what it shows: no figure of its own. */}
      {kind === 'back' ? (
        plainAmount(cents)
      ) : (
        <Figure of={of} run={run} isEntry={kind === 'source'}>
          {plainAmount(cents)}
        </Figure>
      )}
    </td>
  );
});

/** What a row pays; a defined term says what it means. */
const RowName = memo(function RowName(row: Pick<WaterfallRow, 'kind' | 'id' | 'pays'>) {
  const term = rowTerm(row);
  return term === null ? row.pays : <Term of={term}>{row.pays}</Term>;
});
