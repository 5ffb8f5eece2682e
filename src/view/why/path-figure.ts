import type { PricedAt } from './analysis-id.ts';
import type { FigureId, LifeFigure, RunFigure } from './figure-id.ts';

const OF_CLASS: Readonly<Record<string, LifeFigure>> = {
  principal_loss: 'principal-short',
  interest_shortfall: 'unpaid-end',
  dates_short_of_interest: 'short-dates',
  wal_years: 'wal',
  first_principal: 'first-principal',
  last_principal: 'last-principal',
  balance_end: 'balance-end',
};

const PAID_TO_CLASS = { interest_paid: 'interest-paid', principal_paid: 'principal' } as const;

const TOTALS: Readonly<Record<string, RunFigure>> = {
  principal_loss: 'all-principal-short',
  interest_shortfall: 'all-interest-short',
  interest_paid: 'all-interest-paid',
  principal_paid: 'all-principal-paid',
  net_loss: 'lifetime-net-loss',
};

const MEASURES = { price: 'price', yield_pct: 'yield', duration_modified: 'modified' } as const;

/**
 * The figure of a path of the contract, "classes.D.wal_years", "totals.residual"; null for one that has no reasons here.
 * @param quoteOf what a class is bought at, for a path of its measures
 */
export function pathFigure(path: string, quoteOf: (noteClass: string) => PricedAt): FigureId | null {
  const [, group, name = ''] = /^(classes|totals|measures)\.(.+)$/.exec(path) ?? [];
  if (group === 'totals') return totalOf(name);
  const [, noteClass = '', field = ''] = /^(.+)\.(\w+)$/.exec(name) ?? [];
  if (group === 'classes') {
    const kind = OF_CLASS[field];
    if (kind !== undefined) return { kind, noteClass };
    const paid = PAID_TO_CLASS[field as keyof typeof PAID_TO_CLASS];
    return paid === undefined ? null : { kind: 'life-total', each: { kind: paid, noteClass } };
  }
  const measure = MEASURES[field as keyof typeof MEASURES];
  return group === 'measures' && measure !== undefined ? { kind: measure, at: quoteOf(noteClass) } : null;
}

function totalOf(field: string): FigureId | null {
  if (field === 'residual') return { kind: 'life-total', each: { kind: 'residual' } };
  const kind = TOTALS[field];
  return kind === undefined ? null : { kind };
}
