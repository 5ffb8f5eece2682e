import { rounded } from '../sensitivity/break-even-rows.ts';

/** Break-evens of the classes under losses as a share of the initial pool, as the contract has them. */
interface Answer {
  readonly coverage_multiple?: string | { readonly not_available: string };
  readonly not_available?: string;
}

export interface Coverage {
  /** "4.47 ×"; "n/a" where there is none. */
  readonly text: string;
  /** "Coverage: not available, because …", or ''. */
  readonly note: string;
}

/** How often the scenario's own lifetime loss goes into the loss that a class bears; or why there is no such figure. */
export function coverageOf(answer: object, name: string): Coverage {
  const one = (answer as Readonly<Record<string, Answer>>)[name];
  const { coverage_multiple: multiple } = one ?? {};
  if (typeof multiple === 'string') return { text: `${rounded(multiple, 2)} ×`, note: '' };
  const because = multiple?.not_available ?? one?.not_available ?? `because the break-evens have no Class ${name}`;
  return { text: 'n/a', note: `Coverage: not available, ${because}.` };
}
