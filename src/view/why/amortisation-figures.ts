import { TERM_ONE } from '../../scenario/vector/collateral-assumptions.ts';
import { VECTOR_ONE, vectorPartsAt } from '../../scenario/vector/vector-values.ts';
import { type CollateralStep, collateralSteps } from './collateral-steps.ts';
import type { Reason } from './explanation.ts';
import type { DateFigure, DateId } from './figure-id.ts';
import { assumption, filed, isThisTrust, ruleOf } from './origins.ts';
import { exact, type Value } from './value.ts';
import { leaf, less, nil, of, type Rule, type Walk } from './walk.ts';

const FORMULA = 'Projected collections';

/** The steps behind a projected month; null where the month was given, or comes after the pool's end. */
export function stepAt({ projection }: Walk, at: number): CollateralStep | null {
  return at < projection.given ? null : (collateralSteps(projection)[at - projection.given] ?? null);
}

export function fraction(amount: number): Value {
  return { unit: 'fraction', amount };
}

/** The rule of a figure that is one of the month's steps. */
export function stepRule(
  title: string,
  read: (step: CollateralStep) => number,
  explain: (walk: Walk, number: number, at: number) => Reason,
): Rule<DateId> {
  return {
    title: () => title,
    value: (walk, _, at) => {
      const step = stepAt(walk, at);
      return step === null ? null : exact(read(step));
    },
    explain: (walk, { number }, at) => explain(walk, number, at),
  };
}

export function reason(sentence: string, method: Reason['method'], inputs: Reason['inputs']): Reason {
  return { sentence, clauses: [], formula: FORMULA, method, inputs };
}

const performing = stepRule(
  'Performing balance at the month’s start',
  (step) => step.performing,
  (walk, number, at) => {
    if (at === walk.projection.given) {
      const inputs = [of(walk, 'Pool Balance at the month’s start', { kind: 'pool-begin', number })];
      return reason('The first projected month starts with the whole pool.', 'equal', inputs);
    }
    const before = number - 1;
    return reason('What defaults, is paid on schedule or is prepaid leaves the performing balance.', 'sum', [
      of(walk, 'performing balance a month before', { kind: 'performing', number: before }),
      less(walk, 'defaults', { kind: 'lost', number: before }),
      less(walk, 'scheduled principal', { kind: 'scheduled', number: before }),
      less(walk, 'prepayments', { kind: 'prepaid', number: before }),
    ]);
  },
);

const survivors = stepRule(
  'Balance that does not default',
  (step) => step.survivors,
  (walk, number) =>
    reason('Defaults come first; what is left of the month’s opening balance pays.', 'sum', [
      of(walk, 'performing balance', { kind: 'performing', number }),
      less(walk, 'defaults', { kind: 'lost', number }),
    ]),
);

const LINES = assumption('/collateral/rep_lines');

/** The one rep line of a run whose pool is taken as one, at the place of its month; null where there are several. */
function onlyLine(
  walk: Walk,
  at: number,
): { readonly rate: number; readonly months: number; readonly age: number } | null {
  const lines = walk.projection.scenario.collateral?.repLines.filter(({ balance }) => balance > 0) ?? [];
  const [line] = lines;
  if (lines.length !== 1 || !line) return null;
  // Months that were given age the line as projected ones do: both count from the start.
  const elapsed = at * TERM_ONE;
  return {
    rate: line.annualRate,
    months: line.remainingTerm - elapsed,
    age: line.originalTerm - line.remainingTerm + elapsed,
  };
}

/** Where a rep line's own figures come from: typed, or taken from the certificate of the start. */
function lineOrigin(walk: Walk, key: 'rate_pct' | 'remaining_term' | 'original_term') {
  const { start } = walk.projection.scenario;
  if (walk.form.collateral?.rep_lines !== undefined || !isThisTrust(walk)) {
    return assumption(`/collateral/rep_lines/0/${key}`);
  }
  return filed(Math.max(start.afterDate, 1), { rate_pct: '12', original_term: '13', remaining_term: '14' }[key]);
}

function inMonths(tenThousandths: number): Value {
  return { unit: 'months', amount: tenThousandths / TERM_ONE };
}

