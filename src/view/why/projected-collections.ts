import type { CollectionLine } from '../../scenario/collections.ts';
import { collateralSteps } from './collateral-steps.ts';
import type { Reason } from './explanation.ts';
import { amountOf } from './value.ts';
import { less, nil, of, type Walk } from './walk.ts';

const FORMULA = 'Projected collections';

/** Where a projected line of collections comes from: a figure that still carries fractions, rounded once. */
export function projectedReason(walk: Walk, line: CollectionLine, number: number, at: number): Reason {
  const isAmortising = at - walk.projection.given < collateralSteps(walk.projection).length;
  switch (line) {
    case 'liquidation_proceeds':
      return rounded('What is got back on receivables that defaulted earlier.', [
        of(walk, 'recovery of the month', { kind: 'recovered', number }),
      ]);
    case 'principal':
      return isAmortising ? principalReason(walk, number) : poolIsGone();
    case 'defaulted':
      return isAmortising ? defaultedReason(walk, number) : poolIsGone();
    case 'finance_charges':
      if (!isAmortising) return poolIsGone();
      return rounded('Interest that the performing receivables pay.', [
        of(walk, 'interest of the rep lines', { kind: 'projected-interest', number }),
      ]);
    default:
      return nil('A projection has no such collections.', [], FORMULA);
  }
}

function poolIsGone(): Reason {
  return nil('The pool is zero before this month.', [], FORMULA);
}

function rounded(sentence: string, inputs: Reason['inputs']): Reason {
  return {
    sentence: `${sentence} Rep lines carry fractions of a cent; the month’s figure is rounded once.`,
    clauses: [],
    formula: FORMULA,
    method: 'product',
    inputs,
  };
}

function halfUp(amount: number): number {
  return Math.floor(amount + 0.5);
}

function defaultedReason(walk: Walk, number: number): Reason {
  const lost = { kind: 'lost', number } as const;
  const pool = { kind: 'pool-begin', number } as const;
  if (halfUp(amountOf(walk.value(lost))) > amountOf(walk.value(pool))) {
    return {
      sentence: 'All that is left of the pool defaults.',
      clauses: [],
      formula: FORMULA,
      method: 'equal',
      inputs: [of(walk, 'Pool Balance at the month’s start', pool)],
    };
  }
  return rounded('Receivables that default in the month.', [of(walk, 'defaults of the rep lines', lost)]);
}

/** The month's principal; in the last month, or where fractions would ask for more, all that is left of the pool. */
function principalReason(walk: Walk, number: number): Reason {
  const principal = { kind: 'projected-principal', number } as const;
  const recorded = amountOf(walk.value({ kind: 'collections', line: 'principal', number }));
  if (halfUp(amountOf(walk.value(principal))) === recorded) {
    return rounded('Scheduled payments and prepayments.', [of(walk, 'principal of the rep lines', principal)]);
  }
  return {
    sentence: 'All that is left of the pool falls due.',
    clauses: [],
    formula: FORMULA,
    method: 'sum',
    inputs: [
      of(walk, 'Pool Balance at the month’s start', { kind: 'pool-begin', number }),
      less(walk, 'Defaulted Receivables', { kind: 'collections', line: 'defaulted', number }),
    ],
  };
}
