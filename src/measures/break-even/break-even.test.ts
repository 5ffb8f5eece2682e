import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { type DealAndScenario, parseScenario } from '../../scenario/parse-scenario.ts';
import { type BreakEven, breakEvens } from './break-even.ts';
import { type LossInput, lossScale, USUAL_STEP } from './loss-scale.ts';
import type { LossTest } from './loss-test.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const NAMES = THIS_TRUST.classes.map(({ name }) => name);

function read(changes: object = {}, collateral: object = {}): DealAndScenario {
  const form = {
    collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25' }, ...collateral },
    benchmark: { first_month: 1, rates_pct: ['1.83098'] },
    ...changes,
  };
  const parsed = parseScenario(form, context);
  if (!parsed.ok) throw new Error(`${parsed.fault.path}: ${parsed.fault.message}`);
  return parsed.value;
}

function found(base: DealAndScenario, input: LossInput, loss: LossTest, most: number | null = null) {
  const scale = lossScale(base.scenario, input, USUAL_STEP[input], most, 0);
  if (!scale.ok) throw new Error(scale.because.kind);
  const { byClass, runs } = breakEvens(base, scale.value, loss, 0);
  return { scale: scale.value, runs, of: (name: string) => byClass[NAMES.indexOf(name)] as BreakEven };
}

function held(one: BreakEven): Extract<BreakEven, { kind: 'found' }> {
  if (one.kind !== 'found') throw new Error(one.kind);
  return one;
}

describe('break-evens of all classes at once', () => {
  const base = read();

  test.each<[LossInput, LossTest]>([
    ['multiple', 'paid_by_final'],
    ['cnl_pct', 'timely'],
    ['cdr_pct', 'principal_ever'],
    ['cdr_pct', 'timely'],
  ])('%s, %s: each is proved by the engine one step either side, read from the columns as they are', (input, loss) => {
    const { scale, of, runs } = found(base, input, loss);
    expect(runs).toBeLessThan(250);
    for (const [place, name] of NAMES.entries()) {
      const one = of(name);
      if (one.kind !== 'found') continue;
      expect(one.failsAt).toBe(one.holdsAt + 1);
      expect([name, isPaid(scale.at(one.holdsAt), place, loss)]).toEqual([name, true]);
      expect([name, isPaid(scale.at(one.failsAt), place, loss)]).toEqual([name, false]);
    }
  });

  function isPaid(scenario: DealAndScenario['scenario'], place: number, loss: LossTest): boolean {
    const { byClass, dates, count, startAfter } = engine(THIS_TRUST, scenario);
    const cell = (name: keyof typeof byClass, at: number): number => byClass[name][place * dates + at] as number;
    const finalNumber = (THIS_TRUST.classes[place]?.final ?? 0) - THIS_TRUST.firstDistribution + 1;
    let left = THIS_TRUST.classes[place]?.balance as number;
    let late = 0;
    for (let at = 0; at < count && (loss !== 'paid_by_final' || startAfter + at + 1 <= finalNumber); at += 1) {
      left -= cell('principal', at);
      const due = cell('interestCurrent', at) + cell('unpaidPrior', at) + cell('interestOnUnpaid', at);
      late = loss === 'timely' ? late + due - cell('interestPaid', at) : due - cell('interestPaid', at);
    }
    return loss === 'timely' ? late === 0 : left === 0 && (loss === 'principal_ever' || late === 0);
  }

  test('junior classes bear less than senior ones', () => {
    const { of } = found(base, 'cnl_pct', 'paid_by_final');
    const losses = ['D', 'C', 'B', 'A-4', 'A-3'].map((name) => held(of(name)).holdsAt);
    expect(losses).toEqual([...losses].sort((a, b) => a - b));
    expect(new Set(losses).size).toBe(5);
  });

  // An independent program, same assumptions without a call: at 4 times the base loss every class is paid in full, at 6
  // times D, C and B are first short of interest in months 15, 33 and 63, and B, C and D lose principal.
  test('agrees with an independent program: B, C and D break between 4 and 6 times, A-4 above 6', () => {
    const { of } = found(read({ events: { call: { mode: 'never' } } }), 'multiple', 'principal_ever');
    for (const name of ['B', 'C', 'D']) {
      expect(held(of(name)).holdsAt).toBeGreaterThanOrEqual(4000);
      expect(held(of(name)).failsAt).toBeLessThanOrEqual(6000);
    }
    expect(held(of('A-4')).holdsAt).toBeGreaterThan(6000);
  });

  test('the same loss whichever way it is counted: multiple x 2.25 % is the lifetime net loss', () => {
    const byMultiple = held(found(base, 'multiple', 'paid_by_final').of('D'));
    const byLoss = held(found(base, 'cnl_pct', 'paid_by_final').of('D'));
    expect(Math.abs(byMultiple.holdsAt * 2.25 - byLoss.holdsAt)).toBeLessThanOrEqual(2.25);
    // The record of the pool loses what the curve says: holdsAt thousandths of a percent of the initial pool.
    expect(Math.abs(byLoss.netLoss - (byLoss.holdsAt / 1e5) * THIS_TRUST.initialPool)).toBeLessThan(100);
  });

  test('says what binds: the class’s own interest where it is late, its principal on its Final Distribution Date', () => {
    const late = held(found(base, 'multiple', 'timely').of('C'));
    expect(late.binding).toMatchObject({ clause: '2.8(a)(vii)', what: 'interest' });
    const unpaid = held(found(base, 'multiple', 'paid_by_final').of('D'));
    // April 2026 is the 78th Distribution Date.
    expect(unpaid.binding).toMatchObject({ number: 78, what: 'principal' });
  });
});

