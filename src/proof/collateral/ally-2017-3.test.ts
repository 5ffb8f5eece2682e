import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CollateralInput } from '../../engine/collateral/collateral-input.ts';
import { type CollateralRecord, collateralRecord } from '../../engine/collateral/collateral-record.ts';
import { mostMonthsProjected, projectCollections } from '../../engine/collateral/project-collections.ts';
import { repLinesOf } from '../../engine/collateral/rep-lines.ts';
import { type Cents, parseCents } from '../../money/cents.ts';
import { parsePercent, type Rate } from '../../money/rate.ts';
import { type RepLine, TERM_ONE } from '../../scenario/vector/collateral-assumptions.ts';
import { vectorOf } from '../../scenario/vector/vector-values.ts';
import { materialFolder, missingMaterial } from '../material.ts';

// Ally Auto Receivables Trust 2017-3, the issuer's own tables of decrement: Form 8-K of 17 September 2018, Exhibit 99.4,
// accession 0001193125-18-274846. 50 pools, 7 speeds, no losses; all principal of the pool goes to the Notes in sequence.
// The exhibit prints no A-2 balance; 112,026,644 is the one that its percentages fit.

const CLASSES = [
  ['A-2', 11_202_664_400],
  ['A-3', 27_137_000_000],
  ['A-4', 8_601_000_000],
  ['B', 2_222_000_000],
  ['C', 1_851_000_000],
  ['D', 1_375_000_000],
] as const;
const POOL = 53_764_078_796 as Cents;
/** 10 % of the pool at closing of the deal, as far as the table tells it: any figure from 104 to 105 million does. */
const CALL_POOL = 10_450_000_000;
const NOT_A_MONTH = /^(?:Certificate Closing Date|WAL_to_\w+)$/;

const folder = materialFolder('tables');

function rows(file: string): string[][] {
  const text = readFileSync(join(folder ?? '', file), 'utf8').trim();
  return text.split(/\r?\n/).map((line) => line.split(','));
}

function pools(): RepLine[] {
  return rows('ally_2017-3_pools.csv')
    .slice(1)
    .map(([, balance = '', apr = '', remaining = '', age = '']) => ({
      balance: parseCents(balance) as Cents,
      annualRate: parsePercent(apr) as Rate,
      originalTerm: (Number(remaining) + Number(age)) * TERM_ONE,
      remainingTerm: Number(remaining) * TERM_ONE,
    }));
}

function atSpeed(speed: string): CollateralRecord {
  const input: CollateralInput = {
    repLines: repLinesOf(pools()),
    pool: POOL,
    initialPool: POOL,
    firstMonth: 1,
    prepayment: { kind: 'abs', vector: vectorOf([parsePercent(speed) as Rate]) },
    defaults: { kind: 'mdr', vector: vectorOf([0 as Rate]) },
    recovery: vectorOf([0 as Rate]),
    recoveryLag: 0,
    priorDefaults: [],
  };
  const record = collateralRecord(mostMonthsProjected(input));
  if (!projectCollections(input, record).ok) throw new Error('not projected');
  return record;
}

/** Balances of each class after every date, from the closing balances on, by sequence. */
function cascade(record: CollateralRecord, called: boolean): Map<string, number[]> {
  const balances = new Map<string, number[]>(CLASSES.map(([name, balance]) => [name, [balance]]));
  for (let month = 0; month < record.months; month++) {
    const isCalled = called && (record.poolEnd[month] as number) <= CALL_POOL;
    let left = isCalled ? Number.POSITIVE_INFINITY : (record.lines.principal[month] as number);
    for (const history of balances.values()) {
      const before = history.at(-1) as number;
      const paid = Math.min(before, left);
      left -= paid;
      history.push(before - paid);
    }
  }
  return balances;
}

/** Years from the closing date's 15th, on months of 30 days, over the principal paid. */
function life(history: readonly number[]): string {
  const weighted = history
    .slice(1)
    .reduce((sum, balance, at) => sum + (at + 1) * ((history[at] as number) - balance), 0);
  return (weighted / 12 / (history[0] as number)).toFixed(2);
}

describe.skipIf(folder === null)(`Ally 2017-3 ${folder ? '' : missingMaterial('tables')}`, () => {
  const table = folder === null ? [] : rows('ally_2017-3_percent_outstanding.csv');
  const speeds = (table[0] ?? []).slice(2).map((heading) => heading.replace('abs_', ''));
  const records = speeds.map(atSpeed);
  const toMaturity = records.map((record) => cascade(record, false));
  const toCall = records.map((record) => cascade(record, true));

  test('the pools add up to the pool of the exhibit, and each run uses it up', () => {
    expect(pools().reduce((sum, line) => sum + line.balance, 0)).toBe(POOL);
    expect(pools()).toHaveLength(50);
    for (const record of records) expect(record.lines.principal.reduce((sum, amount) => sum + amount, 0)).toBe(POOL);
  });

  test('every cell of "percent outstanding" is within 0.0065 points, 1,453 of 1,456 within 0.0055', () => {
    const gaps: number[] = [];
    for (const [name] of CLASSES) {
      const printed = table.filter(([group, date = '']) => group === name && !NOT_A_MONTH.test(date));
      for (const [at, row] of printed.entries()) {
        for (const [column, cell] of row.slice(2).entries()) {
          const history = toMaturity[column]?.get(name) as number[];
          const percent = (100 * (history[at + 1] ?? 0)) / (history[0] as number);
          gaps.push(Math.abs(percent - Number(cell)));
        }
      }
    }
    expect(gaps).toHaveLength(1456);
    expect(Math.max(...gaps)).toBeLessThan(0.0065);
    expect(gaps.filter((gap) => gap < 0.0055).length).toBeGreaterThanOrEqual(1453);
  });

  test('all 42 weighted average lives to maturity and all 42 to call agree at two places', () => {
    for (const [label, runs] of [
      ['WAL_to_maturity', toMaturity],
      ['WAL_to_call', toCall],
    ] as const) {
      for (const [name] of CLASSES) {
        const printed = table.find(([group, row]) => group === name && row === label)?.slice(2);
        expect([label, name, ...runs.map((balances) => life(balances.get(name) as number[]))]).toEqual([
          label,
          name,
          ...(printed ?? []),
        ]);
      }
    }
  });
});
