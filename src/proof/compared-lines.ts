import { FILED_CLASSES, type FiledClass } from '../deal/carmx-2019-4/filed-class-results.ts';
import { FILED_MONTHS, type FiledAmount } from '../deal/carmx-2019-4/filed-months.ts';
import type { DateQuantity, Projection } from '../engine/projection.ts';
import { REGIMES } from '../engine/projection.ts';
import { exactProduct } from '../money/exact-product.ts';
import { parsePercent } from '../money/rate.ts';

/**
 * A line of the monthly certificate that the engine computes. The one list of what is compared: the proof tests and the
 * product's Proof tab read it. A figure that was fed in (a line of collections, the benchmark, earnings) is not here.
 */
export interface ComparedLine {
  readonly key: string;
  /** Number of the printed line. */
  readonly line: string;
  readonly label: string;
  readonly unit: 'cents' | 'rate' | 'factor';
  /** Our figure at place `at` of a projection of this trust. */
  readonly ours: (projection: Projection, at: number) => number;
  /** The filed figure of month m; null where the certificate prints none. */
  readonly filed: (month: number) => number | null;
}

/** Factors are printed with seven decimals. */
const FACTOR = 10_000_000;

type ByDate = Projection['byDate'];

const cell = (projection: Projection, noteClass: number, at: number): number => noteClass * projection.dates + at;

function ofDate(
  key: FiledAmount,
  line: string,
  label: string,
  ours: (columns: ByDate, at: number) => number,
): ComparedLine {
  return {
    key,
    line,
    label,
    unit: 'cents',
    ours: ({ byDate }, at) => ours(byDate, at),
    filed: (month) => FILED_MONTHS.results.amounts[key][month - 1] ?? null,
  };
}

/** A line that is one column of the projection. */
function column(key: FiledAmount, line: string, label: string, name: DateQuantity): ComparedLine {
  return ofDate(key, line, label, (columns, at) => columns[name][at] as number);
}

/** What a clause of § 2.8(a) pays to a payee, or leaves unpaid. */
function ofClause(
  key: FiledAmount,
  line: string,
  label: string,
  clause: string,
  payees: readonly string[],
  what: 'due' | 'paid' | 'short',
): ComparedLine {
  return {
    key,
    line,
    label,
    unit: 'cents',
    ours: (projection, at) => clauseAmount(projection, at, clause, payees, what),
    filed: (month) => FILED_MONTHS.results.amounts[key][month - 1] ?? null,
  };
}

function clauseAmount(
  projection: Projection,
  at: number,
  clause: string,
  payees: readonly string[],
  what: 'due' | 'paid' | 'short',
): number {
  const regime = REGIMES[projection.byDate.regime[at] as number] ?? '2.8(a)';
  const columns = projection.payments[regime];
  let total = 0;
  projection.lists[regime].rows.forEach((row, index) => {
    if (row.clause !== clause || !payees.includes(row.payee) || !columns) return;
    const due = columns.due[index * columns.dates + at] as number;
    const paid = columns.paid[index * columns.dates + at] as number;
    total += { due, paid, short: due - paid }[what];
  });
  return total;
}

const principalPaid: (projection: Projection, at: number) => number = (projection, at) =>
  projection.deal.classes.reduce(
    (sum, _, one) => sum + (projection.byClass.principal[cell(projection, one, at)] as number),
    0,
  );

const interestPaid: (projection: Projection, at: number) => number = (projection, at) =>
  projection.deal.classes.reduce(
    (sum, _, one) => sum + (projection.byClass.interestPaid[cell(projection, one, at)] as number),
    0,
  );

const notesAfter: (projection: Projection, at: number) => number = (projection, at) =>
  projection.deal.classes.reduce(
    (sum, _, one) => sum + (projection.byClass.before[cell(projection, one, at)] as number),
    0,
  ) - principalPaid(projection, at);

