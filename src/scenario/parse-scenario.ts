import * as v from 'valibot';
import { TERMS } from '../deal/carmx-2019-4/terms.ts';
import type { Deal } from '../deal/deal.ts';
import { faultAt, faultOfIssue, type Read } from '../deal/fault.ts';
import { parseDeal } from '../deal/parse-deal.ts';
import { putInto } from '../money/column.ts';
import { parsePercent, type Rate } from '../money/rate.ts';
import { readCollateral } from './collateral.ts';
import { type CollectionsRecord, emptyCollections } from './collections.ts';
import type { Filed } from './filed.ts';
import { readCollections } from './read-collections.ts';
import { readEvents } from './read-events.ts';
import { readStart } from './read-start.ts';
import type { Benchmark, Readings, Scenario, Start } from './scenario.ts';
import { type ScenarioValues, scenarioSchema } from './scenario-form.ts';

/** The deal that a scenario without one of its own is about, with its filed months where there are any. */
export interface ScenarioContext {
  readonly deal: Deal;
  readonly filed: Filed | null;
}

export interface DealAndScenario {
  readonly deal: Deal;
  readonly scenario: Scenario;
}

/**
 * Reads a scenario of the headless contract: doubts every input once, so that the engine can compute bare.
 * @returns deal and scenario, or the first fault with its place (a JSON pointer) and a sentence that says what would be right.
 */
export function parseScenario(form: unknown, context: ScenarioContext): Read<DealAndScenario> {
  const result = v.safeParse(scenarioSchema, form, { abortEarly: true });
  if (!result.success) return { ok: false, fault: faultOfIssue(result.issues[0]) };
  const values = result.output;
  const deal = dealFor(form, context);
  if (!deal.ok) return deal;
  const filed = deal.value === context.deal ? context.filed : null;
  const start = readStart(values.start ?? { kind: 'closing' }, deal.value, filed);
  if (!start.ok) return start;
  return withStart(values, deal.value, filed, start.value);
}

/** The adjustment of a Benchmark Replacement where a scenario gives none. */
const USUAL_ADJUSTMENT = parsePercent(TERMS.replacementAdjustment.value) ?? (0 as Rate);

const dealsInPlace = new WeakMap<object, Read<Deal>>();

/** The deal in place where the scenario has one; read once for each object given. */
function dealFor(form: unknown, context: ScenarioContext): Read<Deal> {
  const given = (form as { deal?: object }).deal;
  if (given === undefined) return { ok: true, value: context.deal };
  const known = dealsInPlace.get(given);
  if (known) return known;
  const read = parseDeal(given);
  const placed: Read<Deal> = read.ok ? read : faultAt(`/deal${read.fault.path}`, read.fault.message);
  dealsInPlace.set(given, placed);
  return placed;
}

function withStart(values: ScenarioValues, deal: Deal, filed: Filed | null, start: Start): Read<DealAndScenario> {
  const collections = collectionsOf(values, filed, start);
  if (!collections.ok) return collections;
  const collateral = readCollateral(values.collateral, deal, filed, start, collections.value);
  if (!collateral.ok) return collateral;
  if (collections.value === null && collateral.value === null) {
    return faultAt('', 'A scenario needs collections or collateral: without them no cash comes in.');
  }
  const benchmark = benchmarkOf(values, deal, filed, start);
  if (!benchmark.ok) return benchmark;
  const events = readEvents(values.events ?? {});
  if (!events.ok) return events;
  const scenario: Scenario = {
    name: values.name ?? '',
    note: values.note ?? '',
    start,
    collections: collections.value,
    collateral: collateral.value,
    benchmark: benchmark.value,
    events: events.value,
    readings: readingsOf(values, deal),
    horizon: values.switches?.horizon ?? null,
  };
  return { ok: true, value: { deal, scenario } };
}

function collectionsOf(values: ScenarioValues, filed: Filed | null, start: Start): Read<CollectionsRecord | null> {
  if (values.collections === undefined) return { ok: true, value: null };
  if (values.collections !== 'filed') return readCollections(values.collections, start.pool);
  if (!filed) return faultAt('/collections', 'This deal has no filed months; give its collections as a list.');
  const left = filed.count - start.afterDate;
  if (start.kind === 'after') {
    return faultAt(
      '/collections',
      'Filed collections go with a start at closing or after a filed month, not with balances of your own.',
    );
  }
  if (left <= 0)
    return faultAt(
      '/collections',
      `No month is filed after month ${filed.count}; start earlier or project collateral.`,
    );
  const record = emptyCollections(left);
  for (const [line, column] of Object.entries(filed.collections.lines)) {
    putInto(record.lines[line as keyof typeof record.lines], column.slice(start.afterDate));
  }
  return { ok: true, value: record };
}

function benchmarkOf(values: ScenarioValues, deal: Deal, filed: Filed | null, start: Start): Read<Benchmark> {
  const given = values.benchmark;
  const floats = deal.classes.some(({ coupon }) => coupon.kind === 'floating');
  const none: Benchmark = { firstMonth: 1, rates: [0 as Rate], shift: 0 as Rate, replacements: [] };
  if (given === undefined || given === 'filed') {
    if (filed) return { ok: true, value: { ...none, rates: filed.benchmark } };
    if (!floats) return { ok: true, value: none };
    return faultAt(
      '/benchmark',
      'This deal has a floating class and no filed benchmark; give first_month and rates_pct.',
    );
  }
  if (floats && given.first_month > start.afterDate + 1) {
    return faultAt(
      '/benchmark/first_month',
      `The run begins with the accrual of month ${start.afterDate + 1}; the benchmark must begin there or earlier.`,
    );
  }
  return {
    ok: true,
    value: {
      firstMonth: given.first_month,
      rates: given.rates_pct,
      shift: given.shift_pct ?? (0 as Rate),
      replacements: (given.replacements ?? []).map((one) => ({
        fromMonth: one.from_month,
        name: one.name,
        adjustment: one.adjustment_pct ?? USUAL_ADJUSTMENT,
      })),
    },
  };
}

/**
 * The switches of engine.md § 10, each at its default where it is not given. Two of them stand in a second place as well
 * (`switches`, and the deal's own sweep rule): off in either is off.
 */
function readingsOf(values: ScenarioValues, deal: Deal): Readings {
  const given = values.readings ?? {};
  const bySwitch = values.switches?.interest_on_unpaid_interest ?? true;
  return {
    blank54bvE: given.blank_5_4_b_v_E ?? 'pro_rata',
    a4Final: given.a4_final ?? '2025-07',
    wholeAccountDraw: (given.whole_account_draw ?? true) && deal.sweepWhenAllPaid,
    interestOnUnpaidInterest: (given.interest_on_unpaid_interest ?? true) && bySwitch,
    successorCap: given.successor_cap ?? 'aggregate',
    firstPurse: given.first_purse ?? 'reserve',
    callTest: given.call_test ?? 'without_reserve',
    fddFloor: given.fdd_floor ?? 'cumulative',
  };
}
