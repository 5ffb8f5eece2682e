import { THIS_TRUST } from '../../deal/this-trust.ts';
import type { Projection } from '../../engine/projection.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';

/**
 * What runs a scenario in the headless form and prints the projection.
 * @throws Error with place and sentence where the scenario is not valid
 */
export function runWith<T>(print: (projection: Projection) => T): (form: object) => T {
  return (form) => {
    const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
    if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
    return print(engine(read.value.deal, read.value.scenario));
  };
}

/** The date of a result, by its place. @throws RangeError where there is none */
export function dateOf<T>(result: { readonly dates: readonly T[] }, place: number): T {
  const date = result.dates[place];
  if (date === undefined) throw new RangeError(`The result has ${result.dates.length} dates and no place ${place}.`);
  return date;
}

/** A class at a date. @throws RangeError where the deal has no such class */
export function classOf<T>(date: { readonly classes: Readonly<Record<string, T>> }, name: string): T {
  const found = date.classes[name];
  if (found === undefined) throw new RangeError(`There is no class ${name}.`);
  return found;
}

interface ClauseForm {
  readonly clause: string;
  readonly payee: string;
  readonly paid: string;
}

/** What the lines of a clause were paid, `payee paid` each, in the printed order. */
export function paidAt(date: { readonly clauses: readonly ClauseForm[] }, clause: string): string[] {
  return date.clauses.filter((line) => line.clause === clause).map(({ payee, paid }) => `${payee} ${paid}`);
}

/** Principal paid to the classes that are asked for. */
export function principalOf(
  date: { readonly classes: Readonly<Record<string, { readonly principal: string }>> },
  ...names: string[]
): string[] {
  return names.map((name) => classOf(date, name).principal);
}

/**
 * A deal whose figures a desk calculator checks. The servicing fee is 1.20 %, so 0.1 % of the pool a month: 1,000.00 of
 * a full pool. From closing on 15 October 2019 to 15 November 2019 there are 31 days, and 30 by the 30/360 rule.
 *
 * Interest of a full month: A-1 at 3.60 % actual/360 10.00 a day; A-2a 200.00; A-2b with a benchmark of 3.30 %
 * 10.00 a day; A-3 300.00; B 200.00; C 200.00; D 180.00. On the first date Class A is due 310 + 200 + 310 + 300 =
 * 1,120.00 and all classes together 1,700.00.
 */
const ROUND_DEAL = {
  name: 'round figures',
  closing: '2019-10-15',
  first_distribution: '2019-11',
  distribution_day: 15,
  initial_pool: '1000000.00',
  oc_target: '10000.00',
  reserve_initial: '5000.00',
  reserve_required: '5000.00',
  servicing_fee_pct: '1.20',
  call_threshold_pct: '10',
  classes: [
    {
      name: 'A-1',
      level: 'A',
      rank: 1,
      balance: '100000.00',
      rate_pct: '3.60',
      day_count: 'act/360',
      final: '2021-11',
      first_after_acceleration: true,
    },
    {
      name: 'A-2a',
      level: 'A',
      rank: 2,
      balance: '200000.00',
      rate_pct: '1.20',
      day_count: '30/360',
      final: '2022-11',
    },
    {
      name: 'A-2b',
      level: 'A',
      rank: 2,
      balance: '100000.00',
      benchmark_spread_pct: '0.30',
      day_count: 'act/360',
      final: '2022-11',
    },
    { name: 'A-3', level: 'A', rank: 3, balance: '300000.00', rate_pct: '1.20', day_count: '30/360', final: '2023-11' },
    { name: 'B', level: 'B', rank: 4, balance: '100000.00', rate_pct: '2.40', day_count: '30/360', final: '2024-11' },
    { name: 'C', level: 'C', rank: 5, balance: '100000.00', rate_pct: '2.40', day_count: '30/360', final: '2024-11' },
    { name: 'D', level: 'D', rank: 6, balance: '90000.00', rate_pct: '2.40', day_count: '30/360', final: '2025-11' },
  ],
} as const;

/** A scenario of {@link ROUND_DEAL} with the benchmark at 3.30 %, from closing. */
export function roundScenario(collections: readonly object[], more: object = {}): object {
  return { deal: ROUND_DEAL, benchmark: { first_month: 1, rates_pct: ['3.30'] }, collections, ...more };
}

/** {@link ROUND_DEAL} with some of its terms replaced. */
export function roundDeal(terms: object): object {
  return { ...ROUND_DEAL, ...terms };
}

/** {@link ROUND_DEAL} with another final month for some classes. */
export function withFinals(finals: Readonly<Record<string, string>>): object {
  return {
    ...ROUND_DEAL,
    classes: ROUND_DEAL.classes.map((one) => ({ ...one, final: finals[one.name] ?? one.final })),
  };
}

/** A start after date 40 with the balances given, all others paid off. */
export function lateStart(balances: Readonly<Record<string, string>>, pool: string, reserve: string): object {
  const all = Object.fromEntries(ROUND_DEAL.classes.map(({ name }) => [name, balances[name] ?? '0.00']));
  return { kind: 'after', after_date: 40, balances: all, pool, reserve };
}
