import { FILED_MONTHS } from '../../deal/carmx-2019-4/filed-months.ts';
import { TERMS, type Term } from '../../deal/carmx-2019-4/terms.ts';
import type { Origin } from './explanation.ts';
import type { ExplainedRun } from './walk.ts';

/** Whether the run is of the trust whose filings are at hand, under its own documents. */
export function isThisTrust({ projection, form }: ExplainedRun): boolean {
  return form.deal === undefined && projection.deal.name === TERMS.name.value;
}

/** A line of the certificate of a filed month. */
export function filed(month: number, line: string): Origin {
  return { kind: 'filed', accession: FILED_MONTHS.accession[month - 1] ?? '', month, line };
}

export function assumption(pointer: string): Origin {
  return { kind: 'assumption', pointer };
}

/** The JSON pointer's spelling of a key. */
export function pointerKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

type DealKey =
  | 'initial_pool'
  | 'oc_target'
  | 'reserve_initial'
  | 'reserve_required'
  | 'servicing_fee_pct'
  | 'call_threshold_pct'
  | 'successor_total'
  | 'reviewer_per_year';

const TERM_OF: Readonly<Record<DealKey, Term>> = {
  initial_pool: TERMS.initialPool,
  oc_target: TERMS.ocTarget,
  reserve_initial: TERMS.reserveInitial,
  reserve_required: TERMS.reserveRequired,
  servicing_fee_pct: TERMS.servicingFee,
  call_threshold_pct: TERMS.callThreshold,
  successor_total: TERMS.successorCap,
  reviewer_per_year: TERMS.reviewerCap,
};

/** Where a term of the deal comes from: the trust's documents, a deal typed into the scenario, or a deal file. */
export function dealTerm(run: ExplainedRun, key: DealKey): Origin {
  const term = TERM_OF[key];
  if (run.form.deal !== undefined) {
    const isCap = key === 'successor_total' || key === 'reviewer_per_year';
    return assumption(`/deal/${isCap ? 'caps/' : ''}${key}`);
  }
  return { kind: 'term', clause: term.clause, source: isThisTrust(run) ? term.source : DEAL_FILE };
}

const DEAL_FILE = 'the deal’s own file';

/** A class's own terms: balance, coupon, day count, final month. */
export function classTerm(run: ExplainedRun, noteClass: number, key: string): Origin {
  if (run.form.deal !== undefined) return assumption(`/deal/classes/${noteClass}/${key}`);
  const source = isThisTrust(run) ? TERMS.callThreshold.source : DEAL_FILE;
  return { kind: 'term', clause: '2.8(f)', source };
}

/** A number that a section's own words give, such as the days of a year. */
export function ruleOf(clause: string): Origin {
  return { kind: 'term', clause, source: TERMS.successorCap.source };
}

/** The calendar: closing and the day of the month come from the deal, the roll from the holidays of the Reserve Banks. */
export function calendarTerm(run: ExplainedRun): Origin {
  if (run.form.deal !== undefined) return assumption('/deal/first_distribution');
  return { kind: 'term', clause: '2.8(f)', source: isThisTrust(run) ? TERMS.closing.source : DEAL_FILE };
}

type StartKey =
  | 'pool'
  | 'reserve'
  | 'unpaid_fee'
  | 'unpaid_advances'
  | 'cap_successor_used'
  | 'cap_reviewer_used'
  | `balances/${string}`
  | `unpaid_interest/${string}`
  | `owed/${string}`;

/** Lines of the certificate that say what stands after a month. */
const START_LINES: Readonly<Record<string, string>> = {
  pool: '5',
  reserve: '57',
  balances: '8',
  unpaid_interest: '29 to 35',
  unpaid_fee: '26d',
  unpaid_advances: '27',
  owed: '40 to 42',
  cap_successor_used: '44b',
  cap_reviewer_used: '44b',
};

/** Where what stands at the start comes from: the deal at closing, a certificate, or the scenario. */
export function startOrigin(run: ExplainedRun, key: StartKey): Origin {
  const { start } = run.projection.scenario;
  if (start.kind === 'after') return assumption(`/start/${key}`);
  const [quantity = '', noteClass] = key.split('/');
  if (start.kind === 'filed') return filed(start.afterDate, START_LINES[quantity] ?? '');
  if (quantity === 'pool') return dealTerm(run, 'initial_pool');
  if (quantity === 'reserve') return dealTerm(run, 'reserve_initial');
  if (quantity === 'balances') {
    const place = run.projection.deal.classes.findIndex(({ name }) => pointerKey(name) === noteClass);
    return classTerm(run, place, 'balance');
  }
  return { kind: 'term', clause: '2.8(a)', source: 'nothing is unpaid and no cap is used at closing' };
}
