import { memo } from 'react';
import { FILED_MONTHS } from '../../deal/carmx-2019-4/filed-months.ts';
import type { Projection } from '../../engine/projection.ts';
import { linePath } from '../../view/chart/stack-paths.ts';
import { sumOf } from '../../view/class-balances.ts';
import { filedSeries } from '../../view/whole-run.ts';
import { type ChartFrame, juniorsOf } from './chart-frame.ts';

/** The Notes as the certificates have them, dotted over any projection of the trust: over the stack and over the lens. */
export const RealisedLine = memo(function RealisedLine({
  frame,
  projection,
}: {
  readonly frame: ChartFrame;
  readonly projection: Projection;
}) {
  const { balances } = filedSeries(projection, Math.min(FILED_MONTHS.count, frame.last));
  const juniors = juniorsOf(projection, balances);
  const paths = [linePath(sumOf(balances), frame.x, frame.main), linePath(sumOf(juniors), frame.x, frame.lens)];
  return (
    <g data-plot="realised">
      {paths.map((path, plot) => (
        <g key={plot === 0 ? 'stack' : 'lens'}>
          <path className="base-halo" d={path} />
          <path className="realised-line" d={path} />
        </g>
      ))}
    </g>
  );
});
