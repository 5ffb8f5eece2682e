import { FILED_MONTHS } from '../deal/carmx-2019-4/filed-months.ts';
import { levelFactor } from '../engine/collateral/level-payment.ts';
import type { Projection } from '../engine/projection.ts';
import { type Column, columnFrom, emptyColumn } from '../money/column.ts';
import { TERM_ONE } from '../scenario/vector/collateral-assumptions.ts';
import { VECTOR_ONE, vectorPartsAt } from '../scenario/vector/vector-values.ts';
import { withPlaces } from './amount-text.ts';
import { keptFor } from './class-balances.ts';
import { filedBefore } from './whole-run.ts';

/** What a pool does month by month, in percent: entry m - 1 is month m; NaN where a month says nothing of it. */
export interface PoolPath {
  /** Months that are not in the path: its first entry stands for the month after them. */
  readonly after: number;
  /** The month's voluntary prepayment, on the scale of {@link speedKind}. */
  readonly speed: Column;
  /** Net loss to date, of the initial pool. */
  readonly loss: Column;
  /** Recovered to date, of the defaults to date. */
  readonly recovery: Column;
}

/** Speeds are shown as absolute speeds where the user sets them so, else as single monthly mortality. */
export function speedKind({ scenario }: Projection): 'ABS' | 'SMM' {
  return scenario.collateral?.prepayment.kind === 'abs' ? 'ABS' : 'SMM';
}

/**
 * The projected pool from the start on. Losses and recoveries to date begin with those filed before the start. The speed is
 * what was applied to the whole pool; as an absolute speed, by the average age of its rep lines (exact for one line).
 */
export const projectedPath = keptFor(reckonProjected);

function reckonProjected(projection: Projection): PoolPath {
  const { collections, collateral, given, scenario, deal, startAfter } = projection;
  const { defaulted, liquidation_proceeds: recovered } = collections.lines;
  const months = collections.count;
  const [speed, loss, recovery] = [column(months), column(months), column(months)];
  const age = averageAge(projection);
  const asAbs = speedKind(projection) === 'ABS';
  const filed = Math.min(filedBefore(projection), FILED_MONTHS.count);
  const past = FILED_MONTHS.results.amounts;
  let defaults = filed === 0 ? 0 : (past.cumulativeDefaults[filed - 1] ?? 0);
  let recoveries = filed === 0 ? 0 : (past.cumulativeRecoveries[filed - 1] ?? 0);
  const before = scenario.collateral?.defaults.kind === 'cnl' ? scenario.collateral.defaults.filedNetLoss : 0;
  if (filed === 0 && startAfter > 0) defaults = Math.max(before, 0);
  for (let month = 0; month < months; month += 1) {
    defaults += defaulted[month] as number;
    recoveries += recovered[month] as number;
    loss[month] = (100 * (defaults - recoveries)) / deal.initialPool;
    recovery[month] = defaults > 0 ? (100 * recoveries) / defaults : Number.NaN;
    const smm = month < given ? Number.NaN : ((collateral?.appliedSmm[month] ?? Number.NaN) as number);
    // The last few loans of a pool have no speed worth showing.
    const isLeft = (collateral?.poolBegin[month] ?? 0) > deal.initialPool / 200;
    speed[month] = isLeft ? 100 * (asAbs ? absOf(smm, age + month) : smm) : Number.NaN;
  }
  return { after: startAfter, speed, loss, recovery };
}

function column(months: number): Column {
  return emptyColumn(months).fill(Number.NaN);
}

/** SF-13 the other way round. @param age whole months that the loan has had before the month */
function absOf(smm: number, age: number): number {
  return smm / (1 + smm * age);
}

/** Months since origination at the start, weighted by balance. */
function averageAge({ scenario }: Projection): number {
  let total = 0;
  let weighted = 0;
  for (const { balance, originalTerm, remainingTerm } of scenario.collateral?.repLines ?? []) {
    total += balance;
    weighted += balance * (originalTerm - remainingTerm);
  }
  return total === 0 ? 0 : weighted / total / TERM_ONE;
}

/**
 * The realised months of the trust. The speed of a month follows from its certificate and the one before: the principal
 * collected beyond what one loan with the pool's averages would have paid by schedule, over what could prepay.
 */
export function realisedPath(kind: 'ABS' | 'SMM'): PoolPath {
  return kind === 'ABS' ? REALISED_ABS() : REALISED_SMM();
}

const REALISED_ABS = once(() => reckonRealised(true));
const REALISED_SMM = once(() => reckonRealised(false));

function once<T>(reckon: () => T): () => T {
  let known: T | undefined;
  return () => {
    known ??= reckon();
    return known;
  };
}

