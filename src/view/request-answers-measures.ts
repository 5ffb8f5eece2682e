import type { Deal } from '../deal/deal.ts';
import { faultAt, quoted, type Read } from '../deal/fault.ts';
import type { Projection } from '../engine/projection.ts';
import { type ClassEnd, classEnd } from '../measures/class-end.ts';
import { allMeasures, MEASURE_FIELDS, type PricingTerms } from '../measures/figures/measure-figures.ts';
import type { ClassMeasures, Quote } from '../measures/pricing/class-measures.ts';
import { printCents } from '../money/cents.ts';
import { printDay } from '../money/day.ts';
import { RATE_ONE } from '../money/rate.ts';
import type { MeasuresValues } from './request-answers-form.ts';
import { dayAt, printMeasured } from './request-answers-print.ts';
import { becauseOf } from './request-answers-words.ts';

/** Settlement, basis and quotes of a request, for classes that the deal has. */
export function readTerms(values: MeasuresValues, deal: Deal): Read<PricingTerms> {
  const names = deal.classes.map(({ name }) => name);
  const quotes = new Map<string, Quote>();
  for (const name of names) {
    const [yearly, price, margin] = [
      values.yield_pct?.[name],
      values.price?.[name],
      values.discount_margin_pct?.[name],
    ];
    quotes.set(name, {
      yearlyYield: yearly === undefined ? null : yearly / RATE_ONE,
      price: price ?? null,
      margin: margin === undefined ? null : margin / RATE_ONE,
    });
  }
  for (const field of ['yield_pct', 'price', 'discount_margin_pct'] as const) {
    const unknown = Object.keys(values[field] ?? {}).find((name) => !names.includes(name));
    if (unknown !== undefined) {
      return faultAt(`/${field}`, `The deal has no class ${quoted(unknown)}; its classes are ${names.join(', ')}.`);
    }
  }
  return { ok: true, value: { settlement: values.settlement ?? null, basis: values.yield_basis ?? 'bey', quotes } };
}

/** The answer to `measures`: for each class what a buyer at that settlement and quote gets, and what it is not paid. */
export function answerMeasures(projection: Projection, terms: PricingTerms) {
  return Object.fromEntries(allMeasures(projection, terms).map((one) => [one.name, answerClass(projection, one)]));
}

function answerClass(projection: Projection, one: ClassMeasures) {
  const priced = Object.entries(MEASURE_FIELDS).map(([name, { of, places }]) => [name, printMeasured(of(one), places)]);
  const end = classEnd(projection, one.noteClass);
  return {
    ...Object.fromEntries(priced),
    balance: printMeasured(one.balance, 2),
    window: one.window.ok ? one.window.value.map(printDay) : { not_available: becauseOf(one.window.because) },
    ...answerEnd(projection, end),
  };
}

/** Losses over the whole run, with their dates where there are any. */
function answerEnd(projection: Projection, end: ClassEnd) {
  return {
    principal_loss: printCents(end.principalLoss),
    ...(end.principalLoss > 0 ? { principal_due: dayAt(projection, end.principalDueAt) } : {}),
    ...(end.firstPastFinal >= 0 ? { first_date_past_final: dayAt(projection, end.firstPastFinal) } : {}),
    interest_shortfall: printCents(end.interestShortfall),
    dates_short_of_interest: end.datesShortOfInterest,
    ...(end.firstShortOfInterest >= 0
      ? {
          first_short_of_interest: dayAt(projection, end.firstShortOfInterest),
          last_short_of_interest: dayAt(projection, end.lastShortOfInterest),
        }
      : {}),
  };
}
