import type { Coupon } from '../deal/deal.ts';
import type { Projection } from '../engine/projection.ts';
import type { Day } from '../money/day.ts';
import { printPercent } from '../money/rate.ts';
import { amountText, differenceText, hundredthsOf, millionsText, withPlaces } from './amount-text.ts';
import type { ClassVerdict } from './class-verdict.ts';
import { dateText } from './date-text.ts';
import { dateOf } from './run-dates.ts';
import { wholeRun } from './whole-run.ts';

/** A figure with its difference from the base beside it; `isShort` where somebody is short of what was due. */
export interface StripFigure {
  readonly text: string;
  readonly beside: string;
  readonly isShort: boolean;
  /** Whether a filing says so, where the rest of the run is projected. */
  readonly isActual?: boolean;
}

export interface StripClass {
  readonly name: string;
  readonly coupon: string;
  readonly paidOff: StripFigure;
  readonly life: StripFigure;
  readonly interestShort: StripFigure;
  readonly principalShort: StripFigure;
}

/** A run with the verdicts of its classes. */
export interface JudgedRun {
  readonly projection: Projection;
  readonly verdicts: readonly ClassVerdict[];
}

/** The verdict of each class in four lines, with differences where there is a base to differ from. */
export function verdictStrip(run: JudgedRun, base: JudgedRun | null): readonly StripClass[] {
  return run.verdicts.map((verdict, index) => {
    const before = base?.verdicts.find(({ summary }) => summary.name === verdict.summary.name) ?? null;
    return {
      name: verdict.summary.name,
      coupon: couponText(run.projection.deal.classes[index]?.coupon),
      paidOff: paidOffFigure(run, verdict, base, before),
      life: lifeFigure(run, verdict, base, before),
      interestShort: interestFigure(run, verdict),
      principalShort: principalFigure(verdict, before),
    };
  });
}

/** "2.01 %" or "1M + 0.30 %". */
function couponText(coupon: Coupon | undefined): string {
  if (coupon === undefined) return '';
  return coupon.kind === 'fixed' ? `${printPercent(coupon.rate, 2)} %` : `1M + ${printPercent(coupon.spread, 2)} %`;
}

const NONE: StripFigure = { text: '–', beside: '', isShort: false };

function paidOffFigure(
  run: JudgedRun,
  verdict: ClassVerdict,
  base: JudgedRun | null,
  before: ClassVerdict | null,
): StripFigure {
  if (verdict.paidOffBefore) return filedPayOff(run, verdict);
  if (verdict.principalShort > 0) return { text: 'not paid off', beside: '', isShort: true };
  if (verdict.outstanding > 0) {
    const change = before && before.outstanding > 0 ? roundedMillions(verdict.outstanding - before.outstanding) : null;
    const beside = change === null ? '' : differenceText(change, 2);
    return { text: `$${millionsText(verdict.outstanding, 2)}m left`, beside, isShort: false };
  }
  const date = dateText(run.projection.distributionDates[verdict.paidOffAt] as Day);
  if (!base || !before || before.paidOffAt < 0) return { text: date, beside: '', isShort: false };
  const months = run.projection.startAfter + verdict.paidOffAt - (base.projection.startAfter + before.paidOffAt);
  return { text: date, beside: differenceText(months, 0), isShort: false };
}

/** A class without a balance at the start: the filed month that paid it off, where the months before are the filed ones. */
function filedPayOff({ projection }: JudgedRun, { summary }: ClassVerdict): StripFigure {
  const { first, actual, balances } = wholeRun(projection);
  const place = projection.deal.classes.findIndex(({ name }) => name === summary.name);
  const entry = balances[place]?.indexOf(0) ?? -1;
  if (actual === 0 || entry < 0) return { text: 'before start', beside: '', isShort: false };
  return { text: dateText(dateOf(projection, first + entry)), beside: '', isShort: false, isActual: true };
}

function roundedMillions(cents: number): number {
  const sign = cents < 0 ? -1 : 1;
  return sign * Math.floor(Math.abs(cents) / 1_000_000 + 0.5);
}

function lifeFigure(
  run: JudgedRun,
  verdict: ClassVerdict,
  base: JudgedRun | null,
  before: ClassVerdict | null,
): StripFigure {
  const { walMillionths } = verdict.summary;
  if (walMillionths === null) return NONE;
  const own = hundredthsOf(walMillionths);
  const text = withPlaces(own, 2);
  // A life is over the principal paid; where a balance is left it stands for a part of the class only.
  if (verdict.paidOffAt < 0) return { text, beside: 'of paid part', isShort: false };
  // Lives are counted from the start: those of two starts are no measure of each other.
  const isAlike = before && before.paidOffAt >= 0 && run.projection.startAfter === base?.projection.startAfter;
  const other = isAlike ? before.summary.walMillionths : null;
  return { text, beside: other === null ? '' : differenceText(own - hundredthsOf(other), 2), isShort: false };
}

function interestFigure(run: JudgedRun, { summary }: ClassVerdict): StripFigure {
  const { datesShortOfInterest: dates, firstShortOfInterest: first } = summary;
  if (dates === 0) return NONE;
  return {
    text: dates === 1 ? '1 date' : `${dates} dates`,
    beside: `from ${run.projection.startAfter + first + 1}`,
    isShort: true,
  };
}

function principalFigure(verdict: ClassVerdict, before: ClassVerdict | null): StripFigure {
  if (verdict.principalShort > 0) {
    const was = before?.principalShort ?? 0;
    const beside = before && was > 0 ? differenceText(roundedMillions(verdict.principalShort - was), 2) : '';
    return { text: amountText(verdict.principalShort), beside, isShort: true };
  }
  if (verdict.datesPastFinal === 0) return NONE;
  return { text: `${verdict.datesPastFinal} dates late`, beside: '', isShort: true };
}
