import { memo } from 'react';
import { LEVELS } from '../../deal/deal.ts';
import type { MonthRow } from '../../view/pricing/month-rows.ts';
import { FigureText } from '../why/figure-text.tsx';

/** Columns of a date, each with the figure that it shows. */
const COLUMNS = [
  ['pool', 'pool-end'],
  ['notes', 'notes-after'],
  ['oc', 'oc'],
  ['reserve', 'reserve-closing'],
  ['excess', 'excess-spread'],
  ['excessYearly', 'excess-yearly'],
  ['netLoss', 'net-loss'],
  ['afterLosses', 'excess-after-losses'],
] as const satisfies readonly (readonly [keyof MonthRow, string])[];

interface MonthCellsProps {
  readonly row: MonthRow;
  /** Whether the Tab key enters the table here. */
  readonly isEntry: boolean;
}

/** The figures of a date; memoised, as they are many and only the chosen month's row changes. */
export const MonthCells = memo(function MonthCells({ row, isEntry }: MonthCellsProps) {
  return (
    <>
      {COLUMNS.map(([key, figure]) => (
        <td key={key}>
          <FigureText
            of={row[key] === NO_POOL ? null : of(figure, row)}
            text={row[key]}
            isEntry={isEntry && key === 'pool'}
          />
        </td>
      ))}
      {row.enhancement.map((text, place) => (
        <td key={LEVELS[place]}>
          <FigureText of={text === NO_POOL ? null : of(`enhancement:${LEVELS[place]}`, row)} text={text} />
        </td>
      ))}
      <td>
        <FigureText of={of('residual', row)} text={row.residual} />
      </td>
    </>
  );
});

/** What stands for a share of no pool. */
const NO_POOL = 'pool is zero';

function of(figure: string, { number }: MonthRow): string {
  return `${figure}:${number}`;
}
