import { describe, expect, test } from 'vitest';
import type { CollateralInput } from '../../engine/collateral/collateral-input.ts';
import { collateralRecord } from '../../engine/collateral/collateral-record.ts';
import { mostMonthsProjected, projectCollections } from '../../engine/collateral/project-collections.ts';
import { repLinesOf } from '../../engine/collateral/rep-lines.ts';
import { type Cents, parseCents } from '../../money/cents.ts';
import { parsePercent, type Rate } from '../../money/rate.ts';
import type { DefaultRate, LossCurve, Prepayment } from '../../scenario/vector/collateral-assumptions.ts';
import { parseVector } from '../../scenario/vector/parse-vector.ts';
import type { VectorValues } from '../../scenario/vector/vector-values.ts';
import { filesOf, materialFolder, missingMaterial, readJson } from '../material.ts';

// Collections projected by an independent program, month by month. This reads only the forms that those cases use.

interface Written {
  readonly start: { readonly after_date?: number; readonly pool: string };
  readonly deal: { readonly initial_pool: string };
  readonly collateral?: {
    readonly rep_lines: readonly Readonly<
      Record<'balance' | 'rate_pct' | 'original_term' | 'remaining_term', string>
    >[];
    readonly prepayment: { readonly kind: Prepayment['kind']; readonly pct: string };
    readonly default:
      | { readonly kind: DefaultRate['kind']; readonly pct: string }
      | {
          readonly kind: 'cnl';
          readonly pct: string;
          readonly multiple: string;
          readonly timing: { readonly cumulative_pct: readonly (readonly [number, string])[] };
          readonly filed_net_loss?: string;
          readonly mid_life?: LossCurve['midLife'];
        };
    readonly recovery_pct: string;
    readonly recovery_lag: number | string;
    readonly prior_defaults?: readonly string[];
  };
}
type Collections = Readonly<Partial<Record<string, string>>>;

const LINES = ['principal', 'finance_charges', 'liquidation_proceeds', 'defaulted'] as const;
const cents = (text: string): Cents => parseCents(text) as Cents;
const rate = (text: string): Rate => parsePercent(text) as Rate;
const term = (text: string): number => Math.round(Number(text) * 1e4);

function vector(text: string): VectorValues {
  const parsed = parseVector(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.message}`);
  return parsed.values;
}

function defaultsOf(written: NonNullable<Written['collateral']>['default']): DefaultRate | LossCurve {
  if (written.kind !== 'cnl') return { kind: written.kind, vector: vector(written.pct) };
  return {
    kind: 'cnl',
    vector: vector(written.pct),
    multiple: Number(written.multiple) * 1e10,
    timing: { kind: 'cumulative', points: written.timing.cumulative_pct.map(([month, share]) => [month, rate(share)]) },
    filedNetLoss: cents(written.filed_net_loss ?? '0'),
    midLife: written.mid_life ?? 'curve',
  };
}

function inputOf({ start, deal }: Written, collateral: NonNullable<Written['collateral']>): CollateralInput {
  return {
    repLines: repLinesOf(
      collateral.rep_lines.map((line) => ({
        balance: cents(line.balance),
        annualRate: rate(line.rate_pct),
        originalTerm: term(line.original_term),
        remainingTerm: term(line.remaining_term),
      })),
    ),
    pool: cents(start.pool),
    initialPool: cents(deal.initial_pool),
    firstMonth: (start.after_date ?? 0) + 1,
    prepayment: { kind: collateral.prepayment.kind, vector: vector(collateral.prepayment.pct) },
    defaults: defaultsOf(collateral.default),
    recovery: vector(collateral.recovery_pct),
    recoveryLag: Number(collateral.recovery_lag),
    priorDefaults: (collateral.prior_defaults ?? []).map(cents),
  };
}

const folder = materialFolder('cases');

describe.skipIf(folder === null)(`worked collections ${folder ? '' : missingMaterial('cases')}`, () => {
  const all = (folder === null ? [] : filesOf(folder, '.json')).map((file) => {
    const { scenario, result } = readJson(folder ?? '', file) as {
      scenario: Written;
      result: { collections?: readonly Collections[] };
    };
    return { file, scenario, collections: result.collections };
  });
  const projected = all.filter(({ scenario, collections }) => scenario.collateral && collections);

  test('there are some', () => {
    expect(projected.length).toBeGreaterThanOrEqual(2);
  });

  test.each(projected)('$file agrees in every line, to the cent', ({ scenario, collections = [] }) => {
    const input = inputOf(scenario, scenario.collateral as NonNullable<Written['collateral']>);
    const record = collateralRecord(mostMonthsProjected(input));
    if (!projectCollections(input, record).ok) throw new Error('not projected');
    const ours = collections.map((_, month) => LINES.map((line) => [line, record.lines[line][month]]));
    const theirs = collections.map((month) => LINES.map((line) => [line, cents(month[line] ?? '0')]));
    expect(ours).toEqual(theirs);
  });
});
