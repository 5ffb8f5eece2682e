import { secondImplementation } from './second-implementation.ts';

/** Round figures: 1 % of interest a month for each class, a fee of one thousandth of the pool a month. */
export const ROUND_DEAL = {
  name: 'round figures',
  closing: '2019-10-15',
  first_distribution: '2019-11',
  initial_pool: '1000000.00',
  oc_target: '0.00',
  reserve_initial: '10000.00',
  reserve_required: '10000.00',
  servicing_fee_pct: '1.20',
  call_threshold_pct: '10',
  caps: { successor_total: '1000.00', reviewer_per_year: '1000.00' },
  classes: [
    { ...classOf('A-1', 'A', 1, '100000.00'), first_after_acceleration: true },
    classOf('A-2', 'A', 2, '200000.00'),
    classOf('A-3', 'A', 3, '200000.00'),
    classOf('B', 'B', 4, '100000.00'),
    classOf('C', 'C', 5, '100000.00'),
    classOf('D', 'D', 6, '100000.00'),
  ],
};

function classOf(name: string, level: string, rank: number, balance: string): Record<string, unknown> {
  return { name, level, rank, balance, rate_pct: '12', day_count: '30/360', final: '2030-01' };
}

export interface DateForm {
  readonly n: number;
  readonly regime: string;
  readonly date: string;
  readonly accelerated_after: boolean;
  readonly events: readonly Record<string, string>[];
  readonly sale_proceeds: string;
  readonly tests: Record<string, string>;
  readonly reserve: Record<string, string | boolean>;
  readonly clauses: readonly Record<string, string>[];
  readonly classes: Record<string, Record<string, string>>;
  readonly status: readonly Record<string, string>[];
}

/** Runs a scenario on the deal of round figures, unless it brings its own. */
export function roundDates(
  scenario: Record<string, unknown>,
  projected: readonly unknown[] | null = null,
): readonly DateForm[] {
  const result = secondImplementation({ deal: ROUND_DEAL, ...scenario }, {}, {}, projected);
  return (result as { readonly dates: readonly DateForm[] }).dates;
}

export function codes(date: DateForm | undefined): (string | undefined)[] {
  return (date?.status ?? []).map((s) => s['code']);
}

export function firstDate(scenario: Record<string, unknown>, readings: Record<string, unknown>): DateForm {
  const [date] = roundDates({ ...scenario, readings });
  if (!date) throw new Error('no date was run');
  return date;
}

export function paid(date: DateForm, payee: string, key = 'paid'): string | undefined {
  return date.clauses.find((row) => row['payee'] === payee)?.[key];
}
