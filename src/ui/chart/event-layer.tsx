import { memo } from 'react';
import type { Projection } from '../../engine/projection.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { placeLabels } from '../../view/chart/place-labels.ts';
import { linearScale } from '../../view/chart/scale.ts';
import { dateText } from '../../view/date-text.ts';
import { type EventMark, eventMarks, regimeSpans } from '../../view/event-marks.ts';
import { REGIME_WORDS } from '../../view/regime-words.ts';
import { dateOf } from '../../view/run-dates.ts';
import { type ProvenanceSpan, provenanceSpans, spanWords } from '../../view/run-label.ts';
import { entryOf, wholeRun } from '../../view/whole-run.ts';
import { textWidth } from '../text-width.ts';
import type { ChartFrame } from './chart-frame.ts';

const SIZE = 11;
const LEVELS = 6;
const LEVEL = 15;
/** Between a boundary and the words beside it. */
const GAP = 5;

export interface EventLayerProps {
  readonly frame: ChartFrame;
  readonly projection: Projection;
  readonly form: ScenarioForm;
}

/** Events over the stack: a dotted line each, a bracket over a span, labels in the empty upper right. */
export const EventLayer = memo(function EventLayer({ frame, projection, form }: EventLayerProps) {
  const { layout, x } = frame;
  const marks = eventMarks(projection);
  const labels = placedLabels(frame, projection, marks);
  return (
    <g>
      {marks.map((mark) => {
        const level = labels.find(({ key }) => key === mark.key)?.level ?? 0;
        const height = levelFoot(frame, level);
        return mark.shape === 'span' ? (
          <path key={mark.key} className="event-span" d={`M${x(mark.from)} ${height + 8}v-4H${x(mark.to)}v4`} />
        ) : (
          <line
            key={mark.key}
            className={`event-line event-${mark.cause}`}
            x1={x(mark.from)}
            x2={x(mark.from)}
            y1={height - 8}
            y2={layout.axis}
          />
        );
      })}
      {labels.map(({ key, words, x: at, anchor, level }) => (
        <text key={key} className="mark-text" x={at} y={levelFoot(frame, level)} textAnchor={anchor}>
          {words}
        </text>
      ))}
      <Lanes frame={frame} projection={projection} form={form} />
    </g>
  );
});

function levelFoot({ layout }: ChartFrame, level: number): number {
  return layout.main.top - 6 + level * LEVEL;
}

function placedLabels(frame: ChartFrame, projection: Projection, marks: readonly EventMark[]) {
  const { layout, x } = frame;
  const whole = wholeRun(projection);
  const months = linearScale(layout.left, layout.right, frame.first, frame.last);
  const stackTop = (pixels: number): number => frame.main(whole.notes[entryOf(whole, Math.floor(months(pixels)))] ?? 0);
  return placeLabels(
    marks.map((mark) => ({
      key: mark.key,
      from: x(mark.from),
      to: x(mark.to),
      words:
        mark.shape === 'line' && !layout.isNarrow
          ? `${mark.words}, ${dateText(dateOf(projection, mark.from))}`
          : mark.words,
    })),
    { left: layout.left, right: layout.right + 30, levels: LEVELS },
    (words) => textWidth(words, SIZE),
    stackTop,
    (level) => levelFoot(frame, level) + 4,
  );
}

/** Above the plot: where the figures come from, and which section governs. */
function Lanes({ frame, projection, form }: EventLayerProps) {
  const { layout, x } = frame;
  const accelerated = regimeSpans(projection).filter(({ regime }) => regime !== '2.8(a)');
  const spans = provenanceSpans(form, projection);
  const labels = laneLabels(frame, projection, spans, accelerated[0]?.from);
  return (
    <g>
      {spans.map(({ provenance, from, to }) => (
        <g key={provenance}>
          <rect
            className={`lane lane-${provenance}`}
            x={x(from - 1)}
            y={layout.lane}
            width={x(to) - x(from - 1)}
            height={4}
          />
          {(provenance === 'replay' || provenance === 'given') && (
            <rect
              className="lane-half"
              x={x(from - 1)}
              y={layout.lane + (provenance === 'replay' ? 2 : 0)}
              width={x(to) - x(from - 1)}
              height={2}
            />
          )}
        </g>
      ))}
      {spans.slice(1).map(({ provenance, from }) => (
        <g key={provenance} data-boundary={from - 1}>
          <line className="boundary-halo" x1={x(from - 1)} x2={x(from - 1)} y1={4} y2={layout.axis} />
          <line className="boundary" x1={x(from - 1)} x2={x(from - 1)} y1={4} y2={layout.axis} />
        </g>
      ))}
      {labels.map(({ words, at, anchor }) => (
        <text key={words} className="lane-text" x={at} y={9} textAnchor={anchor}>
          {words}
        </text>
      ))}
      {accelerated.map(({ regime, from, to }, place) => {
        const label = layout.isNarrow
          ? REGIME_WORDS[regime]
          : `${REGIME_WORDS[regime]}, from ${dateText(dateOf(projection, from))}`;
        const start = x(from - 1);
        const fits = start + textWidth(label, SIZE) < layout.width;
        return (
          <g key={regimeKey(regime, place)}>
            <rect className="lane-accelerated" x={start} y={layout.lane} width={x(to) - start} height={4} />
            <text className="lane-text" x={fits ? start : layout.width} y={9} textAnchor={fits ? 'start' : 'end'}>
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface LaneLabel {
  readonly words: string;
  readonly at: number;
  readonly anchor: 'start' | 'end';
}

/** Words for each stretch where there is room: the first ends at its boundary, those after it begin at theirs. */
function laneLabels(
  { layout, x }: ChartFrame,
  projection: Projection,
  spans: readonly ProvenanceSpan[],
  accelerated: number | undefined,
): readonly LaneLabel[] {
  const limit = accelerated === undefined ? layout.width : x(accelerated - 1) - 8;
  return spans.flatMap((span, place): LaneLabel[] => {
    const words = layout.isNarrow ? capital(span.provenance) : spanWords(span, projection);
    const width = textWidth(words, SIZE);
    const isFirstOfMore = place === 0 && spans.length > 1;
    const start = x(span.from - 1) + (place === 0 ? 0 : GAP);
    const end = isFirstOfMore ? x(span.to) - GAP : Math.min(limit, place < spans.length - 1 ? x(span.to) : limit);
    if (isFirstOfMore) return end - width >= 0 ? [{ words, at: end, anchor: 'end' }] : [];
    return start + width <= end ? [{ words, at: start, anchor: 'start' }] : [];
  });
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function regimeKey(regime: string, place: number): string {
  return `${regime} ${place}`;
}