describe('answers that are no figure', () => {
  test('no loss up to the most that is asked', () => {
    expect(found(read(), 'cdr_pct', 'paid_by_final', 1e8).of('A-1')).toMatchObject({ kind: 'noneUpTo', most: 1000 });
  });

  test('short already without a loss: a Note for which there is no pool', () => {
    const classes = NAMES.map((name) => [name, name === 'D' ? '24070000.00' : '0.00']);
    const base = read(
      {
        start: {
          kind: 'after',
          after_date: 60,
          balances: Object.fromEntries(classes),
          pool: '1000000.00',
          reserve: '0.00',
        },
        benchmark: { first_month: 1, rates_pct: ['1'] },
      },
      { rep_lines: [{ balance: '1000000.00', rate_pct: '8', original_term: '60', remaining_term: '10' }] },
    );
    const one = found(base, 'cdr_pct', 'paid_by_final').of('D');
    expect(one).toMatchObject({ kind: 'shortAtZero', binding: { number: 78, what: 'principal' } });
    expect(found(base, 'cdr_pct', 'paid_by_final').of('A-4')).toEqual({
      kind: 'notAvailable',
      because: { kind: 'paidOffBeforeStart', noteClass: 'A-4' },
    });
  });

  test('a run that ends before it is known', () => {
    const one = found(read({ switches: { horizon: 20 } }), 'multiple', 'paid_by_final').of('D');
    expect(one).toMatchObject({
      kind: 'notAvailable',
      because: { kind: 'notDueYet', noteClass: 'D', outstanding: 24_070_000_00 },
    });
  });

  const refused = (base: DealAndScenario, input: LossInput): string => {
    const scale = lossScale(base.scenario, input, USUAL_STEP[input], null, 0);
    return scale.ok ? 'a scale' : scale.because.kind;
  };
  test('no projected pool, no loss to multiply, nothing to lose', () => {
    const parsed = parseScenario({ collections: 'filed' }, context);
    if (!parsed.ok) throw new Error(parsed.fault.message);
    expect(refused(parsed.value, 'cdr_pct')).toBe('noPoolProjected');
    expect(refused(read({}, { default: { kind: 'cdr', pct: '0' } }), 'multiple')).toBe('noLossToMultiply');
    expect(refused(read({}, { default: { kind: 'cdr', pct: '1' }, recovery_pct: '100' }), 'cnl_pct')).toBe(
      'fullRecovery',
    );
    expect(refused(read({}, { default: { kind: 'cdr', pct: '1' }, recovery_pct: '100' }), 'cdr_pct')).toBe('a scale');
  });
});

describe('a loss that is not always worse for a class', () => {
  // A call in month 45 needs the pool at 10 %; four fifths of the loss fall after month 46. A small loss keeps the pool
  // above the threshold, and the late losses then reach Class D; a larger one brings it below in time, and D is called.
  const base = read(
    { events: { call: { mode: 'month', month: 45 } } },
    {
      default: {
        kind: 'cnl',
        pct: '1',
        timing: {
          cumulative_pct: [
            [44, '20'],
            [46, '20'],
            [50, '100'],
          ],
        },
      },
    },
  );

  test('the first failure is the break-even; stretches above it in which it holds again are told', () => {
    const { of, scale } = found(base, 'cnl_pct', 'paid_by_final');
    const one = held(of('D'));
    expect(one.holdsAgain.length).toBeGreaterThan(0);
    const [from, to] = one.holdsAgain[0] as readonly [number, number];
    expect(from).toBeGreaterThan(one.failsAt);
    const statuses = (steps: number): string[] => engine(THIS_TRUST, scale.at(steps)).statuses.map(({ code }) => code);
    expect(statuses(one.failsAt)).toContain('call_refused');
    for (const steps of [from, to]) expect(statuses(steps)).toContain('called');
  });
});

describe('a CDR multiple', () => {
  test('is of the scenario’s own vector, and ends where a year’s rate would pass 100 %', () => {
    const base = read({}, { default: { kind: 'cdr', pct: '2 FOR 12 4' } });
    const scale = lossScale(base.scenario, 'multiple', USUAL_STEP.multiple, null, 0);
    if (!scale.ok) throw new Error(scale.because.kind);
    expect(scale.value.most).toBe(25_000);
    const vector = scale.value.at(1500).collateral?.defaults.vector;
    expect([vector?.[0], vector?.[12]]).toEqual([3e12, 6e12]);
    expect(held(found(base, 'multiple', 'paid_by_final').of('D')).binding.number).toBe(78);
  });
});