const scheduled = stepRule(
  'Scheduled principal',
  (step) => step.scheduled,
  (walk, number, at) => {
    const balance = of(walk, 'balance that does not default', { kind: 'survivors', number });
    const line = onlyLine(walk, at);
    if (line === null) {
      const lines = leaf('rep lines', { unit: 'text', text: `${stepAt(walk, at)?.lines ?? 0} lines` }, LINES);
      return reason('Each rep line pays by its own schedule; the sum is shown.', 'stated', [balance, lines]);
    }
    if (line.months <= TERM_ONE) return reason('The last payment of the term repays the rest.', 'equal', [balance]);
    return reason(
      'The principal part of the month’s level payment, as all remaining payments are alike.',
      'level payment',
      [
        balance,
        leaf('a year’s rate', { unit: 'rate', amount: line.rate }, lineOrigin(walk, 'rate_pct')),
        leaf('months left of the term', inMonths(line.months), lineOrigin(walk, 'remaining_term')),
      ],
    );
  },
);

const couldPrepay = stepRule(
  'Balance that could prepay',
  (step) => step.couldPrepay,
  (walk, number) =>
    reason('What is left after the scheduled payment.', 'sum', [
      of(walk, 'balance that does not default', { kind: 'survivors', number }),
      less(walk, 'scheduled principal', { kind: 'scheduled', number }),
    ]),
);

const PREPAYMENT = assumption('/collateral/prepayment/pct');

const prepaymentRate: Rule<DateId> = {
  title: () => 'SMM, the month’s prepayment rate',
  value: (walk, _, at) => {
    const step = stepAt(walk, at);
    if (step === null) return null;
    return fraction(step.couldPrepay > 0 ? (walk.projection.collateral?.appliedSmm[at] ?? 0) : 0);
  },
  explain: (walk, _, at) => {
    const assumed = walk.projection.scenario.collateral?.prepayment;
    if (!assumed || (stepAt(walk, at)?.couldPrepay ?? 0) === 0) {
      return nil('Nothing is left to prepay after the scheduled payment.', [], FORMULA);
    }
    const speed = vectorPartsAt(assumed.vector, at - walk.projection.given);
    const typed = leaf(`${assumed.kind.toUpperCase()} of the month`, fraction(speed / VECTOR_ONE), PREPAYMENT);
    if (assumed.kind === 'smm') return reason('The month’s rate is assumed as it stands.', 'equal', [typed]);
    if (assumed.kind === 'cpr') return reason('A year’s rate, as a month’s.', 'monthly', [typed]);
    const line = onlyLine(walk, at);
    if (line === null) {
      const sentence = 'Each rep line prepays by its own age under the absolute speed; this is their average.';
      return reason(sentence, 'stated', [typed]);
    }
    const age = leaf('months since origination', inMonths(line.age), lineOrigin(walk, 'original_term'));
    return reason(
      'The absolute speed is a share of the loans there once were, so it grows with age.',
      'absolute speed',
      [typed, age],
    );
  },
};

const prepaid = stepRule(
  'Prepayments',
  (step) => step.prepaid,
  (walk, number) =>
    reason('The month’s rate on what could prepay.', 'product', [
      of(walk, 'balance that could prepay', { kind: 'could-prepay', number }),
      of(walk, 'SMM', { kind: 'prepayment-rate', number }, 'times'),
    ]),
);

const principal = stepRule(
  'Principal of the rep lines',
  (step) => step.scheduled + step.prepaid,
  (walk, number) =>
    reason('Scheduled payments and prepayments.', 'sum', [
      of(walk, 'scheduled principal', { kind: 'scheduled', number }),
      of(walk, 'prepayments', { kind: 'prepaid', number }),
    ]),
);

const interest = stepRule(
  'Interest of the rep lines',
  (step) => step.interest,
  (walk, number, at) => {
    const balance = of(walk, 'balance that does not default', { kind: 'survivors', number });
    const line = onlyLine(walk, at);
    if (line === null) {
      const lines = leaf('rep lines', { unit: 'text', text: `${stepAt(walk, at)?.lines ?? 0} lines` }, LINES);
      return reason('Each rep line pays a twelfth of its own rate; the sum is shown.', 'stated', [balance, lines]);
    }
    return reason('A month’s interest on the balance that does not default.', 'product', [
      balance,
      leaf('a year’s rate', { unit: 'rate', amount: line.rate }, lineOrigin(walk, 'rate_pct'), 'times'),
      leaf('months of a year', { unit: 'months', amount: 12 }, ruleOf('App. A'), 'divided by'),
    ]);
  },
);

export const AMORTISATION_FIGURES = {
  performing,
  survivors,
  scheduled,
  'could-prepay': couldPrepay,
  'prepayment-rate': prepaymentRate,
  prepaid,
  'projected-principal': principal,
  'projected-interest': interest,
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;
