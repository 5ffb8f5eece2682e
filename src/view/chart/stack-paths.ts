import { emptyColumn } from '../../money/column.ts';
import type { Series } from '../class-balances.ts';
import { pixel, type Scale } from './scale.ts';

/**
 * One SVG path for each class of a stack, the most senior on top, so that juniors keep their baseline. A class that is
 * paid off has no area after the date that pays it; one that never has a balance has an empty path.
 * @param series balances by class, senior first
 * @param x from a series' entry to pixels
 * @param y from cents to pixels
 */
export function stackPaths(series: readonly Series[], x: Scale, y: Scale): readonly string[] {
  const edge = emptyColumn(series[0]?.length ?? 0);
  const paths: string[] = new Array(series.length).fill('');
  for (let noteClass = series.length - 1; noteClass >= 0; noteClass -= 1) {
    const own = series[noteClass] as Series;
    const last = lastEntry(own);
    if (last >= 0) paths[noteClass] = bandPath(own, edge, Math.min(last + 1, own.length - 1), x, y);
    for (let at = 0; at < edge.length; at += 1) edge[at] = (edge[at] as number) + (own[at] as number);
  }
  return paths;
}

function lastEntry(series: Series): number {
  return series.findLastIndex((amount) => amount > 0);
}

/** Along the top to `last`, back along the bottom. */
function bandPath(own: Series, below: Series, last: number, x: Scale, y: Scale): string {
  let top = '';
  let bottom = '';
  for (let at = 0; at <= last; at += 1) {
    const left = pixel(x(at));
    const floor = below[at] as number;
    top += `${at === 0 ? 'M' : 'L'}${left} ${pixel(y(floor + (own[at] as number)))}`;
    bottom = `L${left} ${pixel(y(floor))}${bottom}`;
  }
  return `${top}${bottom}Z`;
}

/** A line through a series. */
export function linePath(series: Series, x: Scale, y: Scale): string {
  let path = '';
  for (let at = 0; at < series.length; at += 1)
    path += `${at === 0 ? 'M' : 'L'}${pixel(x(at))} ${pixel(y(series[at] as number))}`;
  return path;
}

/** The area between a series and zero. */
export function areaPath(series: Series, x: Scale, y: Scale): string {
  if (series.length === 0) return '';
  return `${linePath(series, x, y)}L${pixel(x(series.length - 1))} ${pixel(y(0))}L${pixel(x(0))} ${pixel(y(0))}Z`;
}

/** The heights at which each class's name stands: the middle of its band at the start, moved apart where bands are thin. */
export function nameHeights(starts: readonly number[], y: Scale, least: number): readonly (number | null)[] {
  const heights: (number | null)[] = new Array(starts.length).fill(null);
  let floor = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let noteClass = starts.length - 1; noteClass >= 0; noteClass -= 1) {
    const own = starts[noteClass] as number;
    if (own > 0) {
      const middle = y(floor + own / 2);
      const height = Math.min(middle, lowest - least);
      heights[noteClass] = height;
      lowest = height;
    }
    floor += own;
  }
  return heights;
}
