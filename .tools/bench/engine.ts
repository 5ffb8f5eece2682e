import { THIS_TRUST } from '../../src/deal/this-trust.ts';
import {
  CLASS_QUANTITIES,
  classColumns,
  DATE_QUANTITIES,
  dateColumns,
  owedColumns,
  type PaymentColumns,
  type Projection,
  paymentColumns,
  REGIMES,
} from '../../src/engine/projection.ts';
import { engine } from '../../src/engine/run.ts';
import type { Column } from '../../src/money/column.ts';
import { exactProduct } from '../../src/money/exact-product.ts';
import { RATE_ONE } from '../../src/money/rate.ts';
import { filedMonths } from '../../src/scenario/filed-months.ts';
import { parseScenario } from '../../src/scenario/parse-scenario.ts';

const ROUNDS = 4000;
const WARM_UP = 2000;
/** Products of a run of 70 dates and 8 classes: interest, interest on unpaid, pro rata, fee. */
const PRODUCTS = 840;

/**
 * One run of 70 dates and 8 classes with full trace and invariants, beside the work that it cannot avoid, measured in
 * turn in the same process: its exact products, and the allocation and writing of its trace.
 */
export function run(print: (name: string, value: number, unit: string) => void): void {
  const form = {
    collections: 'filed',
    benchmark: 'filed',
    switches: { horizon: 70 },
    events: { call: { mode: 'never' } },
  };
  const parsed = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const { deal, scenario } = parsed.value;
  const sample = engine(deal, scenario);
  const factors = factorsOf(sample);
  let sum = 0;
  const runs: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const start = performance.now();
    engine(deal, scenario);
    const middle = performance.now();
    sum += unavoidable(sample, factors);
    const end = performance.now();
    if (round < WARM_UP) continue;
    runs.push((middle - start) * 1000);
    floors.push((end - middle) * 1000);
  }
  // Using the sum keeps the measured work from being dropped as useless.
  if (!Number.isFinite(sum)) throw new Error('the unavoidable work has no sum');
  const median = quantile(runs, 0.5);
  print('engine.run.median', median, 'us');
  print('engine.run.p95', quantile(runs, 0.95), 'us');
  print('engine.runs-per-second', 1e6 / median, '1/s');
  print('engine.run.floor', quantile(floors, 0.5), 'us');
  print('engine.run.ratio', median / quantile(floors, 0.5), 'x');
  print(
    'engine.memory.after-100000-runs',
    memoryAfterRuns(() => engine(deal, scenario)),
    'MB',
  );
}

/** Balances, multipliers and divisors as the run itself has them. */
function factorsOf(sample: Projection): Float64Array {
  const { before, rate } = sample.byClass;
  const factors = new Float64Array(PRODUCTS * 2);
  for (let product = 0; product < PRODUCTS; product += 1) {
    const cell = product % before.length;
    factors[product * 2] = before[cell] || 7_345_621_00;
    factors[product * 2 + 1] = (rate[cell] || 0.0202 * RATE_ONE) * 30;
  }
  return factors;
}

function unavoidable(sample: Projection, factors: Float64Array): number {
  const { dates, deal } = sample;
  let total = 0;
  for (let product = 0; product < PRODUCTS; product += 1) {
    total += exactProduct(factors[product * 2] as number, factors[product * 2 + 1] as number, 360 * RATE_ONE);
  }
  const payments = paymentsOf(sample);
  const byClass = classColumns(deal.classes.length * dates);
  const byDate = dateColumns(dates);
  const owed = owedColumns(dates);
  const columns = [
    owed,
    ...CLASS_QUANTITIES.map((name) => byClass[name]),
    ...DATE_QUANTITIES.map((name) => byDate[name]),
  ];
  for (let date = 0; date < dates; date += 1) {
    const { due, paid, fromReserve } = payments[sample.byDate.regime[date] as number] as PaymentColumns;
    writeDate(due, date, dates, total);
    writeDate(paid, date, dates, total);
    writeDate(fromReserve, date, dates, total);
    for (const column of columns) writeDate(column, date, dates, total);
  }
  return total;
}

/** Room for the payments under each section that governs a date of the run, as the run itself makes it. */
function paymentsOf({ dates, lists, payments }: Projection): readonly (PaymentColumns | null)[] {
  return REGIMES.map((regime) => payments[regime] && paymentColumns(lists[regime].rows.length, dates));
}

/** The cells of one date: a run, too, goes from date to date and not from column to column. */
function writeDate(column: Column, date: number, dates: number, amount: number): void {
  for (let cell = date; cell < column.length; cell += dates) column[cell] = amount + cell;
}

function memoryAfterRuns(once: () => unknown): number {
  let peak = 0;
  for (let count = 0; count < 100_000; count += 1) {
    once();
    if (count % 1000 === 0) peak = Math.max(peak, process.memoryUsage().rss);
  }
  return peak / 1e6;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
