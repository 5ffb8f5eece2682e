// biome-ignore-all lint/a11y/useSemanticElements: cells out of sight are left out both ways, which a table's own layout cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: one tab stop for the whole grid; aria-activedescendant names the cell.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { type CellKind, cellText, heatStep } from '../../view/sensitivity/grid-figures.ts';
import { HeatContours } from './heat-contours.tsx';

/** One cell of the grid by its place. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface HeatMapProps {
  readonly label: string;
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly kind: CellKind;
  /** Whether the heat is that of a shortfall. */
  readonly isShort: boolean;
  readonly names: readonly string[];
  /** The figure of a cell; undefined where it is not reckoned yet. */
  readonly valueAt: (row: number, column: number) => number | undefined;
  /** The classes that are short there as a sum of powers of two; NaN where it is not reckoned yet. */
  readonly shortAt: (row: number, column: number) => number;
  readonly least: number;
  readonly greatest: number;
  /** The scenario's own place. */
  readonly now: CellPlace | null;
  readonly sayCell: (place: CellPlace) => string;
  readonly onActive: (place: CellPlace) => void;
  readonly onOpen: (place: CellPlace) => void;
}

const WIDTHS: Readonly<Record<CellKind, number>> = {
  amount: 40,
  years: 44,
  count: 40,
  price: 58,
  percent: 52,
  day: 66,
};
const ROW = 24;
const HEAD = 22;
/** Room for the names under the lines. */
const NAMES = 18;
/** Pixels of a digit in the small size. */
const DIGIT = 6.4;

/** A grid of two inputs: a number in every cell, only those in sight in the page; one tab stop, arrows, Enter opens. */
export function HeatMap(props: HeatMapProps) {
  const { label, corner, columns, rows, now, onActive, onOpen } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<CellPlace>(now ?? { row: 0, column: 0 });
  const width = Math.max(WIDTHS[props.kind], ...columns.map((text) => Math.ceil(text.length * DIGIT) + 10));
  const side = Math.max(...rows.map((text) => Math.ceil(text.length * DIGIT)), 40) + 12;
  const across = useVirtualizer({
    count: columns.length,
    horizontal: true,
    getScrollElement: () => place.current,
    estimateSize: () => width,
    overscan: 3,
    paddingStart: side,
    scrollPaddingStart: side,
    initialRect: { width: 700, height: 400 },
  });
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => ROW,
    overscan: 3,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
    initialRect: { width: 700, height: 400 },
  });
  const current = { row: Math.min(active.row, rows.length - 1), column: Math.min(active.column, columns.length - 1) };
  const go = (to: CellPlace): void => {
    setActive(to);
    onActive(to);
    across.scrollToIndex(to.column, { align: 'auto' });
    down.scrollToIndex(to.row, { align: 'auto' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(current);
      return;
    }
    const to = moved(event, current, rows.length, columns.length);
    if (!to) return;
    event.preventDefault();
    go(to);
  };
  const shownColumns = across.getVirtualItems().map(({ index }) => index);
  return (
    <div
      ref={place}
      className="heat-scroll"
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      tabIndex={0}
      aria-activedescendant={`${id}-${current.row}-${current.column}`}
      onKeyDown={onKeyDown}
      onFocus={() => onActive(current)}
    >
      <div
        className="heat-size"
        role="presentation"
        style={{ width: side + columns.length * width, height: HEAD + rows.length * ROW + NAMES }}
      >
        <div className="heat-head" role="row" aria-rowindex={1}>
          <span className="heat-corner" role="columnheader" aria-colindex={1} style={{ width: side }}>
            <span className="hidden-text">{corner}</span>
          </span>
          {shownColumns.map((column) => (
            <span
              key={column}
              className={`heat-top${column === now?.column ? ' is-now' : ''}`}
              role="columnheader"
              aria-colindex={column + 2}
              style={{ left: side + column * width, width }}
            >
              {columns[column]}
            </span>
          ))}
        </div>
        {down.getVirtualItems().map(({ index: row }) => (
          <HeatRow
            key={row}
            {...props}
            row={row}
            shownColumns={shownColumns}
            width={width}
            side={side}
            id={id}
            active={row === current.row ? current.column : -1}
            onPick={(column) => {
              go({ row, column });
              onOpen({ row, column });
            }}
          />
        ))}
        <HeatContours {...props} width={width} height={ROW} left={side} top={HEAD} />
      </div>
    </div>
  );
}

