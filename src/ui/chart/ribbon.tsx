import { useMemo, useRef } from 'react';
import { linearScale } from '../../view/chart/scale.ts';
import { stackPaths } from '../../view/chart/stack-paths.ts';
import { wholeRun } from '../../view/whole-run.ts';
import { useShown } from '../use-app.ts';
import { useWidth } from '../use-size.ts';
import type { ChartFrame } from './chart-frame.ts';
import { CursorLayer } from './cursor-layer.tsx';
import { chartLayout } from './layout.ts';
import { MonthSlider } from './month-slider.tsx';
import { useFrame } from './use-frame.ts';

const HEIGHT = 64;
const FOOT = 42;

/** The stack as a ribbon above enlarged details; it still moves the month. */
export function Ribbon() {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  return (
    <div className="ribbon" ref={place}>
      <h2 className="hidden-text">Balances</h2>
      {width > 0 && <RibbonPicture width={width} />}
    </div>
  );
}

function RibbonPicture({ width }: { readonly width: number }) {
  const { projection } = useShown();
  const layout = useMemo(() => chartLayout(width, { reserve: false, oc: false }), [width]);
  const full = useFrame(layout);
  const frame: ChartFrame = useMemo(() => {
    const edges = { top: 4, foot: FOOT };
    const small = { ...layout, left: 8, right: width - 8, main: edges, axis: FOOT, height: HEIGHT };
    return {
      ...full,
      layout: small,
      x: linearScale(full.first, full.last, small.left, small.right),
      main: linearScale(0, full.mainTop, FOOT, edges.top),
    };
  }, [full, layout, width]);
  const { balances, first } = wholeRun(projection);
  const x = (entry: number): number => frame.x(first + entry);
  return (
    <MonthSlider frame={frame} name="Month" height={HEIGHT}>
      <g className="bands">
        {stackPaths(balances, x, frame.main).map((path, index) => (
          <path key={projection.deal.classes[index]?.name} className={`band class-${index + 1}`} d={path} />
        ))}
      </g>
      <line className="zero-line" x1={8} x2={width - 8} y1={FOOT} y2={FOOT} />
      <CursorLayer frame={frame} />
    </MonthSlider>
  );
}
