import type { ClauseId } from '../../deal/clauses.ts';
import { exactProduct } from '../../money/exact-product.ts';
import type { Input } from './explanation.ts';
import type { ClassFigure, ClassId, DateFigure, DateId, FigureId } from './figure-id.ts';
import { signedSum } from './input-sum.ts';
import { lineWords } from './line-words.ts';
import { classTerm } from './origins.ts';
import { amountOf, cents, type Value } from './value.ts';
import { classNames, classPlace, leaf, less, of, type Rule, regimeAt, type Walk } from './walk.ts';

// Lines that the monthly certificate prints and that are made of several of the waterfall's figures.

/** Certificates print factors with seven decimals. */
const FACTOR_ONE = 10_000_000;

function factorValue(balance: number, original: number): Value | null {
  return original > 0 ? { unit: 'factor', amount: exactProduct(balance, FACTOR_ONE, original) } : null;
}

const FACTOR_WORDS = 'The balance after the payments as a share of the original one.';

const factor: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} factor`,
  value: (walk, { noteClass, number }) => {
    const original = walk.projection.deal.classes[classPlace(walk, noteClass)]?.balance ?? 0;
    return factorValue(amountOf(walk.value({ kind: 'balance-after', noteClass, number })), original);
  },
  explain: (walk, { noteClass, number }) => ({
    sentence: FACTOR_WORDS,
    clauses: [],
    formula: 'Class factor',
    method: 'product',
    inputs: [
      of(walk, 'Note Balance after', { kind: 'balance-after', noteClass, number }),
      originalOf(walk, noteClass, 'original balance', 'divided by'),
    ],
  }),
};

function originalOf(walk: Walk, noteClass: string, label: string, operator: Input['operator']): Input {
  const place = classPlace(walk, noteClass);
  const { balance = 0 } = walk.projection.deal.classes[place] ?? {};
  return leaf(label, cents(balance), classTerm(walk, place, 'balance'), operator);
}

const noteFactor: Rule<DateId> = {
  title: () => 'Note Balance factor',
  value: (walk, { number }) =>
    factorValue(
      amountOf(walk.value({ kind: 'notes-after', number })),
      amountOf(walk.value({ kind: 'notes-original', number })),
    ),
  explain: (walk, { number }) => ({
    sentence: FACTOR_WORDS,
    clauses: [],
    formula: 'Note Balance factor',
    method: 'product',
    inputs: [
      of(walk, 'Note Balance after', { kind: 'notes-after', number }),
      of(walk, 'original Note Balance', { kind: 'notes-original', number }, 'divided by'),
    ],
  }),
};

const notesOriginal: Rule<DateId> = {
  title: () => 'Original Note Balance',
  value: (walk) => cents(walk.projection.deal.classes.reduce((sum, { balance }) => sum + balance, 0)),
  explain: (walk) => ({
    sentence: 'All classes together, as they were sold.',
    clauses: [],
    formula: 'Note Balance',
    method: 'sum',
    inputs: classNames(walk).map((name) => originalOf(walk, name, `Class ${name}`, 'plus')),
  }),
};

/** Lines of one clause of § 2.8(a) together; under another section the certificate's line has no such figure. */
function clauseLines(
  title: string,
  sentence: string,
  kind: 'clause-due' | 'clause-paid',
  clause: ClauseId,
  payees: readonly string[],
): Rule<DateId> {
  const inputs = (walk: Walk, number: number): readonly Input[] =>
    payees.map((payee) => of(walk, lineWords(payee), { kind, clause, payee, number }));
  return {
    title: () => title,
    value: (walk, { number }, at) => (regimeAt(walk, at) === '2.8(a)' ? cents(signedSum(inputs(walk, number))) : null),
    explain: (walk, { number }) => ({
      sentence,
      clauses: [clause],
      formula: title,
      method: 'sum',
      inputs: inputs(walk, number),
    }),
  };
}

const SUCCESSOR = ['successor_indemnity', 'successor_transition'] as const;

/** Figures of the date added up. */
function addedUp(
  title: string,
  sentence: string,
  clauses: readonly ClauseId[],
  inputs: (walk: Walk, number: number) => readonly Input[],
): Rule<DateId> {
  return {
    title: () => title,
    value: (walk, { number }) => cents(signedSum(inputs(walk, number))),
    explain: (walk, { number }) => ({ sentence, clauses, formula: title, method: 'sum', inputs: inputs(walk, number) }),
  };
}

const notePayment = addedUp(
  'Paid into the Note Payment Account',
  'Interest and principal of all classes, less what the reserve’s excess pays of Regular principal.',
  ['2.8(a)', '8.2(b)'],
  (walk, number) => [
    ...classNames(walk).flatMap((noteClass) => [
      of(walk, `Class ${noteClass} interest paid`, { kind: 'interest-paid', noteClass, number }),
      of(walk, `Class ${noteClass} principal paid`, { kind: 'principal', noteClass, number }),
    ]),
    less(walk, 'reserve excess to Regular principal', { kind: 'reserve-to-regular', number }),
  ],
);

const beforeDeposit = addedUp(
  'Reserve Account with its earnings, less the draw',
  'What the draw leaves in the account, before anything goes back to it.',
  ['8.2(b)'],
  (walk, number) => [
    of(walk, 'Reserve Account with its earnings', { kind: 'reserve-account', number }),
    less(walk, 'Reserve Account Draw Amount', { kind: 'reserve-draw', number }),
  ],
);

const toSuccessor = addedUp(
  'Reserve excess to a Successor Servicer',
  'What the excess pays of Transition Costs and of the Additional Servicing Fee.',
  ['8.2(b)'],
  (walk, number) => [
    of(walk, 'to Transition Costs', { kind: 'reserve-to-transition', number }),
    of(walk, 'to the Additional Servicing Fee', { kind: 'reserve-to-additional-fee', number }),
  ],
);

const purchaseAmounts = addedUp(
  'Purchase Amounts',
  'What is paid for receivables that are bought back, principal and finance charges.',
  [],
  (walk, number) => [
    collected(walk, 'principal', 'purchase_principal', number),
    collected(walk, 'finance charges', 'purchase_finance', number),
  ],
);

/** All cash of the month but principal. */
const interestAndRecoveries = addedUp(
  'Interest and recoveries',
  'All cash of the Collection Period but principal.',
  ['2.8(a)'],
  (walk, number) => [
    of(walk, 'Available Collections', { kind: 'available-collections', number }),
    less(walk, 'principal collected', { kind: 'collections', line: 'principal', number }),
  ],
);

function collected(
  walk: Walk,
  label: string,
  line: Extract<FigureId, { kind: 'collections' }>['line'],
  number: number,
): Input {
  return of(walk, label, { kind: 'collections', line, number });
}

export const CERTIFICATE_FIGURES = {
  'note-factor': noteFactor,
  'notes-original': notesOriginal,
  'successor-due': clauseLines(
    'Due to a Successor Servicer',
    'Its indemnity and its Transition Costs, within the cap of the second clause.',
    'clause-due',
    '2.8(a)(ii)',
    SUCCESSOR,
  ),
  'successor-paid': clauseLines(
    'Paid to a Successor Servicer',
    'Its indemnity and its Transition Costs, under the second clause.',
    'clause-paid',
    '2.8(a)(ii)',
    SUCCESSOR,
  ),
  'unpaid-transition': clauseLines(
    'Remaining unpaid Transition Costs',
    'What the cap and the money before left of Transition Costs, with the Additional Servicing Fee.',
    'clause-due',
    '2.8(a)(xiii)',
    ['successor_transition', 'additional_fee'],
  ),
  'note-payment': notePayment,
  'reserve-before-deposit': beforeDeposit,
  'reserve-to-successor': toSuccessor,
  'purchase-amounts': purchaseAmounts,
  'interest-and-recoveries': interestAndRecoveries,
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;

export const FACTOR_FIGURES = { factor } satisfies Partial<Record<ClassFigure, Rule<ClassId>>>;
