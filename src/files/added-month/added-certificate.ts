import type { FiledResult } from '../certificate/filed-results-of.ts';
import type { AddedMonth } from './known-months.ts';

/**
 * A certificate that the user added: its month, and those of its figures that follow from its collections, as it prints
 * them. What the rules make of the month is not put away: it is run anew wherever it is compared.
 */
export interface AddedCertificate {
  readonly month: AddedMonth;
  readonly printed: readonly FiledResult[];
}
