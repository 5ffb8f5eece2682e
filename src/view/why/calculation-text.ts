import type { Explanation, Input, Origin } from './explanation.ts';
import { pricedText } from './priced-text.ts';
import { chained, named } from './term-text.ts';
import { valueText } from './value.ts';

/**
 * The calculation of an explanation as a sentence that can be followed with a calculator: each input by its name with
 * its value in parentheses, what is done with it, and the result. '' where there is nothing to reckon.
 */
export function calculationText(explanation: Explanation): string {
  const text = reckoned(explanation);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function reckoned(explanation: Explanation): string {
  const { inputs, result } = explanation;
  const [first] = inputs;
  const is = valueText(result);
  switch (explanation.method) {
    case 'sum':
      return inputs.length === 1 && first ? `It is ${named(first)}: ${is}.` : `${chained(inputs)} is ${is}.`;
    case 'excess':
      return `${chained(inputs)}, but not below zero, is ${is}.`;
    case 'product':
      return `${chained(inputs)}, rounded half-up${unitWords(explanation)}, is ${is}.`;
    case 'product down':
      return `${chained(inputs)}, a part of a cent dropped, is ${is}.`;
    case 'unrounded':
      return `${chained(inputs)}, unrounded until here, is ${is}.`;
    case 'lesser':
    case 'greater':
      return `The ${explanation.method} of ${inputs.map(named).join(' and ')} is ${is}.`;
    case 'share':
      return shareText(inputs, is);
    case 'equal':
    case 'given':
      return first ? `It is ${named(first)}${originWords(first.origin)}: ${is}.` : '';
    default:
      return otherText(explanation, is);
  }
}

function otherText({ method, inputs }: Explanation, is: string): string {
  const [first, second, third] = inputs;
  switch (method) {
    case 'monthly':
      return first
        ? `Twelve months at the same rate leave what ${named(first)} leaves in a year: that is ${is} a month.`
        : '';
    case 'absolute speed':
      return first && second
        ? `${named(first)} divided by what is left of 100 % after ${named(first)} times ${named(second)}, at most 100 %, is ${is}.`
        : '';
    case 'level payment':
      return first && second && third
        ? `A level payment that repays ${named(first)} at ${named(second)} over ${named(third)} repays ${is} of it in its first month.`
        : '';
    case 'actual days':
    case '30/360 days': {
      const kind = method === 'actual days' ? 'Actual days' : 'Days of 30/360';
      return first && second ? `${kind} from ${valueText(first.value)} to ${valueText(second.value)} are ${is}.` : '';
    }
    case 'solved':
    case 'discounted':
    case 'accrual discounted':
    case 'bond-equivalent month':
    case 'bond-equivalent year':
    case 'ranked':
      return pricedText(method, inputs, is);
    case 'life':
      return `${lifeTerms(inputs)}, added up, divided by 360 days and by all principal paid, is ${is}.`;
    case 'count':
      return `Counted: ${inputs.map(named).join('; ')}. That is ${is}.`;
    case 'reaches':
      return reachesText(inputs);
    case 'stated':
      return inputs.length === 0 ? `So ${is}.` : `From ${inputs.map(named).join('; ')}: ${is}.`;
    default:
      return `So it is ${is}.`;
  }
}

function unitWords({ result }: Explanation): string {
  if (result.unit === 'cents') return ' to the cent';
  return result.unit === 'exact' ? ' to what is shown' : '';
}

function shareText(inputs: readonly Input[], is: string): string {
  const [total, through, all, given] = inputs;
  if (!total || !through || !all || !given) return '';
  return `${named(total)} times ${named(through)} divided by ${named(all)}, rounded half-up to the cent, less ${named(given)}, is ${is}.`;
}

/** Pairs of an amount and its days. */
function lifeTerms(inputs: readonly Input[]): string {
  const terms: string[] = [];
  for (let place = 0; place + 1 < inputs.length; place += 2) {
    const [amount, days] = [inputs[place], inputs[place + 1]];
    if (amount && days) terms.push(`${named(amount)} times ${valueText(days.value)}`);
  }
  return terms.join(' plus ');
}

/** The inputs before the last against the last. */
function reachesText(inputs: readonly Input[]): string {
  const last = inputs.at(-1);
  if (!last) return '';
  const before = inputs.slice(0, -1);
  const have = before.reduce((sum, { value }) => sum + (value.unit === 'text' ? 0 : value.amount), 0);
  const need = last.value.unit === 'text' ? 0 : last.value.amount;
  const verb = have >= need ? 'reaches' : 'does not reach';
  return `${chained(before)} ${verb} ${named(last)}.`;
}

/** ", filed in certificate 0001788503-19-000005, line 17a": where a leaf comes from. */
function originWords(origin: Origin): string {
  switch (origin.kind) {
    case 'filed':
      return `, filed in certificate ${origin.accession}, ${/ /.test(origin.line) ? 'lines' : 'line'} ${origin.line}`;
    case 'assumption':
      return ', assumed in this scenario';
    case 'term':
      return `, a term of the deal, ${clauseWords(origin.clause)} of ${origin.source}`;
    default:
      return '';
  }
}

function clauseWords(clause: string): string {
  return /^\d/.test(clause) ? `§ ${clause}` : clause;
}
