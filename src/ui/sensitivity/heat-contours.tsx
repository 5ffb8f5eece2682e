import { contourLabels, contourSteps } from '../../view/sensitivity/contours.ts';
import type { HeatMapProps } from './heat-map.tsx';

interface HeatContoursProps extends Pick<HeatMapProps, 'columns' | 'rows' | 'names' | 'shortAt' | 'now'> {
  /** Pixels of a cell, and of the first cell's corner. */
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** Over the cells: where each class's first dollar is short, and the scenario's own cell. */
export function HeatContours({ columns, rows, names, shortAt, now, width, height, left, top }: HeatContoursProps) {
  const path = contourSteps(columns.length, rows.length, shortAt)
    .map(({ x1, y1, x2, y2 }) => `M${x1 * width} ${y1 * height}L${x2 * width} ${y2 * height}`)
    .join('');
  const labels = contourLabels(columns.length, names, (column) => shortAt(rows.length - 1, column));
  return (
    <svg
      className="heat-contours"
      aria-hidden="true"
      width={columns.length * width + 2}
      height={rows.length * height + 2}
      style={{ left: left - 0.5, top: top - 0.5 }}
    >
      <path className="contour-halo" d={path} />
      <path className="contour" d={path} />
      {labels.map(({ x, words }) => (
        <text key={x} className="contour-name" x={x * width} y={rows.length * height + 13} textAnchor="middle">
          {words}
        </text>
      ))}
      {now && <rect className="heat-now" x={now.column * width} y={now.row * height} width={width} height={height} />}
    </svg>
  );
}
