import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import { appStore, moveCursor, setView } from '../../store/app-store.ts';
import {
  CASH_QUANTITIES,
  CASH_QUANTITY_WORDS,
  type CashQuantity,
  type CashRow,
  cashRows,
} from '../../view/cash-rows.ts';
import { provenanceSpans } from '../../view/run-label.ts';
import { Term } from '../glossary/term.tsx';
import { Provenance } from '../provenance.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { useApp, useSettled } from '../use-app.ts';
import { usePrinting } from '../use-printing.ts';
import { useMedia } from '../use-size.ts';
import { Figure } from '../why/figure.tsx';
import './cash-flows.css';

/** Height of the head, which stays above the rows. */
const HEAD = 24;

/** The grid of months and classes. Whole grids follow a slider when it is let go; only rows in sight are in the page. */
export function CashFlows() {
  const { projection, form } = useSettled();
  const quantity = useApp((state) => state.cashQuantity);
  const cursor = useApp((state) => state.cursor);
  const isPrinting = usePrinting();
  const place = useRef<HTMLElement>(null);
  const height = useMedia('(pointer: coarse), (max-width: 640px)') ? 32 : 22;
  const rows = useMemo(() => gridRows(cashRows(projection, form, quantity)), [projection, form, quantity]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => height,
    overscan: 8,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
    initialRect: { width: 1000, height: 400 },
  });
  const current = rows.findIndex((row) => typeof row !== 'string' && row.number === cursor);
  useEffect(() => {
    if (current >= 0) virtual.scrollToIndex(current, { align: 'auto' });
  }, [current, virtual]);
  const items = virtual.getVirtualItems();
  const [first, last] = isPrinting ? [0, rows.length - 1] : [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  const names = projection.deal.classes.map(({ name }) => name);
  return (
    <ScrollRegion label="Cash flows by month and class" ref={place} onKeyDown={moveByKey}>
      {/* Room for the rows out of sight; the head stays in view, as rows are drawn beyond both edges. */}
      <div style={{ paddingTop: first * height, paddingBottom: (rows.length - 1 - last) * height }}>
        <table className="grid cash-table" aria-rowcount={rows.length + 1}>
          <caption className="hidden-text">{CASH_QUANTITY_WORDS[quantity]} each Distribution Date, by class</caption>
          <CashHead names={names} />
          <tbody>
            {rows.slice(first, last + 1).map((row, index) =>
              typeof row === 'string' ? (
                <tr key={row} aria-rowindex={first + index + 2} className="boundary-row">
                  <td />
                  <td className="words" colSpan={names.length + 3}>
                    {row}
                  </td>
                </tr>
              ) : (
                <CashRowView
                  key={row.number}
                  row={row}
                  place={first + index}
                  isCurrent={row.number === cursor}
                  names={names}
                  quantity={quantity}
                />
              ),
            )}
          </tbody>
        </table>
      </div>
    </ScrollRegion>
  );
}

/** Rows of months, and between two of different origin the words of what begins. */
function gridRows(rows: readonly CashRow[]): readonly (CashRow | string)[] {
  return rows.flatMap((row) => (row.begins === null ? [row] : [row.begins, row]));
}

function moveByKey(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 12, PageUp: -12 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  moveCursor(appStore.getState().cursor + step);
  const cell = (event.target as HTMLElement).closest('td')?.cellIndex;
  if (cell !== undefined) requestAnimationFrame(() => focusFigure(cell));
}

/** In the month that the cursor has gone to, the figure of the same column. */
function focusFigure(cell: number): void {
  const row = document.querySelector<HTMLTableRowElement>('.cash-table tr[aria-current]');
  row?.cells[cell]?.querySelector<HTMLElement>('[data-why]')?.focus();
}

function CashHead({ names }: { readonly names: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">m</th>
        <th scope="col" className="words">
          Date
        </th>
        <th scope="col">
          <Term of="Pool Balance">Pool Balance</Term>
        </th>
        {names.map((name, place) => (
          <th key={name} scope="col">
            <span className={`swatch class-${place + 1}`} />
            {name}
          </th>
        ))}
        <th scope="col">
          <Term of="Reserve Account">Reserve</Term>
        </th>
      </tr>
    </thead>
  );
}

interface CashRowProps {
  readonly row: CashRow;
  readonly place: number;
  readonly isCurrent: boolean;
  readonly names: readonly string[];
  readonly quantity: CashQuantity;
}

/** The figure in a cell of a class. */
const FIGURES: Readonly<Record<CashQuantity, string>> = {
  balance: 'balance-after',
  principal: 'principal',
  interest: 'interest-paid',
  short: 'interest-short',
};

const CashRowView = memo(function CashRowView({ row, place, isCurrent, names, quantity }: CashRowProps) {
  return (
    <tr aria-rowindex={place + 2} aria-current={isCurrent ? 'date' : undefined} onClick={() => moveCursor(row.number)}>
      <td className="faint">{row.number}</td>
      <th scope="row" className="words">
        <Provenance of={row.provenance} isNamed />
        {row.date}
      </th>
      <td>
        <Figure of={`pool-end:${row.number}`} isEntry={isCurrent}>
          {row.pool}
        </Figure>
      </td>
      {row.cells.map(({ text, isPaid, isInterestShort }, index) => (
        <td key={names[index]} className={cellClass(text, isPaid, isInterestShort)}>
          <Figure
            of={`${FIGURES[quantity]}:${encodeURIComponent(names[index] ?? '')}:${row.number}`}
            className={text === '–' ? 'why-nil' : 'why-amount'}
          >
            {text}
          </Figure>
          {isInterestShort && <span className="hidden-text">, interest short</span>}
        </td>
      ))}
      <td className={row.reserve === '–' ? 'faint' : undefined}>
        <Figure of={`reserve-closing:${row.number}`} className={row.reserve === '–' ? 'why-nil' : 'why-amount'}>
          {row.reserve}
        </Figure>
      </td>
    </tr>
  );
});

function cellClass(text: string, isPaid: boolean, isInterestShort: boolean): string | undefined {
  const classes = [text === '–' && 'faint', isPaid && 'paid', isInterestShort && 'interest-short'].filter(Boolean);
  return classes.length === 0 ? undefined : classes.join(' ');
}

/** What the grid shows, and the key to its marks. */
export function CashFlowsOptions() {
  const quantity = useApp((state) => state.cashQuantity);
  const { projection, form } = useSettled();
  return (
    <div className="details-options">
      <span className="cash-key" aria-hidden="true">
        {provenanceSpans(form, projection).map(({ provenance }) => (
          <span key={provenance}>
            <span className={`provenance provenance-${provenance}`} /> {provenance}
          </span>
        ))}
        <i className="key-line" /> interest short
      </span>
      <label>
        Show{' '}
        <select
          className="picker"
          value={quantity}
          onChange={(event) => setView({ cashQuantity: event.target.value as CashQuantity })}
        >
          {CASH_QUANTITIES.map((one) => (
            <option key={one} value={one}>
              {CASH_QUANTITY_WORDS[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