function reckonRealised(asAbs: boolean): PoolPath {
  const { amounts } = FILED_MONTHS.results;
  const initialPool = amounts.poolBegin[0] ?? 0;
  const ratio = (part: readonly number[], whole: (month: number) => number): Column =>
    columnFrom(part, (amount, month) => (100 * amount) / whole(month));
  const speed = columnFrom({ length: FILED_MONTHS.count }, (_, month) => 100 * realisedSpeed(month, asAbs));
  return {
    after: 0,
    speed,
    loss: ratio(amounts.cumulativeNetLosses, () => initialPool),
    recovery: ratio(amounts.cumulativeRecoveries, (month) => amounts.cumulativeDefaults[month] ?? 0),
  };
}

/** Certificates print coupon and terms in hundredths. */
const HUNDREDTHS = 100;

function realisedSpeed(month: number, asAbs: boolean): number {
  const { characteristics, inputs, results } = FILED_MONTHS;
  const { atCutoff } = characteristics;
  const before = (of: 'wac' | 'originalTerm' | 'remainingTerm'): number =>
    month === 0 ? atCutoff[of] : (characteristics[of][month - 1] ?? 0);
  const rate = before('wac') / HUNDREDTHS / HUNDREDTHS / 12;
  const remaining = before('remainingTerm') / HUNDREDTHS;
  const survivors = (results.amounts.poolBegin[month] ?? 0) - (inputs.defaulted[month] ?? 0);
  const scheduled = survivors / levelFactor(rate, remaining * TERM_ONE);
  const prepaid = (inputs.principal[month] ?? 0) + (inputs.purchase_principal[month] ?? 0) - scheduled;
  const smm = prepaid / (survivors - scheduled);
  return asAbs ? absOf(smm, before('originalTerm') / HUNDREDTHS - remaining) : smm;
}

export interface LifetimeLoss {
  /** "6.59 %: 0.62 filed, 5.97 projected" */
  readonly words: string;
  /** What of the defaults before the start is still to be recovered, as a sentence; null for nothing. */
  readonly pending: string | null;
}

/**
 * The lifetime net loss in percent of the initial pool: what was lost before, and what the projected defaults lose by their
 * recovery rate. Recoveries of earlier defaults that fall into the projection are told apart.
 */
export function lifetimeLoss(projection: Projection): LifetimeLoss {
  const { deal, startAfter, given } = projection;
  const projected = lossOfProjected(projection);
  const before = lossBefore(projection);
  const pending = hundredths(recoveredOfEarlier(projection, projected), deal.initialPool);
  const [past, ahead] = [hundredths(before, deal.initialPool), hundredths(projected, deal.initialPool)];
  if (startAfter === 0 && given === 0) return { words: `${percent(ahead)} %, all projected`, pending: null };
  const source = given > 0 ? 'before' : 'filed';
  return {
    words: `${percent(past + ahead)} %: ${percent(past)} ${source}, ${percent(ahead)} projected`,
    pending: pending === 0 ? null : `Of the defaults before, ${percent(pending)} % is still recovered.`,
  };
}

/** Net loss to date where the projection begins. Cents. */
function lossBefore(projection: Projection): number {
  const { scenario, collections, given } = projection;
  const { defaulted, liquidation_proceeds: recovered } = collections.lines;
  const defaults = scenario.collateral?.defaults;
  if (defaults?.kind === 'cnl') return defaults.filedNetLoss;
  const filed = Math.min(filedBefore(projection), FILED_MONTHS.count);
  let loss = filed === 0 ? 0 : (FILED_MONTHS.results.amounts.cumulativeNetLosses[filed - 1] ?? 0);
  for (let month = 0; month < given; month += 1) loss += (defaulted[month] as number) - (recovered[month] as number);
  return loss;
}

/** What the projected months' own defaults lose in the end. Cents, unrounded. */
function lossOfProjected({ scenario, collections, given }: Projection): number {
  const recovery = scenario.collateral?.recovery;
  if (!recovery) return 0;
  let loss = 0;
  for (let month = given; month < collections.count; month += 1) {
    const share = vectorPartsAt(recovery, month - given) / VECTOR_ONE;
    loss += (collections.lines.defaulted[month] as number) * (1 - share);
  }
  return loss;
}

/** Recoveries in the projection that come from defaults before it. Cents. */
function recoveredOfEarlier({ collections, given }: Projection, projected: number): number {
  const { defaulted, liquidation_proceeds: recovered } = collections.lines;
  let net = 0;
  for (let month = given; month < collections.count; month += 1)
    net += (defaulted[month] as number) - (recovered[month] as number);
  return projected - net;
}

function hundredths(part: number, whole: number): number {
  return Math.floor((10_000 * part) / whole + 0.5);
}

function percent(steps: number): string {
  return steps < 0 ? `−${withPlaces(-steps, 2)}` : withPlaces(steps, 2);
}
