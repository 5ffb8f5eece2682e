import { memo } from 'react';
import type { Projection } from '../../engine/projection.ts';
import { linePath } from '../../view/chart/stack-paths.ts';
import { sumOf } from '../../view/class-balances.ts';
import { wholeRun } from '../../view/whole-run.ts';
import { type ChartFrame, juniorsOf } from './chart-frame.ts';

/** The base's Notes as a dashed line, over the stack and over the lens. */
export const BaseLine = memo(function BaseLine({
  frame,
  base,
}: {
  readonly frame: ChartFrame;
  readonly base: Projection;
}) {
  const { balances, notes, first } = wholeRun(base);
  const juniors = sumOf(juniorsOf(base, balances));
  const x = (entry: number): number => frame.x(first + entry);
  const paths = [linePath(notes, x, frame.main), linePath(juniors, x, frame.lens)];
  return (
    <g>
      {paths.map((path, plot) => (
        <g key={plot === 0 ? 'stack' : 'lens'}>
          <path className="base-halo" d={path} />
          <path className="base-line" d={path} />
        </g>
      ))}
    </g>
  );
});
