import { activeTab } from '../../store/app-state.ts';
import { placeLabels } from '../../view/chart/place-labels.ts';
import { linearScale } from '../../view/chart/scale.ts';
import { eventMarks } from '../../view/event-marks.ts';
import { chosenMonths } from '../../view/form/chosen-months.ts';
import { lastNumber } from '../../view/run-dates.ts';
import { textWidth } from '../text-width.ts';
import { useApp, useFollowing, useSettled } from '../use-app.ts';
import { EventHandle } from './event-handle.tsx';

const WIDTH = 288;
const AXIS = 30;

/** The events of the run on a line of months: diamonds for what the user set, bars and rings for what followed. */
export function Timeline() {
  const { projection } = useFollowing('verdict');
  // While an event is dragged the line stands still, though the run may become longer or shorter.
  const last = lastNumber(useSettled().projection);
  const x = linearScale(projection.startAfter, last, 8, WIDTH - 8);
  const toMonth = linearScale(8, WIDTH - 8, projection.startAfter, last);
  const form = useApp((state) => activeTab(state).form);
  const chosen = chosenMonths(form);
  const marks = eventMarks(projection);
  const labels = placeLabels(
    marks.map((mark) => ({ key: mark.key, from: x(mark.from), to: x(mark.to), words: mark.short })),
    { left: 0, right: WIDTH, levels: 2 },
    (words) => textWidth(words, 11),
    () => Number.POSITIVE_INFINITY,
    () => 0,
  );
  const ticks = Array.from(
    { length: Math.floor((last - projection.startAfter) / 12) + 1 },
    (_, year) => projection.startAfter + 12 * year,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset, and its handles belong together.
    <svg
      className="timeline"
      viewBox={`0 0 ${WIDTH} 54`}
      width={WIDTH}
      height={54}
      role="group"
      aria-label={`Events by month: ${marks.length === 0 ? 'none' : marks.map(({ words, from }) => `${words}, month ${from}`).join('; ')}`}
    >
      {marks.length === 0 && (
        <text className="mark-text" x={WIDTH / 2} y={20} textAnchor="middle">
          no event in this run
        </text>
      )}
      <line className="timeline-axis" x1={8} x2={WIDTH - 8} y1={AXIS} y2={AXIS} />
      {ticks.map((tick) => (
        <text key={tick} className="axis-text" x={x(tick)} y={AXIS + 17} textAnchor="middle">
          {tick}
        </text>
      ))}
      {marks.map(({ key, from, to, shape, cause }) => {
        if (shape === 'span') {
          return (
            <rect
              key={key}
              className="timeline-span"
              x={x(from) - 3}
              y={AXIS - 3}
              width={x(to) - x(from) + 6}
              height={6}
            />
          );
        }
        if (cause === 'chosen') return null;
        return <circle key={key} className="timeline-found" cx={x(from)} cy={AXIS} r={4} />;
      })}
      {labels.map(({ key, words, x: at, anchor, level }) => (
        <text key={key} className="mark-text" x={at} y={20 - 12 * level} textAnchor={anchor}>
          {words}
        </text>
      ))}
      {chosen.map((event) => (
        <EventHandle
          key={event.pointer}
          event={event}
          least={projection.startAfter}
          most={last}
          x={x}
          y={AXIS}
          toMonth={toMonth}
        />
      ))}
    </svg>
  );
}
