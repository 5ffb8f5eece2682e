import { levelFactor, levelFactorAfter } from '../../engine/collateral/level-payment.ts';
import { heldMonthly, monthlyHeld, smmOfAbs } from '../../engine/collateral/monthly-rates.ts';
import { agedRepLines, type RepLines, repLinesOf } from '../../engine/collateral/rep-lines.ts';
import type { Projection } from '../../engine/projection.ts';
import type { Prepayment } from '../../scenario/vector/collateral-assumptions.ts';
import { TERM_ONE } from '../../scenario/vector/collateral-assumptions.ts';
import { VECTOR_ONE, vectorPartsAt } from '../../scenario/vector/vector-values.ts';

/** What goes on behind one projected month, all rep lines together, in cents that still carry fractions. */
export interface CollateralStep {
  readonly performing: number;
  readonly lost: number;
  readonly survivors: number;
  readonly scheduled: number;
  readonly couldPrepay: number;
  readonly prepaid: number;
  readonly interest: number;
  /** Rep lines that still have a balance. */
  readonly lines: number;
}

const known = new WeakMap<Projection, readonly CollateralStep[]>();

/**
 * The steps of each projected month, the first of them at the place `projection.given`. The record of a run holds the
 * month's cents and the rates that were applied; the fractions between are reckoned again here from those rates with
 * the engine's own functions, and a test holds the result against the record. Empty where nothing was projected.
 */
export function collateralSteps(projection: Projection): readonly CollateralStep[] {
  const found = known.get(projection);
  if (found) return found;
  const made = stepsOf(projection);
  known.set(projection, made);
  return made;
}

function stepsOf({ scenario, collateral, given }: Projection): readonly CollateralStep[] {
  const assumed = scenario.collateral;
  if (collateral === null || assumed === null) return [];
  const pool = collateral.poolBegin[given] ?? 0;
  const lines = startLines(repLinesOf(assumed.repLines), given, pool);
  const factors = Array.from(lines.remainingTerm, (term, line) => levelFactor(lines.monthlyRate[line] as number, term));
  const balances = Array.from(lines.balance);
  const held = monthlyHeld();
  const steps: CollateralStep[] = [];
  for (let at = given; at < collateral.months && (collateral.poolBegin[at] as number) > 0; at += 1) {
    const month = at - given;
    const { kind } = assumed.prepayment;
    const speed = vectorPartsAt(assumed.prepayment.vector, month);
    const annual = kind === 'cpr' ? heldMonthly(held, speed) : speed / VECTOR_ONE;
    const moving = { lines, balances, factors };
    steps.push(advance(moving, month, collateral.appliedMdr[at] as number, { kind, speed, annual }));
  }
  return steps;
}

/** The rep lines at the first projected month: older by the months that were given. */
function startLines(lines: RepLines, given: number, pool: number): RepLines {
  return given === 0 ? lines : agedRepLines(lines, given, pool);
}

interface MovingLines {
  readonly lines: RepLines;
  readonly balances: number[];
  readonly factors: number[];
}

interface Speed {
  readonly kind: Prepayment['kind'];
  /** In 10^-14. */
  readonly speed: number;
  /** As a month's share; of no use for the absolute speed, which depends on each line's age. */
  readonly annual: number;
}

/** Takes every rep line through one month: default, schedule, prepayment. */
function advance({ lines, balances, factors }: MovingLines, month: number, mdr: number, how: Speed): CollateralStep {
  const elapsed = month * TERM_ONE;
  const step = {
    performing: 0,
    lost: 0,
    survivors: 0,
    scheduled: 0,
    couldPrepay: 0,
    prepaid: 0,
    interest: 0,
    lines: 0,
  };
  for (const [line, opening] of balances.entries()) {
    if (opening === 0) continue;
    const rate = lines.monthlyRate[line] as number;
    const survivors = opening * (1 - mdr);
    const isLast = (lines.remainingTerm[line] as number) - elapsed <= TERM_ONE;
    const payments = factors[line] as number;
    const scheduled = isLast ? survivors : survivors / payments;
    const rest = isLast ? 0 : survivors - scheduled;
    const smm = how.kind === 'abs' ? smmOfAbs(how.speed, (lines.age[line] as number) + elapsed) : how.annual;
    const prepaid = rest * smm;
    factors[line] = levelFactorAfter(payments, rate);
    balances[line] = rest - prepaid;
    step.performing += opening;
    step.lost += opening * mdr;
    step.survivors += survivors;
    step.scheduled += scheduled;
    step.couldPrepay += rest;
    step.prepaid += prepaid;
    step.interest += survivors * rate;
    step.lines += 1;
  }
  return step;
}
