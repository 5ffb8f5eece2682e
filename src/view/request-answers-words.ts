import type { NotAvailable } from '../measures/not-available.ts';
import { dateText } from './date-text.ts';
import { dollars } from './status-words.ts';

/** Why a measure has no value, as the end of a sentence: "because Class A-1 is paid off before settlement". */
export function becauseOf(reason: NotAvailable): string {
  return `because ${words(reason)}`;
}

function words(reason: NotAvailable): string {
  switch (reason.kind) {
    case 'settlementBeforeStart':
      return `settlement on ${dateText(reason.settlement)} is before ${reason.atClosing ? 'the closing' : 'the date from which this run starts'}, ${dateText(reason.start)}`;
    case 'settlementAfterEnd':
      return `settlement on ${dateText(reason.settlement)} is not before the last Distribution Date of this run, ${dateText(reason.last)}`;
    case 'paidOffBefore':
      return `Class ${reason.noteClass} is paid off before settlement on ${dateText(reason.settlement)}`;
    case 'paidOffBeforeStart':
      return `Class ${reason.noteClass} is paid off before the run starts`;
    case 'nothingPaid':
      return `Class ${reason.noteClass} is paid nothing after settlement`;
    case 'noPrincipal':
      return `Class ${reason.noteClass} is paid no principal`;
    case 'notDueYet':
      return `the run ends on ${dateText(reason.last)} with ${dollars(reason.outstanding)} of Class ${reason.noteClass} outstanding and not yet due; a longer horizon is needed`;
    case 'priceNotPositive':
      return `a price of ${plain(reason.price)} has no yield: with accrued interest a price must be above 0`;
    case 'noYield':
      return `no yield from ${percent(reason.lowest)} to ${percent(reason.highest)} gives a price of ${plain(reason.price)}: they give prices from ${plain(reason.priceAtHighest)} to ${plain(reason.priceAtLowest)}`;
    case 'notFloating':
      return `Class ${reason.noteClass} has a fixed rate; a discount margin belongs to a floating one`;
    case 'neitherGiven':
      return `neither a yield nor a price is given for Class ${reason.noteClass}`;
    case 'neverShort':
      return `Class ${reason.noteClass} is never short of interest`;
    case 'noMeasure':
      return `Class ${reason.noteClass} has no ${reason.measure} here: it is paid off before settlement, is paid nothing, or no yield gives the price`;
    case 'noFigure':
      return `this run has no ${reason.path}`;
    default:
      return PLAIN[reason.kind];
  }
}

const PLAIN = {
  noCash: 'no cash comes to it in this run',
  noInvestment: 'nothing is invested: the price is 0, or the Notes are as large as pool and reserve together',
  noReturn: 'no return from -99 % to 1,000 % a month makes the cash worth the price',
  noPoolProjected: 'no collateral is projected in this scenario; its collections are given month by month',
  noLossToMultiply: 'this scenario has no loss that could be multiplied',
  fullRecovery: 'a recovery of 100 % leaves a lifetime net loss nothing to lose',
} as const;

const DIGITS = 5;

/** A price as people write it, at most five decimals. */
function plain(value: number): string {
  return String(Number(value.toFixed(DIGITS)));
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')} %`;
}
