import { type Column, emptyColumn } from '../../money/column.ts';
import { exactProduct } from '../../money/exact-product.ts';
import { RATE_ONE } from '../../money/rate.ts';
import { TERM_ONE } from '../../scenario/vector/collateral-assumptions.ts';
import { VECTOR_ONE, vectorAt, vectorPartsAt } from '../../scenario/vector/vector-values.ts';
import type { CollateralInput } from './collateral-input.ts';
import { type CollateralRecord, clearMonths } from './collateral-record.ts';
import { levelFactor, levelFactorAfter } from './level-payment.ts';
import { netLossOf, restOfCurve } from './loss-curve.ts';
import { heldMonthly, type MonthlyHeld, monthlyHeld, smmOfAbs } from './monthly-rates.ts';

/** Why a pool cannot be projected. */
interface CollateralRefusal {
  readonly code: 'full_recovery_under_loss_curve';
  /** Month of the recovery vector, from 1, that asks for 100 %. */
  readonly vectorMonth: number;
  readonly message: string;
}

export type ProjectedCollections =
  | { readonly ok: true; readonly months: number }
  | { readonly ok: false; readonly refusal: CollateralRefusal };

/** The rep lines as they move through the months, and the sums of the month at hand, all in cents, unrounded. */
interface Moving {
  readonly balance: Column;
  readonly factor: Column;
  total: number;
  interest: number;
  principal: number;
  prepaid: number;
  couldPrepay: number;
  readonly cpr: MonthlyHeld;
  readonly cdr: MonthlyHeld;
}

/**
 * Projects a pool's collections into a record, month by month, until the pool is zero and the last recovery is in.
 *
 * A month of a rep line runs in this order: defaults on the opening balance, scheduled payment of the survivors,
 * prepayment of what then remains, recoveries of earlier defaults (Standard Formulas, SF-13 to SF-17). Rep lines are
 * carried unrounded; each line of the record is rounded half-up once.
 * @param at index of the record at which the first projected month stands, after months that were given
 * @returns the months projected; the record's `months` is then `at` more. Or why there is no projection
 * @throws RangeError where the record has no room; {@link mostMonthsProjected} tells how much is needed
 */
export function projectCollections(input: CollateralInput, record: CollateralRecord, at = 0): ProjectedCollections {
  const refusal = refusalOf(input);
  if (refusal !== null) return { ok: false, refusal };
  const most = mostMonthsProjected(input);
  if (at + most > record.capacity) {
    throw new RangeError(`The record holds ${record.capacity} months; ${at + most} may be needed.`);
  }
  clearMonths(record, at, at + most);
  recoverPriorDefaults(input, record, at);
  const amortised = amortise(input, record, at, most - input.recoveryLag);
  const months = monthsUntilLastRecovery(record, at, amortised, most);
  record.months = at + months;
  return { ok: true, months };
}

/** No projection of this input is longer, in months: every rep line is over by then, and its last default recovered. */
export function mostMonthsProjected(input: CollateralInput): number {
  const { count, remainingTerm } = input.repLines;
  let longest = input.pool > 0 ? 1 : 0;
  for (let line = 0; line < count; line++) {
    const months = Math.ceil((remainingTerm[line] as number) / TERM_ONE);
    if (months > longest) longest = months;
  }
  return longest + input.recoveryLag;
}

function refusalOf(input: CollateralInput): CollateralRefusal | null {
  if (input.defaults.kind !== 'cnl') return null;
  const full = input.recovery.indexOf(VECTOR_ONE);
  if (full < 0) return null;
  const message =
    'A recovery of 100 % cannot go with a lifetime net loss: no defaults, however large, would then lose anything. Take a recovery below 100 %, or a default rate (CDR or MDR).';
  return { code: 'full_recovery_under_loss_curve', vectorMonth: full + 1, message };
}

/** Defaults of the last `recoveryLag` months before the start, at the vector's first rate: the months themselves have none. */
function recoverPriorDefaults(input: CollateralInput, record: CollateralRecord, at: number): void {
  const { priorDefaults, recoveryLag } = input;
  const rate = vectorAt(input.recovery, 0);
  const first = priorDefaults.length - recoveryLag;
  for (let month = first < 0 ? -first : 0; month < recoveryLag; month++) {
    record.lines.liquidation_proceeds[at + month] = exactProduct(
      priorDefaults[first + month] as number,
      rate,
      RATE_ONE,
    );
  }
}

