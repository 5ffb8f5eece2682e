import { figureValue } from '../why/explain.ts';
import type { FigureId, TestName } from '../why/figure-id.ts';
import { ALL } from '../why/figure-id.ts';
import { amountOf } from '../why/value.ts';
import type { ExplainedRun } from '../why/walk.ts';
import { comparedText, differenceOf } from './compared-text.ts';
import type { ProofCell } from './proof-table.ts';

/** A figure of a certificate that a user added: its place in a date of the headless result, line, label, cents. */
export interface AddedFigure {
  readonly key: string;
  readonly line: string;
  readonly label: string;
  readonly cents: number;
}

/** A certificate beside the run of its own date. */
export interface CertificateProof {
  readonly cells: readonly ProofCell[];
  readonly figures: number;
  readonly differ: number;
  readonly summary: string;
}

/**
 * A certificate that a user added, line by line beside a run of its date (from the balances before it, fed with its
 * collections).
 * @param number of the Distribution Date in the run
 */
export function certificateProof(run: ExplainedRun, number: number, figures: readonly AddedFigure[]): CertificateProof {
  const cells = figures.flatMap((one) => cellOf(run, number, one));
  const differ = cells.filter(({ differs }) => differs).length;
  const equal = cells.length - differ;
  const summary =
    differ === 0
      ? `${cells.length} figures of this certificate: all are equal.`
      : `${cells.length} figures of this certificate: ${equal} equal, ${differ} ${differ === 1 ? 'differs' : 'differ'}.`;
  return { cells, figures: cells.length, differ, summary };
}

function cellOf(run: ExplainedRun, number: number, one: AddedFigure): readonly ProofCell[] {
  const figure = figureAt(one.key, number);
  const value = figure && figureValue(run, figure);
  if (figure === null || value === null) return [];
  const ours = amountOf(value);
  return [
    {
      key: one.key,
      line: one.line,
      label: one.label,
      filed: comparedText('cents', one.cents),
      ours: comparedText('cents', ours),
      difference: differenceOf('cents', ours - one.cents),
      differs: ours !== one.cents,
      cause: ours === one.cents ? '' : causeOf(run, one.key, ours - one.cents),
      figure,
    },
  ];
}

const PLAIN: Readonly<Record<string, FigureId['kind']>> = {
  pool_end: 'pool-end',
  available_collections: 'available-collections',
  'fee.current': 'fee-current',
  'fee.paid': 'fee-paid',
  'tests.required_payment': 'required-payment',
  'reserve.draw': 'reserve-draw',
  'reserve.top_up': 'reserve-top-up',
  'reserve.to_regular': 'reserve-to-regular',
  'reserve.to_successor': 'reserve-to-successor',
  'reserve.to_depositor': 'reserve-to-depositor',
  'reserve.closing': 'reserve-closing',
};

const OF_CLASS: Readonly<Record<string, FigureId['kind']>> = {
  interest_due: 'interest-due',
  interest_paid: 'interest-paid',
  principal: 'principal',
  after: 'balance-after',
};

/** The figure of a place in a result; null for a place that is not known. */
function figureAt(key: string, number: number): FigureId | null {
  const plain = PLAIN[key];
  if (plain !== undefined) return { kind: plain, number } as FigureId;
  if (key === 'certificateholders') return { kind: 'clause-paid', clause: '2.8(a)(xiv)', payee: ALL, number };
  const [, test] = /^tests\.(\w+)$/.exec(key) ?? [];
  if (test !== undefined) return { kind: 'test', test: test as TestName, number };
  const [, noteClass = '', quantity = ''] = /^classes\.(.+)\.(\w+)$/.exec(key) ?? [];
  const kind = OF_CLASS[quantity];
  return kind === undefined ? null : ({ kind, noteClass, number } as FigureId);
}

/** A cent between classes of one rank is the odd cent of a pro rata; anything else has no explanation here. */
function causeOf(run: ExplainedRun, key: string, difference: number): string {
  const [, noteClass = ''] = /^classes\.(.+)\.(?:principal|after)$/.exec(key) ?? [];
  const { classes } = run.projection.deal;
  const rank = classes.find(({ name }) => name === noteClass)?.rank;
  const mates = classes.filter((one) => one.rank === rank);
  if (Math.abs(difference) === 1 && rank !== undefined && mates.length > 1) {
    return 'Classes of one rank share principal in whole cents, and no rule of rounding fits every month of every trust.';
  }
  return 'This difference is not known: it has no explanation yet.';
}
