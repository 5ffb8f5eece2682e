import { payeeWords } from '../clause-words.ts';
import { ALL } from './figure-id.ts';

/** Who a line of a clause pays, as an input's label or in a title: "Class A-1", "Transition Costs", "principal". */
export function lineWords(payee: string): string {
  if (payee === ALL) return 'all lines';
  if (payee === 'principal') return payee;
  return isOfClass(payee) ? `Class ${payeeWords(payee)}` : payeeWords(payee);
}

/** "Class A interest, Class A-1", "Tertiary principal", "Transition Costs": a clause's line in a title. */
export function lineTitle(pays: string, payee: string): string {
  if (payee === ALL || payee === 'principal') return pays;
  const words = lineWords(payee);
  if (!isOfClass(payee)) return words;
  return pays.startsWith(`${words} `) ? pays : `${pays}, ${words}`;
}

function isOfClass(payee: string): boolean {
  return /^(interest|principal) /.test(payee);
}
