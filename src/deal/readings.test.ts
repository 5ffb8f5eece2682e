import { describe, expect, test } from 'vitest';
import { CLAUSES } from './clauses.ts';
import { READINGS, readingsOn } from './readings.ts';

describe('switches', () => {
  test('names and options, the default first, as a scenario spells them', () => {
    const switches = READINGS.flatMap(({ switch: one }) => (one ? [[one.name, ...one.options]] : []));
    expect(switches).toEqual([
      ['interest_on_unpaid_interest', true, false],
      ['first_purse', 'reserve', 'collections'],
      ['whole_account_draw', true, false],
      ['blank_5_4_b_v_E', 'pro_rata', 'sequential'],
      ['a4_final', '2025-07', '2024-07'],
      ['successor_cap', 'aggregate', 'annual'],
      ['call_test', 'without_reserve', 'with_reserve'],
      ['fdd_floor', 'cumulative', 'own_class'],
    ]);
  });

  test('a reading with a switch goes by the switch’s name', () => {
    for (const { id, switch: one } of READINGS) if (one) expect(id).toBe(one.name);
  });
});

test('each reading is recorded once', () => {
  const ids = READINGS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(READINGS.map(({ question }) => question)).size).toBe(ids.length);
});

test('question, reading, reason and alternative are short, whole sentences', () => {
  const faults = READINGS.flatMap(({ id, clause, question, reading, because, otherwise }) => [
    ...(/^[A-Z].{10,110}\?$/.test(question) ? [] : [[id, question]]),
    ...[reading, because, otherwise].filter((text) => !/^(§|[A-Z]).{2,165}\.$/.test(text)).map((text) => [id, text]),
    ...(/^(§ \d|App\. A|Form of Class A-\d)/.test(clause) ? [] : [[id, clause]]),
  ]);
  expect(faults).toEqual([]);
});

test('every reading bears on a clause, and is found from it', () => {
  for (const reading of READINGS) {
    expect(reading.bearsOn.length).toBeGreaterThan(0);
    for (const clause of reading.bearsOn) {
      expect(CLAUSES).toHaveProperty([clause]);
      expect(readingsOn(clause)).toContain(reading);
    }
  }
  expect(readingsOn('5.4(b)(v)(E)').map(({ id }) => id)).toEqual(['blank_5_4_b_v_E', 'cents_pro_rata']);
  expect(readingsOn('10.1(a)').map(({ id }) => id)).toEqual(['whole_account_draw', 'call_test', 'call_price']);
  expect(readingsOn('2.8(a)(xiv)').map(({ id }) => id)).toEqual(['whole_account_draw']);
});
