import { type CSSProperties, memo } from 'react';
import type { WaterfallRow } from '../../view/waterfall-rows.ts';

/** The share of the picture that stands for all the cash of the date, in percent; what is short stands beyond it. */
const CASH = 86;

export interface FlowProps {
  readonly row: WaterfallRow;
  /** All the money of the date, and what was left before the row. Cents. */
  readonly money: number;
  readonly before: number;
}

/**
 * A row's payment as a bar that begins where the cash before it ended; what is short stands outlined past the end. Plain
 * boxes: they are laid out and painted in each frame of a drag, and an svg a row costs several times as much.
 */
export function Flow({ row, money, before }: FlowProps) {
  const share = (cents: number): number => (CASH * cents) / Math.max(money, 1);
  const isSource = row.kind === 'source';
  const start = isSource ? 0 : share(money - before);
  const reserve = row.kind === 'source' || row.kind === 'clause' ? share(row.fromReserve) : 0;
  const collections = share(paidOf(row, money)) - reserve;
  const isUnpaid = row.kind === 'clause' && (row.unpaid === 'short' || row.unpaid === 'not due');
  const short = isUnpaid ? Math.min(Math.max(share(row.short), 3), 100 - CASH - 1) : 0;
  return (
    <Bar
      start={tenths(start)}
      reserve={tenths(reserve)}
      collections={tenths(collections)}
      end={tenths(start + reserve + collections)}
      short={tenths(short)}
      isShort={row.unpaid === 'short'}
      hasThread={!isSource}
    />
  );
}

/** A tenth of a percent is less than a quarter of a pixel: what moves less is not drawn again. Nothing paid becomes nothing. */
function tenths(share: number): number {
  return share > 0 ? Math.max(Math.round(share * 10), 1) / 10 : 0;
}

interface BarProps {
  readonly start: number;
  readonly reserve: number;
  readonly collections: number;
  readonly end: number;
  readonly short: number;
  readonly isShort: boolean;
  readonly hasThread: boolean;
}

/** Shares in percent. */
const Bar = memo(function Bar({ start, reserve, collections, end, short, isShort, hasThread }: BarProps) {
  return (
    <span className="flow-bar" style={hasThread ? ({ '--thread': `${end}%` } as CSSProperties) : undefined}>
      {reserve > 0 && <i className="flow-reserve" style={{ marginLeft: `${start}%`, width: `${reserve}%` }} />}
      {collections > 0 && (
        <i
          className="flow-collections"
          style={{ marginLeft: `${reserve > 0 ? 0 : start}%`, width: `${collections}%` }}
        />
      )}
      {short > 0 && (
        <i
          className={isShort ? 'flow-short' : 'flow-unpaid'}
          style={{ marginLeft: `${CASH + 1 - (reserve + collections > 0 ? end : 0)}%`, width: `${short}%` }}
        />
      )}
    </span>
  );
});

function paidOf(row: WaterfallRow, money: number): number {
  if (row.kind === 'source') return money;
  return row.kind === 'clause' ? row.paid : 0;
}
