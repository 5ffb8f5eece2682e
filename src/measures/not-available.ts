import type { Day } from '../money/day.ts';

/** Why a measure has no value; view/ finds the words. Amounts in cents, yields and prices as fractions and per 100. */
export type NotAvailable =
  | {
      readonly kind: 'settlementBeforeStart';
      readonly settlement: Day;
      readonly start: Day;
      readonly atClosing: boolean;
    }
  | { readonly kind: 'settlementAfterEnd'; readonly settlement: Day; readonly last: Day }
  | { readonly kind: 'paidOffBefore'; readonly noteClass: string; readonly settlement: Day }
  | { readonly kind: 'nothingPaid'; readonly noteClass: string }
  | { readonly kind: 'noPrincipal'; readonly noteClass: string }
  | { readonly kind: 'notDueYet'; readonly noteClass: string; readonly outstanding: number; readonly last: Day }
  | { readonly kind: 'priceNotPositive'; readonly price: number }
  | {
      readonly kind: 'noYield';
      readonly price: number;
      readonly lowest: number;
      readonly highest: number;
      readonly priceAtLowest: number;
      readonly priceAtHighest: number;
    }
  | { readonly kind: 'notFloating'; readonly noteClass: string }
  | { readonly kind: 'neitherGiven'; readonly noteClass: string }
  | { readonly kind: 'neverShort'; readonly noteClass: string }
  | { readonly kind: 'noMeasure'; readonly noteClass: string; readonly measure: string }
  | { readonly kind: 'noFigure'; readonly path: string }
  | { readonly kind: 'noCash' }
  | { readonly kind: 'noPoolProjected' }
  | { readonly kind: 'noLossToMultiply' }
  | { readonly kind: 'fullRecovery' }
  | { readonly kind: 'paidOffBeforeStart'; readonly noteClass: string }
  | { readonly kind: 'noInvestment' }
  | { readonly kind: 'noReturn'; readonly lowest: number; readonly highest: number };

export type Measured<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly because: NotAvailable };

export function notAvailable(because: NotAvailable): { readonly ok: false; readonly because: NotAvailable } {
  return { ok: false, because };
}

export function measured<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}
