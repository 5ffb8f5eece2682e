import type { ClauseId } from '../../deal/clauses.ts';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { ALL, type ClauseLineId, type DateFigure, type FigureId, type TestName } from '../why/figure-id.ts';

/** Lines of the certificate that are one figure of the date, by the key of the compared line. */
const DATE_KEYS: Readonly<Record<string, DateFigure>> = {
  poolEnd: 'pool-end',
  notesAfter: 'notes-after',
  ocActual: 'oc',
  availableCollections: 'available-collections',
  reserveDraw: 'reserve-draw',
  availableFunds: 'available-funds',
  feeCurrent: 'fee-current',
  feeUnpaidPrior: 'fee-unpaid',
  feePaid: 'fee-paid',
  feeShortfall: 'fee-short',
  requiredPayment: 'required-payment',
  totalWithdrawals: 'cash',
  reserveRequired: 'reserve-required',
  reserveOpening: 'reserve-opening',
  reserveDeposit: 'reserve-top-up',
  reserveToRegular: 'reserve-to-regular',
  reserveToDepositor: 'reserve-to-depositor',
  reserveClosing: 'reserve-closing',
  noteFactor: 'note-factor',
  successorDue: 'successor-due',
  unpaidTransition: 'unpaid-transition',
  successorPaid: 'successor-paid',
  notePayment: 'note-payment',
  reserveBeforeDeposit: 'reserve-before-deposit',
  reserveToSuccessor: 'reserve-to-successor',
};

const CLASS_KEYS = {
  rate: 'rate',
  after: 'balance-after',
  factor: 'factor',
  principal: 'principal',
  interestCurrent: 'interest-current',
  interestUnpaidPrior: 'interest-unpaid',
  interestOnUnpaid: 'interest-on-unpaid',
  interestTotal: 'interest-due',
} as const;

const CLAUSE_KEYS: Readonly<Record<string, readonly [ClauseLineId['kind'], ClauseId, string]>> = {
  reviewerDue: ['clause-due', '2.8(a)(ii)', 'reviewer'],
  reserveDeficiency: ['clause-due', '2.8(a)(xi)', 'reserve'],
  unpaidTrustee: ['clause-due', '2.8(a)(xiii)', 'trustee'],
  unpaidReviewer: ['clause-due', '2.8(a)(xiii)', 'reviewer'],
  unpaidIndemnity: ['clause-due', '2.8(a)(xiii)', 'successor_indemnity'],
  excessCollections: ['clause-paid', '2.8(a)(xiv)', ALL],
};

const TEST_KEYS: readonly string[] = ['priority', 'secondary', 'tertiary', 'quaternary', 'regular'];

/** The figure that a compared line is, for "why?"; null for a key of no compared line. */
export function comparedFigure(key: string, number: number): FigureId | null {
  const kind = DATE_KEYS[key];
  if (kind !== undefined) return { kind, number };
  if (TEST_KEYS.includes(key)) return { kind: 'test', test: key as TestName, number };
  const clause = CLAUSE_KEYS[key];
  if (clause !== undefined) return { kind: clause[0], clause: clause[1], payee: clause[2], number };
  const [quantity = '', noteClass = ''] = key.split(' ');
  const isOfClass = Object.hasOwn(CLASS_KEYS, quantity) && THIS_TRUST.classes.some(({ name }) => name === noteClass);
  return isOfClass ? { kind: CLASS_KEYS[quantity as keyof typeof CLASS_KEYS], noteClass, number } : null;
}
