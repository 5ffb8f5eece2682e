import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { explain } from './explain.ts';
import { explanationText } from './explanation-text.ts';
import { parseFigureAddress } from './figure-address.ts';
import { figuresForTests } from './figures-for-tests.ts';
import { recompute } from './recompute-for-tests.ts';
import type { ExplainedRun } from './walk.ts';

function runOf(form: ScenarioForm): ExplainedRun {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
  return { form, projection: engine(read.value.deal, read.value.scenario) };
}

function textOf(run: ExplainedRun, address: string): string {
  const id = parseFigureAddress(address);
  const explanation = id && explain(run, id);
  return explanation ? explanationText(explanation) : '';
}

const replay = runOf({ collections: 'filed', benchmark: 'filed' });

describe('figures of the filed months', () => {
  it('go down to the certificate’s own lines', () => {
    expect(textOf(replay, 'collections:finance_charges:1')).toBe(
      [
        'Finance charges collected, 15 Nov 2019, month 1',
        'The certificate of the month says so.',
        'It is Finance charges collected (10,518,265.38), filed in certificate 0001788503-19-000005, line 17a: 10,518,265.38.',
      ].join('\n'),
    );
  });

  // § 2.8(f): 33,840,000.00 x 2.32 % x 22 / 360 = 47,977.60; 296,000,000.00 x 1.96795 % x 23 / 360 = 372,161.21.
  it('show interest as balance x rate x days / 360, by each class’s own count of days', () => {
    expect(textOf(replay, 'interest-current:B:1')).toContain(
      'Note Balance before (33,840,000.00) times rate (2.32 %) times days (22 days) divided by days of a year (360 days), rounded half-up to the cent, is 47,977.60.',
    );
    expect(textOf(replay, 'interest-current:A-1:1')).toContain(
      'Note Balance before (296,000,000.00) times rate (1.96795 %) times days (23 days) divided by days of a year (360 days), rounded half-up to the cent, is 372,161.21.',
    );
  });

  it('say which benchmark is held where the certificates print none', () => {
    expect(textOf(replay, 'benchmark:45')).toContain('benchmark, the last one held');
  });

  it('answer null for a figure that the run does not have', () => {
    const none = [
      'reserve-draw:50',
      'interest-paid:E:3',
      'clause-paid:5.4(b)(iii):interest%20A-3:3',
      'performing:3',
      'first-short:B',
    ];
    expect(none.map((address) => textOf(replay, address))).toEqual(none.map(() => ''));
  });
});

/** Two classes, round figures; month 1 brings 30.00 and a pool of 880.00, month 2 nothing. */
const small = runOf({
  deal: {
    name: 'Small',
    closing: '2020-01-15',
    first_distribution: '2020-02',
    initial_pool: '1000.00',
    oc_target: '10.00',
    reserve_initial: '20.00',
    reserve_required: '20.00',
    servicing_fee_pct: '1.2',
    call_threshold_pct: '0',
    classes: [
      { name: 'A', level: 'A', rank: 1, balance: '900.00', rate_pct: '4', day_count: '30/360', final: '2030-01' },
      { name: 'B', level: 'B', rank: 2, balance: '80.00', rate_pct: '6', day_count: '30/360', final: '2030-01' },
    ],
  },
  collections: [{ principal: '20.00', finance_charges: '10.00', defaulted: '100.00' }, {}],
});

describe('a small deal, reckoned by hand', () => {
  // Fee 1.00, A 3.00, Priority 900 - 880 = 20.00, B 0.40, Secondary 980 - 880 - 20 = 80.00: required 104.40, cash 30.00.
  it('explains a draw by the gap and the account', () => {
    expect(textOf(small, 'required-payment:1')).toContain(
      'Total Servicing Fee (1.00) plus amounts of 2.8(a)(ii) (0.00) plus Total Note Interest of all classes (3.40) plus Priority Principal Distributable Amount (20.00) plus Secondary Principal Distributable Amount (80.00)',
    );
    expect(textOf(small, 'reserve-gap:1')).toContain('is 74.40.');
    expect(textOf(small, 'reserve-draw:1')).toContain(
      'The lesser of the gap (74.40) and Reserve Account with its earnings (20.00) is 20.00.',
    );
  });

  // After fee 1.00, A 3.00, Priority 20.00 and B 0.40 of 30.00 + 20.00, Secondary gets 25.60 of its 80.00.
  it('says what is left for a clause, from which purse it is paid, and what is short', () => {
    const text = textOf(small, 'clause-paid:2.8(a)(vi):principal:1');
    expect(text).toContain('The lesser of what is due (80.00) and what is left for it (25.60) is 25.60.');
    expect(text).toContain('Paid from collections alone: 25.60.');
    expect(text).toContain('54.40 is unpaid. The clauses before it leave only 25.60 of collections.');
    expect(textOf(small, 'clause-paid:2.8(a)(iv):principal:1')).toContain(
      'Paid from the reserve 17.00, from collections 3.00.',
    );
  });

  // A's interest of month 2: 854.40 x 4 % / 12 = 2.85, nothing comes in; the pool of 880.00 still stands.
  it('says why interest is short', () => {
    expect(textOf(small, 'interest-short:A:2')).toContain(
      '2.85 is unpaid. The clauses before it leave nothing. The Reserve Account is empty.',
    );
    expect(textOf(small, 'event:0:2')).toContain('Class A is the Controlling Class after the payments');
  });

  it('points to the typed figure where one was typed', () => {
    const id = parseFigureAddress('collections:principal:1');
    expect(id && explain(small, id)?.inputs[0]?.origin).toEqual({
      kind: 'assumption',
      pointer: '/collections/0/principal',
    });
    const balance = parseFigureAddress('balance-before:B:1');
    expect(balance && explain(small, balance)?.inputs[0]?.origin).toEqual({
      kind: 'assumption',
      pointer: '/deal/classes/1/balance',
    });
  });
});

describe('the displayed text', () => {
  it('would be found out if a figure in it were wrong', () => {
    const text = textOf(replay, 'interest-current:B:1');
    expect(recompute(text)).toEqual({ shape: 'product', displayed: '47977.60', reckoned: '47977.60' });
    expect(recompute(text.replace('2.32 %', '2.33 %'))?.reckoned).toBe('48184.40');
    const sum = textOf(replay, 'available-collections:1');
    expect(recompute(sum.replace('is 55,176,720.57', 'is 55,176,720.58'))).toEqual({
      shape: 'sum',
      displayed: '55176720.58',
      reckoned: '55176720.57',
    });
  });

  it('is there within 50 ms, whatever is asked', () => {
    const ids = figuresForTests(replay).filter((_, place) => place % 97 === 0);
    const times = ids.map((id) => {
      const start = performance.now();
      const explanation = explain(replay, id);
      if (explanation) explanationText(explanation);
      return performance.now() - start;
    });
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(50);
  });
});
