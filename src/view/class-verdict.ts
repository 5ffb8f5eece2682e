import { planOf } from '../engine/plan.ts';
import type { Projection } from '../engine/projection.ts';
import type { ClassSummary } from '../measures/class-summary.ts';

/** How a run ends for a class: what is paid, what is due and short, and what is merely not due yet. Cents. */
export interface ClassVerdict {
  readonly summary: ClassSummary;
  /** Place of the date that pays the class off; -1 where none does, or where it was paid off before the start. */
  readonly paidOffAt: number;
  readonly paidOffBefore: boolean;
  /** Balance at the end that was due: past its Final Distribution Date, or with no pool left to pay it. */
  readonly principalShort: number;
  /** Balance at the end that is not due yet, because the run's dates end first. */
  readonly outstanding: number;
  /** Dates after which a balance is left on or past the Final Distribution Date. */
  readonly datesPastFinal: number;
}

/** The verdicts of all classes, in the deal's order. */
export function classVerdicts(projection: Projection, summaries: readonly ClassSummary[]): readonly ClassVerdict[] {
  const { finalDate } = planOf(projection.deal, projection.scenario.readings);
  return summaries.map((summary, noteClass) =>
    verdictOf(projection, summary, noteClass, finalDate[noteClass] as number),
  );
}

function verdictOf(projection: Projection, summary: ClassSummary, noteClass: number, final: number): ClassVerdict {
  const { byClass, byDate, dates, count, startAfter } = projection;
  const { balanceEnd, startBalance } = summary;
  let datesPastFinal = 0;
  for (let at = Math.max(0, final - startAfter - 1); at < count; at += 1) {
    const cell = noteClass * dates + at;
    if ((byClass.before[cell] as number) > (byClass.principal[cell] as number)) datesPastFinal += 1;
  }
  const poolIsZero = count > 0 && byDate.poolEnd[count - 1] === 0;
  const isDue = balanceEnd > 0 && (poolIsZero || startAfter + count >= final);
  return {
    summary,
    paidOffAt: balanceEnd === 0 ? summary.lastPrincipal : -1,
    paidOffBefore: startBalance === 0,
    principalShort: isDue ? balanceEnd : 0,
    outstanding: isDue ? 0 : balanceEnd,
    datesPastFinal,
  };
}
