import type { Projection } from '../../engine/projection.ts';
import type { Column } from '../../money/column.ts';
import { residualCash } from '../by-month.ts';
import { classEnd } from '../class-end.ts';
import { lifetimeNetLoss } from '../lifetime-loss.ts';
import type { Figure } from './figure.ts';

type Reader = (projection: Projection) => number;

/** Totals of the result of a run in cents, and those that are asked of it besides. */
const TOTALS: Readonly<Record<string, Reader>> = {
  servicing_fee: ({ byDate, count }) => sumOf(byDate.feePaid, 0, count),
  interest_paid: (run) => ofClasses(run, 'interestPaid'),
  principal_paid: (run) => ofClasses(run, 'principal'),
  certificateholders: (run) => residualTotal(run) - depositor(run),
  depositor,
  residual: residualTotal,
  principal_loss: (run) =>
    run.deal.classes.reduce((sum, _, noteClass) => sum + classEnd(run, noteClass).principalLoss, 0),
  interest_shortfall: (run) =>
    run.deal.classes.reduce((sum, _, noteClass) => sum + classEnd(run, noteClass).interestShortfall, 0),
  net_loss: (run) => lifetimeNetLoss(run),
};

export const TOTAL_FIELDS: readonly string[] = Object.keys(TOTALS);

export function totalFigure(path: string, field: string): Figure | null {
  const of = Object.hasOwn(TOTALS, field) ? TOTALS[field] : undefined;
  return of ? { path, kind: 'decimal', places: 2, noteClass: null, of, none: { kind: 'noCash' } } : null;
}

function residualTotal(projection: Projection): number {
  const cash = residualCash(projection);
  return sumOf(cash, 0, cash.length);
}

function depositor({ byDate, count }: Projection): number {
  return sumOf(byDate.reserveToDepositor, 0, count);
}

function ofClasses({ byClass, deal, dates, count }: Projection, quantity: 'interestPaid' | 'principal'): number {
  let total = 0;
  for (let one = 0; one < deal.classes.length; one += 1) {
    total += sumOf(byClass[quantity], one * dates, one * dates + count);
  }
  return total;
}

function sumOf(column: Column, from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to; at += 1) total += column[at] as number;
  return total;
}
