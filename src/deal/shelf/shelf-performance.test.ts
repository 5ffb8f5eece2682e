import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILED_MONTHS } from '../carmx-2019-4/filed-months.ts';
import { SHELF_AS_OF, type ShelfTrust, shelfTrusts } from './shelf-performance.ts';

const trusts = shelfTrusts();

function trust(name: string): ShelfTrust {
  const found = trusts.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no trust ${name}`);
  return found;
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const columnsOf = ({ abs, cumulativeNetLoss, defaults, recoveries }: ShelfTrust) => [
  abs,
  cumulativeNetLoss,
  defaults,
  recoveries,
];
const filled = (column: readonly (number | null)[]) => column.filter((value) => value !== null);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the 49 trusts', () => {
  test('in order of issue, each once', () => {
    const names = trusts.map(({ name }) => name);
    expect(names).toHaveLength(49);
    expect(new Set(names).size).toBe(49);
    expect([...names].sort()).toEqual(names);
    expect([names[0], names[48]]).toEqual(['2014-1', '2026-1']);
  });

  test('as many months as the calendar has between the first and the last date, in every column', () => {
    for (const one of trusts) {
      const months = monthNumber(one.lastDate) - monthNumber(one.firstDate) + 1;
      expect(columnsOf(one).map((column) => column.length)).toEqual([months, months, months, months]);
      expect(one.months).toBe(months);
    }
  });

  test('whole numbers, and only the missing month of 2014-2 is null', () => {
    for (const one of trusts) {
      expect(one.missing).toEqual(one.name === '2014-2' ? [2] : []);
      for (const column of columnsOf(one)) {
        expect(column.flatMap((value, index) => (value === null ? [index + 1] : []))).toEqual(one.missing);
        expect(filled(column).every(Number.isSafeInteger)).toBe(true);
      }
    }
    expect(trust('2014-2').note).toMatch(/July 2014.*missing, not zero/);
  });

  test('32 have ended, all with the pool between 10.04 % and 10.90 % of the initial one', () => {
    const ended = trusts.filter((one) => one.ended);
    expect(ended.map(({ name }) => name)).toEqual(trusts.slice(0, 32).map(({ name }) => name));
    expect(ended.filter(({ lastPoolFactor }) => lastPoolFactor < 100_400 || lastPoolFactor > 109_000)).toEqual([]);
    expect(trusts.slice(32).every(({ lastDate }) => lastDate === SHELF_AS_OF)).toBe(true);
  });

  test('net losses by month, added up, are the printed loss to date, but for 2014-1', () => {
    const misses = trusts.filter((one) => lossesDisagree(one)).map(({ name }) => name);
    expect(misses).toEqual(['2014-1']);
    expect(trust('2014-1').note).toMatch(/above the sum of the months/);
  });

  test('recoveries are negative in two filed months only', () => {
    const negative = trusts.flatMap(({ name, recoveries }) =>
      recoveries.flatMap((value, index) => (value !== null && value < 0 ? [[name, index + 1]] : [])),
    );
    expect(negative).toEqual([
      ['2018-2', 45],
      ['2018-3', 42],
    ]);
    expect(trusts.flatMap(({ defaults }) => filled(defaults)).every((value) => value >= 0)).toBe(true);
  });
});

/**
 * The initial pool is not among the figures, so it is taken from the last month; printed percentages have four places,
 * and the months then agree to four units of the last.
 */
function lossesDisagree({ defaults, recoveries, cumulativeNetLoss }: ShelfTrust): boolean {
  const total = sum(filled(defaults)) - sum(filled(recoveries));
  const printed = filled(cumulativeNetLoss).at(-1) ?? 0;
  let soFar = 0;
  return cumulativeNetLoss.some((value, index) => {
    soFar += (defaults[index] ?? 0) - (recoveries[index] ?? 0);
    return value !== null && Math.abs((soFar / total) * printed - value) > 4;
  });
}

describe('2019-4 among them', () => {
  const ours = trust('2019-4');

  // EX-99.1, 15 Nov 2023, accession 0001788503-23-000057, line 83; ratings of 2.2 to 2.3 % stood against it.
  test('lost 1.3171 % by month 49 and got back 52.68 % of defaults', () => {
    expect(ours.cumulativeNetLoss.at(-1)).toBe(13171);
    expect(Math.round((sum(filled(ours.recoveries)) / sum(filled(ours.defaults))) * 10_000)).toBe(5268);
    expect(ours.lastPoolFactor).toBe(102_156);
  });

  test('has the losses of its own filed months', () => {
    expect(ours.defaults).toEqual(FILED_MONTHS.inputs.defaulted);
    expect(ours.recoveries).toEqual(FILED_MONTHS.inputs.liquidation_proceeds);
    expect(ours.cumulativeNetLoss).toEqual(FILED_MONTHS.results.cumulativeNetLossRatio);
  });

  // SF-13 by hand, from the filed pool, principal, and the coupon and terms of the month before.
  test('has the speeds that its filed principal implies', () => {
    const { inputs, results, characteristics } = FILED_MONTHS;
    const { wac, originalTerm, remainingTerm, atCutoff } = characteristics;
    const misses = inputs.principal.flatMap((collected, index) => {
      const pool = results.amounts.poolBegin[index] ?? 0;
      const rate = (wac[index - 1] ?? atCutoff.wac) / 120_000;
      const left = (remainingTerm[index - 1] ?? atCutoff.remainingTerm) / 100;
      const scheduled = (pool * rate) / ((1 + rate) ** left - 1);
      const smm = (collected - scheduled) / (pool - scheduled);
      const age = (originalTerm[index - 1] ?? atCutoff.originalTerm) / 100 - left;
      const implied = Math.round((smm / (1 + smm * age)) * 100_000);
      return Math.abs(implied - (ours.abs[index] ?? 0)) > 1 ? [[index + 1, implied, ours.abs[index]]] : [];
    });
    expect(misses).toEqual([]);
  });

  test('prepaid at 1.32 % ABS on average', () => {
    expect(Math.round(sum(filled(ours.abs)) / ours.months / 10)).toBe(132);
  });
});

const folder = process.env['PAYDOWN_SHARED'] ?? join(import.meta.dirname, '../../../../shared');
const file = join(folder, 'deal', 'shelf-performance.csv');
const rows = existsSync(file) ? readFileSync(file, 'utf8').trim().split(/\r?\n/).slice(1) : [];

describe.skipIf(rows.length === 0)(
  'the table of the shelf (skipped: it is neither beside the checkout nor at PAYDOWN_SHARED)',
  () => {
    const printed = (value: number | null | undefined, places: number) => {
      const digits = String(Math.abs(value ?? Number.NaN)).padStart(places + 1, '0');
      return `${(value ?? 0) < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
    };

    test('2005 certificates, figure by figure', () => {
      expect(rows).toHaveLength(2005);
      const differences = rows.filter((row) => {
        const [name = '', , date = '', factor, defaults, recoveries, loss, , abs] = row.split(',');
        const one = trust(name);
        const index = monthNumber(date) - monthNumber(one.firstDate);
        const mine = [
          printed(one.defaults[index], 2),
          printed(one.recoveries[index], 2),
          printed(one.cumulativeNetLoss[index], 4),
          printed(one.abs[index], 3),
          date === one.lastDate ? printed(one.lastPoolFactor, 6) : factor,
        ];
        return mine.join() !== [defaults, recoveries, loss, abs, factor].join();
      });
      expect(differences).toEqual([]);
      expect(sum(trusts.map(({ months, missing }) => months - missing.length))).toBe(2005);
    });
  },
);