const DATE_LINES: readonly ComparedLine[] = [
  column('poolEnd', '5', 'Pool Balance, end of period', 'poolEnd'),
  { ...column('notesAfter', '8i', 'Note Balance, end of period', 'poolEnd'), ours: notesAfter },
  {
    key: 'noteFactor',
    line: '9i',
    label: 'Note Balance factor',
    unit: 'factor',
    ours: (projection, at) => factorOf(notesAfter(projection, at), initialNotes(projection)),
    filed: (month) => FILED_MONTHS.results.noteFactor[month - 1] ?? null,
  },
  {
    ...column('ocActual', '11', 'Overcollateralization', 'poolEnd'),
    ours: (projection, at) => (projection.byDate.poolEnd[at] as number) - notesAfter(projection, at),
  },
  ofDate(
    'availableCollections',
    '22',
    'Available Collections',
    (columns, at) => columns.availableCollections[at] as number,
  ),
  column('reserveDraw', '24', 'Reserve Account Draw Amount', 'reserveDraw'),
  ofDate(
    'availableFunds',
    '25',
    'Available Funds',
    (columns, at) => (columns.availableCollections[at] as number) + (columns.reserveDraw[at] as number),
  ),
  column('feeCurrent', '26a', 'Monthly Servicing Fee', 'feeCurrent'),
  column('feeUnpaidPrior', '26b', 'Servicing fee unpaid of prior months', 'feeUnpaidPrior'),
  column('feePaid', '26c', 'Total Servicing Fee paid', 'feePaid'),
  ofDate(
    'feeShortfall',
    '26d',
    'Servicing fee shortfall',
    (columns, at) =>
      (columns.feeCurrent[at] as number) + (columns.feeUnpaidPrior[at] as number) - (columns.feePaid[at] as number),
  ),
  ofClause(
    'successorDue',
    '28a',
    'Due to a Successor Servicer',
    '2.8(a)(ii)',
    ['successor_indemnity', 'successor_transition'],
    'due',
  ),
  ofClause('reviewerDue', '28d', 'Due to the Asset Representations Reviewer', '2.8(a)(ii)', ['reviewer'], 'due'),
  column('priority', '30', 'Priority Principal Distributable Amount', 'priority'),
  column('secondary', '32', 'Secondary Principal Distributable Amount', 'secondary'),
  column('tertiary', '34', 'Tertiary Principal Distributable Amount', 'tertiary'),
  column('quaternary', '36', 'Quaternary Principal Distributable Amount', 'quaternary'),
  column('requiredPayment', '37', 'Required Payment Amount', 'requiredPayment'),
  ofClause('reserveDeficiency', '38', 'Reserve Account Deficiency', '2.8(a)(xi)', ['reserve'], 'due'),
  column('regular', '39', 'Regular Principal Distributable Amount', 'regular'),
  ofClause(
    'unpaidTransition',
    '40',
    'Remaining unpaid transition costs',
    '2.8(a)(xiii)',
    ['successor_transition', 'additional_fee'],
    'due',
  ),
  ofClause('unpaidTrustee', '41a', 'Remaining unpaid trustee amounts', '2.8(a)(xiii)', ['trustee'], 'due'),
  ofClause('unpaidReviewer', '41b', 'Remaining unpaid reviewer amounts', '2.8(a)(xiii)', ['reviewer'], 'due'),
  ofClause('unpaidIndemnity', '42', 'Remaining unpaid indemnity', '2.8(a)(xiii)', ['successor_indemnity'], 'due'),
  ofClause(
    'successorPaid',
    '44b',
    'Paid to a Successor Servicer',
    '2.8(a)(ii)',
    ['successor_indemnity', 'successor_transition'],
    'paid',
  ),
  {
    ...column('notePayment', '44c', 'Note Payment Account: interest and principal', 'poolEnd'),
    ours: (projection, at) =>
      interestPaid(projection, at) + principalPaid(projection, at) - (projection.byDate.reserveToRegular[at] as number),
  },
  ofClause('excessCollections', '44e', 'Excess Collections', '2.8(a)(xiv)', ['certificateholders'], 'paid'),
  {
    ...column('totalWithdrawals', '44f', 'Total withdrawals from the Collection Account', 'poolEnd'),
    ours: (projection, at) => allPaid(projection, at),
  },
  column('reserveRequired', '49', 'Required Reserve Account amount', 'reserveRequired'),
  column('reserveOpening', '50', 'Reserve Account, beginning', 'reserveOpening'),
  ofDate(
    'reserveBeforeDeposit',
    '53',
    'Reserve Account with earnings, less the draw',
    (columns, at) =>
      (columns.reserveOpening[at] as number) +
      (columns.reserveEarnings[at] as number) -
      (columns.reserveDraw[at] as number),
  ),
  column('reserveDeposit', '54', 'Reserve Account deposit', 'reserveTopUp'),
  column('reserveToRegular', '55a', 'Reserve excess to unfunded Regular principal', 'reserveToRegular'),
  ofDate(
    'reserveToSuccessor',
    '55b',
    'Reserve excess to a Successor Servicer',
    (columns, at) => (columns.reserveToTransition[at] as number) + (columns.reserveToAdditionalFee[at] as number),
  ),
  column('reserveToDepositor', '56', 'Reserve excess to the Depositor', 'reserveToDepositor'),
  column('reserveClosing', '57', 'Reserve Account, end', 'reserveClosing'),
];

