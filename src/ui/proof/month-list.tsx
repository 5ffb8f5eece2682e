import { memo, useEffect, useRef } from 'react';
import { moveCursor } from '../../store/app-store.ts';
import type { ProofMonth } from '../../view/proof/proof-table.ts';
import { ScrollRegion } from '../scroll-region.tsx';

export interface MonthListProps {
  readonly months: readonly ProofMonth[];
  readonly selected: number;
}

/** The certificates, one a row: how many figures are compared and how many differ. */
export function MonthList({ months, selected }: MonthListProps) {
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month is another row.
  useEffect(() => {
    const row = place.current?.querySelector('tr[aria-current]');
    row?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <ScrollRegion className="proof-months" label="Certificates" ref={place}>
      <table className="grid">
        <caption className="hidden-text">Certificates with the number of figures that differ</caption>
        <thead>
          <tr>
            <th scope="col">m</th>
            <th scope="col" className="words">
              Distribution Date
            </th>
            <th scope="col" className="words">
              Certificate
            </th>
            <th scope="col">Figures</th>
            <th scope="col">Equal</th>
            <th scope="col">Differ</th>
            <th scope="col">Largest</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <MonthRow key={month.month} month={month} isSelected={month.month === selected} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface MonthRowProps {
  readonly month: ProofMonth;
  readonly isSelected: boolean;
}

const MonthRow = memo(function MonthRow({ month, isSelected }: MonthRowProps) {
  const { month: number, date, url, accession, figures, equal, differ, largest } = month;
  return (
    <tr aria-current={isSelected ? 'date' : undefined} className={differ > 0 ? 'is-off' : undefined}>
      <td className="faint">{number}</td>
      <th scope="row" className="words">
        <button type="button" className="proof-month" onClick={() => moveCursor(number)}>
          {date}
        </button>
      </th>
      <td className="words">{url === null ? accession : <a href={url}>{accession}</a>}</td>
      <td>{figures}</td>
      <td>{equal}</td>
      <td className={differ === 0 ? 'faint' : 'proof-count'}>{differ === 0 ? '–' : differ}</td>
      <td className={differ === 0 ? 'faint' : 'proof-count'}>{largest}</td>
    </tr>
  );
});
