import { type Dice, dollars, share } from './dice.ts';
import type { StartDraft } from './random-start.ts';

/** How the pool fares: `thin` brings about as much cash as fee and interest, to the clause that runs dry. */
export type Weather = 'healthy' | 'fast' | 'stressed' | 'dry' | 'thin' | 'mixed';

interface Month {
  readonly principal: readonly [number, number];
  readonly defaulted: readonly [number, number];
  /** Finance charges, in ten-thousandths of the pool. */
  readonly finance: readonly [number, number];
  readonly recovery: readonly [number, number];
}

const MONTHS: Readonly<Record<Exclude<Weather, 'mixed'>, Month>> = {
  healthy: { principal: [200, 900], defaulted: [0, 60], finance: [40, 140], recovery: [2_000, 7_000] },
  fast: { principal: [1_000, 4_000], defaulted: [0, 200], finance: [40, 140], recovery: [2_000, 7_000] },
  stressed: { principal: [100, 1_200], defaulted: [200, 2_500], finance: [0, 90], recovery: [0, 6_000] },
  dry: { principal: [0, 30], defaulted: [0, 200], finance: [0, 12], recovery: [0, 2_000] },
  thin: { principal: [0, 0], defaulted: [0, 2], finance: [0, 55], recovery: [0, 0] },
};

/** Lists of collections, one for each date, the pool never overdrawn, no sum below zero. */
export function randomCollections(
  d: Dice,
  start: StartDraft,
  weather: Weather,
  dates: number,
  ending: boolean,
): Record<string, string>[] {
  let pool = start.pool;
  const endsIn = ending ? d.between(1, dates) : 0;
  return Array.from({ length: dates }, (_, k) => {
    const kind = weather === 'mixed' ? d.pick(['healthy', 'fast', 'stressed', 'dry', 'thin'] as const) : weather;
    const cents = k + 1 === endsIn ? lastMonth(d, pool) : month(d, pool, start.notes, MONTHS[kind]);
    extras(d, cents, pool);
    pool -= (cents['principal'] ?? 0) + (cents['defaulted'] ?? 0) + (cents['purchase_principal'] ?? 0);
    const lines = Object.entries(cents).filter(([, amount]) => amount !== 0 || d.chance(3));
    return Object.fromEntries(lines.map(([line, amount]) => [line, dollars(amount)]));
  });
}

function between(d: Dice, range: readonly [number, number]): number {
  return d.between(range[0], range[1]);
}

function month(d: Dice, pool: number, notes: number, m: Month): Record<string, number> {
  if (d.chance(4)) return {};
  const defaulted = share(pool, between(d, m.defaulted));
  const recovered = share(defaulted, between(d, m.recovery));
  const principal = Math.min(
    pool - defaulted,
    share(pool, between(d, m.principal)) + (m.principal[1] > 0 ? d.below(100) : 0),
  );
  const finance = share(Math.max(pool, m.principal[1] === 0 && pool > 0 ? notes : 0), between(d, m.finance));
  return { principal, defaulted, finance_charges: finance, liquidation_proceeds: recovered };
}

/** The pool goes to zero at once: all paid, all lost, or a part of each. */
function lastMonth(d: Dice, pool: number): Record<string, number> {
  const lost = share(pool, d.pick([0, 10_000, d.below(10_001)]));
  return {
    principal: pool - lost,
    defaulted: lost,
    finance_charges: share(pool, d.below(100)),
    liquidation_proceeds: share(lost, d.below(6_000)),
  };
}

function extras(d: Dice, cents: Record<string, number>, pool: number): void {
  const left = pool - (cents['principal'] ?? 0) - (cents['defaulted'] ?? 0);
  if (d.chance(10) && left > 0) {
    cents['purchase_principal'] = d.below(Math.min(left, share(pool, 60)) + 1);
    cents['purchase_finance'] = share(cents['purchase_principal'], d.below(60));
  }
  if (d.chance(45)) cents['account_interest'] = d.below(share(pool, 1) + 10);
  if (d.chance(60)) cents['reserve_earnings'] = d.below(d.pick([share(pool, 1), 100, share(pool, 5)]) + 10);
  if (d.chance(12)) cents['advances'] = d.below(share(pool, 8) + 10);
  if (d.chance(15)) cents['unreimbursed_advances'] = d.below(d.pick([share(pool, 8), share(pool, 80)]) + 10);
  if (d.chance(4)) {
    const other = [
      'principal',
      'finance_charges',
      'purchase_principal',
      'purchase_finance',
      'account_interest',
      'advances',
    ];
    const cash = other.reduce((total, line) => total + (cents[line] ?? 0), 0);
    if (cash > 0) cents['liquidation_proceeds'] = -d.below(cash + 1);
  }
}
