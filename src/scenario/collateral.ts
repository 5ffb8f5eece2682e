import type { Deal } from '../deal/deal.ts';
import { faultAt, type Read } from '../deal/fault.ts';
import { type Cents, printCents, ZERO } from '../money/cents.ts';
import { RATE_ONE, type Rate } from '../money/rate.ts';
import { type CollateralValues, SHELF_TIMING_POINTS } from './collateral-form.ts';
import type { CollectionsRecord } from './collections.ts';
import type { Filed } from './filed.ts';
import type { Start } from './scenario.ts';
import type { DefaultRate, LossCurve, LossTiming, Prepayment, RepLine } from './vector/collateral-assumptions.ts';
import { VECTOR_ONE, type VectorValues, vectorOf } from './vector/vector-values.ts';

/** What projects the months for which no collections are given. */
export interface CollateralAssumptions {
  readonly repLines: readonly RepLine[];
  readonly prepayment: Prepayment;
  readonly defaults: DefaultRate | LossCurve;
  readonly recovery: VectorValues;
  readonly recoveryLag: number;
  readonly priorDefaults: readonly Cents[];
}

/** Recovery where nothing is said: 50 % of defaults, four months later (collateral.md § 5). */
const USUAL_RECOVERY = vectorOf([(RATE_ONE / 2) as Rate]);
const USUAL_LAG = 4;
const NONE = vectorOf([0 as Rate]);

/**
 * Reads the collateral's assumptions. Absent: rep lines are the start month's one line, prepayment and default nothing,
 * recovery 50 % after 4 months; a filed start takes the filed loss and the filed defaults still to be recovered.
 */
export function readCollateral(
  values: CollateralValues | undefined,
  deal: Deal,
  filed: Filed | null,
  start: Start,
  given: CollectionsRecord | null,
): Read<CollateralAssumptions | null> {
  if (values === undefined) return { ok: true, value: null };
  const repLines = repLinesFor(values, filed, start);
  if (!repLines.ok) return repLines;
  const fault = balanceFault(repLines.value, start, deal);
  if (fault) return fault;
  const recovery = values.recovery_pct ?? USUAL_RECOVERY;
  if (values.default?.kind === 'cnl' && recovery.includes(VECTOR_ONE)) {
    return faultAt(
      '/collateral/recovery_pct',
      'A recovery of 100 % cannot go with a lifetime net loss: no defaults, however large, would lose anything. Take less than 100 %, or a default rate (cdr or mdr).',
    );
  }
  const past = filed && start.kind !== 'after' ? filed.lossesThrough(start.afterDate) : null;
  return {
    ok: true,
    value: {
      repLines: repLines.value,
      prepayment: values.prepayment
        ? { kind: values.prepayment.kind, vector: values.prepayment.pct }
        : { kind: 'smm', vector: NONE },
      defaults: defaultsOf(values, past?.netLoss ?? ZERO, netLossOf(given)),
      recovery,
      recoveryLag: values.recovery_lag ?? USUAL_LAG,
      priorDefaults: priorDefaults(values, past?.defaults ?? [], given),
    },
  };
}

function repLinesFor(values: CollateralValues, filed: Filed | null, start: Start): Read<readonly RepLine[]> {
  if (values.rep_lines) {
    return {
      ok: true,
      value: values.rep_lines.map((line) => ({
        balance: line.balance,
        annualRate: line.rate_pct,
        originalTerm: line.original_term,
        remainingTerm: line.remaining_term,
      })),
    };
  }
  if (filed && start.kind !== 'after') return { ok: true, value: [filed.repLineAfter(start.afterDate)] };
  return faultAt(
    '/collateral/rep_lines',
    'This start has no rep line of its own; give rep_lines with balance, rate_pct, original_term and remaining_term.',
  );
}

function balanceFault(lines: readonly RepLine[], start: Start, deal: Deal) {
  const total = lines.reduce((sum, line) => sum + line.balance, 0);
  if (total === start.pool) return null;
  return faultAt(
    '/collateral/rep_lines',
    `The rep lines add up to ${printCents(total)}, but the pool of ${deal.name} at the start is ${printCents(start.pool)}; the two must be equal.`,
  );
}

/** Net loss of the months whose collections are given: they stand before the first projected one. */
function netLossOf(given: CollectionsRecord | null): number {
  if (!given) return 0;
  const { defaulted, liquidation_proceeds: recovered } = given.lines;
  return defaulted.reduce((loss, amount, month) => loss + amount - (recovered[month] as number), 0);
}

function defaultsOf(values: CollateralValues, filedNetLoss: Cents, givenNetLoss: number): DefaultRate | LossCurve {
  const given = values.default;
  if (!given) return { kind: 'mdr', vector: NONE };
  if (given.kind !== 'cnl') return { kind: given.kind, vector: given.pct };
  return {
    kind: 'cnl',
    vector: given.pct,
    multiple: given.multiple ?? RATE_ONE,
    timing: timingOf(given.timing),
    filedNetLoss: ((given.filed_net_loss ?? filedNetLoss) + givenNetLoss) as Cents,
    midLife: given.mid_life ?? 'curve',
  };
}

function timingOf(given: Extract<NonNullable<CollateralValues['default']>, { kind: 'cnl' }>['timing']): LossTiming {
  if (given === undefined) return { kind: 'cumulative', points: SHELF_TIMING_POINTS };
  if ('monthly_pct' in given) return { kind: 'monthly', shares: given.monthly_pct };
  return { kind: 'cumulative', points: given.cumulative_pct };
}

/** Defaults before the first projected month, oldest first: those given or filed before the start, then those of given collections. */
function priorDefaults(
  values: CollateralValues,
  filed: readonly Cents[],
  given: CollectionsRecord | null,
): readonly Cents[] {
  const before = values.prior_defaults ?? filed;
  return given ? [...before, ...(Array.from(given.lines.defaulted) as Cents[])] : before;
}
