import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { ProofMode } from '../../proof/certificates.ts';
import type { ProofCell, ProofMonth } from '../../view/proof/proof-table.ts';
import { figureAddress } from '../../view/why/figure-address.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { usePrinting } from '../use-printing.ts';
import { useMedia } from '../use-size.ts';
import { Figure } from '../why/figure.tsx';

const HEAD = 24;
const MONTH_ROW = 30;
/** Guess of a cause's height before it is measured. */
const CAUSE_ROW = 66;

export interface ProofLinesProps {
  readonly months: readonly ProofMonth[];
  readonly selected: number;
  readonly mode: ProofMode;
}

type Line =
  | { readonly kind: 'month'; readonly key: string; readonly month: ProofMonth }
  | { readonly kind: 'cell'; readonly key: string; readonly month: number; readonly cell: ProofCell }
  | { readonly kind: 'cause'; readonly key: string; readonly cause: string };

/** Every line of every certificate, month after month; only those in sight are in the page, but all are in a print. */
export function ProofLines({ months, selected, mode }: ProofLinesProps) {
  const place = useRef<HTMLElement>(null);
  const isPrinting = usePrinting();
  const height = useMedia('(pointer: coarse), (max-width: 640px)') ? 32 : 22;
  const lines = useMemo(() => linesOf(months), [months]);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => place.current,
    estimateSize: (index) => sizeOf(lines[index], height),
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 12,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
    initialRect: { width: 600, height: 400 },
  });
  const at = lines.findIndex((line) => line.kind === 'month' && line.month.month === selected);
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'start' });
  }, [at, virtual]);
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const [from, to] = isPrinting ? [0, lines.length - 1] : [first?.index ?? 0, last?.index ?? -1];
  const before = isPrinting || !first ? 0 : first.start - HEAD;
  const after = isPrinting || !last ? 0 : virtual.getTotalSize() - last.end;
  return (
    <ScrollRegion className="proof-lines" label="Lines of the certificates" ref={place}>
      <div style={{ paddingTop: before, paddingBottom: after }}>
        <table className="grid" aria-rowcount={lines.length + 1}>
          <caption className="hidden-text">Filed and computed figures, line by line</caption>
          <thead>
            <tr>
              <th scope="col" className="words">
                Figure
              </th>
              <th scope="col" className="words proof-line">
                Line
              </th>
              <th scope="col">Filed</th>
              <th scope="col">Computed</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(from, to + 1).map((line, index) => (
              <LineRow key={line.key} line={line} index={from + index} mode={mode} measure={virtual.measureElement} />
            ))}
          </tbody>
        </table>
      </div>
    </ScrollRegion>
  );
}

function linesOf(months: readonly ProofMonth[]): readonly Line[] {
  return months.flatMap((month) => [
    { kind: 'month' as const, key: `${month.month}`, month },
    ...month.cells.flatMap((cell): readonly Line[] => {
      const key = `${month.month} ${cell.key}`;
      const own: Line = { kind: 'cell', key, month: month.month, cell };
      return cell.cause === '' ? [own] : [own, { kind: 'cause', key: `${key} cause`, cause: cell.cause }];
    }),
  ]);
}

function sizeOf(line: Line | undefined, height: number): number {
  if (line?.kind === 'month') return MONTH_ROW;
  return line?.kind === 'cause' ? CAUSE_ROW : height;
}

interface LineRowProps {
  readonly line: Line;
  readonly index: number;
  readonly mode: ProofMode;
  readonly measure: (element: HTMLElement | null) => void;
}

const LineRow = memo(function LineRow({ line, index, mode, measure }: LineRowProps) {
  const common = { 'aria-rowindex': index + 2, 'data-index': index, ref: measure };
  if (line.kind === 'month') return <MonthHead {...common} month={line.month} />;
  if (line.kind === 'cause') {
    return (
      <tr {...common} className="proof-cause">
        <td colSpan={5} className="words">
          {line.cause}
        </td>
      </tr>
    );
  }
  const { cell, month } = line;
  return (
    <tr {...common} className={cell.differs ? 'is-off' : undefined}>
      <th scope="row" className="words">
        {cell.label}
      </th>
      <td className="words faint proof-line">{cell.line}</td>
      <td>{cell.filed}</td>
      <td>
        {cell.figure === null ? (
          cell.ours
        ) : (
          <Figure
            of={figureAddress(cell.figure)}
            run={`${mode} ${month}`}
            className={cell.ours === '–' ? 'why-nil' : 'why-amount'}
          >
            {cell.ours}
          </Figure>
        )}
      </td>
      <td className={cell.differs ? 'proof-count' : 'faint'}>{cell.difference}</td>
    </tr>
  );
});

interface MonthHeadProps {
  readonly month: ProofMonth;
  readonly ref: (element: HTMLElement | null) => void;
}

function MonthHead({ month, ref, ...common }: MonthHeadProps) {
  const { month: number, date, url, accession, differ } = month;
  return (
    <tr {...common} ref={ref} className="proof-head">
      <th scope="rowgroup" colSpan={2} className="words">
        Month {number}, {date}
      </th>
      <td colSpan={3}>
        {differ === 0 ? 'all equal' : `${differ} differ`} · {url === null ? accession : <a href={url}>{accession}</a>}
      </td>
    </tr>
  );
}
