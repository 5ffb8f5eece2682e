import { amountOf, type Value, valueText } from './value.ts';

/** The difference of two values, of which either may be missing; null where there is none, and the sentence says why. */
export function differenceOf(ownName: string, own: Value | null, otherName: string, other: Value | null) {
  if (own === null || other === null) {
    const missing = own === null ? ownName : otherName;
    return { difference: null, sentence: `${missing} has no such figure.` };
  }
  const both = `${ownName} (${valueText(own)}) less ${otherName} (${valueText(other)})`;
  if (own.unit !== other.unit || own.unit === 'text') {
    return { difference: null, sentence: `${ownName}: ${valueText(own)}. ${otherName}: ${valueText(other)}.` };
  }
  const amount = amountOf(own) - amountOf(other);
  const difference: Value = own.unit === 'date' ? { unit: 'days', amount } : { ...own, amount };
  return { difference, sentence: `${both} is ${valueText(difference)}.` };
}
