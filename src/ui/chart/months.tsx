import { memo } from 'react';
import type { Deal } from '../../deal/deal.ts';
import { dayInMonth, type Month } from '../../money/day.ts';
import { monthText } from '../../view/date-text.ts';
import { textWidth } from '../text-width.ts';
import { useApp } from '../use-app.ts';
import type { ChartFrame } from './chart-frame.ts';

/** Half the width of the cursor's date at the axis, in pixels; a month's name that meets it is left out. */
const CHIP = 62;

/** The axis of months: a mark a year, with the month's number beside its name. */
export const Months = memo(function Months({ frame, deal }: { readonly frame: ChartFrame; readonly deal: Deal }) {
  const cursor = useApp((state) => state.cursor);
  const { layout, first, last, x } = frame;
  const step = layout.isNarrow ? 24 : 12;
  const ticks = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
  return ticks.map((tick) => {
    const words = `${monthText(dayInMonth((deal.firstDistribution + tick - 1) as Month, 1))} ${tick}`;
    const width = textWidth(words, 11);
    const left = tick === first ? x(tick) : Math.min(x(tick) - width / 2, layout.width - width);
    const isFree = left + width < x(cursor) - CHIP || left > x(cursor) + CHIP;
    return (
      <g key={tick}>
        <line className="month-tick" x1={x(tick)} x2={x(tick)} y1={layout.axis} y2={layout.axis + 4} />
        {isFree && (
          <text className="axis-text" x={left} y={layout.axis + 16}>
            {words}
          </text>
        )}
      </g>
    );
  });
});