/** All that the clauses of a date pay from collections. */
function allPaid(projection: Projection, at: number): number {
  const regime = REGIMES[projection.byDate.regime[at] as number] ?? '2.8(a)';
  const columns = projection.payments[regime];
  let total = 0;
  if (columns) {
    for (let row = 0; row < projection.lists[regime].rows.length; row += 1) {
      total +=
        (columns.paid[row * columns.dates + at] as number) - (columns.fromReserve[row * columns.dates + at] as number);
    }
  }
  return total;
}

function initialNotes({ deal }: Projection): number {
  return deal.classes.reduce((sum, one) => sum + one.balance, 0);
}

/** A balance as a share of an initial one, in ten-millionths, half-up. */
function factorOf(balance: number, initial: number): number {
  return exactProduct(balance, FACTOR, initial);
}

type ClassColumn =
  | 'after'
  | 'principal'
  | 'interestCurrent'
  | 'interestUnpaidPrior'
  | 'interestOnUnpaid'
  | 'interestTotal';

const OURS_BY_CLASS: Readonly<Record<ClassColumn, (projection: Projection, place: number) => number>> = {
  after: ({ byClass }, place) => (byClass.before[place] as number) - (byClass.principal[place] as number),
  principal: ({ byClass }, place) => byClass.principal[place] as number,
  interestCurrent: ({ byClass }, place) => byClass.interestCurrent[place] as number,
  interestUnpaidPrior: ({ byClass }, place) => byClass.unpaidPrior[place] as number,
  interestOnUnpaid: ({ byClass }, place) => byClass.interestOnUnpaid[place] as number,
  interestTotal: ({ byClass }, place) =>
    (byClass.interestCurrent[place] as number) +
    (byClass.unpaidPrior[place] as number) +
    (byClass.interestOnUnpaid[place] as number),
};

const CLASS_LABELS: readonly (readonly [ClassColumn, string, string])[] = [
  ['after', '8', 'balance, end of period'],
  ['principal', '46', 'principal paid'],
  ['interestCurrent', '29-35', 'Monthly Note Interest'],
  ['interestUnpaidPrior', '29-35', 'Additional Note Interest'],
  ['interestOnUnpaid', '29-35', 'interest on Additional Note Interest'],
  ['interestTotal', '29-35', 'Total Note Interest'],
];

function classLines(name: FiledClass, noteClass: number): readonly ComparedLine[] {
  const amounts = CLASS_LABELS.map(
    ([key, line, label]): ComparedLine => ({
      key: `${key} ${name}`,
      line,
      label: `Class ${name} ${label}`,
      unit: 'cents',
      ours: (projection, at) => OURS_BY_CLASS[key](projection, cell(projection, noteClass, at)),
      filed: (month) => FILED_MONTHS.results.byClass[key][name][month - 1] ?? null,
    }),
  );
  const factor: ComparedLine = {
    key: `factor ${name}`,
    line: '9',
    label: `Class ${name} factor`,
    unit: 'factor',
    ours: (projection, at) =>
      factorOf(
        OURS_BY_CLASS.after(projection, cell(projection, noteClass, at)),
        projection.deal.classes[noteClass]?.balance ?? 1,
      ),
    filed: (month) => FILED_MONTHS.results.factor[name][month - 1] ?? null,
  };
  return [...amounts, factor];
}

const A2B_RATE: ComparedLine = {
  key: 'rate A-2b',
  line: '16',
  label: 'Class A-2b rate',
  unit: 'rate',
  ours: ({ byClass, dates }, at) => byClass.rate[FILED_CLASSES.indexOf('A-2b') * dates + at] as number,
  filed: (month) => {
    const printed = FILED_MONTHS.results.a2bRate[month - 1] ?? null;
    return printed === null ? null : parsePercent(printed);
  },
};

/** Every compared line, in the order of the form. */
export const COMPARED_LINES: readonly ComparedLine[] = [
  ...DATE_LINES,
  A2B_RATE,
  ...FILED_CLASSES.flatMap((name, noteClass) => classLines(name, noteClass)),
];
