import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDeal } from '../../deal/parse-deal.ts';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import type { ScenarioContext } from '../../scenario/parse-scenario.ts';
import { answerLine } from '../../view/answer-line.ts';
import { materialFolder, missingMaterial } from '../material.ts';

interface ClassResult {
  readonly wal_years?: string;
  readonly balance_end: string;
  readonly first_date_short_of_interest?: number;
  readonly unpaid_interest_end: string;
}

interface DateResult {
  readonly n: number;
  readonly pool_end: string;
  readonly events: readonly { readonly kind: string }[];
  readonly classes: Readonly<Record<string, { readonly after: string }>>;
}

interface Result {
  readonly dates: readonly DateResult[];
  readonly classes: Readonly<Record<string, ClassResult>>;
}

const thisTrust: ScenarioContext = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

function resultOf(form: object, context: ScenarioContext): Result {
  const answer = answerLine(JSON.stringify(form), context);
  if (!answer.ok) throw new Error(answer.text);
  return JSON.parse(answer.text) as Result;
}

const stressed = (multiple: string) => ({
  collateral: {
    prepayment: { kind: 'abs', pct: '1.3' },
    default: { kind: 'cnl', pct: '2.25', multiple },
    recovery_pct: '50',
    recovery_lag: 4,
  },
  benchmark: { first_month: 1, rates_pct: ['1.83098'] },
  switches: { horizon: 80 },
});

describe('projections of this trust, as an independent program has them', () => {
  it('6 x 2.25 % on the timing of the shelf: D short in month 15, C 33, B 63, the Event of Default in 63', () => {
    const { classes, dates } = resultOf(stressed('6'), thisTrust);
    expect(classes['D']?.first_date_short_of_interest).toBe(15);
    expect(classes['C']?.first_date_short_of_interest).toBe(33);
    expect(classes['B']?.first_date_short_of_interest).toBe(63);
    expect(dates.find(({ events }) => events.length > 0)).toMatchObject({ n: 63, events: [{ kind: 'i' }] });
    expect(classes['B']?.balance_end).toBe('7742648.59');
    expect([classes['C']?.balance_end, classes['D']?.balance_end]).toEqual(['30070000.00', '24070000.00']);
  });

  it('4 x 2.25 %: every class is paid in full', () => {
    const { classes } = resultOf(stressed('4'), thisTrust);
    for (const one of Object.values(classes)) {
      expect([one.balance_end, one.unpaid_interest_end]).toEqual(['0.00', '0.00']);
    }
  });

  // Pricing term sheet of 17 Oct 2019: lives at 1.3 % ABS to call. One rep line cannot hit them; within 0.20 year.
  it.each([
    ['A-1', 0.31],
    ['A-2a', 1.26],
    ['A-2b', 1.26],
    ['A-3', 2.81],
    ['A-4', 3.99],
    ['B', 4.06],
    ['C', 4.06],
    ['D', 4.06],
  ])('the life of Class %s at 1.3 percent ABS to call is near the %f years of its term sheet', (name, printed) => {
    const { classes } = resultOf({ collateral: { prepayment: { kind: 'abs', pct: '1.3' } } }, thisTrust);
    expect(Math.abs(Number(classes[name]?.wal_years) - printed)).toBeLessThanOrEqual(0.2);
  });

  it('100 % defaults: the pool is zero at once and the recoveries still come after the lag', () => {
    const { dates } = resultOf(
      {
        collateral: { default: { kind: 'mdr', pct: '100' }, recovery_pct: '40', recovery_lag: 3 },
        switches: { horizon: 6 },
      },
      thisTrust,
    );
    expect(dates[0]?.pool_end).toBe('0.00');
    const cash = dates.map((date) => (date as unknown as { available_collections: string }).available_collections);
    // 40 % of 1,503,750,003.50 is 601,500,001.40.
    expect(cash).toEqual(['0.00', '0.00', '0.00', '601500001.40', '0.00', '0.00']);
  });
});

const folder = materialFolder('tables');
const dealFile = join(import.meta.dirname, 'ally-2017-3.deal.json');
const SPEEDS = ['0.00', '0.50', '0.90', '1.10', '1.30', '1.50', '1.80'];
const CLASSES = ['A-2', 'A-3', 'A-4', 'B', 'C', 'D'];

/** Ally 2017-3's tables of decrement: Form 8-K of 17 September 2018, Exhibit 99.4, accession 0001193125-18-274846. */
describe.skipIf(folder === null)(`Ally 2017-3 through its deal file ${folder ? '' : missingMaterial('tables')}`, () => {
  const rows = (file: string): string[][] =>
    readFileSync(join(folder ?? '', file), 'utf8')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
  const repLines = folder
    ? rows('ally_2017-3_pools.csv')
        .slice(1)
        .map(([, balance, rate, remaining = '', age = '']) => ({
          balance,
          rate_pct: rate,
          original_term: String(Number(remaining) + Number(age)),
          remaining_term: remaining,
        }))
    : [];
  const grid = folder ? rows('ally_2017-3_percent_outstanding.csv').slice(1) : [];
  const form = (speed: string, call: 'first' | 'never'): object => ({
    collateral: { rep_lines: repLines, prepayment: { kind: 'abs', pct: speed }, recovery_lag: 0 },
    events: { call: { mode: call } },
  });
  const deal = parseDeal(JSON.parse(readFileSync(dealFile, 'utf8')));
  if (!deal.ok) throw new Error(deal.fault.message);
  const context: ScenarioContext = { deal: deal.value, filed: null };
  const balances = new Map(deal.value.classes.map((one) => [one.name, one.balance]));

  it('prints every cell of "percent outstanding" within 0.0065 points, all but three within 0.0055', () => {
    let cells = 0;
    let near = 0;
    let furthest = 0;
    SPEEDS.forEach((speed, column) => {
      const { dates } = resultOf(form(speed, 'never'), context);
      for (const name of CLASSES) {
        const printed = grid.filter(([row, date = '']) => row === name && /^\d/.test(date));
        printed.forEach((row, month) => {
          const left = Number(dates[month]?.classes[name]?.after ?? '0') * 100;
          const percent = (left / (balances.get(name) ?? 1)) * 100;
          const distance = Math.abs(percent - Number(row[column + 2]));
          cells += 1;
          if (distance <= 0.0055) near += 1;
          if (distance > furthest) furthest = distance;
        });
      }
    });
    expect(furthest).toBeLessThanOrEqual(0.0065);
    expect([cells, cells - near]).toEqual([1456, 3]);
  });

  it.each(['to_maturity', 'to_call'] as const)('has all 42 weighted average lives %s at two places', (until) => {
    const differing: string[] = [];
    SPEEDS.forEach((speed, column) => {
      const { classes } = resultOf(form(speed, until === 'to_call' ? 'first' : 'never'), context);
      for (const name of CLASSES) {
        const printed = grid.find(([row, date]) => row === name && date === `WAL_${until}`)?.[column + 2];
        const ours = (Math.round(Number(classes[name]?.wal_years) * 100) / 100).toFixed(2);
        if (ours !== printed) differing.push(`${name} at ${speed}: printed ${printed}, ours ${ours}`);
      }
    });
    expect(differing).toEqual([]);
  });

  it('is answered the same by the command line with --deal', () => {
    const line = JSON.stringify(form('1.30', 'never'));
    const { stdout, status } = spawnSync('npm', ['run', '-s', 'headless', '--', '--deal', dealFile], {
      input: `${line}\n`,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    expect(status).toBe(0);
    expect(stdout.trim()).toBe(answerLine(line, context).text);
  });
});
