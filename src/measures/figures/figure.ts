import type { Deal } from '../../deal/deal.ts';
import type { Projection } from '../../engine/projection.ts';
import type { NotAvailable } from '../not-available.ts';
import { classFigure } from './class-figures.ts';
import { measureFigure, type PricingTerms } from './measure-figures.ts';
import { totalFigure } from './total-figures.ts';

/** A single number of a run, by its path in the result. Reckoned from the columns, without writing the result out. */
export interface Figure {
  readonly path: string;
  /** An amount or a decimal with `places` decimals, or a day. */
  readonly kind: 'decimal' | 'day';
  readonly places: number;
  /** The class that the figure is about; null where it is about the trust. */
  readonly noteClass: number | null;
  /** In whole units of the last decimal; null where the run has none. */
  readonly of: (projection: Projection) => number | null;
  /** What a null means. */
  readonly none: NotAvailable;
}

/**
 * The figure of a path: `classes.D.balance_end`, `totals.certificateholders` as in the result of a run, and
 * `measures.D.price` and its like where terms of pricing are given.
 * @returns null where the path names no figure of this kind
 */
export function figureAt(path: string, deal: Deal, terms: PricingTerms | null): Figure | null {
  const total = /^totals\.(\w+)$/.exec(path);
  if (total) return totalFigure(path, total[1] ?? '');
  const [group, noteClass, field] = classPath(path, deal);
  if (noteClass < 0) return null;
  const name = deal.classes[noteClass]?.name ?? '';
  if (group === 'classes') return classFigure(path, noteClass, name, field);
  return terms ? measureFigure(path, noteClass, name, field, terms) : null;
}

/** A path through a class by name: a name may itself have points in it. */
function classPath(path: string, deal: Deal): readonly [group: string, noteClass: number, field: string] {
  for (const group of ['classes', 'measures']) {
    const place = deal.classes.findIndex(({ name }) => path.startsWith(`${group}.${name}.`));
    if (place >= 0) return [group, place, path.slice(group.length + (deal.classes[place]?.name.length ?? 0) + 2)];
  }
  return ['', -1, ''];
}
