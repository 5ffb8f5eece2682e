import type { Input, Method } from './explanation.ts';
import { chained, named } from './term-text.ts';

/** The calculations of Pricing and Sensitivity as sentences. @param is the result as shown */
export function pricedText(method: Method, inputs: readonly Input[], is: string): string {
  const [first, second, third, fourth] = inputs;
  const last = inputs.at(-1);
  if (!first || !last) return '';
  switch (method) {
    case 'solved':
      return `At ${is} ${chained(inputs.slice(0, -1))} comes to ${named(last)}.`;
    case 'discounted':
      return second && third
        ? `${named(first)} divided by 100 % and ${named(second)}, to the power of ${named(third)} by 30, is ${is}.`
        : '';
    case 'accrual discounted':
      return second && third && fourth
        ? `${named(first)} divided by 100 % and what ${named(second)} and ${named(third)} earn in ${named(fourth)} of 360, is ${is}.`
        : '';
    case 'bond-equivalent month':
      return `Six months at the same rate earn half of ${named(first)}: that is ${is} a month.`;
    case 'bond-equivalent year':
      return `Six months at ${named(first)} earn half of ${is}.`;
    default:
      return second && third ? `${named(second)} of ${named(third)} in rising order is ${named(first)}: ${is}.` : '';
  }
}
