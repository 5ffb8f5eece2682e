import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { type Column, columnFrom, emptyColumn, putInto } from '../money/column.ts';
import { COLLECTION_LINES } from '../scenario/collections.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { FROZEN_SCENARIO } from '../scenario/link/v1/frozen-default.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import { CLAIMANTS } from '../scenario/scenario.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { digestOf } from './digest.ts';
import { CLASS_QUANTITIES, DATE_QUANTITIES, type PaymentColumns, type Projection, REGIMES } from './projection.ts';
import { engine } from './run.ts';

function run(form: ScenarioForm): Projection {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(read.fault.message);
  return engine(read.value.deal, read.value.scenario);
}

/** Losses at six times the base case: an Event of Default in month 63, accelerated, classes short. */
const STRESSED: ScenarioForm = {
  ...FROZEN_SCENARIO,
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25', multiple: '6' } },
};
const RUN = run(STRESSED);
const DIGEST = digestOf(RUN);

function column(of: Column, at: number, by: number): Column {
  const changed = columnFrom(of);
  changed[at] = (changed[at] as number) + by;
  return changed;
}

test('it names its hash', () => expect(DIGEST).toMatch(/^murmur3:[0-9a-f]{16}$/));

test('a second run has the same, another scenario another', () => {
  expect(digestOf(run(STRESSED))).toBe(DIGEST);
  expect(digestOf(run(FROZEN_SCENARIO))).not.toBe(DIGEST);
});

describe('one cent in one cell changes it', () => {
  const last = RUN.count - 1;
  test.each(DATE_QUANTITIES)('%s', (name) => {
    for (const at of [0, last]) {
      const byDate = { ...RUN.byDate, [name]: column(RUN.byDate[name], at, 1) };
      expect(digestOf({ ...RUN, byDate })).not.toBe(DIGEST);
    }
  });

  test.each(CLASS_QUANTITIES)('%s', (name) => {
    for (let noteClass = 0; noteClass < RUN.deal.classes.length; noteClass += 1) {
      const byClass = { ...RUN.byClass, [name]: column(RUN.byClass[name], noteClass * RUN.dates + last, -1) };
      expect(digestOf({ ...RUN, byClass })).not.toBe(DIGEST);
    }
  });

  test.each(REGIMES.filter((regime) => RUN.payments[regime]))('payments of %s', (regime) => {
    const columns = RUN.payments[regime] as PaymentColumns;
    const cell = columns.due.findIndex((due) => due > 0);
    expect(cell).toBeGreaterThanOrEqual(0);
    for (const name of ['due', 'paid', 'fromReserve'] as const) {
      const changed = { ...columns, [name]: column(columns[name], cell, 1) };
      expect(digestOf({ ...RUN, payments: { ...RUN.payments, [regime]: changed } })).not.toBe(DIGEST);
    }
  });

  test.each(COLLECTION_LINES)('collections: %s', (line) => {
    const lines = { ...RUN.collections.lines, [line]: column(RUN.collections.lines[line], 1, 1) };
    expect(digestOf({ ...RUN, collections: { ...RUN.collections, lines } })).not.toBe(DIGEST);
  });

  test.each(CLAIMANTS.map((claimant, at) => [claimant, at] as const))('owed: %s', (_, at) => {
    expect(digestOf({ ...RUN, owed: column(RUN.owed, at * RUN.dates, 1) })).not.toBe(DIGEST);
  });

  test('2^32 cents do too, and amounts that change places', () => {
    const principal = column(RUN.byClass.principal, 0, 2 ** 32);
    expect(digestOf({ ...RUN, byClass: { ...RUN.byClass, principal } })).not.toBe(DIGEST);
    const { feePaid } = RUN.byDate;
    const swapped = columnFrom(feePaid);
    [swapped[0], swapped[1]] = [feePaid[1] as number, feePaid[0] as number];
    expect(digestOf({ ...RUN, byDate: { ...RUN.byDate, feePaid: swapped } })).not.toBe(DIGEST);
  });
});

describe('so does what happens', () => {
  test('events and statuses, of dates and at the start', () => {
    const [event] = RUN.events;
    const [status] = RUN.statuses;
    if (!event || !status) throw new Error('Nothing happens in the stressed run.');
    const others: readonly Projection[] = [
      { ...RUN, events: RUN.events.slice(1) },
      { ...RUN, events: [{ ...event, about: 'other' }, ...RUN.events.slice(1)] },
      { ...RUN, events: [{ ...event, source: 'forced' }, ...RUN.events.slice(1)] },
      { ...RUN, statuses: [{ ...status, code: 'cured' }, ...RUN.statuses.slice(1)] },
      { ...RUN, statuses: [{ ...status, month: status.month + 1 }, ...RUN.statuses.slice(1)] },
      { ...RUN, opening: { events: [event], statuses: [] } },
      { ...RUN, startAfter: 1 },
    ];
    const digests = new Set(others.map(digestOf));
    expect(digests.size).toBe(others.length);
    expect(digests).not.toContain(DIGEST);
  });

  test('and the name of a class', () => {
    const classes = RUN.deal.classes.map((one, at) => (at === 7 ? { ...one, name: 'E' } : one));
    expect(digestOf({ ...RUN, deal: { ...RUN.deal, classes } })).not.toBe(DIGEST);
  });
});

describe('what is no part of a result does not', () => {
  /** The same run in columns with room for more dates. */
  function widened(projection: Projection, more: number): Projection {
    const { dates } = projection;
    const wide = (of: Column) => {
      const wider = emptyColumn((of.length / dates) * (dates + more)).fill(7);
      for (let row = 0; row < of.length / dates; row += 1)
        putInto(wider, of.slice(row * dates, (row + 1) * dates), row * (dates + more));
      return wider;
    };
    const all = <T extends object>(columns: T) =>
      Object.fromEntries(Object.entries(columns).map(([name, of]) => [name, wide(of)]));
    const payments = Object.fromEntries(
      Object.entries(projection.payments).map(([regime, columns]) => [
        regime,
        columns && {
          dates: dates + more,
          ...all({ due: columns.due, paid: columns.paid, fromReserve: columns.fromReserve }),
        },
      ]),
    );
    return {
      ...projection,
      dates: dates + more,
      byDate: all(projection.byDate),
      byClass: all(projection.byClass),
      owed: wide(projection.owed),
      payments,
    } as unknown as Projection;
  }

  test('the room in the columns', () => expect(digestOf(widened(RUN, 5))).toBe(DIGEST));

  test('the names of deal and scenario, and the words of a refusal', () => {
    const statuses = RUN.statuses.map((one) => ({ ...one, reason: { kind: 'none' } as const }));
    const scenario = { ...RUN.scenario, name: 'Other', note: 'Other' };
    expect(digestOf({ ...RUN, deal: { ...RUN.deal, name: 'Other' }, scenario, statuses })).toBe(DIGEST);
  });

  test('a zero that is negative', () => {
    const callPrice = columnFrom(RUN.byDate.callPrice, (amount) => (amount === 0 ? -0 : amount));
    expect(digestOf({ ...RUN, byDate: { ...RUN.byDate, callPrice } })).toBe(DIGEST);
  });

  test('digests made in between', () => {
    digestOf(run({ collections: 'filed' }));
    expect(digestOf(RUN)).toBe(DIGEST);
  });
});
