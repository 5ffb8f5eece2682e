import type { DateFigure, DateId } from './figure-id.ts';
import { dealTerm, ruleOf, startOrigin } from './origins.ts';
import { amountOf, cents, type Value } from './value.ts';
import { inCents, leaf, less, of, type Rule, regimeAt, type Walk } from './walk.ts';

function firstClause(walk: Walk, at: number): '2.8(a)(i)' | '5.4(b)(i)' {
  return regimeAt(walk, at) === '2.8(a)' ? '2.8(a)(i)' : '5.4(b)(i)';
}

const current: Rule<DateId> = {
  title: () => 'Monthly Servicing Fee',
  value: (walk, _, at) => inCents(walk, 'feeCurrent', at),
  explain: (walk, { number }, at) => ({
    sentence: 'A twelfth of the yearly rate on the pool at the month’s start.',
    clauses: [firstClause(walk, at)],
    formula: 'Monthly Servicing Fee',
    method: 'product',
    inputs: [
      of(walk, 'Pool Balance at the month’s start', { kind: 'pool-begin', number }),
      leaf(
        'rate of the fee',
        { unit: 'rate', amount: walk.projection.deal.servicingFee },
        dealTerm(walk, 'servicing_fee_pct'),
        'times',
      ),
      leaf('months of a year', { unit: 'months', amount: 12 }, ruleOf('2.8(a)(i)'), 'divided by'),
    ],
  }),
};

const unpaid: Rule<DateId> = {
  title: () => 'Servicing fee unpaid of earlier months',
  value: (walk, _, at) => inCents(walk, 'feeUnpaidPrior', at),
  explain: (walk, { number }, at) => {
    const formula = 'Servicing fee unpaid';
    const clauses = [firstClause(walk, at)];
    if (at > 0) {
      const before = { kind: 'fee-short', number: number - 1 } as const;
      const inputs = [of(walk, 'fee short on the date before', before)];
      return { sentence: 'What is not paid of the fee is carried.', clauses, formula, method: 'equal', inputs };
    }
    const value = cents(walk.projection.scenario.start.unpaidFee);
    const inputs = [leaf('fee unpaid at the start', value, startOrigin(walk, 'unpaid_fee'))];
    return { sentence: 'The run starts with this much fee unpaid.', clauses, formula, method: 'given', inputs };
  },
};

function feeDue(walk: Walk, at: number): number {
  const { feeCurrent, feeUnpaidPrior } = walk.projection.byDate;
  return (feeCurrent[at] as number) + (feeUnpaidPrior[at] as number);
}

const due: Rule<DateId> = {
  title: () => 'Total Servicing Fee',
  value: (walk, _, at) => cents(feeDue(walk, at)),
  explain: (walk, { number }, at) => ({
    sentence: 'The month’s fee and what earlier months left unpaid.',
    clauses: [firstClause(walk, at)],
    formula: 'Total Servicing Fee',
    method: 'sum',
    inputs: [
      of(walk, 'Monthly Servicing Fee', { kind: 'fee-current', number }),
      of(walk, 'fee unpaid of earlier months', { kind: 'fee-unpaid', number }),
    ],
  }),
};

const paid: Rule<DateId> = {
  title: () => 'Servicing fee paid',
  value: (walk, _, at) => inCents(walk, 'feePaid', at),
  explain: (walk, { number }, at) => {
    const clause = firstClause(walk, at);
    return {
      sentence: 'What the first clause pays to the Servicer.',
      clauses: [clause],
      formula: 'Servicing fee paid',
      method: 'equal',
      inputs: [of(walk, `fee under ${clause}`, { kind: 'clause-paid', clause, payee: 'servicing_fee', number })],
    };
  },
};

const short: Rule<DateId> = {
  title: () => 'Servicing fee short',
  value: (walk, _, at) => cents(feeDue(walk, at) - (walk.projection.byDate.feePaid[at] as number)),
  explain: (walk, { number }, at) => ({
    sentence: 'What is left of the fee is carried to the next date.',
    clauses: [firstClause(walk, at)],
    formula: 'Shortfall of the Total Servicing Fee',
    method: 'sum',
    inputs: [
      of(walk, 'Total Servicing Fee', { kind: 'fee', number }),
      less(walk, 'fee paid', { kind: 'fee-paid', number }),
    ],
  }),
};

const advancesUnpaid: Rule<DateId> = {
  title: () => 'Advances unpaid of earlier months',
  value: (walk, { number }, at): Value => {
    if (at > 0) return walk.value({ kind: 'advances-owed', number: number - 1 });
    return cents(walk.projection.scenario.start.unpaidAdvances);
  },
  explain: (walk, { number }, at) => {
    const base = { clauses: [firstClause(walk, at)], formula: 'Unreimbursed Servicer Advances' };
    if (at > 0) {
      const before = { kind: 'advances-owed', number: number - 1 } as const;
      const inputs = [of(walk, 'advances owed after the date before', before)];
      return { ...base, sentence: 'Advances that are not reimbursed stay owed.', method: 'equal', inputs };
    }
    const value = cents(walk.projection.scenario.start.unpaidAdvances);
    const inputs = [leaf('advances unpaid at the start', value, startOrigin(walk, 'unpaid_advances'))];
    return { ...base, sentence: 'The run starts with these advances unpaid.', method: 'given', inputs };
  },
};

const advances: Rule<DateId> = {
  title: () => 'Unreimbursed Servicer Advances',
  value: (walk, { number }) =>
    cents(
      amountOf(walk.value({ kind: 'advances-unpaid', number })) +
        amountOf(walk.value({ kind: 'collections', line: 'unreimbursed_advances', number })),
    ),
  explain: (walk, { number }, at) => ({
    sentence: 'They take collections before interest, and no reserve money stands in for them.',
    clauses: [firstClause(walk, at)],
    formula: 'Unreimbursed Servicer Advances',
    method: 'sum',
    inputs: [
      of(walk, 'advances unpaid of earlier months', { kind: 'advances-unpaid', number }),
      of(walk, 'advances of the month', { kind: 'collections', line: 'unreimbursed_advances', number }),
    ],
    readings: ['advances_carried'],
  }),
};

const advancesOwed: Rule<DateId> = {
  title: () => 'Advances owed after the date',
  value: (walk, _, at) => inCents(walk, 'advancesOwed', at),
  explain: (walk, { number }, at) => {
    const clause = firstClause(walk, at);
    return {
      sentence: 'What the first clause does not reimburse stays owed.',
      clauses: [clause],
      formula: 'Unreimbursed Servicer Advances',
      method: 'sum',
      inputs: [
        of(walk, 'Unreimbursed Servicer Advances', { kind: 'advances', number }),
        less(walk, `advances paid under ${clause}`, { kind: 'clause-paid', clause, payee: 'advances', number }),
      ],
      readings: ['advances_carried'],
    };
  },
};

export const FEE_FIGURES = {
  'fee-current': current,
  'fee-unpaid': unpaid,
  fee: due,
  'fee-paid': paid,
  'fee-short': short,
  'advances-unpaid': advancesUnpaid,
  advances,
  'advances-owed': advancesOwed,
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;
