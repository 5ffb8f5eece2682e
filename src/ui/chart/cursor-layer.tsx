import { dateText } from '../../view/date-text.ts';
import { dateOf } from '../../view/run-dates.ts';
import { entryOf, wholeRun } from '../../view/whole-run.ts';
import { textWidth } from '../text-width.ts';
import { useApp, useShown } from '../use-app.ts';
import type { ChartFrame } from './chart-frame.ts';

/** The month cursor: a line through all plots, a dot on the stack's edge, the date at the axis. */
export function CursorLayer({ frame }: { readonly frame: ChartFrame }) {
  const number = useApp((state) => state.cursor);
  const { projection } = useShown();
  const { layout } = frame;
  const x = frame.x(number);
  const whole = wholeRun(projection);
  const words = `${dateText(dateOf(projection, number))} · ${number}`;
  const width = textWidth(words, 11) + 18;
  const left = Math.min(Math.max(x - width / 2, 0), layout.width - width);
  return (
    <g data-cursor={number}>
      <line className="cursor-halo" x1={x} x2={x} y1={layout.main.top - 4} y2={layout.axis} />
      <line className="cursor-line" x1={x} x2={x} y1={layout.main.top - 4} y2={layout.axis} />
      <circle className="cursor-dot" cx={x} cy={frame.main(whole.notes[entryOf(whole, number)] as number)} r={3} />
      <rect className="cursor-chip" x={left} y={layout.axis + 4} width={width} height={16} rx={2} />
      <text className="cursor-date" x={left + width / 2} y={layout.axis + 16} textAnchor="middle">
        {words}
      </text>
    </g>
  );
}
