import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { moveCursor } from '../../store/app-store.ts';
import { linearScale } from '../../view/chart/scale.ts';
import { sameResult } from '../../view/form/same-result.ts';
import { Axes } from '../chart/axes.tsx';
import { Bands } from '../chart/bands.tsx';
import { BaseLine } from '../chart/base-line.tsx';
import { CursorLayer } from '../chart/cursor-layer.tsx';
import { EventLayer } from '../chart/event-layer.tsx';
import type { ChartLayout } from '../chart/layout.ts';
import { Months } from '../chart/months.tsx';
import { ShortLayer } from '../chart/short-layer.tsx';
import { useFrame } from '../chart/use-frame.ts';
import { useBase, useShown } from '../use-app.ts';
import '../chart/chart.css';

/** How much larger the chart's words are than on the working screen. */
const LARGER = 1.45;
const MOST_LARGER_FROM = 1000;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The chart as large as there is room, its words with it. */
export function PresentChart() {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setRoom({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="present-chart" ref={place}>
      {room && <Picture room={room} />}
    </div>
  );
}

function Picture({ room }: { readonly room: Room }) {
  const { projection, form, verdicts } = useShown();
  const base = useBase();
  const layout = useMemo(() => presentLayout(room), [room]);
  const frame = useFrame(layout);
  const toMonth = linearScale(layout.left, layout.right, frame.first, frame.last);
  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    moveCursor(Math.round(toMonth(((event.clientX - left) / width) * layout.width)));
  };
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={room.width}
      height={room.height}
      role="img"
      aria-label="Balances of the classes by month, $ million"
      onPointerDown={follow}
      onPointerMove={follow}
    >
      <defs>
        <pattern id="hatch-present" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="hatch-short-back" width="5" height="5" />
          <line className="hatch-short-line" x1="0" x2="0" y1="0" y2="5" />
        </pattern>
      </defs>
      <Axes frame={frame} projection={projection} />
      <Bands frame={frame} projection={projection} />
      {base && !sameResult(base.projection, projection) && <BaseLine frame={frame} base={base.projection} />}
      <ShortLayer frame={frame} projection={projection} verdicts={verdicts} />
      <EventLayer frame={frame} projection={projection} form={form} />
      <Months frame={frame} deal={projection.deal} />
      <CursorLayer frame={frame} />
    </svg>
  );
}

/** Stack and lens in the room there is, in the smaller units that make the words larger. */
function presentLayout({ width: wide, height: high }: Room): ChartLayout {
  const larger = wide >= MOST_LARGER_FROM ? LARGER : 1;
  const width = Math.floor(wide / larger);
  const height = Math.floor(high / larger);
  const isNarrow = width < 520;
  const axis = Math.max(height - 24, 160);
  const top = 38;
  const lensHeight = Math.max(Math.floor((axis - top) * 0.26), 40);
  return {
    width,
    height: axis + 24,
    left: isNarrow ? 38 : 44,
    right: width - (isNarrow ? 36 : 44),
    isNarrow,
    lane: 14,
    main: { top, foot: axis - lensHeight - 24 },
    lens: { top: axis - lensHeight, foot: axis },
    reserve: null,
    oc: null,
    axis,
  };
}