function moved(event: KeyboardEvent, { row, column }: CellPlace, rows: number, columns: number): CellPlace | null {
  const isFar = event.ctrlKey || event.metaKey;
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  switch (event.key) {
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(lastColumn, column + 1) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(lastRow, row + 1), column };
    case 'PageUp':
      return { row: Math.max(0, row - 10), column };
    case 'PageDown':
      return { row: Math.min(lastRow, row + 10), column };
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? lastRow : row, column: lastColumn };
    default:
      return null;
  }
}

interface HeatRowProps extends HeatMapProps {
  readonly row: number;
  readonly shownColumns: readonly number[];
  readonly width: number;
  readonly side: number;
  readonly id: string;
  /** The column under the cursor; -1 for none in this row. */
  readonly active: number;
  readonly onPick: (column: number) => void;
}

function HeatRow(props: HeatRowProps) {
  const { row, shownColumns, width, side, id, active, valueAt, now, kind, isShort, least, greatest } = props;
  return (
    <div className="heat-row" role="row" aria-rowindex={row + 2} style={{ top: HEAD + row * ROW }}>
      <span
        className={`heat-side${row === now?.row ? ' is-now' : ''}`}
        role="rowheader"
        aria-colindex={1}
        style={{ width: side }}
      >
        {props.rows[row]}
      </span>
      {shownColumns.map((column) => {
        const value = valueAt(row, column);
        return (
          <HeatCell
            key={column}
            id={`${id}-${row}-${column}`}
            column={column}
            left={side + column * width}
            width={width}
            step={`${props.label} ${props.rows[row]} ${props.columns[column]}`}
            value={value}
            short={props.shortAt(row, column)}
            kind={kind}
            look={value === undefined ? 'heat-wait' : lookOf(value, isShort, least, greatest)}
            isActive={column === active}
            say={() => props.sayCell({ row, column })}
            onPick={props.onPick}
          />
        );
      })}
    </div>
  );
}

/** Shortfalls from nothing to the greatest; other figures in plain shades between the least and the greatest. */
function lookOf(value: number, isShort: boolean, least: number, greatest: number): string {
  return isShort ? `heat-${heatStep(value, greatest)}` : `shade-${heatStep(value - least, greatest - least)}`;
}

interface HeatCellProps {
  readonly id: string;
  readonly column: number;
  readonly left: number;
  readonly width: number;
  /** What the cell is of: with its value and look all that its words depend on. */
  readonly step: string;
  readonly value: number | undefined;
  readonly short: number;
  readonly kind: CellKind;
  readonly look: string;
  readonly isActive: boolean;
  readonly say: () => string;
  readonly onPick: (column: number) => void;
}

/** Keys are taken by the grid itself, whose cells are no stops of their own. */
const HeatCell = memo(
  function HeatCell({ id, column, left, width, value, kind, look, isActive, say, onPick }: HeatCellProps) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it takes the keys for the cell under its cursor.
      <div
        id={id}
        className={`heat-cell ${look}${isActive ? ' is-active' : ''}`}
        role="gridcell"
        aria-colindex={column + 2}
        aria-label={say()}
        style={{ left, width: width - 1 }}
        onClick={() => onPick(column)}
      >
        {value === undefined ? null : cellText(kind, value)}
      </div>
    );
  },
  (one, other) =>
    one.step === other.step &&
    Object.is(one.value, other.value) &&
    Object.is(one.short, other.short) &&
    one.look === other.look &&
    one.isActive === other.isActive &&
    one.left === other.left &&
    one.width === other.width,
);
