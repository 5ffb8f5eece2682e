import { useMemo, useRef } from 'react';
import { sameResult } from '../../view/form/same-result.ts';
import { useApp, useBase, useShown } from '../use-app.ts';
import { useWidth } from '../use-size.ts';
import { Axes } from './axes.tsx';
import { Bands } from './bands.tsx';
import { BaseLine } from './base-line.tsx';
import { ChartBar } from './chart-bar.tsx';
import { ChartTable } from './chart-table.tsx';
import { CursorLayer } from './cursor-layer.tsx';
import { EventLayer } from './event-layer.tsx';
import { chartLayout } from './layout.ts';
import { MonthSlider } from './month-slider.tsx';
import { Months } from './months.tsx';
import { Readout } from './readout.tsx';
import { RealisedLine } from './realised-line.tsx';
import { ShortLayer } from './short-layer.tsx';
import { useFrame } from './use-frame.ts';
import './chart.css';

/** The paydown: the classes stacked over the months, with the readout of the cursor's month beside it. */
export function Chart() {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const { reserve, oc } = useApp((state) => state.plots);
  const isTable = useApp((state) => state.chartIsTable);
  const layout = useMemo(() => chartLayout(width, { reserve, oc }), [width, reserve, oc]);
  return (
    <section className="chart-region" aria-label="Paydown">
      <ChartBar />
      <div className="chart-main">
        <div className="chart-place" ref={place}>
          {width > 0 && !isTable && <Picture layout={layout} />}
          {isTable && <ChartTable height={layout.height} />}
        </div>
        <Readout />
      </div>
    </section>
  );
}

function Picture({ layout }: { readonly layout: ReturnType<typeof chartLayout> }) {
  const { projection, form, verdicts } = useShown();
  const base = useBase();
  const { base: showsBase, realised: showsRealised } = useApp((state) => state.plots);
  const frame = useFrame(layout);
  return (
    <MonthSlider frame={frame} name="Month, over the balances of the classes" height={layout.height}>
      <defs>
        <pattern id="hatch-short" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="hatch-short-back" width="5" height="5" />
          <line className="hatch-short-line" x1="0" x2="0" y1="0" y2="5" />
        </pattern>
      </defs>
      <Axes frame={frame} projection={projection} />
      <Bands frame={frame} projection={projection} />
      {base && showsBase && !sameResult(base.projection, projection) && (
        <BaseLine frame={frame} base={base.projection} />
      )}
      {showsRealised && form.deal === undefined && <RealisedLine frame={frame} projection={projection} />}
      <ShortLayer frame={frame} projection={projection} verdicts={verdicts} />
      <EventLayer frame={frame} projection={projection} form={form} />
      <Months frame={frame} deal={projection.deal} />
      <CursorLayer frame={frame} />
    </MonthSlider>
  );
}
