import { type FiledData, readTerms } from './read-terms.ts';
import { resultForm } from './result-form.ts';
import { runDates } from './run-dates.ts';

/**
 * The waterfall a second time, slow and plain, every amount a BigInt of cents: the check on the engine for
 * the branches that no filing shows (shortfalls, draws, acceleration). It shares no code with the engine.
 *
 * @param scenario one scenario in the headless form, valid.
 * @param defaultDeal the deal where the scenario has none in place, in the same form.
 * @param filed what "filed" stands for in `collections`, `start` and `benchmark`.
 * @param projected collections of a projection, one for each date from the start on, until the pool is zero and
 *   the last recovery is in; with Notes left the run then goes on to the last Final Distribution Date.
 * @returns the result in the headless form, without the digest.
 * @throws Error on what is not in the form, and where collections exceed the pool.
 */
export function secondImplementation(
  scenario: unknown,
  defaultDeal: unknown = {},
  filed: FiledData = {},
  projected: readonly unknown[] | null = null,
): unknown {
  const terms = readTerms(scenario, defaultDeal, filed, projected);
  return resultForm(terms, runDates(terms));
}