/** Runs the pool down, which takes `longest` months at most. @returns the months until it is zero */
function amortise(input: CollateralInput, record: CollateralRecord, at: number, longest: number): number {
  const lag = input.recoveryLag;
  const moving = startOf(input);
  const rest = input.defaults.kind === 'cnl' ? restOfCurve(input.defaults.timing, input.firstMonth) : 0;
  let pool: number = input.pool;
  let month = 0;
  for (; pool > 0 && month < longest; month++) {
    const index = at + month;
    const lost = defaultsOf(input, month, moving, rest);
    const mdr = moving.total > 0 ? lost / moving.total : 0;
    advance(input, month, mdr, moving);
    const defaulted = lesser(roundHalfUp(lost), pool);
    const left = pool - defaulted;
    const principal = moving.total === 0 ? left : lesser(roundHalfUp(moving.principal), left);
    record.poolBegin[index] = pool;
    record.lines.defaulted[index] = defaulted;
    record.lines.principal[index] = principal;
    record.lines.finance_charges[index] = roundHalfUp(moving.interest);
    pool = left - principal;
    record.poolEnd[index] = pool;
    record.appliedMdr[index] = mdr;
    record.appliedSmm[index] = moving.couldPrepay > 0 ? moving.prepaid / moving.couldPrepay : 0;
    const recovered = lost * (vectorPartsAt(input.recovery, month) / VECTOR_ONE);
    if (recovered > 0) record.lines.liquidation_proceeds[index + lag] = roundHalfUp(recovered);
  }
  return month;
}

function startOf(input: CollateralInput): Moving {
  const { count, balance, monthlyRate, remainingTerm } = input.repLines;
  const factor = emptyColumn(count);
  let total = 0;
  for (let line = 0; line < count; line++) {
    factor[line] = levelFactor(monthlyRate[line] as number, remainingTerm[line] as number);
    total += balance[line] as number;
  }
  return {
    balance: balance.slice(),
    factor,
    total,
    interest: 0,
    principal: 0,
    prepaid: 0,
    couldPrepay: 0,
    cpr: monthlyHeld(),
    cdr: monthlyHeld(),
  };
}

/** The dollars of a month that default, of all rep lines together: at most what is there. */
function defaultsOf(input: CollateralInput, month: number, moving: Moving, rest: number): number {
  const { defaults, firstMonth } = input;
  const { total, cdr } = moving;
  if (defaults.kind !== 'cnl') {
    const rate = vectorPartsAt(defaults.vector, month);
    return total * (defaults.kind === 'cdr' ? heldMonthly(cdr, rate) : rate / VECTOR_ONE);
  }
  const recovery = vectorPartsAt(input.recovery, month);
  const rate = vectorPartsAt(defaults.vector, month) / VECTOR_ONE;
  const netLoss = netLossOf(defaults, firstMonth + month, rate, input.initialPool, rest);
  return lesser((netLoss * VECTOR_ONE) / (VECTOR_ONE - recovery), total);
}

/** Takes every rep line through one month; every line loses the same share, as a curve's dollars are shared by balance. */
function advance(input: CollateralInput, month: number, mdr: number, moving: Moving): void {
  const { count, monthlyRate, remainingTerm, age } = input.repLines;
  const { balance, factor } = moving;
  const { kind, vector } = input.prepayment;
  const speed = vectorPartsAt(vector, month);
  const elapsed = month * TERM_ONE;
  const survival = 1 - mdr;
  let smm = kind === 'cpr' ? heldMonthly(moving.cpr, speed) : speed / VECTOR_ONE;
  let [total, interest, principal, prepaid, couldPrepay] = [0, 0, 0, 0, 0];
  for (let line = 0; line < count; line++) {
    const opening = balance[line] as number;
    if (opening === 0) continue;
    const rate = monthlyRate[line] as number;
    const survivors = opening * survival;
    interest += survivors * rate;
    if ((remainingTerm[line] as number) - elapsed <= TERM_ONE) {
      principal += survivors;
      balance[line] = 0;
      continue;
    }
    const payments = factor[line] as number;
    factor[line] = levelFactorAfter(payments, rate);
    const scheduled = survivors / payments;
    const rest = survivors - scheduled;
    if (kind === 'abs') smm = smmOfAbs(speed, (age[line] as number) + elapsed);
    const prepayment = rest * smm;
    const closing = rest - prepayment;
    principal += scheduled + prepayment;
    prepaid += prepayment;
    couldPrepay += rest;
    total += closing;
    balance[line] = closing;
  }
  moving.total = total;
  moving.interest = interest;
  moving.principal = principal;
  moving.prepaid = prepaid;
  moving.couldPrepay = couldPrepay;
}

function monthsUntilLastRecovery(record: CollateralRecord, at: number, amortised: number, most: number): number {
  let months = most;
  while (months > amortised && record.lines.liquidation_proceeds[at + months - 1] === 0) months--;
  return months;
}

function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5);
}

function lesser(a: number, b: number): number {
  return a < b ? a : b;
}
