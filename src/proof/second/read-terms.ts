import { civilDate, monthIndex } from './civil-date.ts';
import { flag, type Json, list, money, object, optionalNumber, text } from './json.ts';
import { percentFromText } from './percent.ts';
import { readEvents } from './read-events.ts';
import {
  type BenchmarkTerms,
  CLAIM_KINDS,
  type ClassTerms,
  COLLECTION_LINES,
  type Collections,
  type DealTerms,
  type Level,
  type Owed,
  type Readings,
  type StartTerms,
  type Terms,
} from './terms.ts';

/** What a scenario may refer to by the word "filed", in the same form as a scenario gives it. */
export interface FiledData {
  /** All filed months from the first on. */
  readonly collections?: readonly unknown[];
  /** By number of the Distribution Date: the fields of an `after` start. */
  readonly starts?: Readonly<Record<number, unknown>>;
  /** Benchmark in per cent by accrual, from the first on; the last is held. */
  readonly benchmark?: readonly string[];
}

/** Turns a scenario in the headless form into amounts. It is taken to be valid. */
export function readTerms(
  scenarioIn: unknown,
  defaultDeal: unknown,
  filed: FiledData,
  projected: readonly unknown[] | null,
): Terms {
  const scenario = object(scenarioIn);
  const readings = object(scenario['readings']);
  const switches = object(scenario['switches']);
  const deal = readDeal(object(scenario['deal'] ?? defaultDeal), readings['a4_final'] === '2024-07');
  const start = readStart(object(scenario['start']), deal, filed);
  const given =
    projected ??
    (scenario['collections'] === 'filed'
      ? (filed.collections ?? []).slice(start.afterDate)
      : list(scenario['collections']));
  return {
    deal,
    start,
    collections: given.map(readCollections),
    projected: projected !== null,
    benchmark: readBenchmark(scenario['benchmark'], filed),
    events: readEvents(object(scenario['events'])),
    horizon: optionalNumber(switches['horizon']),
    readings: readReadings(readings, switches),
  };
}

/** A class is this trust's A-4 when it bears that CUSIP and the final month that the amendment gave it. */
const THIS_TRUSTS_A4 = { cusip: '14315WAE0', amended: '2025-07', noteForm: '2024-07' };

function readDeal(deal: Json, noteFormA4: boolean): DealTerms {
  const caps = object(deal['caps']);
  return {
    name: text(deal['name'], ''),
    closing: civilDate(text(deal['closing'])),
    firstMonth: monthIndex(text(deal['first_distribution'])),
    day: optionalNumber(deal['distribution_day']) ?? 15,
    initialPool: money(deal['initial_pool']),
    ocTarget: money(deal['oc_target']),
    reserveInitial: money(deal['reserve_initial']),
    reserveRequired: money(deal['reserve_required']),
    feeRate: percentFromText(text(deal['servicing_fee_pct'], '1')),
    callThreshold: percentFromText(text(deal['call_threshold_pct'], '10')),
    sweepWhenAllPaid: flag(deal['sweep_when_all_paid'], true),
    capSuccessor: money(caps['successor_total'], '175000'),
    capReviewer: money(caps['reviewer_per_year'], '175000'),
    classes: list(deal['classes']).map((entry) => readClass(object(entry), noteFormA4)),
  };
}

function readClass(entry: Json, noteFormA4: boolean): ClassTerms {
  const final = text(entry['final']);
  const moved = noteFormA4 && entry['cusip'] === THIS_TRUSTS_A4.cusip && final === THIS_TRUSTS_A4.amended;
  const spread = entry['benchmark_spread_pct'];
  return {
    name: text(entry['name']),
    level: text(entry['level']) as Level,
    rank: optionalNumber(entry['rank']) ?? 0,
    balance: money(entry['balance']),
    fixedRate: spread === undefined ? percentFromText(text(entry['rate_pct'])) : null,
    spread: spread === undefined ? 0n : percentFromText(text(spread)),
    actual: entry['day_count'] === 'act/360',
    finalMonth: monthIndex(moved ? THIS_TRUSTS_A4.noteForm : final),
    firstAfterAcceleration: flag(entry['first_after_acceleration'], false),
  };
}

function readStart(start: Json, deal: DealTerms, filed: FiledData): StartTerms {
  if (text(start['kind'], 'closing') === 'closing') {
    return {
      afterDate: 0,
      balances: deal.classes.map((c) => c.balance),
      pool: deal.initialPool,
      reserve: deal.reserveInitial,
      unpaidInterest: deal.classes.map(() => 0n),
      unpaidFee: 0n,
      owed: readOwed({}, 0n),
      capSuccessorUsed: 0n,
      capReviewerUsed: 0n,
    };
  }
  const month = start['kind'] === 'filed' ? optionalNumber(start['month']) : optionalNumber(start['after_date']);
  const from = start['kind'] === 'filed' ? object(filed.starts?.[month ?? 0]) : start;
  const balances = object(from['balances']);
  const unpaid = object(from['unpaid_interest']);
  return {
    afterDate: month ?? 0,
    balances: deal.classes.map((c) => money(balances[c.name])),
    pool: money(from['pool']),
    reserve: money(from['reserve']),
    unpaidInterest: deal.classes.map((c) => money(unpaid[c.name])),
    unpaidFee: money(from['unpaid_fee']),
    owed: readOwed(object(from['owed']), money(from['unpaid_advances'])),
    capSuccessorUsed: money(from['cap_successor_used']),
    capReviewerUsed: money(from['cap_reviewer_used']),
  };
}

function readOwed(owed: Json, unpaidAdvances: bigint): Owed {
  const amounts = {
    advances: unpaidAdvances + money(owed['advances']),
    additional_fee: money(owed['additional_fee']),
  } as Owed;
  for (const kind of CLAIM_KINDS) amounts[kind] = money(owed[kind]);
  return amounts;
}

function readCollections(entry: unknown): Collections {
  const from = object(entry);
  const lines = {} as Collections;
  for (const line of COLLECTION_LINES) lines[line] = money(from[line]);
  return lines;
}

function readBenchmark(given: unknown, filed: FiledData): BenchmarkTerms {
  if (given === 'filed' || given === undefined) {
    return { firstMonth: 1, rates: (filed.benchmark ?? []).map(percentFromText), shift: 0n, replacements: [] };
  }
  const vector = object(given);
  return {
    firstMonth: optionalNumber(vector['first_month']) ?? 1,
    rates: list(vector['rates_pct']).map((rate) => percentFromText(text(rate))),
    shift: percentFromText(text(vector['shift_pct'], '0')),
    replacements: list(vector['replacements']).map((entry) => ({
      fromMonth: optionalNumber(object(entry)['from_month']) ?? 0,
      adjustment: percentFromText(text(object(entry)['adjustment_pct'], '0.11448')),
    })),
  };
}

function readReadings(readings: Json, switches: Json): Readings {
  const yes = (name: string) => flag(readings[name], true);
  return {
    blankClauseProRata: readings['blank_5_4_b_v_E'] !== 'sequential',
    wholeAccountDraw: yes('whole_account_draw'),
    interestOnUnpaid: yes('interest_on_unpaid_interest') && flag(switches['interest_on_unpaid_interest'], true),
    successorCapAggregate: readings['successor_cap'] !== 'annual',
    reserveFirst: readings['first_purse'] !== 'collections',
    callWithoutReserve: readings['call_test'] !== 'with_reserve',
    floorCumulative: readings['fdd_floor'] !== 'own_class',
  };
}

export const ZERO_COLLECTIONS: Collections = readCollections({});
